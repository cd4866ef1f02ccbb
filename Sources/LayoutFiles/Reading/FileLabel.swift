import Anchors

/// A label whose size or baselines the file may override.
final class FileLabel: Label {
  var statedSize: Size?
  var statedBaselines: Baselines?

  override var intrinsicContentSize: Size { statedSize ?? super.intrinsicContentSize }

  override var contentHeightDependsOnWidth: Bool {
    statedSize == nil && super.contentHeightDependsOnWidth
  }

  override var baselines: Baselines { statedBaselines ?? super.baselines }
}

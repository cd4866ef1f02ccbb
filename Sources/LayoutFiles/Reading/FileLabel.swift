package import Anchors

/// A label whose size or baselines the file may override.
package final class FileLabel: Label {
  package var statedSize: Size?
  package var statedBaselines: Baselines?

  package override var intrinsicContentSize: Size { statedSize ?? super.intrinsicContentSize }

  package override var contentHeightDependsOnWidth: Bool {
    statedSize == nil && super.contentHeightDependsOnWidth
  }

  package override var contentBaselines: Baselines { statedBaselines ?? super.contentBaselines }
}

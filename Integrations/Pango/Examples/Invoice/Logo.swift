import Anchors
import Rendering

/// Three bars of growing height on one line.
final class Logo: View {
  init() {
    super.init("logo")
    heightAnchor(equalTo: 26)
    var before = leadingAnchor
    for (index, share) in [0.4, 0.7, 1].enumerated() {
      let bar = PaintedView("bar\(index)", Paint(fill: Style.accent, radius: 2))
      addSubview(bar)
      bar.leadingAnchor(equalTo: before, constant: index == 0 ? 0 : 3)
        .bottomAnchor(equalTo: bottomAnchor)
        .widthAnchor(equalTo: 7)
        .heightAnchor(equalTo: heightAnchor, multiplier: share)
      before = bar.trailingAnchor
    }
    trailingAnchor(equalTo: before)
  }
}

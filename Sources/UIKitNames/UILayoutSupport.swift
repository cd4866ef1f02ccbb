/// A bar at the top or bottom of a view controller's view, as a layout guide.
public protocol UILayoutSupport: AnyObject {
  /// The extent of the bar inside the view, in points, as of the last layout.
  var length: Double { get }
  /// The upper edge.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The lower edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height.
  var heightAnchor: NSLayoutDimension { get }
}

/// The height of a view between an edge and its safe area.
final class BarGuide: LayoutGuide, UILayoutSupport {
  var length: Double { layoutFrame.height }

  init(_ name: String, in view: View, atTop: Bool) {
    super.init(name)
    view.addLayoutGuide(self)
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: atTop ? view.topAnchor : safeArea.bottomAnchor),
      bottomAnchor.constraint(equalTo: atTop ? safeArea.topAnchor : view.bottomAnchor),
    ])
  }
}

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

/// The area of a view between an edge and its safe area, and the bar of a controller inside of it.
final class BarGuide: LayoutGuide, UILayoutSupport {
  private var innerEdge: NSLayoutConstraint?
  var length: Double { layoutFrame.height }

  init(_ name: String, in view: View, atTop: Bool) {
    super.init(name)
    view.addLayoutGuide(self)
    let safeArea = view.safeAreaLayoutGuide
    let edges =
      atTop
      ? [
        topAnchor.constraint(equalTo: view.topAnchor),
        bottomAnchor.constraint(equalTo: safeArea.topAnchor),
      ]
      : [
        bottomAnchor.constraint(equalTo: view.bottomAnchor),
        safeArea.bottomAnchor.constraint(equalTo: topAnchor),
      ]
    innerEdge = edges[1]
    NSLayoutConstraint.activate(edges)
  }

  /// Sets the height of the bar in points.
  func setBarHeight(_ height: Double) { innerEdge?.constant = height }
}

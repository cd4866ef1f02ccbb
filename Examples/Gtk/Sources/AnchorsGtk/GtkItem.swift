public import Anchors
public import CGtk

/// A widget of GTK.
public typealias Widget = UnsafeMutablePointer<GtkWidget>

/// A widget as an item of a layout.
public final class GtkItem: LayoutItem {
  /// The item's place in the layout.
  public let layoutNode: LayoutNode
  /// The widget.
  public let widget: Widget

  /// Creates the item of a widget, which it owns.
  ///
  /// - Parameters:
  ///   - name: The name in frames and reports.
  ///   - widget: The widget.
  public init(_ name: String, _ widget: Widget) {
    layoutNode = LayoutNode(name)
    self.widget = widget
    g_object_ref_sink(widget)
    layoutNode.measure = { width in
      let across = measure(widget, GTK_ORIENTATION_HORIZONTAL, -1)
      let width = min(across.natural, max(across.minimum, width ?? across.natural))
      return Size(width: width, height: measure(widget, GTK_ORIENTATION_VERTICAL, width).natural)
    }
    layoutNode.measureMinimum = { width in
      let across = measure(widget, GTK_ORIENTATION_HORIZONTAL, -1)
      // Without a width, GTK answers for a text with one word on each line.
      let down = measure(widget, GTK_ORIENTATION_VERTICAL, width ?? across.natural)
      return Size(width: across.minimum, height: down.minimum)
    }
    layoutNode.measureBaselines = { width in
      let down = measure(widget, GTK_ORIENTATION_VERTICAL, width ?? -1)
      guard let baseline = down.baseline else { return Baselines() }
      return Baselines(firstFromTop: baseline, lastFromBottom: down.natural - baseline)
    }
  }

  deinit { g_object_unref(widget) }

  /// Hides or shows the widget.
  public var isHidden: Bool {
    get { layoutNode.isHidden }
    set {
      layoutNode.isHidden = newValue
      gtk_widget_set_visible(widget, newValue ? 0 : 1)
    }
  }
}

/// Asks GTK for an extent of a widget; a width that is not whole is rounded up to pixels.
private func measure(
  _ widget: Widget, _ orientation: GtkOrientation, _ forSize: Double
) -> (minimum: Double, natural: Double, baseline: Double?) {
  var (minimum, natural, least, baseline) = (gint(0), gint(0), gint(-1), gint(-1))
  gtk_widget_measure(
    widget, orientation, gint(forSize.rounded(.up)), &minimum, &natural, &least, &baseline)
  return (Double(minimum), Double(natural), baseline < 0 ? nil : Double(baseline))
}

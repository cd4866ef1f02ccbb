public import Anchors
import CGtk

/// A widget whose children are placed by the engine.
///
/// GTK asks for its sizes and sets its size; the engine answers and lays out. GTK hears of changes
/// of the layout, and the engine of changes of the widgets: nothing has to be reported by hand.
public final class GtkContainer: LayoutItem {
  /// The root of the layout.
  public let layoutNode: LayoutNode
  /// The widget that GTK places.
  public let widget: Widget
  /// The items with a widget, in the order in which they were added.
  public private(set) var items: [GtkItem] = []
  /// Receives the text of an error, or of the report of a layout that breaks constraints.
  public var report: (String) -> Void = { print($0) }
  /// True while GTK asks or sets sizes, when it must not be told of changes.
  private var isBusy = false

  /// Creates a container without children.
  ///
  /// - Parameter name: The name in frames and reports.
  public init(_ name: String) {
    layoutNode = LayoutNode(name)
    widget = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
    g_object_ref_sink(widget)
    // GTK places widgets at whole pixels.
    scale = 1
    let manager = gtk_custom_layout_new(
      { _ in GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH },
      { widget, orientation, forSize, minimum, natural, _, _ in
        guard let size = GtkContainer.of(widget)?.sizes(orientation, forSize) else { return }
        minimum?.pointee = size.minimum
        natural?.pointee = size.natural
      }, { widget, width, height, _ in GtkContainer.of(widget)?.allocate(width, height) })
    gtk_widget_set_layout_manager(widget, manager)
    g_object_set_data(object(widget), "anchors", Unmanaged.passUnretained(self).toOpaque())
    layoutNode.needsLayoutHandler = { [unowned self] in
      if !isBusy { gtk_widget_queue_resize(widget) }
    }
  }

  deinit {
    g_object_set_data(object(widget), "anchors", nil)
    for item in items { gtk_widget_unparent(item.widget) }
    g_object_unref(widget)
  }

  /// Adds a widget, to a place in the container's layout that the caller chooses.
  ///
  /// - Parameters:
  ///   - name: The name in frames and reports.
  ///   - child: The widget.
  /// - Returns: The item, which is not in the layout yet.
  public func add(_ name: String, _ child: Widget) -> GtkItem {
    let item = GtkItem(name, child)
    items.append(item)
    gtk_widget_set_parent(child, widget)
    return item
  }

  private static func of(_ widget: Widget?) -> GtkContainer? {
    widget.flatMap { g_object_get_data(object($0), "anchors") }
      .map { Unmanaged<GtkContainer>.fromOpaque($0).takeUnretainedValue() }
  }

  /// The smallest and the preferred extent, which GTK requests after each change of a widget.
  private func sizes(
    _ orientation: GtkOrientation, _ forSize: gint
  ) -> (minimum: gint, natural: gint) {
    isBusy = true
    defer { isBusy = false }
    // GTK stores the answer until a widget inside changes, so this is the first request afterwards.
    if orientation == GTK_ORIENTATION_HORIZONTAL {
      for item in items { item.invalidateIntrinsicContentSize() }
    }
    updateDirection()
    let width = forSize < 0 ? nil : Double(forSize)
    do {
      guard orientation == GTK_ORIENTATION_VERTICAL else {
        return (pixels(try minimumSize().width), pixels(try preferredSize().width))
      }
      let natural = pixels(try preferredSize(width: width).height)
      return (min(pixels(try minimumSize(width: width).height), natural), natural)
    } catch {
      report("\(error)")
      return (0, 0)
    }
  }

  private func allocate(_ width: gint, _ height: gint) {
    isBusy = true
    defer { isBusy = false }
    updateDirection()
    layoutIfNeeded(width: Double(width), height: Double(height))
    if let report = layoutNode.lastReport { self.report("\(report)") }
    for item in items where !item.isHidden {
      let frame = item.frameInRoot
      var allocation = GtkAllocation(
        x: gint(frame.minX), y: gint(frame.minY), width: gint(frame.width),
        height: gint(frame.height))
      gtk_widget_size_allocate(item.widget, &allocation, -1)
    }
  }

  private func updateDirection() {
    let isRightToLeft = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
    layoutNode.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
  }

  private func pixels(_ extent: Double) -> gint { gint(extent.rounded(.up)) }
}

private func object(_ widget: Widget) -> UnsafeMutablePointer<GObject> {
  UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
}

import Anchors
import AnchorsGtk
import CGtk

/// Resizes the dialog, changes its texts, and compares what GTK made of the frames.
final class Check {
  private let dialog: SettingsDialog
  private let folder: String
  private let loop: OpaquePointer?
  private var index = 0
  /// The number of comparisons of the step, and the last one.
  private var attempts = 0
  private var last = ""
  /// The number of widgets that are not where the engine has placed them.
  private(set) var mismatches = 0

  init(_ dialog: SettingsDialog, savingTo folder: String, loop: OpaquePointer?) {
    self.dialog = dialog
    self.folder = folder
    self.loop = loop
  }

  private lazy var steps: [(name: String, body: (SettingsDialog) -> Void)] = [
    ("preferred", { _ in }),
    ("hidden-shown", { $0.problem.isHidden = false }),
    ("text", { gtk_label_set_text(OpaquePointer($0.emailLabel.widget), "Address of the server") }),
    // The layout reports the change to GTK.
    ("constant", { $0.listHeight.constant = 150 }),
    ("minimum", { $0.resize(width: 1, height: 1) }),
    ("large", { $0.resize(width: 900, height: 700) }),
    ("hidden-again", { $0.problem.isHidden = true }),
  ]

  /// Starts the steps, each of which is compared until GTK has laid out and nothing changes.
  func start() {
    let context = Unmanaged.passUnretained(self).toOpaque()
    g_timeout_add(
      200,
      { context in
        guard let context else { return 0 }
        return Unmanaged<Check>.fromOpaque(context).takeUnretainedValue().next() ? 1 : 0
      }, context)
    steps[0].body(dialog)
  }

  /// Compares after a step, and begins the next one once nothing changes any more.
  ///
  /// - Returns: Whether a comparison remains.
  private func next() -> Bool {
    let (report, differences) = comparison
    attempts += 1
    let isFinal = attempts >= 4 && report == last && differences == 0
    last = report
    guard isFinal || attempts == 40 else { return true }
    print("\(steps[index].name): \(report)")
    mismatches += differences
    attempts = 0
    dialog.saveScreenshot(to: "\(folder)/\(steps[index].name).png")
    index += 1
    guard index < steps.count else {
      g_main_loop_quit(loop)
      return false
    }
    steps[index].body(dialog)
    return true
  }

  /// The comparison of all widgets that are shown, and the number of those that differ.
  private var comparison: (report: String, differences: Int) {
    var (count, differences) = (0, 0)
    var report = ""
    for container in [dialog.content, dialog.list] {
      for item in container.items where !item.isHidden {
        count += 1
        var bounds = graphene_rect_t()
        _ = gtk_widget_compute_bounds(item.widget, container.widget, &bounds)
        let actual = Rect(
          x: Double(bounds.origin.x), y: Double(bounds.origin.y),
          width: Double(bounds.size.width), height: Double(bounds.size.height))
        guard actual != item.frameInRoot else { continue }
        differences += 1
        report += "\(item.layoutNode.name) is at \(actual), not \(item.frameInRoot)\n"
      }
    }
    let size = dialog.content.layoutNode.frame.size
    report += "\(Int(size.width)) × \(Int(size.height)), \(count) widgets compared"
    return (report, differences)
  }
}

extension SettingsDialog {
  /// Asks GTK for a size of the window, which is never below the minimum of its content.
  func resize(width: gint, height: gint) {
    gtk_window_set_default_size(Self.cast(window), width, height)
  }

  /// Saves the content of the window as a PNG.
  func saveScreenshot(to path: String) {
    let paintable = gtk_widget_paintable_new(window)
    defer { g_object_unref(paintable.map(UnsafeMutableRawPointer.init)) }
    let width = Double(gtk_widget_get_width(window))
    let height = Double(gtk_widget_get_height(window))
    let snapshot = gtk_snapshot_new()
    gdk_paintable_snapshot(paintable, snapshot, width, height)
    guard let node = gtk_snapshot_free_to_node(snapshot) else { return }
    defer { gsk_render_node_unref(node) }
    let renderer = gtk_native_get_renderer(OpaquePointer(window))
    let texture = gsk_renderer_render_texture(renderer, node, nil)
    defer { g_object_unref(texture.map(UnsafeMutableRawPointer.init)) }
    gdk_texture_save_to_png(texture, path)
  }
}

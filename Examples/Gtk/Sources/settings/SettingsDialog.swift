import AnchorsGrid
import AnchorsGtk
import CGtk

/// A window with settings, placed by constraints.
final class SettingsDialog {
  let window: Widget
  let content = GtkContainer("settings")
  /// The container inside the scrolled window.
  let list = GtkContainer("list")
  let emailLabel: GtkItem
  let problem: GtkItem
  /// The smallest height of the scrolled list.
  let listHeight: LayoutConstraint

  init() throws {
    window = gtk_window_new()
    let content = content
    let title = content.add("title", Self.label("Mail settings", style: "title-2"))
    let help = content.add(
      "help",
      Self.label(
        "Changes apply to this computer only. Your other devices have settings of their own, and "
          + "receive messages in the meantime.", style: "dim-label"))
    emailLabel = content.add("emailLabel", Self.label("E-mail"))
    let email = content.add("email", gtk_entry_new())
    let nameLabel = content.add("nameLabel", Self.label("Name"))
    let name = content.add("name", gtk_entry_new())
    let portLabel = content.add("portLabel", Self.label("Port"))
    let port = content.add("port", gtk_spin_button_new_with_range(1, 65_535, 1))
    problem = content.add(
      "problem",
      Self.label("There is no server at this address. Check its spelling.", style: "error"))
    let batteryLabel = content.add(
      "batteryLabel", Self.label("Receive messages while the computer runs on its battery"))
    let battery = content.add("battery", gtk_switch_new())
    let folders = content.add("folders", gtk_scrolled_window_new())
    listHeight = folders.heightAnchor.constraint(greaterThanOrEqualToConstant: 110)
    let cancel = content.add("cancel", gtk_button_new_with_label("Cancel"))
    let save = content.add("save", gtk_button_new_with_label("Save settings"))
    gtk_widget_add_css_class(save.widget, "suggested-action")

    let column = StackView(axis: .vertical, spacing: 12, name: "column")
    content.layoutNode.addChild(column.layoutNode)
    column.edges(equalTo: content, insets: DirectionalEdgeInsets(24))
    for item in [title, help] { column.addArrangedSubview(item) }
    let fields = try GridView("fields", columns: 2, columnSpacing: 12, rowSpacing: 8)
    for (label, field) in [(emailLabel, email), (nameLabel, name), (portLabel, port)] {
      let row = try fields.addRow([label.layoutNode, field.layoutNode])
      row.alignment = .firstBaseline
    }
    // GTK's spin buttons have no baseline.
    try fields.row(2).alignment = .center
    // The widest label decides; the fields have the rest.
    try fields.column(1).setSize(.share(1))
    column.addArrangedSubview(fields)
    column.addArrangedSubview(problem)
    problem.isHidden = true

    let switchRow = StackView(axis: .horizontal, alignment: .center, spacing: 12, name: "battery")
    for item in [batteryLabel, battery] { switchRow.addArrangedSubview(item) }
    battery.setContentHuggingPriority(.required, for: .horizontal)
    column.addArrangedSubview(switchRow)

    column.addArrangedSubview(folders)
    listHeight.isActive = true
    folders.setContentHuggingPriority(1, for: .vertical)
    fillList()
    gtk_scrolled_window_set_child(Self.cast(folders.widget), list.widget)

    let buttons = StackView(
      axis: .horizontal, distribution: .fillEqually, spacing: 8, name: "buttons")
    for item in [cancel, save] { buttons.addArrangedSubview(item) }
    let end = StackView(axis: .horizontal, name: "end")
    end.addArrangedSubview(LayoutNode("space"))
    end.addArrangedSubview(buttons)
    column.addArrangedSubview(end)

    gtk_window_set_title(Self.cast(window), "Settings")
    gtk_window_set_child(Self.cast(window), content.widget)
  }

  /// Fills the scrolled list: check buttons above one another, as wide as the window permits.
  private func fillList() {
    let column = StackView(axis: .vertical, spacing: 4, name: "folders")
    list.layoutNode.addChild(column.layoutNode)
    column.topAnchor(equalTo: list.topAnchor, constant: 6)
      .horizontalEdges(equalTo: list, inset: 6)
      .bottomAnchor(lessThanOrEqualTo: list.bottomAnchor, constant: -6)
    for folder in ["Inbox", "Drafts", "Sent", "Archive", "Invoices", "Travel", "Family", "Junk"] {
      column.addArrangedSubview(list.add(folder, gtk_check_button_new_with_label(folder)))
    }
  }

  private static func label(_ text: String, style: String? = nil) -> Widget {
    let label: Widget = gtk_label_new(text)
    gtk_label_set_xalign(OpaquePointer(label), 0)
    gtk_label_set_wrap(OpaquePointer(label), 1)
    if let style { gtk_widget_add_css_class(label, style) }
    return label
  }

  /// Casts a widget to a class whose structure is opaque or not in C.
  static func cast(_ widget: Widget) -> OpaquePointer { OpaquePointer(widget) }
  static func cast(_ widget: Widget) -> UnsafeMutablePointer<GtkWindow> {
    UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkWindow.self)
  }
}

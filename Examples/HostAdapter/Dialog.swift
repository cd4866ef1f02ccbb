import Anchors

/// Prints a dialog three times: in English, right to left with a button hidden, and with it again.
@MainActor func showDialog() throws {
  let dialog = Widget("dialog", hasBorder: true)
  let title = Widget("title", text: "Connect")
  let help = Widget("help", text: "The server keeps your letters until you have read them.")
  let cancel = Widget("cancel", text: "Cancel", hasBorder: true)
  let connect = Widget("connect", text: "Connect now", hasBorder: true)
  let buttons = Widget(row: "buttons", spacing: 1)
  for widget in [cancel, connect] { buttons.add(widget) }
  for widget in [title, help, buttons] { dialog.add(widget) }

  title
    .topAnchor(equalTo: dialog.topAnchor, constant: 1)
    .centerXAnchor(equalTo: dialog.centerXAnchor)
  help
    .topAnchor(equalTo: title.bottomAnchor, constant: 1)
    .leadingAnchor(equalTo: dialog.leadingAnchor, constant: 2)
    .trailingAnchor(equalTo: dialog.trailingAnchor, constant: -2)
  buttons
    .topAnchor(equalTo: help.bottomAnchor, constant: 1)
    .leadingAnchor(greaterThanOrEqualTo: dialog.leadingAnchor, constant: 2)
    .trailingAnchor(equalTo: dialog.trailingAnchor, constant: -2)
    .bottomAnchor(equalTo: dialog.bottomAnchor, constant: -1)

  func show(_ result: LayoutResult) {
    var screen = Screen(result.size)
    dialog.draw(on: &screen)
    print(screen.description)
    print("moved: " + result.changed.map(\.name).joined(separator: ", "))
  }

  dialog.scale = 1  // whole cells
  show(try dialog.layout(width: 44, height: nil))

  help.text = "Please try again."
  dialog.layoutNode.layoutDirection = .rightToLeft
  cancel.isHidden = true
  show(try dialog.layout(width: 44, height: nil))

  cancel.isHidden = false
  show(try dialog.layout(width: 44, height: nil))
}

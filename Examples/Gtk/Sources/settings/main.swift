// A settings dialog of GTK 4.
// Usage: settings [--rtl] [--check FOLDER]      --check: compares frames, leaves screenshots

import CGtk
import Foundation

let arguments = CommandLine.arguments
gtk_init()
if arguments.contains("--rtl") { gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL) }
let loop = g_main_loop_new(nil, 0)
let dialog = try SettingsDialog()
gtk_window_present(SettingsDialog.cast(dialog.window))
if let option = arguments.firstIndex(of: "--check"), option + 1 < arguments.count {
  let check = Check(dialog, savingTo: arguments[option + 1], loop: loop)
  check.start()
  g_main_loop_run(loop)
  exit(check.mismatches == 0 ? 0 : 1)
}
g_main_loop_run(loop)

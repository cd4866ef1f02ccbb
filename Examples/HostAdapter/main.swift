import Anchors

// With `--live` and a number of seconds: a dashboard in the terminal.
if CommandLine.arguments.dropFirst().first == "--live" {
  let seconds = CommandLine.arguments.dropFirst(2).first.flatMap { Int($0) }
  Terminal().run(Dashboard(), seconds: seconds ?? 3600)
} else {
  try showDialog()
}

/// A rectangle as a layout method writes it.
struct Frame {
  var left = 0.0
  var top = 0.0
  var width = 0.0
  var height = 0.0
}

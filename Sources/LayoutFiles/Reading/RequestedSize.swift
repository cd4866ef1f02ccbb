/// The requested size of a file; a nil extent becomes the fitting extent.
struct RequestedSize {
  let width: Double?
  let height: Double?
}

/// The requested size of a file; a nil extent becomes the fitting extent.
package struct RequestedSize {
  package let width: Double?
  package let height: Double?

  package init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }
}

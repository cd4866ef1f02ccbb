extension LayoutResult: CustomStringConvertible {
  /// The size and the number of changed frames.
  public var description: String {
    let count = changed.count
    return decimal(size.width) + " x " + decimal(size.height) + ", "
      + (count == 1 ? "1 frame" : String(count) + " frames") + " changed"
  }
}

extension Rect: CustomStringConvertible {
  /// Left, top, width and height, in points: `(5, 16, 80, 20.4)`.
  public var description: String {
    let numbers = [minX, minY, width, height].map { decimal($0, decimals: 6) }
    return "(" + numbers[0] + ", " + numbers[1] + ", " + numbers[2] + ", " + numbers[3] + ")"
  }
}

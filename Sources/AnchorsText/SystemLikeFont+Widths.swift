// Written by Scripts/generators/advances.py. `TextBytes.number(at:)` reads the pairs.

extension SystemLikeFont {
  /// The widths of printable ASCII characters.
  static var asciiWidths: StaticString {
    """
    837A;?D5CKK7DK7O;7;7<5BK7M=H8A9DC7>2B;BEC9BBCD?HCHCB8A8FB8B8B???LCD3D5F0F9B2A>FH\
    FK87@ACAA6JLFOG0C8H8CMC8A=FEC;LAE6B1CC9N8F9N>E@M:=@DBF@NBAA9:BB;B37<7K?O7:JBAGAF\
    B;AO;8?F:EAK?BGB?=@A@2:I84:IB8
    """
  }

  /// The sizes at which the tracking is known, in ascending order.
  static let trackingSizes: [Double] = [11, 12, 13, 14, 15, 16, 17, 18, 20, 22, 28, 34]

  /// The points that these sizes add to a character.
  static let trackings: [Double] = [
    0.306, 0.216, 0.167, 0.094, 0.046, -0.004, -0.099, -0.11, -0.321, -0.561, -0.556, -0.606,
  ]

  /// The weights whose letters were compared, in ascending order.
  static let additionWeights: [Double] = [300, 400, 500, 600, 700, 800]

  /// The thousandths of the size that these weights add to a character.
  static let additions: [Double] = [-5, 0, 10, 21, 33, 40]
}

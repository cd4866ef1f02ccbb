// Written by Scripts/generators/advances.py. Widths are pairs of digits as in `CoreFont`.

extension SystemLikeFont {
  /// The widths of printable ASCII characters.
  static var asciiWidths: StaticString {
    """
    837A;?D5CKK7DK7O;7;7<5BK7M=H8A9DC7>2B;BEC9BBCD?HCHCB8A8FB8B8B???LCD3D5F0F9B2A>FH\
    FK87@ACAA6JLFOG0C8H8CMC8A=FEC;LAE6B1CC9N8F9N>E@M:=@DBF@NBAA9:BB;B37<7K?O7:JBAGAF\
    B;AO;8?F:EAK?BGB?=@A@2:I84:IB8
    """
  }

  /// The number of sizes at which the tracking is known.
  static var trackingCount: Int { 12 }

  /// Returns a size at which the tracking is known, with the points that it adds to a character.
  static func tracking(_ index: Int) -> (key: Double, value: Double) {
    switch index {
    case 0: (11, 0.306)
    case 1: (12, 0.216)
    case 2: (13, 0.167)
    case 3: (14, 0.094)
    case 4: (15, 0.046)
    case 5: (16, -0.004)
    case 6: (17, -0.099)
    case 7: (18, -0.11)
    case 8: (20, -0.321)
    case 9: (22, -0.561)
    case 10: (28, -0.556)
    default: (34, -0.606)
    }
  }

  /// The number of weights whose letters were compared.
  static var additionCount: Int { 6 }

  /// Returns a weight, with the thousandths of the size that it adds to a character.
  static func addition(_ index: Int) -> (key: Double, value: Double) {
    switch index {
    case 0: (300, -5)
    case 1: (400, 0)
    case 2: (500, 10)
    case 3: (600, 21)
    case 4: (700, 33)
    default: (800, 40)
    }
  }
}

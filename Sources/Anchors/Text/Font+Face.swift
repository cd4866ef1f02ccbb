extension Font {
  /// A typeface of those that every PDF reader has.
  public enum Face: UInt8, Sendable, Hashable, CaseIterable {
    /// Helvetica.
    case helvetica
    /// Helvetica, bold.
    case helveticaBold
    /// Helvetica, slanted.
    case helveticaOblique
    /// Helvetica, bold and slanted.
    case helveticaBoldOblique
    /// Times.
    case timesRoman
    /// Times, bold.
    case timesBold
    /// Times, italic.
    case timesItalic
    /// Times, bold and italic.
    case timesBoldItalic
    /// Courier, whose glyphs are all of one width.
    case courier
    /// Courier, bold.
    case courierBold
    /// Courier, slanted.
    case courierOblique
    /// Courier, bold and slanted.
    case courierBoldOblique

    /// The name in PDF and PostScript, such as Helvetica-Bold.
    public var name: String {
      switch self {
      case .helvetica: "Helvetica"
      case .helveticaBold: "Helvetica-Bold"
      case .helveticaOblique: "Helvetica-Oblique"
      case .helveticaBoldOblique: "Helvetica-BoldOblique"
      case .timesRoman: "Times-Roman"
      case .timesBold: "Times-Bold"
      case .timesItalic: "Times-Italic"
      case .timesBoldItalic: "Times-BoldItalic"
      case .courier: "Courier"
      case .courierBold: "Courier-Bold"
      case .courierOblique: "Courier-Oblique"
      case .courierBoldOblique: "Courier-BoldOblique"
      }
    }

    /// The face of a name, or nil if there is none of that name.
    ///
    /// - Parameter name: A name as ``name`` has it; upper and lower case count.
    public init?(name: String) {
      let face = Self.allCases.first { $0.name.utf8.elementsEqual(name.utf8) }
      guard let face else { return nil }
      self = face
    }

    /// Whether the strokes are heavier than those of plain text.
    public var isBold: Bool { rawValue & 1 == 1 }

    /// Whether the face is slanted or italic.
    public var isItalic: Bool { rawValue & 2 == 2 }

    /// The face of the same family, bold and slanted as told.
    ///
    /// ```swift
    /// Font.Face.timesItalic.with(bold: true, italic: false)  // timesBold
    /// ```
    ///
    /// - Parameters:
    ///   - bold: Whether the strokes are heavier.
    ///   - italic: Whether the face is slanted or italic.
    /// - Returns: The face.
    public func with(bold: Bool, italic: Bool) -> Face {
      Face(rawValue: rawValue & ~3 | (bold ? 1 : 0) | (italic ? 2 : 0)) ?? self
    }
  }
}

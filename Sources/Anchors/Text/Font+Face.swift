extension Font {
  /// A typeface that is built into every PDF reader.
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
    /// Courier; all glyphs have the same width.
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

    /// Finds a face by its PostScript name; nil if the name is unknown.
    ///
    /// - Parameter name: A name as in ``name``; case matters.
    public init?(name: String) {
      let face = Self.allCases.first { $0.name.utf8.elementsEqual(name.utf8) }
      guard let face else { return nil }
      self = face
    }

    /// True if the strokes are heavier than regular.
    public var isBold: Bool { rawValue & 1 == 1 }

    /// True if the face is slanted or italic.
    public var isItalic: Bool { rawValue & 2 == 2 }

    /// The face of the same family with other traits.
    ///
    /// ```swift
    /// Font.Face.timesItalic.with(bold: true, italic: false)  // timesBold
    /// ```
    ///
    /// - Parameters:
    ///   - bold: Whether the strokes are heavier than regular.
    ///   - italic: Whether the face is slanted or italic.
    /// - Returns: The face of this family that has exactly these traits.
    public func with(bold: Bool, italic: Bool) -> Face {
      Face(rawValue: rawValue & ~3 | (bold ? 1 : 0) | (italic ? 2 : 0)) ?? self
    }
  }
}

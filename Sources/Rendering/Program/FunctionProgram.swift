import Anchors
public import AnchorsQuestions

/// Generates a program from a layout function; the program needs no solver and no imports.
///
/// ```swift
/// let program = FunctionProgram(.c)
/// print(program.source(of: function))
/// ```
///
/// The program finds the piece of a parameter and evaluates it operation by operation, like
/// `LayoutFunction.frames(at:)`, so that its frames have the same bits.
public struct FunctionProgram: Sendable {
  /// The languages of generated programs.
  public enum Language: String, CaseIterable, Sendable {
    /// An enumeration without cases, for Swift 5.9 or later, including Embedded Swift.
    case swift
    /// An ECMAScript 2015 module.
    case javascript
    /// C99, with two functions and a table.
    case c
  }

  /// The language of the program.
  public let language: Language
  /// The name of the layout in the program.
  public let name: String

  /// Creates a generator; nil if the name is not valid in all languages.
  ///
  /// - Parameters:
  ///   - language: The language of the program.
  ///   - name: The name of the layout in the program: ASCII letters, digits and underscores,
  ///     starting with a capital letter.
  public init?(_ language: Language, name: String = "Layout") {
    guard Self.isName(name) else { return nil }
    self.language = language
    self.name = name
  }

  /// Checks the name of a layout for use in programs.
  ///
  /// Keywords of the languages start with a small letter, with few exceptions.
  ///
  /// - Parameter name: The name.
  /// - Returns: Whether it is a capital ASCII letter followed by letters, digits and underscores,
  ///   and not a type of one of the languages.
  public static func isName(_ name: String) -> Bool {
    guard let first = name.utf8.first, first >= 0x41, first <= 0x5A else { return false }
    guard
      ![
        "Any", "Array", "Bool", "Double", "Float64Array", "Int", "Math", "Protocol", "Self",
        "String", "Type",
      ]
      .contains(where: { $0.utf8.elementsEqual(name.utf8) })
    else { return false }
    return name.utf8.allSatisfy { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A: true
      default: false
      }
    }
  }

  /// Generates the source of the program.
  ///
  /// - Parameter function: The layout function.
  /// - Returns: The text of one file; equal functions produce equal texts.
  /// - Complexity: O(frames that differ from those of the piece before + items × pieces).
  public func source(of function: LayoutFunction) -> String {
    var text = ProgramText(language)
    writeHeader(of: function, into: &text)
    text.beginLayout(name, names: function.items.map { $0.name })
    writePieces(of: function, into: &text)
    text.writeHelpers()
    let bodies = frameBodies(of: function)
    if bodies.count > 1 {
      for (index, body) in bodies.enumerated() {
        text.beginPart(name, index)
        text.append(body)
        text.endFunction()
      }
    }
    let grid = PixelRounding(function)
    if let grid { text.writeRounding(grid, name) }
    text.beginFrames(name, count: function.items.count)
    if bodies.count > 1 {
      for index in bodies.indices { text.callPart(name, index) }
    } else if let body = bodies.first {
      text.append(body)
    }
    if grid != nil { text.callRounding(name) }
    text.endFrames()
    text.endLayout(name)
    return text.text
  }

  private func writeHeader(of function: LayoutFunction, into text: inout ProgramText) {
    text.comment("The frames of a layout as a function of " + function.parameter + ".")
    if !function.pieces.isEmpty {
      text.comment(
        "Possible from " + decimal(function.from) + " to " + decimal(function.to) + ", in "
          + String(function.pieces.count) + (function.pieces.count == 1 ? " piece" : " pieces")
          + (function.gaps.isEmpty ? "." : " with gaps."))
    }
    text.comment("Generated; change the layout instead of this file.")
    text.line("")
    text.writePreamble()
  }
}

/// One parsed logical line: `item1.TEL;TYPE=work,voice:+55 11 3333-4444`.
struct Property {
  /// A parameter between the name and the value, both in capitals.
  struct Parameter {
    /// Its name; `TYPE` if it has none, as in the `TEL;HOME:` of vCard 2.1.
    let name: String
    /// Its values, including those of a quoted list.
    let values: [String]
  }

  /// The name in capitals, without the group.
  let name: String
  /// The parameters, in order.
  let parameters: [Parameter]
  /// The bytes after the colon.
  let value: ArraySlice<UInt8>
  /// True if the value is base64: `ENCODING=b`, or the `BASE64` of many writers.
  private(set) var isBase64 = false
  /// True if the value is quoted-printable, as in vCard 2.1.
  private(set) var isQuotedPrintable = false
  /// The character set of the value, UTF-8 if none is declared.
  private(set) var charset = Charset.utf8
  /// True if the value was checked to be UTF-8 without control characters.
  var isClean = false

  /// The rank of the property among others of its name: 1 is the most preferred.
  ///
  /// `PREF=1` to `PREF=100` as in vCard 4.0; `TYPE=pref` of 3.0 counts as 1; otherwise 101.
  var rank: Int {
    for parameter in parameters where parameter.name == "PREF" {
      if let rank = parameter.values.first.flatMap({ Int($0) }), (1...100).contains(rank) {
        return rank
      }
    }
    return has("PREF") ? 1 : 101
  }

  /// Sets the encoding and character set from the parameters.
  mutating func readEncoding() {
    for parameter in parameters {
      switch parameter.name {
      case "CHARSET": charset = Charset(name: parameter.values.first ?? "")
      case "TYPE", "ENCODING":
        for value in parameter.values {
          if value == "B" || value == "BASE64" { isBase64 = true }
          if value == "QUOTED-PRINTABLE" { isQuotedPrintable = true }
        }
      default: break
      }
    }
  }

  /// Returns whether `TYPE` or `ENCODING` has a value.
  func has(_ value: String) -> Bool {
    parameters.contains { parameter in
      (parameter.name == "TYPE" || parameter.name == "ENCODING")
        && parameter.values.contains(value)
    }
  }

  /// Returns whether a line is quoted-printable and ends with the equals sign of a soft line break.
  ///
  /// - Complexity: O(length up to the colon).
  static func hasSoftBreak(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.last == Ascii.equals else { return false }
    var fault: ContactError.Reason?
    return Property(parsing: line, fault: &fault)?.isQuotedPrintable == true
  }
}

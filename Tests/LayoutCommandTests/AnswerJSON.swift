import Foundation

/// A JSON text as a value for tests; missing members are null.
enum AnswerJSON: Equatable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([AnswerJSON])
  case object([String: AnswerJSON])

  init(_ text: String) throws {
    self.init(try JSONSerialization.jsonObject(with: Data(text.utf8)))
  }

  private init(_ value: Any) {
    switch value {
    case let list as [Any]: self = .array(list.map { Self($0) })
    case let members as [String: Any]: self = .object(members.mapValues { Self($0) })
    case let text as String: self = .string(text)
    case let number as NSNumber:
      self = number.objCType.pointee == 0x63 ? .bool(number.boolValue) : .number(number.doubleValue)
    default: self = .null
    }
  }

  subscript(name: String) -> AnswerJSON {
    if case .object(let members) = self { members[name] ?? .null } else { .null }
  }

  subscript(index: Int) -> AnswerJSON {
    elements.indices.contains(index) ? elements[index] : .null
  }

  var elements: [AnswerJSON] { if case .array(let list) = self { list } else { [] } }
  var text: String { if case .string(let text) = self { text } else { "" } }
}

extension AnswerJSON: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByStringLiteral, ExpressibleByArrayLiteral
{
  init(integerLiteral value: Int) { self = .number(Double(value)) }
  init(floatLiteral value: Double) { self = .number(value) }
  init(stringLiteral value: String) { self = .string(value) }
  init(arrayLiteral elements: AnswerJSON...) { self = .array(elements) }
}

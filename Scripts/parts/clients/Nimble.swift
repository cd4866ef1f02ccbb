// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// A stand-in for Nimble: expectations that fail a test of XCTest.

@_exported import Quick
import XCTest

public enum PredicateStatus { case matches, doesNotMatch, fail }
public enum ExpectationMessage {
  case fail(String)
  case expectedTo(String)
}

public struct MatcherResult {
  let isMatch: Bool
  public init(status: PredicateStatus, message: ExpectationMessage) { isMatch = status == .matches }
  public init(bool: Bool, message: ExpectationMessage) { isMatch = bool }
}

public struct Expression<Value> {
  let body: () throws -> Value?
  public func evaluate() throws -> Value? { try body() }
}

public struct Matcher<Value> {
  let matches: (Expression<Value>) throws -> MatcherResult
  public init(_ matches: @escaping (Expression<Value>) throws -> MatcherResult) {
    self.matches = matches
  }
  fileprivate init(_ isMatch: @escaping (Value?) throws -> Bool) {
    matches = { MatcherResult(bool: try isMatch(try $0.evaluate()), message: .fail("")) }
  }
}

public typealias Predicate = Matcher
public typealias PredicateResult = MatcherResult

public struct Expectation<Value> {
  let expression: Expression<Value>
  let file: String
  let line: UInt

  public func to(_ matcher: Matcher<Value>) { check(matcher, true) }
  public func toNot(_ matcher: Matcher<Value>) { check(matcher, false) }
  public func notTo(_ matcher: Matcher<Value>) { check(matcher, false) }

  private func check(_ matcher: Matcher<Value>, _ expected: Bool) {
    let isMatch = (try? matcher.matches(expression))?.isMatch ?? false
    guard isMatch != expected else { return }
    exampleFailed = true
    XCTFail("\(file):\(line): got \(String(describing: try? expression.evaluate()))")
  }
}

public func expect<Value>(
  file: String = #filePath, line: UInt = #line,
  _ body: @autoclosure @escaping () throws -> Value?
) -> Expectation<Value> {
  Expectation(expression: Expression(body: body), file: file, line: line)
}

public func expect<Value>(
  file: String = #filePath, line: UInt = #line, _ body: @escaping () throws -> Value
) -> Expectation<Value> {
  Expectation(expression: Expression(body: body), file: file, line: line)
}

public func equal<Value: Equatable>(_ value: Value?) -> Matcher<Value> { Matcher { $0 == value } }
public func beNil<Value>() -> Matcher<Value> { Matcher { (found: Value?) in found == nil } }
public func beTrue() -> Matcher<Bool> { equal(true) }
public func beFalse() -> Matcher<Bool> { equal(false) }
public func beEmpty<Value: Collection>() -> Matcher<Value> { Matcher { $0?.isEmpty ?? false } }
public func beIdenticalTo(_ value: AnyObject?) -> Matcher<AnyObject> { Matcher { $0 === value } }
public func beCloseTo<Value: FloatingPoint>(
  _ value: Value, within delta: Value = 1 / 10000
) -> Matcher<Value> {
  Matcher { $0.map { abs($0 - value) <= delta } ?? false }
}

// Traps and Objective-C exceptions cannot be caught here: the body does not run.
public func raiseException<Value>() -> Matcher<Value> { trapping() }
public func throwAssertion<Value>() -> Matcher<Value> { trapping() }
private func trapping<Value>() -> Matcher<Value> {
  Matcher { (_: Expression<Value>) in MatcherResult(bool: true, message: .fail("")) }
}

public func == <Value: Equatable>(found: Expectation<Value>, value: Value?) {
  found.to(equal(value))
}
public func != <Value: Equatable>(found: Expectation<Value>, value: Value?) {
  found.toNot(equal(value))
}
public func === (found: Expectation<AnyObject>, value: AnyObject?) {
  found.to(beIdenticalTo(value))
}
public func > <Value: Comparable>(found: Expectation<Value>, value: Value) {
  found.to(Matcher { $0.map { $0 > value } ?? false })
}
public func == <A: Equatable, B: Equatable>(found: Expectation<(A, B)>, value: (A, B)?) {
  found.to(
    Matcher { pair in
      guard let pair, let value else { return pair == nil && value == nil }
      return pair == value
    })
}

import Testing
@Test func start() { #expect(Bool(true)) }

// Crashes swiftc 6.3.1: a typed error, a non-exhaustive `catch`, and a closure in one function.
enum Refusal: Error {
  case list([Int])
  case text(String)
}

func refuse() throws(Refusal) {}

func use() throws {
  let items = [1, 2].map { $0 }
  do { try refuse() } catch Refusal.list(let list) { print(list, items) }
}

// Stops swiftc 6.3.1: a typed error, a `catch` that leaves cases to the caller, and a closure beside it.
enum Refusal: Error {
  case list([Int])
  case text(String)
}

func refuse() throws(Refusal) {}

func use() throws {
  let items = [1, 2].map { $0 }
  do { try refuse() } catch Refusal.list(let list) { print(list, items) }
}

/// The size of a root: a number, or nil where it follows from the content.
struct RootSize: Equatable {
  var width: Double?
  var height: Double?
}

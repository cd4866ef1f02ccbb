/// A row that was left out so that others can hold, with those it cannot hold together with.
struct BrokenRow {
  let origin: RowOrigin
  let members: [RowOrigin]
}

/// A broken row, with the rows of its conflict.
struct BrokenRow {
  let origin: RowOrigin
  let members: [RowOrigin]
}

/// A broken row, with the rows of its conflict.
package struct BrokenRow {
  let origin: RowOrigin
  let members: [RowOrigin]
}

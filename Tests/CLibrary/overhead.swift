import Simplex

/// The chain of overhead.c by the same calls of Simplex.
@c(chain_in_swift)
public func chainInSwift() -> Double {
  let (count, edits) = (1000, 100)
  var solver = Solver()
  var edges: [Variable] = []
  for _ in 0..<count { edges.append(solver.makeVariable()) }
  var values = [Double](repeating: 0, count: count)
  var sum = 0.0
  do {
    for index in 1..<count {
      let length = edges[index] - edges[index - 1]
      try solver.add(length >= 3)
      try solver.add((length == 2).priority(.low))
    }
    try solver.add(edges[0] >= 0)
    try solver.addEdit(edges[0], priority: .high)
    for edit in 0..<edits {
      try solver.suggest(Double(edit), for: edges[0])
      for index in 0..<count { values[index] = solver[edges[index]] }
      sum += values[count - 1]
    }
  } catch {
    return -1
  }
  return sum
}

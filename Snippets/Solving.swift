import Simplex
import SimplexQuestions

var solver = Solver()
let left = solver.makeVariable("left")
let width = solver.makeVariable("width")
try solver.add(left >= 10)
try solver.add(left + width <= 300)
let preference = try solver.add(width == 400, priority: .low)
print(solver[left], solver[width], try solver.violation(of: preference))

try solver.addEdit(left, priority: .high)
try solver.suggest(50, for: left)
print(solver[left], solver[width], try solver.isDetermined(width))

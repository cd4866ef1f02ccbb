import Simplex
import SimplexQuestions

extension RefusedCall {
  /// All invalid calls other than conflicts.
  static var all: [RefusedCall] {
    variables + constraints + numbers + priorities + edits + rest
  }

  private static var variables: [RefusedCall] {
    unknownVariable("add") { (solver, variable) throws in
      try solver.add(variable == 1)
    }
      + unknownVariable("add, last of six terms") { (solver, variable) throws in
        var sum = LinearExpression(constant: 0)
        for known in solver.variables + solver.variables { sum += known }
        sum += variable
        try solver.add(sum <= 1e6, priority: .low)
      }
      + unknownVariable("add with coefficient 0") { (solver, variable) throws in
        try solver.add(0 * variable == 0)
      }
      + unknownVariable("batch") { (solver, variable) throws in
        try solver.add(contentsOf: [solver.variables[0] >= 0, variable == 1])
      }
      + unknownVariable("remove") { (solver, variable) throws in
        try solver.remove(variable)
      }
      + unknownVariable("addEdit") { (solver, variable) throws in
        try solver.addEdit(variable, priority: .medium)
      }
      + unknownVariable("suggest") { (solver, variable) throws in
        try solver.suggest(1, for: variable)
      }
      + unknownVariable("removeEdit") { (solver, variable) throws in
        try solver.removeEdit(variable)
      }
      + unknownVariable("value of a variable") { (solver, variable) throws in
        _ = try solver.value(of: variable)
      }
      + unknownVariable("value of a sum") { (solver, variable) throws in
        _ = try solver.value(of: variable + 1)
      }
      + unknownVariable("isDetermined") { (solver, variable) throws in
        _ = try solver.isDetermined(variable)
      }
      + unknownVariable("range") { (solver, variable) throws in
        _ = try solver.range(of: variable)
      }
      + unknownVariable("update") { (solver, variable) throws in
        try solver.update { inner in
          try inner.add(inner.variables[0] <= 1)
          try inner.add(variable == 1)
        }
      }
  }

  private static var constraints: [RefusedCall] {
    unknownConstraint("remove") { (solver, id) throws in try solver.remove(id) }
      + unknownConstraint("remove several") { (solver, id) throws in
        try solver.remove(contentsOf: [solver.constraints[0], id])
      }
      + unknownConstraint("setConstant") { (solver, id) throws in
        try solver.setConstant(1, of: id)
      }
      + unknownConstraint("setPriority") { (solver, id) throws in
        try solver.setPriority(.low, of: id)
      }
      + unknownConstraint("violation") { (solver, id) throws in
        _ = try solver.violation(of: id)
      }
      + unknownConstraint("constraint") { (solver, id) throws in
        _ = try solver.constraint(id)
      }
      + unknownConstraint("update") { (solver, id) throws in
        try solver.update { inner in
          try inner.setConstant(7, of: inner.constraints[0])
          try inner.remove(id)
        }
      }
  }

  private static var numbers: [RefusedCall] {
    invalidNumber("constant") { (solver, scene, number) throws in
      try solver.add(scene.left <= number)
    }
      + invalidNumber("constant of a preference") { (solver, scene, number) throws in
        try solver.add(scene.left == number, priority: .low)
      }
      + invalidNumber("coefficient") { (solver, scene, number) throws in
        try solver.add(number * scene.left + scene.width <= 5)
      }
      + invalidNumber("fifth coefficient") { (solver, scene, number) throws in
        var sum = scene.left + scene.left + scene.left + scene.left
        sum.append(scene.width, coefficient: number)
        try solver.add(sum <= 5)
      }
      + invalidNumber("constant of a batch") { (solver, scene, number) throws in
        try solver.add(contentsOf: [scene.left <= 7, scene.left <= number])
      }
      + invalidNumber("coefficient of a batch") { (solver, scene, number) throws in
        var batch = ConstraintBatch()
        batch.append(scene.left, 1, .lessThanOrEqual, 7)
        batch.append(scene.left, 1, scene.width, number, .equal, 5, priority: .low)
        try solver.add(batch)
      }
      + invalidNumber("setConstant") { (solver, scene, number) throws in
        try solver.setConstant(number, of: scene.soft)
      }
      + invalidNumber("suggest") { (solver, scene, number) throws in
        try solver.suggest(number, for: scene.left)
      }
      + invalidNumber("constant without variables") { (solver, _, number) throws in
        try solver.add(LinearExpression(constant: 0) <= LinearExpression(constant: number))
      }
  }

  private static var priorities: [RefusedCall] {
    invalidPriority("add") { (solver, scene, priority) throws in
      try solver.add(scene.left == 1, priority: priority)
    }
      + invalidPriority("constraint") { (solver, scene, priority) throws in
        try solver.add((scene.left == 1).priority(priority))
      }
      + invalidPriority("batch") { (solver, scene, priority) throws in
        var batch = ConstraintBatch()
        batch.append(scene.left, 1, .lessThanOrEqual, 7)
        batch.append(scene.left, 1, .equal, 1, priority: priority)
        try solver.add(batch)
      }
      + invalidPriority("setPriority") { (solver, scene, priority) throws in
        try solver.setPriority(priority, of: scene.soft)
      }
      + invalidPriority("addEdit") { (solver, scene, priority) throws in
        try solver.addEdit(scene.width, priority: priority)
      }
  }

  private static var edits: [RefusedCall] {
    [
      RefusedCall("addEdit twice") { error, scene in
        error == .duplicateEdit(scene.left)
      } _: { (solver, scene) throws in
        try solver.addEdit(scene.left, priority: .low)
      },
      RefusedCall("addEdit, required") { error, scene in
        error == .requiredEdit(scene.width)
      } _: { (solver, scene) throws in
        try solver.addEdit(scene.width, priority: .required)
      },
      RefusedCall("suggest without an edit") { error, scene in
        error == .unknownEdit(scene.width)
      } _: { (solver, scene) throws in
        try solver.suggest(5, for: scene.width)
      },
      RefusedCall("removeEdit without an edit") { error, scene in
        error == .unknownEdit(scene.width)
      } _: { (solver, scene) throws in
        try solver.removeEdit(scene.width)
      },
    ]
  }

  private static var rest: [RefusedCall] {
    [
      RefusedCall("remove a variable in use") { error, scene in
        error == .variableInUse(scene.width, [scene.required] + scene.widthLimits)
      } _: { (solver, scene) throws in
        try solver.remove(scene.width)
      },
      RefusedCall("coefficients that add up to too much") { error, _ in
        error == .invalidNumber(1.2e9)
      } _: { (solver, scene) throws in
        try solver.add(6e8 * scene.left + 6e8 * scene.left <= 5)
      },
    ]
  }
}

// Feeds the benchmarks' problems to Kiwi through its public interface.
#include <kiwi/kiwi.h>

#include <cmath>
#include <exception>
#include <memory>
#include <vector>

#include "PeerInterface.h"

namespace {

// Kiwi adds weighted violations up instead of ranking levels; these are its own named weights,
// and the two between medium and strong that its own benchmark scene makes.
double strength(double priority) {
  if (priority >= 1000) return kiwi::strength::required;
  if (priority >= 750) return kiwi::strength::strong;
  if (priority >= 600) return kiwi::strength::create(0.0, 100.0, 0.0);
  if (priority > 500) return kiwi::strength::create(0.0, 1.0, 0.0, 1.25);
  if (priority >= 500) return kiwi::strength::medium;
  return kiwi::strength::weak;
}

kiwi::RelationalOperator relation(int8_t code) {
  return code < 0 ? kiwi::OP_LE : code > 0 ? kiwi::OP_GE : kiwi::OP_EQ;
}

kiwi::Constraint constraint(const PeerProblem &problem, int32_t row,
                            const std::vector<kiwi::Variable> &variables) {
  int32_t begin = row == 0 ? 0 : problem.ends[row - 1], end = problem.ends[row];
  std::vector<kiwi::Term> terms;
  terms.reserve(static_cast<size_t>(end - begin));
  for (int32_t term = begin; term < end; ++term)
    terms.emplace_back(variables[static_cast<size_t>(problem.termVariables[term])],
                       problem.coefficients[term]);
  return kiwi::Constraint(kiwi::Expression(std::move(terms), -problem.constants[row]),
                          relation(problem.relations[row]), strength(problem.priorities[row]));
}

double sum(const std::vector<kiwi::Variable> &variables) {
  double total = 0;
  for (const kiwi::Variable &variable : variables) total += variable.value();
  return total;
}

void copyValues(const std::vector<kiwi::Variable> &variables, double *values) {
  for (size_t index = 0; index < variables.size(); ++index)
    values[index] = variables[index].value();
}

double cold(const PeerProblem *problem, int32_t repetitions, double *values) {
  double total = 0;
  try {
    for (int32_t repetition = 0; repetition < repetitions; ++repetition) {
      kiwi::Solver solver;
      std::vector<kiwi::Variable> variables(static_cast<size_t>(problem->variableCount));
      for (int32_t row = 0; row < problem->rowCount; ++row)
        solver.addConstraint(constraint(*problem, row, variables));
      solver.updateVariables();
      total += sum(variables);
      if (values && repetition == repetitions - 1) copyValues(variables, values);
    }
  } catch (const std::exception &) {
    return NAN;
  }
  return total;
}

struct Session {
  kiwi::Solver solver;
  std::vector<kiwi::Variable> variables;
  kiwi::Constraint readd;
  int32_t editVariable;
  bool second = false;
};

PeerSession open(const PeerProblem *problem) {
  try {
    auto session = std::make_unique<Session>();
    session->variables = std::vector<kiwi::Variable>(static_cast<size_t>(problem->variableCount));
    session->editVariable = problem->editVariable;
    for (int32_t row = 0; row < problem->rowCount; ++row) {
      if (row == problem->editRow) {
        const kiwi::Variable &edited =
            session->variables[static_cast<size_t>(problem->editVariable)];
        session->solver.addEditVariable(edited, strength(problem->priorities[row]));
        session->solver.suggestValue(edited, problem->constants[row]);
      } else {
        kiwi::Constraint made = constraint(*problem, row, session->variables);
        session->solver.addConstraint(made);
        if (row == problem->readdRow) session->readd = made;
      }
    }
    session->solver.updateVariables();
    return session.release();
  } catch (const std::exception &) {
    return nullptr;
  }
}

double edit(PeerSession opened, double first, double second, int32_t repetitions) {
  Session &session = *static_cast<Session *>(opened);
  const kiwi::Variable &edited = session.variables[static_cast<size_t>(session.editVariable)];
  double total = 0;
  try {
    for (int32_t repetition = 0; repetition < repetitions; ++repetition) {
      session.solver.suggestValue(edited, session.second ? second : first);
      session.second = !session.second;
      session.solver.updateVariables();
      total += edited.value();
    }
  } catch (const std::exception &) {
    return NAN;
  }
  return total;
}

double readd(PeerSession opened, int32_t repetitions) {
  Session &session = *static_cast<Session *>(opened);
  double total = 0;
  try {
    for (int32_t repetition = 0; repetition < repetitions; ++repetition) {
      session.solver.removeConstraint(session.readd);
      session.solver.addConstraint(session.readd);
      session.solver.updateVariables();
      total += session.variables.front().value();
    }
  } catch (const std::exception &) {
    return NAN;
  }
  return total;
}

void read(PeerSession opened, double *values) {
  copyValues(static_cast<Session *>(opened)->variables, values);
}

void close(PeerSession opened) { delete static_cast<Session *>(opened); }

const PeerFunctions functions = {"Kiwi", KIWI_VERSION, cold, open, edit, readd, read, close};

}  // namespace

extern "C" __attribute__((visibility("default"))) const PeerFunctions *peerFunctions() {
  return &functions;
}

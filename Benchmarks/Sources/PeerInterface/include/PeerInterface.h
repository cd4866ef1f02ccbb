// What a driver of another solver offers to the benchmarks.
//
// A driver is a shared library with one visible function, `peerFunctions`. Its work is repeated
// inside the driver, so that crossing into it costs nothing that matters.
#ifndef PEER_INTERFACE_H
#define PEER_INTERFACE_H

#include <stdint.h>

// One system of constraints: row r has the terms ends[r - 1] ..< ends[r] and states
// `sum relation constant`, relation being -1 (at most), 0 (equal) or 1 (at least).
typedef struct {
  int32_t variableCount;
  int32_t rowCount;
  const int32_t *ends;
  const int32_t *termVariables;
  const double *coefficients;
  const int8_t *relations;
  const double *constants;
  // 1000 is required; the driver maps the rest to what its solver has.
  const double *priorities;
  // The variable that sessions edit, the row that the edit stands for, and the row that is removed
  // and added back.
  int32_t editVariable;
  int32_t editRow;
  int32_t readdRow;
} PeerProblem;

typedef void *PeerSession;

typedef struct {
  const char *name;
  const char *version;
  // Builds, solves, reads and frees the problem `repetitions` times. Writes the values read last
  // if `values` is not null. Returns their sum, or NaN if the solver refused.
  double (*cold)(const PeerProblem *problem, int32_t repetitions, double *values);
  // A solved system that is kept, its edit row being an edit variable; null if refused.
  PeerSession (*open)(const PeerProblem *problem);
  // Suggests the two values in turn, bringing all values up to date each time.
  double (*edit)(PeerSession session, double first, double second, int32_t repetitions);
  // Removes the row and adds it back, then brings all values up to date.
  double (*readd)(PeerSession session, int32_t repetitions);
  void (*read)(PeerSession session, double *values);
  void (*close)(PeerSession session);
} PeerFunctions;

// Loads a driver; null if there is none, and then `peerLoadError` says why.
const PeerFunctions *peerLoad(const char *path);

const char *peerLoadError(void);

#endif

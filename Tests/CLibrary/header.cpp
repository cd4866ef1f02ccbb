// The header compiles as C++.
#include <anchors_solver.h>

int main() { return anchors_solver_abi() == ANCHORS_SOLVER_ABI ? 0 : 1; }

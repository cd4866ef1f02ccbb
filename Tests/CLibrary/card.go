// The example of Docs/C.md in Go.
package main

/*
#include <anchors_solver.h>
*/
import "C"
import "fmt"

func main() {
	solver := C.anchors_solver_create()
	defer C.anchors_solver_destroy(solver)
	variable := func() C.anchors_variable {
		var made C.anchors_variable
		C.anchors_solver_add_variable(solver, &made)
		return made
	}
	add := func(variables []C.anchors_variable, coefficients []C.double, relation int, constant, priority C.double) {
		status := C.anchors_solver_add(solver, &variables[0], &coefficients[0], C.int32_t(len(variables)),
			C.anchors_relation(relation), constant, priority, 1, nil)
		if status != C.ANCHORS_OK {
			panic(status)
		}
	}
	photo, title, width := variable(), variable(), variable()
	add([]C.anchors_variable{photo}, []C.double{1}, C.ANCHORS_EQUAL, 12+80, 1000)
	add([]C.anchors_variable{title, photo}, []C.double{1, -1}, C.ANCHORS_EQUAL, 8, 1000)
	add([]C.anchors_variable{title, width}, []C.double{1, 1}, C.ANCHORS_AT_MOST, 320-12, 1000)
	add([]C.anchors_variable{width}, []C.double{1}, C.ANCHORS_EQUAL, 400, 750)
	var values [2]C.double
	C.anchors_solver_values(solver, &[]C.anchors_variable{title, width}[0], 2, &values[0])
	fmt.Printf("title %g wide at %g\n", float64(values[1]), float64(values[0]))
}

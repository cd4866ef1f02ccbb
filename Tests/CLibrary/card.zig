// The example of Docs/C.md in Zig.
const c = @cImport({
    @cInclude("anchors_solver.h");
    @cInclude("stdio.h");
});

pub fn main() void {
    const solver = c.anchors_solver_create();
    defer c.anchors_solver_destroy(solver);
    var names: [3]c.anchors_variable = undefined;
    for (&names) |*name| _ = c.anchors_solver_add_variable(solver, name);
    const photo = [_]c.anchors_variable{names[0]};
    const gap = [_]c.anchors_variable{ names[1], names[0] };
    const end = [_]c.anchors_variable{ names[1], names[2] };
    const width = [_]c.anchors_variable{names[2]};
    const one = [_]f64{1};
    const difference = [_]f64{ 1, -1 };
    const sum = [_]f64{ 1, 1 };
    _ = c.anchors_solver_add(solver, &photo, &one, 1, c.ANCHORS_EQUAL, 12 + 80, 1000, 1, null);
    _ = c.anchors_solver_add(solver, &gap, &difference, 2, c.ANCHORS_EQUAL, 8, 1000, 1, null);
    _ = c.anchors_solver_add(solver, &end, &sum, 2, c.ANCHORS_AT_MOST, 320 - 12, 1000, 1, null);
    _ = c.anchors_solver_add(solver, &width, &one, 1, c.ANCHORS_EQUAL, 400, 750, 1, null);
    var values: [2]f64 = undefined;
    _ = c.anchors_solver_values(solver, &end, 2, &values);
    _ = c.printf("title %g wide at %g\n", values[1], values[0]);
}

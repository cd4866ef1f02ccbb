// The example of Docs/C.md in Rust.
use std::os::raw::c_void;

#[link(name = "anchors_solver")]
extern "C" {
    fn anchors_solver_create() -> *mut c_void;
    fn anchors_solver_destroy(solver: *mut c_void);
    fn anchors_solver_add_variable(solver: *mut c_void, variable: *mut i64) -> i32;
    fn anchors_solver_add(
        solver: *mut c_void, variables: *const i64, coefficients: *const f64, count: i32, relation: i32,
        constant: f64, priority: f64, weight: f64, constraint: *mut i64,
    ) -> i32;
    fn anchors_solver_values(solver: *const c_void, variables: *const i64, count: i32, values: *mut f64) -> i32;
}

fn main() {
    unsafe {
        let solver = anchors_solver_create();
        let mut names = [0i64; 3];
        for name in names.iter_mut() {
            anchors_solver_add_variable(solver, name);
        }
        let [photo, title, width] = names;
        let add = |terms: &[(i64, f64)], relation: i32, constant: f64, priority: f64| {
            let variables: Vec<i64> = terms.iter().map(|term| term.0).collect();
            let coefficients: Vec<f64> = terms.iter().map(|term| term.1).collect();
            let status = anchors_solver_add(
                solver, variables.as_ptr(), coefficients.as_ptr(), terms.len() as i32, relation, constant, priority,
                1.0, std::ptr::null_mut(),
            );
            assert_eq!(status, 0);
        };
        add(&[(photo, 1.0)], 0, 92.0, 1000.0);
        add(&[(title, 1.0), (photo, -1.0)], 0, 8.0, 1000.0);
        add(&[(title, 1.0), (width, 1.0)], -1, 308.0, 1000.0);
        add(&[(width, 1.0)], 0, 400.0, 750.0);
        let mut values = [0f64; 3];
        anchors_solver_values(solver, names.as_ptr(), 3, values.as_mut_ptr());
        println!("title {} wide at {}", values[2], values[1]);
        anchors_solver_destroy(solver);
    }
}

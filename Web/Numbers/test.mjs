// Numbers above 2^31, which an integer of 32 bits does not hold, in modules of WebAssembly.
// Run by Scripts/targets.sh portable, which builds the modules in the folder that NUMBERS_TEST names.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

const load = async (name) => {
  const bytes = readFileSync(`${process.env.NUMBERS_TEST}/${name}.wasm`);
  return (await WebAssembly.instantiate(bytes, {})).instance.exports;
};

const message = (solver) => {
  const bytes = [];
  for (let place = 0, byte; (byte = solver.solver_message_byte(place)); place++) bytes.push(byte);
  return Buffer.from(bytes).toString();
};

test("the solver says which number is out of range", async () => {
  const solver = await load("solver");
  const variable = solver.solver_make_variable();
  for (const [number, text] of [[3e9, "3000000000"], [-3e9, "-3000000000"], [2 ** 31, "2147483648"], [9e14, "900000000000000"], [Infinity, "inf"], [NaN, "nan"]]) {
    solver.solver_term(variable, 1);
    assert.equal(solver.solver_add(0, number, 1000), -1);
    assert.match(message(solver), new RegExp(`^${text} is `));
  }
  solver.solver_term(variable, 3e9);
  assert.equal(solver.solver_add(1, 1, 1000), -1);
  assert.match(message(solver), /^3000000000 is out of range/);
  solver.solver_term(variable, 1);
  assert.equal(solver.solver_add(1, 1, 3e9), -1);
  assert.match(message(solver), /^3000000000 is not a valid priority/);
  assert.equal(solver.solver_add_edit(variable, 500), 0);
  assert.equal(solver.solver_suggest(variable, 3e9), -1);
  assert.match(message(solver), /^3000000000 is out of range/);
  // Nothing of it was added.
  assert.equal(solver.solver_suggest(variable, 7), 0);
  assert.equal(solver.solver_value(variable), 7);
});

test("values and sums of conflicts exceed 2^31", async () => {
  const solver = await load("solver");
  const parts = [0, 1, 2].map(() => solver.solver_make_variable());
  for (const part of parts) {
    solver.solver_term(part, 1);
    assert.ok(solver.solver_add(1, 1e9, 1000) >= 0);
  }
  const sum = solver.solver_make_variable();
  for (const part of parts) solver.solver_term(part, 1);
  solver.solver_term(sum, -1);
  assert.ok(solver.solver_add(0, 0, 1000) >= 0);
  solver.solver_term(sum, 1);
  assert.ok(solver.solver_add(0, 1e9, 500) >= 0);
  assert.equal(solver.solver_value(sum), 3e9);
  for (const part of parts) solver.solver_term(part, 1);
  assert.equal(solver.solver_add(-1, 0, 1000), -1);
  assert.match(message(solver), /0 >= 3000000000\.$/);
});

test("a PNG ends although a length or its width needs 32 bits", async () => {
  const numbers = await load("numbers");
  assert.equal(numbers.photo_width(0, 640), 640n);
  assert.equal(numbers.photo_width(0, 2 ** 31 - 1), 2n ** 31n - 1n);
  assert.equal(numbers.photo_width(0, 2 ** 31), 0n);
  assert.equal(numbers.lost_images(0, 640), 0);
  // From -12 a reader of 32 bits would stay in its place, below it it would go back.
  for (const length of [1, 2 ** 31 - 1, 2 ** 31, 3e9, 2 ** 32 - 12, 2 ** 32 - 45, 2 ** 32 - 1]) {
    assert.equal(numbers.photo_width(length, 640), 0n, `${length}`);
    assert.equal(numbers.lost_images(length, 640), 1, `${length}`);
  }
});

// Tests of the module as it would be installed; Scripts/npm.sh says where it lies, and where the program
// `layout` and its examples are.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";

const [folder, program, examples] = process.env.NPM_TEST.split(":");
const { LayoutError, apply, open, solve } = await import(`${folder}/index.js`);

const card = {
  root: "card",
  width: 320,
  items: [
    { name: "photo", in: "card", intrinsic: { width: 80, height: 80 } },
    { name: "größe", in: "card", intrinsic: { width: 100, height: 20 } },
  ],
  constraints: [
    "photo.leading == card.leading + 12",
    "photo.top == card.top + 12",
    "photo.bottom == card.bottom - 12",
    "größe.trailing == card.trailing - 8",
    "größe.centerY == photo.centerY",
    "größe.leading >= photo.trailing + 8",
  ],
};

test("an object and its text are laid out alike", () => {
  const frames = solve(card);
  assert.deepEqual(frames, {
    size: { width: 320, height: 104 },
    items: {
      photo: { x: 12, y: 12, width: 80, height: 80 },
      größe: { x: 320 - 8 - 100, y: 12 + 40 - 10, width: 100, height: 20 },
    },
    ambiguous: [],
  });
  assert.deepEqual(solve(JSON.stringify(card)), frames);
});

test("a session is laid out in one size after the other", () => {
  const session = open(card);
  for (const width of [320, 500.5, 240, 320]) {
    const { size, items } = session.resize(width);
    assert.deepEqual(size, { width, height: 104 });
    assert.equal(items.größe.x, width - 108);
  }
  // The smallest width that its constraints and contents allow: 12 + 80 + 8 + 100 + 8.
  assert.equal(session.resize().size.width, 208);
  assert.equal(session.resize(320, 124).items.photo.height, 100);
  session.close();
  assert.throws(() => session.resize(320), /closed/);
});

test("sessions do not know of each other", () => {
  const [wide, narrow] = [open(card), open({ ...card, width: 240 })];
  assert.equal(wide.solve().size.width, 320);
  assert.equal(narrow.solve().size.width, 240);
  wide.close();
  const other = open({ ...card, width: 400 });
  assert.equal(narrow.resize(250).items.größe.x, 142);
  assert.equal(other.solve().size.width, 400);
  narrow.close();
  other.close();
});

test("a wrong file names the line and the place", () => {
  const error = refusal(() => solve('{"width": 320,\n"constraints": ["root.widht == 80"]}'));
  assert.equal(error.kind, "invalidFile");
  assert.equal(error.details.line, 2);
  assert.match(error.message, /unknown attribute 'widht'/);
  assert.equal(error.details.mark.trim(), "^~~~~");
  assert.equal(refusal(() => solve("")).kind, "invalidFile");
  assert.equal(refusal(() => solve("\u{1F600}")).kind, "invalidFile");
});

test("a conflict names its constraints, and the session stays usable", () => {
  const session = open({
    items: [{ name: "a" }],
    constraints: ["a.leading == root.leading", "a.trailing == root.trailing", "a.width <= 300"],
  });
  assert.equal(session.resize(300, 100).items.a.width, 300);
  const error = refusal(() => session.resize(301, 100));
  assert.equal(error.kind, "unsatisfiable");
  assert.ok(error.details.constraints.includes("a.width <= 300"));
  assert.equal(session.resize(299, 100).items.a.width, 299);
  session.close();
});

test("a picture has a title for each item", () => {
  const session = open(card);
  session.solve();
  assert.match(session.svg(), /^<svg[^>]*>[^]*größe \(212, 42, 100, 20\)[^]*<\/svg>\s*$/);
  session.close();
});

test("elements are put where the items are", () => {
  const photo = { style: {} };
  apply(solve(card), { photo });
  const place = { left: "12px", top: "12px", width: "80px", height: "80px" };
  assert.deepEqual(photo.style, { position: "absolute", boxSizing: "border-box", margin: "0", ...place });
  const title = { style: {} };
  apply(solve(card), new Map([["größe", title]]));
  assert.equal(title.style.left, "212px");
});

for (const name of readdirSync(examples)) {
  test(`${name} has the frames that the program gives`, () => {
    const file = `${examples}/${name}`;
    const native = execFileSync(program, ["solve", file, "--format", "json"], { encoding: "utf8" });
    assert.deepEqual(solve(readFileSync(file, "utf8")), JSON.parse(native));
  });
}

function refusal(body) {
  try {
    body();
  } catch (error) {
    assert.ok(error instanceof LayoutError, error);
    return error;
  }
  assert.fail("nothing was refused");
}

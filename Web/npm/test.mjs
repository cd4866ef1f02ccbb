// Tests of the module as it would be installed; Scripts/web.sh npm says where it lies, and where the program
// `layout` and its examples are.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { test } from "node:test";

const [folder, program, examples] = process.env.NPM_TEST.split(":");
const { InterfaceFile, LayoutError, apply, canvasMeasurer, explain, open, ranges, solve } = await import(`${folder}/node.js`);

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

test("an explanation adds up, and says what stands against another value", () => {
  const why = explain(card, "größe.left", 250);
  assert.equal(why.value, 212);
  const sum = why.because.reduce((sum, member) => sum + member.contribution, why.constant);
  assert.equal(sum, 212);
  assert.equal(why.determined, true);
  const written = why.because.map((member) => member.constraint);
  assert.ok(written.includes("größe.trailing == card.trailing - 8"), written);
  // At 250 the content, 100 wide, does not fit before the edge at 320 - 8.
  assert.equal(why.at.items.größe.width, 62);
  assert.equal(why.at.more[0].system, "contentSize");
  // The photo may be squeezed to nothing, but begins at 12, and 8 stay free.
  assert.equal(explain(card, "größe.left", 19).at.error.kind, "unsatisfiable");
  const error = refusal(() => explain(card, "größe.lft"));
  assert.match(error.message, /unknown attribute 'lft'/);
});

test("what is open has limits and a cure that settles it", () => {
  const layout = { width: 100, height: 50, items: [{ name: "a" }], constraints: [
    "a.width == 20", "a.height == 50", "a.top == root.top", "a.leading >= root.leading", "a.trailing <= root.trailing",
  ] };
  const session = open(layout);
  session.solve();
  const [freedom, ...others] = session.ambiguity();
  assert.deepEqual(others, []);
  assert.deepEqual([freedom.quantity, freedom.from, freedom.to], ["a.x", 0, 80]);
  session.close();
  const settled = { ...layout, constraints: [...layout.constraints, freedom.cures[0].add] };
  assert.deepEqual(solve(settled), { ...solve(layout), ambiguous: [] });
});

test("an edge that is pulled follows as far as it can, and comes back", () => {
  const session = open(card);
  session.pull("größe.left", 180);
  // The content is hugged with 250, the pull is worth 501: the view gets wider.
  assert.deepEqual(session.resize(320).items.größe, { x: 180, y: 42, width: 132, height: 20 });
  session.pull("größe.left", 20);
  // It cannot come nearer than 8 to the photo, which ends at 92.
  assert.equal(session.resize(320).items.größe.x, 100);
  session.pull("größe.left", null);
  assert.equal(session.resize(320).items.größe.x, 212);
  assert.throws(() => session.pull("größe.lft", 1), LayoutError);
  session.close();
});

test("a layout is a function of its width, with what holds it together below", () => {
  const { from, to, pieces, below, above } = ranges(card, null, 0, 400);
  // 12 + 8 + 8: photo and text may be squeezed to nothing.
  assert.deepEqual([from, to, above], [28, 400, null]);
  assert.equal(below.kind, "unsatisfiable");
  const last = pieces.at(-1);
  assert.equal(last.from, 208);
  assert.deepEqual(last.items.größe.x, [100, 1]);
  assert.deepEqual(last.items.größe.width, [100, 0]);
  assert.throws(() => ranges(card, "card.depth"), LayoutError);
});

test("a conflict has frames without what cannot hold", () => {
  const session = open({ width: 100, height: 50, items: [{ name: "a" }], constraints: [
    "a.leading == root.leading + 10", "a.width == 40", "a.width == 60",
  ] });
  assert.throws(() => session.solve(), LayoutError);
  const { x, width } = session.recover(100, 50).items.a;
  assert.equal(x, 10);
  assert.ok(width === 40 || width === 60);
  session.close();
});

test("the outline says where each constraint stands", () => {
  const text = JSON.stringify(card, null, 2);
  const bytes = Buffer.from(text);
  const session = open(text);
  session.solve();
  const { root, items, constraints } = session.outline();
  assert.equal(root, "card");
  assert.deepEqual(items.map((item) => item.name), ["card", "photo", "größe"]);
  assert.deepEqual(items[2].frame, { x: 212, y: 42, width: 100, height: 20 });
  for (const [place, constraint] of constraints.entries()) {
    assert.equal(bytes.subarray(constraint.start, constraint.end).toString(), JSON.stringify(card.constraints[place]));
    assert.equal(text.split("\n")[constraint.line - 1].trim().replace(/,$/, ""), JSON.stringify(constraint.text));
  }
  assert.deepEqual(constraints[5].items, ["größe", "photo"]);
  session.close();
});

test("the Swift source is that of the program", () => {
  for (const style of ["chain", "anchors"]) {
    const file = `${examples}/senior-card.json`;
    const native = execFileSync(program, ["export", file, "--style", style], { encoding: "utf8" });
    const session = open(readFileSync(file, "utf8"));
    assert.equal(session.swift(style), native);
    session.close();
  }
});

for (const name of readdirSync(examples)) {
  test(`${name} has the frames that the program gives`, () => {
    const file = `${examples}/${name}`;
    const native = execFileSync(program, ["solve", file, "--format", "json"], { encoding: "utf8" });
    assert.deepEqual(solve(readFileSync(file, "utf8")), JSON.parse(native));
  });
}

test("the examples of the module's page print what it shows", () => {
  const page = readFileSync(`${folder}/README.md`, "utf8");
  const blocks = [...page.matchAll(/^```(\w*)\n(.*?)^```$/gms)].map(([, language, text]) => ({ language, text }));
  // What a page of a browser has, as far as the examples touch it.
  const browser = `
    const element = { style: {}, getContext: () => ({}) };
    globalThis.document = { querySelector: () => element, createElement: () => element };
    const { readFile } = await import("node:fs/promises");
    globalThis.fetch = async (name) => ({ arrayBuffer: () => readFile(new URL(name, import.meta.url)) });
    globalThis.ResizeObserver = class {
      constructor(resized) { this.resized = resized; }
      observe() { this.resized([{ contentRect: { width: 400 } }]); }
    };`;
  const examples = blocks.filter(({ language }) => language === "js").map(({ text }) => text);
  // In its folder, because there a package is found by its name.
  const program = `${folder}/examples.mjs`;
  writeFileSync(program, [browser, ...examples].join("\n"));
  try {
    const shown = blocks.filter(({ language }) => language === "").map(({ text }) => text).join("");
    assert.equal(execFileSync(process.execPath, [program], { encoding: "utf8" }), shown);
  } finally {
    rmSync(program);
  }
});

function refusal(body) {
  try {
    body();
  } catch (error) {
    assert.ok(error instanceof LayoutError, error);
    return error;
  }
  assert.fail("nothing was refused");
}

test("scenes of Interface Builder's files become sessions, and mirror on request", () => {
  const file = new InterfaceFile(readFileSync(`${examples}/../interface/cell.xib`, "utf8"));
  assert.deepEqual(file.scenes.map(({ size }) => size.width), [320]);
  const photo = file.open(0).solve().items.photoView;
  const mirrored = file.open(0, { direction: "rightToLeft" }).solve().items.photoView;
  assert.equal(photo.x, 16);
  assert.equal(mirrored.x, 320 - 16 - photo.width);
  assert.match(file.open(0).swift("uikit"), /: UIView \{/);
  assert.throws(() => new InterfaceFile("<note/>"), LayoutError);
});

test("numbers above 2^31 are numbers", () => {
  const wide = solve({
    root: "root", width: 100,
    items: [{ name: "a", intrinsic: { width: 1e9, height: 10 } }, { name: "b", intrinsic: { height: 10 } }],
    constraints: ["a.leading == root.leading", "a.top == root.top", "b.leading == root.leading", "b.top == root.top", "b.width == 3 * a.width"],
  });
  assert.equal(wide.items.b.width, 3e9);
  const refused = (constraint) => {
    try {
      solve({ root: "root", width: 100, items: [{ name: "a" }], constraints: [constraint] });
    } catch (error) {
      return error.message;
    }
  };
  assert.match(refused("a.width == 3000000000"), /within ±1e9/);
  assert.match(refused("a.width == 10000000000 * a.height"), /within ±1e9/);
  // A list 3.2e11 high has more rows of 44 than an integer of 32 bits counts.
  const list = new InterfaceFile(`<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects><view id="r">
    <rect key="frame" x="0" y="0" width="320" height="480"/><subviews><tableView translatesAutoresizingMaskIntoConstraints="NO" id="t">
    <rect key="frame" x="0" y="0" width="320" height="480"/></tableView></subviews><constraints>
    <constraint firstItem="t" firstAttribute="top" secondItem="r" secondAttribute="top" id="a"/>
    <constraint firstItem="t" firstAttribute="leading" secondItem="r" secondAttribute="leading" id="b"/>
    <constraint firstItem="t" firstAttribute="trailing" secondItem="r" secondAttribute="trailing" id="c"/>
    <constraint firstItem="t" firstAttribute="height" secondItem="t" secondAttribute="width" multiplier="1e9" id="d"/>
    </constraints></view></objects></document>`).open(0);
  assert.equal(Object.values(list.solve().items)[0].height, 320e9);
  assert.match(list.svg(), /^<svg /);
});

test("a text that is too long is refused before it fills the memory", () => {
  // 1.5 GB in UTF-8; nothing that comes after is harmed.
  assert.throws(() => solve(`{"x":"${"\u20ac".repeat(5e8)}"}`), (error) => error instanceof LayoutError && error.kind === "invalidFile" && /64 MiB/.test(error.message));
  // A character below 64 Mi, and more than that in bytes.
  assert.throws(() => solve("\u20ac".repeat((64 << 20) / 3 + 1)), /64 MiB/);
  assert.equal(solve(card).size.height, 104);
});

test("addresses over 2 GB are addresses", async () => {
  // A module of its own, whose memory has grown past where numbers of C turn negative.
  let memory;
  const instantiate = WebAssembly.instantiate;
  WebAssembly.instantiate = async (...given) => {
    const made = await instantiate(...given);
    memory = made.instance.exports.memory;
    return made;
  };
  const far = await import(`${folder}/layout.js?far`);
  try {
    await far.start(readFileSync(`${folder}/layout.wasm`));
  } finally {
    WebAssembly.instantiate = instantiate;
  }
  memory.grow(2 ** 31 / 2 ** 16);
  const items = Array.from({ length: 20000 }, (_, place) => ({ name: `item${place}` }));
  assert.deepEqual(far.solve({ width: 5, height: 5, items }).size, { width: 5, height: 5 });
  assert.deepEqual(far.solve(card), solve(card));
  assert.throws(() => far.solve("{"), far.LayoutError);
  assert.match(far.open(card).svg(), /^<svg /);
});

/** A label of two words in a root that is as high as its lines. */
const sentence = {
  root: "page",
  width: 100,
  items: [{ name: "text", in: "page", kind: "label", text: "eins zwei", lines: 0, font: 10 }],
  constraints: [
    "text.leading == page.leading", "text.trailing == page.trailing", "text.top == page.top",
    "text.bottom == page.bottom",
  ],
};

/** Letters are as wide as the font is large, and each word has a line if the text does not fit. */
const square = (text, { size }, maxWidth) => {
  const natural = text.length * size;
  if (maxWidth === null || natural <= maxWidth) return { width: natural, height: 2 * size };
  const words = text.split(" ");
  return { width: Math.max(...words.map((word) => word.length)) * size, height: 2 * size * words.length, lines: words.length };
};

test("texts have the size that a function measures", () => {
  const session = open(sentence, { measure: square });
  assert.deepEqual(session.resize(90).size, { width: 90, height: 20 });
  assert.deepEqual(session.resize(89).size, { width: 89, height: 40 });
  // Another session is measured without it.
  assert.notEqual(solve(sentence).size.height, 20);
  assert.equal(solve(sentence, { measure: square }).size.height, 20);
  session.close();
});

test("a function that measures gets the text and its font", () => {
  const requests = [];
  const measure = (...request) => {
    requests.push(request);
    return { width: 10, height: 5 };
  };
  const items = [{ ...sentence.items[0], text: "größer 👍🏽", font: 12.5, face: "Times-BoldItalic", lines: 3 }];
  solve({ ...sentence, items }, { measure });
  const [text, font, , lines] = requests[0];
  assert.equal(text, "größer 👍🏽");
  assert.deepEqual(font, { family: "Times", size: 12.5, weight: 700, slant: "italic" });
  assert.equal(lines, 3);
});

test("an error of a function that measures comes out, and the session stays usable", () => {
  let measure = () => {
    throw new RangeError("no such font");
  };
  const session = open(sentence, { measure: (...request) => measure(...request) });
  assert.throws(() => session.solve(), /no such font/);
  for (const wrong of [undefined, {}, { width: NaN, height: 1 }, { width: 1, height: 1, lines: Infinity }]) {
    measure = () => wrong;
    const fresh = open(sentence, { measure });
    assert.throws(() => fresh.solve(), /return a finite number/);
    fresh.close();
  }
  const inner = open(card);
  measure = () => inner.solve();
  const nested = open(sentence, { measure });
  assert.throws(() => nested.solve(), /cannot use layouts/);
  measure = square;
  assert.equal(open(sentence, { measure }).resize(90).size.height, 20);
  assert.equal(inner.solve().size.width, 320);
});

test("constraints of an object are named by their path, those of a text by their line", () => {
  const layout = {
    items: [{ name: "a" }],
    constraints: ["a.leading == root.leading", "a.trailing == root.trailing", "a.width <= 300"],
  };
  const text = explain({ ...layout, width: 200, height: 10 }, "a.width").text;
  assert.match(text, /a\.leading == root\.leading \(constraints\[0\]\)/);
  const conflict = refusal(() => open(layout).resize(301, 10));
  const paths = conflict.details.members.map((member) => member.path).filter(Boolean);
  assert.deepEqual(paths.sort(), ["constraints[0]", "constraints[1]", "constraints[2]"]);
  assert.ok(conflict.details.members.every((member) => member.line === undefined));
  const wrong = refusal(() => solve({ ...layout, constraints: ["a.width == 1", "a.widht == 2"] }));
  assert.equal(wrong.details.path, "constraints[1]");
  assert.equal(wrong.details.line, undefined);
  assert.match(explain(JSON.stringify({ ...layout, width: 200, height: 10 }), "a.width").text, /\(line 1\)/);
});

test("a canvas measures words, and breaks between them", () => {
  // Every letter is half as wide as the font is large.
  const context = {
    font: "",
    measureText(text) {
      const size = Number(/([\d.]+)px/.exec(this.font)[1]);
      const width = [...text].length * size / 2;
      return { width, fontBoundingBoxAscent: 0.8 * size, fontBoundingBoxDescent: 0.2 * size };
    },
  };
  const measure = canvasMeasurer(context, { lineHeight: 1.5, language: "en" });
  const font = { family: "My Font", size: 10, weight: 700, slant: "italic" };
  assert.deepEqual(measure("one two", font, null, 0), {
    width: 35, height: 15, firstBaseline: 10.5, lastBaseline: 10.5, lines: 1,
  });
  assert.equal(context.font, 'italic 700 10px "My Font"');
  const widths = (text, width, lines = 0) => {
    const measured = measure(text, font, width, lines);
    return [measured.width, measured.lines];
  };
  // A space at a wrap has no width, and punctuation stays with its word.
  assert.deepEqual(widths("one two", 34), [15, 2]);
  assert.deepEqual(widths("one, two!", 20), [20, 2]);
  assert.deepEqual(widths("abcdefgh", 20), [20, 2]);
  assert.deepEqual(widths("a\nb\n", null), [5, 3]);
  assert.deepEqual(widths("a b c d", 5, 2), [5, 2]);
  assert.deepEqual(widths("東京東京", 10), [10, 2]);
});

// The layout that the text describes: its frames, or why there are none, and its outline.

import { InterfaceFile, LayoutError, open } from "../npm/layout.js";
import { byteOffsets, memberSpan, wordsOf, wordsOfElement } from "./text.js";
import { generatedName, isGenerated } from "./words.js";

/** What is known of the present text. */
export const model = {
  text: "",
  /** The session of the last text that could be read. */
  session: null,
  outline: null,
  /** The size asked for: that of the file, or what a drag of the root makes of it. */
  size: { width: null, height: null },
  /** Frames as `solve` gives them; null while the text has none. */
  frames: null,
  svg: "",
  /** What is wrong, as `LayoutError.details`. */
  problem: null,
  /** Whether the picture is of an earlier text, or leaves out what cannot hold. */
  isStale: false,
  /** Whether the picture leaves out what conflicts, as the file was opened in conflict. */
  hasRecovered: false,
  milliseconds: 0,
  /** Of a file of Interface Builder: the file, the index of the scene that is shown, and its options; else null. */
  scene: null,
};

/** Whether a text is a file of Interface Builder rather than a layout file. */
const isInterface = (text) => /^\uFEFF?\s*</.test(text);

/** A session of the scene that is shown. */
const openScene = () => model.scene.file.open(model.scene.index, model.scene.options);

/** Reads a file of Interface Builder, and goes on showing the scene of the file before if it has one there. */
function readScene(text) {
  if (model.scene === null || model.text !== text || !model.session) {
    const file = new InterfaceFile(text);
    const last = model.scene;
    last?.file.close();
    let index = file.scenes.findIndex((scene, place) => !scene.skipped && (last === null || place === last.index));
    if (index < 0) index = file.scenes.findIndex((scene) => !scene.skipped);
    model.scene = { file, index, options: last?.options ?? {} };
  }
  if (model.scene.index < 0) {
    const explanation = model.scene.file.scenes[0]?.skipped ?? "there is no scene in it";
    throw new LayoutError({ kind: "noScene", explanation: `Nothing to lay out: ${explanation}` });
  }
  return openScene();
}

function readLayout(text) {
  model.scene?.file.close();
  model.scene = null;
  return open(text);
}

/** Reads a text and lays it out. */
export function read(text) {
  const start = performance.now();
  let session;
  try {
    session = isInterface(text) ? readScene(text) : readLayout(text);
  } catch (error) {
    model.text = text;
    model.frames = null;
    model.isStale = model.svg !== "";
    fail(error);
    model.milliseconds = performance.now() - start;
    return;
  }
  model.session?.close();
  model.text = text;
  model.session = session;
  const outline = session.outline();
  model.size = outline.size;
  layOut();
  model.milliseconds = performance.now() - start;
}

/** Lays out in another size, without a change of the text. */
export function resize(size) {
  const start = performance.now();
  model.size = size;
  layOut();
  model.milliseconds = performance.now() - start;
}

function layOut() {
  const { session, size } = model;
  try {
    model.frames = session.resize(size.width, size.height);
    model.problem = null;
    model.isStale = false;
    model.hasRecovered = false;
    look(session);
  } catch (error) {
    model.frames = null;
    fail(error);
    // A file that opens in conflict has a picture too, without what cannot hold.
    if (model.svg === "") {
      session.recover(size.width, size.height);
      model.hasRecovered = true;
      look(session);
    } else {
      outlineOf(session);
    }
    model.isStale = true;
  }
}

function fail(error) {
  if (!(error instanceof LayoutError)) throw error;
  model.problem = error.details;
}

function look(session) {
  model.svg = session.svg();
  outlineOf(session);
}

function outlineOf(session) {
  const last = model.outline;
  model.outline = session.outline();
  // Places of a file in conflict are those of the last picture.
  if (model.problem && model.svg !== "" && last) {
    for (const item of model.outline.items) {
      const seen = last.items.find((other) => other.name === item.name);
      if (seen?.frame) Object.assign(item, { frame: seen.frame, scale: seen.scale });
    }
  }
  const offset = byteOffsets(model.text);
  for (const place of [...model.outline.items, ...model.outline.constraints]) {
    if (place.start === undefined) continue;
    place.start = offset(place.start);
    place.end = offset(place.end);
  }
}

/** Drops the picture, before another file is read. */
export function dropPicture() {
  model.svg = "";
  model.outline = null;
  model.scene?.file.close();
  model.scene = null;
}

/** Shows another layout of the same items in place of a picture that leaves out what conflicts. */
export function adoptPicture({ outline, svg }) {
  model.svg = svg;
  for (const item of model.outline.items) {
    const seen = outline.items.find((other) => other.name === item.name);
    Object.assign(item, { frame: seen?.frame, scale: seen?.scale });
  }
}

/** The item of a name, with its place in the picture. */
export const itemNamed = (name) => model.outline?.items.find((item) => item.name === name);

/** What people call an item: one whose name was made of an identifier by its kind and by what is in it. */
function calledName(name, isInConstraint) {
  const item = itemNamed(name);
  if (!item) return name;
  const first = (other) => (isGenerated(other.name) ? childrenOf(other).map(first).find(Boolean) : other.name);
  const inner = childrenOf(item).map(first).filter(Boolean).slice(0, 2);
  if (isInConstraint) return inner.length > 0 ? `${item.kind}(${inner.join(", ")})` : item.kind;
  return inner.length > 0 ? `the ${item.kind} with ${inner.join(", ")}` : `the ${item.kind}`;
}

const childrenOf = (item) => model.outline.items.filter((other) => other.in === item.name);

/** A text with names of items, such as a constraint, as people read it. */
export const worded = (text) => (model.scene ? text.replace(generatedName, (name, place) => calledName(name, /^\.\w/.test(text.slice(place + name.length)))) : text);

/** The frame of an item in the one that it is in. */
export function frameOf(name) {
  if (name === model.outline?.root) return model.frames && { x: 0, y: 0, ...model.frames.size };
  return model.frames?.items[name];
}

/** Where the words of a view are in the file; null for one without any, and while the file is wrong. */
export function wordsPlace(item) {
  if (item.start === undefined || model.problem?.kind === "invalidFile") return null;
  return (model.scene ? wordsOfElement : wordsOf)(model.text, item);
}

/** The number of the line that an offset is in. */
export const lineAt = (offset) => model.text.slice(0, offset).split("\n").length;

/** Where a member at the top level of the file is, or null. */
export const memberPlace = (text, name) => {
  try {
    return memberSpan(text, name);
  } catch {
    return null;
  }
};

/** What a function makes of a session of another text, or null if that cannot be read or laid out. */
function ofSession(text, body) {
  let session = null;
  let file = null;
  try {
    if (model.scene) {
      file = new InterfaceFile(text);
      session = file.open(model.scene.index, model.scene.options);
    } else {
      session = open(text);
    }
    return body(session);
  } catch (error) {
    if (!(error instanceof LayoutError)) throw error;
    return null;
  } finally {
    session?.close();
    file?.close();
  }
}

/** The layout of another text in the present size, or null if it cannot be laid out. */
export const preview = (text) =>
  ofSession(text, (session) => {
    session.solve();
    return { outline: session.outline(), svg: session.svg() };
  });

/**
 * Between which widths, or heights, another text can be laid out, up to a limit; `to` is null if it can at the limit.
 * They are one range around the size of the text. Null if it cannot be laid out there, or not for other reasons.
 */
export const reachOf = (text, extent, limit) =>
  ofSession(text, (session) => {
    const present = session.solve().size;
    const { size } = session.outline();
    const fitting = (start) => {
      let value = start;
      for (let step = 0; step < 40; step++) {
        try {
          session.resize(...(extent === "width" ? [value, size.height] : [size.width, value]));
          return value;
        } catch (error) {
          if (error.details?.kind !== "unsatisfiable") throw error;
          // A conflict tells how much is short, which the next size has.
          const { members, gap } = error.details;
          const asked = members.find((member) => member.system === "rootSize" && member.terms[0][0].endsWith(`.${extent}`));
          if (!asked || !(gap > 0)) throw error;
          const next = value + (start < present[extent] ? 1 : -1) * Math.abs(gap / asked.multiplier);
          if (next >= present[extent] === start < present[extent]) return present[extent];
          value = next;
        }
      }
      return present[extent];
    };
    const from = present[extent] > 0 ? fitting(0) : 0;
    const end = present[extent] < limit ? fitting(limit) : present[extent];
    return { from, to: end >= limit ? null : end };
  });

/** The constraint of the file that a report names, with its place in the text. */
export function constraintAt(member) {
  if (member.line === undefined) return null;
  const all = model.outline?.constraints ?? [];
  return (
    all.find((constraint) => constraint.line === member.line && constraint.text === member.constraint) ??
    all.find((constraint) => constraint.text === member.constraint) ??
    null
  );
}

/** Another session of the same text and size, to be pulled at. */
export function copy() {
  return model.scene ? openScene() : open(model.text);
}

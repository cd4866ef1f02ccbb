// Layout files by the functions of the modules layout.wasm or core.wasm, wherever their bytes come from.

let module;

/** Makes everything here usable. */
export async function start(bytes) {
  module = new Proxy((await WebAssembly.instantiate(bytes, { host: { measure } })).instance.exports, {
    get(exports, name) {
      if (name in exports) return exports[name];
      throw new Error(`the module that was started has no ${name}; start with layout.wasm, which has all`);
    },
  });
}

/** The functions of the sessions that measure texts, by the sessions' numbers. */
const measurers = new Map();
/** The first error of such a function during a call of the module, through which it cannot pass. */
let failure = null;
/** In place of the module while a text is measured. */
const busy = new Proxy({}, {
  get() {
    throw new Error("a function that measures texts cannot use layouts");
  },
});

/** Measures a text of a session, whose request is in the memory of the module, and writes the answer there. */
function measure(session, text, textCount, family, familyCount, address) {
  const memory = module.memory.buffer;
  const read = (start, count) => new TextDecoder().decode(new Uint8Array(memory, start >>> 0, count));
  const numbers = new Float64Array(memory, address >>> 0, 5);
  const [size, weight, slant, maxWidth, maxLines] = numbers;
  const font = { family: read(family, familyCount), size, weight, slant: ["normal", "italic", "oblique"][slant] };
  let measured = { width: 0, height: 0 };
  const held = module;
  module = busy;
  try {
    const request = [read(text, textCount), font, Number.isNaN(maxWidth) ? null : maxWidth, maxLines];
    measured = checked(measurers.get(session)(...request));
  } catch (error) {
    failure ??= { error };
  } finally {
    module = held;
  }
  const { width, height, firstBaseline = height, lastBaseline = height, lines = 1 } = measured;
  numbers.set([width, height, firstBaseline, height - lastBaseline, lines]);
}

/** A measurement, if all its numbers are such. */
function checked(measured) {
  for (const name of ["width", "height", "firstBaseline", "lastBaseline", "lines"]) {
    const number = measured?.[name];
    if (number === undefined && name !== "width" && name !== "height") continue;
    if (!Number.isFinite(number)) throw new TypeError(`the measured ${name} is ${number}; return a finite number`);
  }
  return measured;
}

/** Measures texts with a canvas, as the page draws them; see `canvasMeasurer` in index.d.ts. */
export function canvasMeasurer(context, { lineHeight = 1.2, language } = {}) {
  const words = new Intl.Segmenter(language, { granularity: "word" });
  const letters = new Intl.Segmenter(language, { granularity: "grapheme" });
  return (text, font, maxWidth, maxLines) => {
    const family = /^[-a-z]+$/.test(font.family) ? font.family : JSON.stringify(font.family);
    context.font = `${font.slant} ${font.weight} ${font.size}px ${family}`;
    const room = (maxWidth ?? Infinity) + 1e-3;
    const width = (part) => context.measureText(part.trimEnd()).width;
    let widths = [];
    for (const paragraph of text.split(/\r\n|[\n\r\u2028\u2029]/)) {
      let line = "";
      for (const part of unbreakable(paragraph, words, letters)) {
        if (width(line + part) <= room) {
          line += part;
          continue;
        }
        if (line.trim() !== "") widths.push(width(line));
        line = "";
        if (width(part) <= room) {
          line = part;
          continue;
        }
        for (const { segment } of letters.segment(part)) {
          if (line !== "" && width(line + segment) > room) {
            widths.push(width(line));
            line = "";
          }
          line += segment;
        }
      }
      widths.push(width(line));
    }
    if (maxLines > 0) widths = widths.slice(0, maxLines);
    const box = context.measureText("x");
    const [up, down] = [box.fontBoundingBoxAscent, box.fontBoundingBoxDescent];
    const first = (lineHeight * font.size - up - down) / 2 + up;
    return {
      width: Math.max(...widths),
      height: widths.length * lineHeight * font.size,
      firstBaseline: first,
      lastBaseline: (widths.length - 1) * lineHeight * font.size + first,
      lines: widths.length,
    };
  };
}

// Where a line of a page may break, as Chromium has it: rules by the kinds of the characters on both sides.

const isSpace = (c) => /^[ \t\u1680\u2000-\u2006\u2008-\u200a\u3000]/.test(c);
const isGlue = (c) => /^[\u00a0\u202f\u2007\u2060\ufeff\u2011]/.test(c);
const isQuote = (c) => /^["'“”‘’«»]/.test(c);
const isOpen = (c) => /^[([{「『（［｛〈《【〔]/.test(c);
/** Never at the beginning of a line. */
const isClosing = (c) => /^[!)\]},.:;?/…、。」』）］｝〉》】〕，．！：；？・々]/.test(c);
/** After these a line may break before any letter. */
const isWideClosing = (c) => /^[…、。」』）］｝〉》】〕，．！：；？・々]/.test(c);
const isHyphen = (c) => /^[\u2010\u2012\u2013\u00ad]/.test(c);
const isDash = (c) => c[0] === "—";
const isPrefix = (c) => /^[$€£¥￥]/.test(c);
const isPostfix = (c) => /^[%°‰％]/.test(c);
const isIdeographic = (c) =>
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー\uff10-\uff5a]/u.test(c) ||
  /^(?![\d#*©®])[\p{Extended_Pictographic}\p{Regional_Indicator}]/u.test(c);
const isASCII = (c) => c.charCodeAt(0) < 0x80;

/** Whether a line may break between two characters; `before` is the one before them. */
function mayBreak(before, first, second) {
  if (isSpace(second)) return false;
  if (isSpace(first) || first === "\u200b") return true;
  if (second === "\u200b" || isGlue(first)) return false;
  if (isGlue(second)) return isHyphen(first) || first === "-";
  if (isASCII(first) && isASCII(second)) return mayBreakInASCII(before, first, second);
  if (isQuote(first) || isQuote(second) || isOpen(first) || isClosing(second) || isHyphen(second)) return false;
  const isText = !isASCII(first) ? /^[\p{L}\p{N}]/u.test(first) && !isIdeographic(first) : /\w/.test(first);
  if (isDash(second)) return !isDash(first);
  if (isPostfix(second)) return !isText && !isIdeographic(first);
  if (isPrefix(second)) return !isText;
  if (isOpen(second)) return !(isText && isASCII(second));
  if (isIdeographic(second)) return !isPrefix(first) && first !== "％";
  if (isIdeographic(first) || isDash(first) || isHyphen(first) || isWideClosing(first)) return true;
  return (first === "-" || first === "/") && /^[\p{L}\p{N}]/u.test(second);
}

function mayBreakInASCII(before, first, second) {
  if (first === "-") {
    // A sign before a number stays with it.
    if (/\d/.test(second)) return /\w/.test(before);
    return !/[!$),./:;?\]}]/.test(second);
  }
  if (first === "?") return !/[!"'),./:;?\]}]/.test(second);
  return /[(<[{]/.test(second) && /[!"#%&)*+,.:;=>\\\]|}~]/.test(first);
}

/** Parts of a paragraph between which a line may break, each with the spaces after it. */
function* unbreakable(paragraph, words, letters) {
  // Scripts without spaces break between words, which a dictionary finds.
  const needsWords = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
  const starts = new Set(needsWords.test(paragraph) ? Array.from(words.segment(paragraph), ({ index }) => index) : []);
  let [part, before, last] = ["", "", ""];
  for (const { segment, index } of letters.segment(paragraph)) {
    const isBetweenWords = starts.has(index) && needsWords.test(last) && needsWords.test(segment);
    if (last !== "" && (isBetweenWords || mayBreak(before, last, segment))) {
      yield part;
      part = "";
    }
    part += segment;
    [before, last] = [last, segment];
  }
  yield part;
}

/** Why a layout cannot be read or laid out. */
export class LayoutError extends Error {
  constructor(details) {
    super(details.explanation);
    this.name = "LayoutError";
    this.details = details;
  }

  get kind() {
    return this.details.kind;
  }
}

/** The result of the last call, as text. */
function result() {
  // Addresses and counts over 2 GB come as negative numbers.
  const start = module.layout_result() >>> 0;
  // The view is made anew each time: memory that grows leaves old ones empty.
  const view = new Uint8Array(module.memory.buffer, start, module.layout_result_count() >>> 0);
  return new TextDecoder().decode(view);
}

// As many bytes as a layout file may have. A longer text never gets into the module, whose memory does not shrink.
const longest = 64 << 20;

/** Writes a text where the module reads it, and returns how many bytes it has. */
function give(text) {
  // A character has at least a byte.
  const bytes = text.length > longest ? null : new TextEncoder().encode(text);
  if (bytes === null || bytes.length > longest) {
    const explanation = "a layout file has at most 64 MiB; split it";
    throw new LayoutError({ kind: "invalidFile", explanation, line: 1, column: 1, text: "", mark: "" });
  }
  const start = module.layout_room(bytes.length) >>> 0;
  new Uint8Array(module.memory.buffer, start, bytes.length).set(bytes);
  return bytes.length;
}

/** Throws what a function that measures texts has thrown during the last call. */
function rethrow() {
  if (!failure) return;
  const { error } = failure;
  failure = null;
  throw error;
}

/**
 * The text of a layout. Each constraint of an object has a line of its own, the first one the second, so that its
 * line tells its path.
 */
function written(layout) {
  if (typeof layout === "string") return layout;
  if (!Array.isArray(layout?.constraints)) return JSON.stringify(layout);
  const { constraints, ...rest } = layout;
  const head = JSON.stringify(rest).slice(0, -1);
  const list = constraints.map((constraint) => JSON.stringify(constraint) ?? "null");
  return `${head}${head === "{" ? "" : ","}"constraints":[\n${list.join(",\n")}\n]}`;
}

/** Replaces the lines of an object's constraints by their paths. */
function named(value, count) {
  const path = (line) => (line >= 2 && line < 2 + count ? `constraints[${line - 2}]` : undefined);
  const seen = (value) => {
    if (typeof value === "string") {
      return value.replace(/\(line (\d+)\)/g, (text, line) => (path(+line) ? `(${path(+line)})` : text));
    }
    if (typeof value !== "object" || value === null) return value;
    if (Array.isArray(value)) return value.map(seen);
    const renamed = Object.fromEntries(Object.entries(value).map(([key, member]) => [key, seen(member)]));
    if (Number.isInteger(value.line)) {
      delete renamed.line;
      if (path(value.line)) renamed.path = path(value.line);
    }
    return renamed;
  };
  return seen(value);
}

/** A layout that stays, to be laid out in one size after the other. */
export class Session {
  #number;
  /** The number of constraints of an object; null for a text. */
  #count;

  /** Opens a layout, or takes over the session `number` of a scene, which is no layout file. */
  constructor(layout, { measure } = {}, number) {
    this.#count = typeof layout === "object" && number === undefined ? (layout?.constraints?.length ?? 0) : null;
    this.#number = number ?? module.layout_open(give(written(layout)));
    if (this.#number < 0) throw new LayoutError(this.#named(JSON.parse(result()).error));
    if (!measure) return;
    measurers.set(this.#number, measure);
    module.layout_measure(this.#number);
  }

  #named(value) {
    return this.#count === null ? value : named(value, this.#count);
  }

  /** The value that a call of the module has left. */
  #answer(status) {
    rethrow();
    if (status < 0) throw new Error("the session is closed");
    const text = result();
    const value = text === "" ? null : this.#named(JSON.parse(text));
    if (value?.error) throw new LayoutError(value.error);
    return value;
  }

  solve() {
    return this.#answer(module.layout_solve(this.#number));
  }

  resize(width, height) {
    return this.#answer(module.layout_resize(this.#number, width ?? NaN, height ?? NaN));
  }

  recover(width, height) {
    return this.#answer(module.layout_recover(this.#number, width ?? NaN, height ?? NaN));
  }

  explain(quantity, at) {
    return this.#answer(module.layout_explain(this.#number, give(quantity), at ?? NaN));
  }

  ambiguity() {
    return this.#answer(module.layout_ambiguity(this.#number)).ambiguous;
  }

  lint() {
    return this.#answer(module.layout_lint(this.#number));
  }

  ranges(parameter, from, to) {
    return this.#answer(module.layout_ranges(this.#number, give(parameter ?? ""), from ?? NaN, to ?? NaN));
  }

  outline() {
    return this.#answer(module.layout_outline(this.#number));
  }

  pull(quantity, value) {
    this.#answer(module.layout_pull(this.#number, give(quantity), value ?? NaN));
  }

  svg() {
    const status = module.layout_draw(this.#number);
    rethrow();
    if (status < 0) throw new Error("the session is closed");
    return result();
  }

  swift(style = "chain") {
    if (style === "uikit") {
      if (module.layout_interface_code(this.#number) < 0) throw new Error("this is no scene");
      return result();
    }
    const place = ["chain", "anchors"].indexOf(style);
    if (place < 0) throw new RangeError(`there is no style '${style}'; there are chain and anchors`);
    if (module.layout_export(this.#number, place) < 0) throw new Error("the session is closed");
    return result();
  }

  close() {
    module.layout_close(this.#number);
    measurers.delete(this.#number);
    this.#number = -1;
  }
}

/** A .xib or .storyboard of Interface Builder, whose scenes become sessions. */
export class InterfaceFile {
  #number;

  constructor(text) {
    this.#number = module.layout_interface_open(give(text));
    const opened = JSON.parse(result());
    if (this.#number < 0) throw new LayoutError(opened.error);
    Object.assign(this, opened);
  }

  open(scene, { device, width, height, direction, textScale } = {}) {
    const place = device === undefined ? -1 : this.devices.indexOf(device);
    const isReversed = direction === "rightToLeft" ? 1 : 0;
    const number = module.layout_interface_scene(
      this.#number, scene, place, width ?? NaN, height ?? NaN, isReversed, textScale ?? 1);
    return new Session(null, {}, number);
  }

  close() {
    module.layout_interface_close(this.#number);
    this.#number = -1;
  }
}

export function open(layout, options) {
  return new Session(layout, options);
}

export function solve(layout, options) {
  const session = new Session(layout, options);
  try {
    return session.solve();
  } finally {
    session.close();
  }
}

export function explain(layout, quantity, at) {
  const session = new Session(layout);
  try {
    session.solve();
    return session.explain(quantity, at);
  } finally {
    session.close();
  }
}

export function ranges(layout, parameter, from, to) {
  const session = new Session(layout);
  try {
    return session.ranges(parameter, from, to);
  } finally {
    session.close();
  }
}

export function apply(frames, elements) {
  const find = elements instanceof Map ? (name) => elements.get(name) : (name) => elements[name];
  for (const [name, frame] of Object.entries(frames.items)) {
    const element = find(name);
    if (!element) continue;
    const style = element.style;
    style.position = "absolute";
    style.boxSizing = "border-box";
    style.margin = "0";
    style.left = `${frame.x}px`;
    style.top = `${frame.y}px`;
    style.width = `${frame.width}px`;
    style.height = `${frame.height}px`;
  }
}

// Layout files by the functions of the module layout.wasm, wherever its bytes come from.

let module;

/** Makes everything here usable. */
export async function start(bytes) {
  module = (await WebAssembly.instantiate(bytes, {})).instance.exports;
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

function answer(status) {
  if (status < 0) throw new Error("the session is closed");
  const text = result();
  const value = text === "" ? null : JSON.parse(text);
  if (value?.error) throw new LayoutError(value.error);
  return value;
}

/** A layout that stays, to be laid out in one size after the other. */
export class Session {
  #number;

  constructor(layout, number) {
    this.#number = number ?? module.layout_open(give(typeof layout === "string" ? layout : JSON.stringify(layout)));
    if (this.#number < 0) throw new LayoutError(JSON.parse(result()).error);
  }

  solve() {
    return answer(module.layout_solve(this.#number));
  }

  resize(width, height) {
    return answer(module.layout_resize(this.#number, width ?? NaN, height ?? NaN));
  }

  recover(width, height) {
    return answer(module.layout_recover(this.#number, width ?? NaN, height ?? NaN));
  }

  explain(quantity, at) {
    return answer(module.layout_explain(this.#number, give(quantity), at ?? NaN));
  }

  ambiguity() {
    return answer(module.layout_ambiguity(this.#number)).ambiguous;
  }

  ranges(parameter, from, to) {
    return answer(module.layout_ranges(this.#number, give(parameter ?? ""), from ?? NaN, to ?? NaN));
  }

  outline() {
    return answer(module.layout_outline(this.#number));
  }

  pull(quantity, value) {
    answer(module.layout_pull(this.#number, give(quantity), value ?? NaN));
  }

  svg() {
    if (module.layout_draw(this.#number) < 0) throw new Error("the session is closed");
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
    return new Session(null, number);
  }

  close() {
    module.layout_interface_close(this.#number);
    this.#number = -1;
  }
}

export function open(layout) {
  return new Session(layout);
}

export function solve(layout) {
  const session = new Session(layout);
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

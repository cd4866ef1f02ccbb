// Layout files in the browser and in Node: the module layout.wasm, which lies beside this file.

const address = new URL("./layout.wasm", import.meta.url);
const bytes =
  address.protocol === "file:" && typeof process === "object"
    ? await (await import("node:fs/promises")).readFile(address)
    : await (await fetch(address)).arrayBuffer();
const { instance } = await WebAssembly.instantiate(bytes, {});
const module = instance.exports;

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
  const start = module.layout_result();
  // The view is made anew each time: memory that grows leaves old ones empty.
  const view = new Uint8Array(module.memory.buffer, start, module.layout_result_count());
  return new TextDecoder().decode(view);
}

function frames(status) {
  if (status < 0) throw new Error("the session is closed");
  const value = JSON.parse(result());
  if (value.error) throw new LayoutError(value.error);
  return value;
}

/** A layout that stays, to be laid out in one size after the other. */
export class Session {
  #number;

  constructor(layout) {
    const text = typeof layout === "string" ? layout : JSON.stringify(layout);
    const bytes = new TextEncoder().encode(text);
    const start = module.layout_room(bytes.length);
    new Uint8Array(module.memory.buffer, start, bytes.length).set(bytes);
    this.#number = module.layout_open(bytes.length);
    if (this.#number < 0) throw new LayoutError(JSON.parse(result()).error);
  }

  solve() {
    return frames(module.layout_solve(this.#number));
  }

  resize(width, height) {
    return frames(module.layout_resize(this.#number, width ?? NaN, height ?? NaN));
  }

  svg() {
    if (module.layout_draw(this.#number) < 0) throw new Error("the session is closed");
    return result();
  }

  close() {
    module.layout_close(this.#number);
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

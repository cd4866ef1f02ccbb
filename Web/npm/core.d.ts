export * from "./index.js";

/**
 * Makes everything here usable: the bytes are those of `core.wasm`, which lays out and explains, or of `layout.wasm`,
 * which also has lint, ranges, ambiguity, `outline`, `pull`, exports, drawings and files of Interface Builder. A
 * function that a module lacks throws an error that names it.
 */
export function start(bytes: BufferSource): Promise<void>;

// Layout files in the browser and in Node: the module layout.wasm, which lies beside this file.

import { start } from "./layout.js";

const address = new URL("./layout.wasm", import.meta.url);
await start(
  address.protocol === "file:" && typeof process === "object"
    ? await (await import("node:fs/promises")).readFile(address)
    : await (await fetch(address)).arrayBuffer(),
);

export { InterfaceFile, LayoutError, Session, apply, canvasMeasurer, explain, open, ranges, solve } from "./layout.js";

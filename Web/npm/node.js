// Layout files in Node: the module layout.wasm, which lies beside this file.

import { readFile } from "node:fs/promises";
import { start } from "./layout.js";

await start(await readFile(new URL("./layout.wasm", import.meta.url)));

export { InterfaceFile, LayoutError, Session, apply, canvasMeasurer, explain, open, ranges, solve } from "./layout.js";

// Layout files in a browser, or whatever fetches: the module layout.wasm, which lies beside this file.

import { start } from "./layout.js";

await start(await (await fetch(new URL("./layout.wasm", import.meta.url))).arrayBuffer());

export { InterfaceFile, LayoutError, Session, apply, canvasMeasurer, explain, open, ranges, solve } from "./layout.js";

// Unpacks the scripts of the page, its examples and the engine, and starts them: packed, the page has two fifths of its size.

import { unpack } from "./unpack.js";

const packed = document.getElementById("packed");
const letters = packed.textContent;
packed.remove();
// Five letters are four bytes.
const bytes = new DataView(new ArrayBuffer((letters.length / 5) * 4));
for (let word = 0; word < letters.length / 5; word++) {
  let value = 0;
  for (let place = 5 * word; place < 5 * word + 5; place++) {
    const letter = letters.charCodeAt(place);
    value = 85 * value + letter - (letter < 60 ? 35 : 36);
  }
  bytes.setUint32(4 * word, value);
}
// The lengths of the texts and of all, then the texts and the module.
const end = bytes.getUint32(0);
const unpacked = unpack(new Uint8Array(bytes.buffer, 8), bytes.getUint32(4));
const { editor, script, ...data } = JSON.parse(new TextDecoder().decode(unpacked.subarray(0, end)));
globalThis.playgroundData = { ...data, module: unpacked.subarray(end) };
for (const [type, textContent] of [["text/javascript", editor], ["module", script]]) {
  document.head.append(Object.assign(document.createElement("script"), { type, textContent }));
}

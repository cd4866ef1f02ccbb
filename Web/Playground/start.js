// Unpacks the scripts of the page, its examples and the engine, and starts them: packed, the page is a sixth smaller.

const packed = document.getElementById("packed");
const bytes = Uint8Array.from(atob(packed.textContent), (character) => character.charCodeAt(0));
packed.remove();
const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
const unpacked = await new Response(stream).arrayBuffer();

// The length of the texts, the texts, the module.
const end = 4 + new DataView(unpacked).getUint32(0);
const { editor, script, ...data } = JSON.parse(new TextDecoder().decode(new Uint8Array(unpacked, 4, end - 4)));
globalThis.playgroundData = { ...data, module: new Uint8Array(unpacked, end) };
for (const [type, textContent] of [["text/javascript", editor], ["module", script]]) {
  document.head.append(Object.assign(document.createElement("script"), { type, textContent }));
}

// Puts the playground together as one file that needs nothing else.
// Usage: node Web/Playground/build.mjs MODULE OUTPUT
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { deflateRawSync } from "node:zlib";

const [, , modulePath, output] = process.argv;
const folder = new URL("./", import.meta.url);
const source = (path) => readFileSync(new URL(path, folder), "utf8");

/** Each file is a module; in the page they are one, in the order of their imports. */
const order = ["../npm/layout.js", "dom.js", "text.js", "editor.js", "model.js", "picture.js", "pull.js", "inspector.js", "strip.js", "page.js"];
const script = order
  .map((path) =>
    source(path)
      .replace(/^import\s[^;]*;\n/gm, "")
      .replace(/^export /gm, ""),
  )
  .join("\n");

/** The layout files of a folder by their names. */
function layouts(path) {
  const names = readdirSync(new URL(path, folder)).filter((name) => name.endsWith(".json"));
  return Object.fromEntries(names.sort().map((name) => [basename(name, ".json"), source(path + name)]));
}

/** Presets by the groups that they are offered in. */
const presets = {
  "To begin with": {
    "Start here": source("presets/start.json"),
    "A conflict": source("presets/conflict.json"),
    "An ambiguous layout": source("presets/open.json"),
  },
  Examples: layouts("../../Examples/layouts/"),
  "Screens of the gallery": Object.fromEntries(
    Object.entries(layouts("presets/gallery/")).map(([name, text]) => [`${name} screen`, text]),
  ),
};
const packed = deflateRawSync(readFileSync(modulePath), { level: 9 }).toString("base64");

// Nothing in a script may look like its end.
const safe = (json) => json.replaceAll("<", "\\u003c");
const filled = script
  .replace('const packedModule = "";', () => `const packedModule = "${packed}";`)
  .replace("const presets = {};", () => `const presets = ${safe(JSON.stringify(presets))};`);
if (filled.includes("</script")) throw new Error("the script would end early");

const page = source("page.html")
  .replace("<!-- page.css -->", () => `\n${source("page.css")}`)
  .replace("<!-- page.js -->", () => `\n${filled}`);
writeFileSync(output, page);

// Puts the playground together as one file that needs nothing else.
// Usage: node Web/Playground/build.mjs MODULE OUTPUT
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { groups } from "./presets.mjs";
import * as words from "./words.js";

const [, , modulePath, output] = process.argv;
const folder = new URL("./", import.meta.url);
const source = (path) => readFileSync(new URL(path, folder), "utf8");

/** Makes a script or a style sheet as short as it can be. */
const minify = (text, loader) =>
  execFileSync("esbuild", ["--minify", `--loader=${loader}`, "--charset=utf8", "--legal-comments=none"], { input: text, encoding: "utf8", maxBuffer: 1 << 26 });

/** The editor, as Debian's libjs-codemirror installs it. */
const library = "/usr/share/javascript/codemirror/";
const parts = ["lib/codemirror", "mode/xml/xml", "addon/hint/show-hint", "addon/dialog/dialog", "addon/search/searchcursor", "addon/search/search"];
const notice = readFileSync(new URL("../../NOTICE", folder), "utf8");
const editorNotice = `/*\n${notice.slice(notice.indexOf("Contains CodeMirror"))}*/\n`;
const editorScript = minify(parts.map((part) => readFileSync(`${library}${part}.js`, "utf8")).join("\n"), "js");
const editorStyle = ["lib/codemirror", "addon/hint/show-hint", "addon/dialog/dialog"].map((part) => readFileSync(`${library}${part}.css`, "utf8")).join("\n");

/** A script with all modules that it imports. */
const bundle = (path) =>
  execFileSync("esbuild", [new URL(path, folder).pathname, "--bundle", "--minify", "--format=esm", "--charset=utf8"], { encoding: "utf8", maxBuffer: 1 << 26 });

/** The keys of layout files and the words that they may have, from the schema. */
function vocabularyOf(schema) {
  const keys = {};
  const values = {};
  const resolve = (part) => {
    const reference = part?.$ref ?? part?.allOf?.[0]?.$ref;
    return reference ? resolve(reference.slice(2).split("/").reduce((inner, key) => inner[key], schema)) : part;
  };
  const walk = (part) => {
    if (part === null || typeof part !== "object") return;
    for (const [name, described] of Object.entries(part.properties ?? {})) {
      const found = resolve(described);
      if (found === null || typeof found !== "object") continue;
      const words = found.enum?.filter((word) => typeof word === "string");
      if (words?.length > 0) values[name] = [...new Set([...(values[name] ?? []), ...words])];
      keys[name] ??= words?.length > 0 ? "word" : [found.type ?? described.type ?? ""].flat().join(" or ");
    }
    for (const inner of Object.values(part)) walk(inner);
  };
  walk(schema);
  return { keys, values };
}

const presets = Object.fromEntries(groups.map(({ label, presets }) => [label, presets.map(({ name, file, sentence }) => ({ name, sentence, text: source(file) }))]));
const vocabulary = vocabularyOf(JSON.parse(source("../layout.schema.json")));

/** What start.js unpacks: the lengths of the texts and of all, then the texts and the module, packed. */
const texts = Buffer.from(JSON.stringify({ editor: editorScript, script: bundle("page.js"), presets, vocabulary }));
const unpacked = Buffer.concat([texts, readFileSync(modulePath)]);
const lengths = Buffer.alloc(8);
lengths.writeUInt32BE(texts.length);
lengths.writeUInt32BE(unpacked.length, 4);
const settings = ["--format=raw", "--lzma1=preset=9e,lc=3,lp=0,pb=0", "--stdout"];
const packed = inLetters(Buffer.concat([lengths, execFileSync("xz", settings, { input: unpacked, maxBuffer: 1 << 26 })]));

/** Four bytes as five letters of 85, none of them "<". */
function inLetters(bytes) {
  const whole = Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)]);
  const letters = Buffer.alloc((whole.length / 4) * 5);
  for (let word = 0; word < whole.length / 4; word++) {
    let rest = whole.readUInt32BE(4 * word);
    for (let place = 4; place >= 0; place--) {
      const digit = rest % 85;
      letters[5 * word + place] = digit + (digit < 25 ? 35 : 36);
      rest = (rest - digit) / 85;
    }
  }
  return letters.toString("latin1");
}

const escaped = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
const help = words.helpLines.map(([key, line]) => `<dt>${escaped(key)}</dt><dd>${escaped(line)}</dd>`).join("\n");
const page = source("page.html")
  .replace(/\{\{(\w+)\}\}/g, (_, name) => {
    if (words.page[name] === undefined) throw new Error(`words.js has no text ${name}`);
    return escaped(words.page[name]);
  })
  .replace("<!-- help -->", () => help)
  .replace("<!-- page.css -->", () => `\n${minify(editorStyle + source("page.css"), "css")}`)
  .replace("<!-- packed -->", () => packed)
  .replace("<!-- start.js -->", () => `\n${editorNotice}${bundle("start.js")}`);
writeFileSync(output, page);

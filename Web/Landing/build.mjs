// Puts the landing page together: the code of a snippet, the frames that README.md prints for it, and pictures of the
// playground, in the playground's colors.
// Usage: node Web/Landing/build.mjs OUTPUT
import { readFileSync, writeFileSync } from "node:fs";

const source = (path) => readFileSync(new URL(path, import.meta.url), "utf8");
const escaped = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** The code without what is not about the layout, in colors. */
function colored(code) {
  return escaped(code.replace(/^import .*\n+/gm, "").replace(/^print\(.*\n?/gm, "").trim())
    .replace(/&quot;.*?&quot;/g, (part) => `<span class="quoted">${part}</span>`)
    .replace(/\b(let|try|nil)\b/g, '<span class="keyword">$1</span>')
    .replace(/\.(\w+Anchor)\b/g, '.<span class="attribute">$1</span>')
    .replace(/-?\b\d+\b/g, '<span class="value">$&</span>');
}

/** Lines of which each hangs by two characters more than its first, where it is wrapped. */
const hanging = (code) =>
  code.split("\n").map((line) => `<span class="line" style="--in: ${/^ */.exec(line)[0].length}ch">${line}\n</span>`).join("");

const playground = source("../Playground/page.html");
const symbols = /<svg width="0"[\s\S]*?<\/svg>/.exec(playground)[0];
const printed = /^card \(.*\n(?: +\w+ \(.*\n)+/m.exec(source("../../README.md"))[0];
const page = source("page.html")
  .replace("<!-- style -->", () => `\n${source("../Playground/page.css")}${source("page.css")}`)
  .replace("<!-- symbols -->", () => symbols)
  .replace("<!-- code -->", () => colored(source("../../Snippets/BusinessCard.swift")))
  .replace("<!-- output -->", () => escaped(printed.trim()))
  .replace(/<code>([\s\S]*?)<\/code>/g, (_, code) => `<code>${hanging(code)}</code>`)
  .replace(/<!-- picture (\w+): (.*?) -->/g, (_, name, label) => source(`pictures/${name}.svg`).replace('role="img"', `role="img" aria-label="${escaped(label)}"`))
  .replace(/<!-- figure ([\w.-]+): (.*?) -->/g, (_, name, label) => {
    const type = name.endsWith(".svg") ? "svg+xml" : "png";
    const bytes = readFileSync(new URL(`../../Docs/figures/${name}`, import.meta.url)).toString("base64");
    return `<img alt="${escaped(label)}" src="data:image/${type};base64,${bytes}">`;
  });
writeFileSync(process.argv[2], page);

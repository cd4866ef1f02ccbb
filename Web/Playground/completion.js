// Completion in the text: keys and words from the schema of layout files, names and attributes within constraints.

import { data } from "./dom.js";
import { editor } from "./editor.js";
import { model } from "./model.js";

const { vocabulary } = data;

const attributes = [
  "leading", "trailing", "top", "bottom", "left", "right", "width", "height", "centerX", "centerY",
  "firstBaseline", "lastBaseline",
];

/** The number of edits between two words. */
export function distance(first, second) {
  let row = Array.from({ length: second.length + 1 }, (_, index) => index);
  for (let i = 1; i <= first.length; i++) {
    const next = [i];
    for (let j = 1; j <= second.length; j++) {
      const swap = i > 1 && j > 1 && first[i - 1] === second[j - 2] && first[i - 2] === second[j - 1];
      next[j] = Math.min(next[j - 1] + 1, row[j] + 1, row[j - 1] + (first[i - 1] === second[j - 1] ? 0 : 1));
      if (swap) next[j] = Math.min(next[j], row[j - 1]);
    }
    row = next;
  }
  return row[second.length];
}

/** The word that somebody may have meant, or null. */
export function nearest(word, candidates) {
  const found = candidates
    .map((candidate) => ({ candidate, edits: distance(word.toLowerCase(), candidate.toLowerCase()) }))
    .sort((first, second) => first.edits - second.edits)[0];
  return found && found.edits > 0 && found.edits <= Math.max(1, word.length / 3) ? found.candidate : null;
}

/** All words that an unknown one may have been meant to be. */
export function candidates() {
  const names = (model.outline?.items ?? []).map((item) => item.name);
  const values = Object.values(vocabulary.values).flat();
  return [...names, ...Object.keys(vocabulary.keys), ...attributes, ...values];
}

const matching = (all, typed) => all.filter(({ text }) => text.toLowerCase().startsWith(typed.toLowerCase()) && text !== typed);

function hints(cm) {
  const cursor = cm.getCursor();
  const line = cm.getLine(cursor.line);
  const before = line.slice(0, cursor.ch);
  const found = (list, typed) => ({
    list: list.map(({ text, kind }) => ({
      text,
      render(row) {
        const name = document.createElement("span");
        name.textContent = text;
        const what = document.createElement("small");
        what.textContent = kind;
        row.append(name, what);
      },
    })),
    from: { line: cursor.line, ch: cursor.ch - typed.length },
    to: cursor,
  });
  const quotes = before.match(/"/g)?.length ?? 0;
  if (quotes % 2 === 0) return null;
  const value = /"(\w+)"\s*:\s*"(\w*)$/.exec(before);
  if (value && vocabulary.values[value[1]]) {
    const all = vocabulary.values[value[1]].map((text) => ({ text, kind: value[1] }));
    return found(matching(all, value[2]), value[2]);
  }
  if (value && !/^(in|rule)$/.test(value[1])) return null;
  const key = /[{,]\s*"([$\w]*)$|^\s*"([$\w]*)$/.exec(before);
  const isConstraint = /"[^"]*[=<>.\s][^"]*$/.test(before) || (/^\s*"/.test(before) && isInList(cm, cursor.line));
  const attribute = /\.(\w*)$/.exec(before);
  if (isConstraint && attribute) return found(matching(attributes.map((text) => ({ text, kind: "attribute" })), attribute[1]), attribute[1]);
  const items = (model.outline?.items ?? []).map((item) => ({ text: item.name, kind: item.kind }));
  if (isConstraint || value) {
    const typed = /[^\s"]*$/.exec(before)[0];
    return found(matching(items, typed), typed);
  }
  if (!key) return null;
  const typed = key[1] ?? key[2] ?? "";
  const all = Object.entries(vocabulary.keys).map(([text, kind]) => ({ text, kind }));
  return found(matching(all, typed), typed);
}

/** Whether a line is within the list of constraints. */
function isInList(cm, line) {
  for (let above = line; above >= 0; above--) {
    if (/"constraints"\s*:\s*\[/.test(cm.getLine(above))) return true;
    if (/"items"\s*:\s*\[|^\s*\]/.test(cm.getLine(above)) && above < line) return false;
  }
  return false;
}

editor.setOption("hintOptions", { hint: hints, completeSingle: false });
editor.on("inputRead", (cm, change) => {
  if (cm.getMode().name === "layout" && /^[."\w]$/.test(change.text.join("\n"))) cm.showHint();
});

// The text of the file in CodeMirror: colors, marked lines, errors below their line, and documents with their history.

import { byId, element } from "./dom.js";
import { words } from "./words.js";

const CodeMirror = globalThis.CodeMirror;

/** Colors a layout file: keys, names, attributes within constraints, numbers. */
CodeMirror.defineMode("layout", () => ({
  startState: () => ({ inString: false, isKey: false }),
  token(stream, state) {
    if (state.inString) {
      if (stream.eat('"')) {
        state.inString = false;
        return state.isKey ? "key" : "string";
      }
      if (stream.match(/^\\./)) return "string";
      if (state.isKey) {
        stream.match(/^[^"\\]+/);
        return "key";
      }
      if (stream.match(/^\.[A-Za-z]\w*/)) return "attribute";
      if (stream.match(/^@?\d+(\.\d+)?(?=[\s",@)*]|$)/)) return "number";
      if (stream.match(/^[^"\\.\s]+/) || stream.match(/^\s+/) || stream.next()) return "string";
    }
    if (stream.eatSpace()) return null;
    if (stream.peek() === '"') {
      const rest = stream.string.slice(stream.pos);
      state.isKey = /^"(?:[^"\\]|\\.)*"\s*:/.test(rest);
      state.inString = true;
      stream.next();
      return state.isKey ? "key" : "string";
    }
    if (stream.match(/^-?\d+(\.\d+)?([eE][+-]?\d+)?/)) return "number";
    if (stream.match(/^(true|false|null)\b/)) return "number";
    stream.next();
    return "punctuation";
  },
}));

const host = byId("editor");
const cm = CodeMirror(host, {
  lineNumbers: true,
  lineWrapping: true,
  mode: "layout",
  tabSize: 2,
  screenReaderLabel: byId("source").getAttribute("aria-label"),
  gutters: ["CodeMirror-linenumbers"],
  // Tab leaves the text, but accepts the repair of an error.
  extraKeys: {
    Tab: () => (accept ? accept() : CodeMirror.Pass),
    "Shift-Tab": false,
    "Ctrl-Space": "autocomplete",
    Esc: () => CodeMirror.Pass,
  },
});
export const editor = cm;
// Keys scroll it, too, for those who have no pointer.
cm.getScrollerElement().tabIndex = 0;

// Wrapped lines hang by two characters more than their first.
cm.on("renderLine", (_, line, row) => {
  const indent = /^\s*/.exec(line.text)[0].length + 2;
  row.style.textIndent = `-${indent}ch`;
  row.style.paddingLeft = `calc(4px + ${indent}ch)`;
});

let onChange = () => {};
let accept = null;

/** Asks to be told of changes. */
export function whenEdited(callback) {
  onChange = callback;
}

export const currentText = () => cm.getValue();

// Documents: each has a label, the text that it was opened with, and a history of its own; undo at the beginning
// of one goes back to the document before it.

const documents = { past: [], future: [] };
let current = { doc: cm.getDoc(), label: "", name: "", original: "", breaks: "\n" };

/** The document that is shown: its label, and whether it was changed. */
export const documentState = () => ({ label: current.label, name: current.name, isChanged: cm.getValue() !== current.original });

/** Opens a text as a document of its own. */
export function openDocument(text, { label, name = "" }) {
  const breaks = text.includes("\r\n") ? "\r\n" : "\n";
  const doc = CodeMirror.Doc(text, /^\uFEFF?\s*</.test(text) ? "xml" : "layout");
  if (current.label !== "") documents.past.push(current);
  documents.future = [];
  current = { doc, label, name, breaks, original: doc.getValue() };
  cm.swapDoc(doc);
  changed();
}

/** The text as it is saved: with the line breaks that it was opened with. */
export const savedText = () => cm.getValue(current.breaks);

function changed() {
  showHistory();
  onChange();
}

/** Replaces the text as one step of the history, where it differs only. */
export function setText(text) {
  const old = cm.getValue();
  if (text === old) return;
  let start = 0;
  while (start < old.length && old[start] === text[start]) start++;
  let end = 0;
  while (end < old.length - start && end < text.length - start && old.at(-1 - end) === text.at(-1 - end)) end++;
  cm.operation(() => {
    cm.replaceRange(text.slice(start, text.length - end), cm.posFromIndex(start), cm.posFromIndex(old.length - end), "+page");
    cm.getDoc().changeGeneration(true);
  });
}

cm.on("change", (_, change) => {
  if (change.origin !== "setValue") changed();
});

function travel(from, to, step) {
  const { undo, redo } = cm.historySize();
  if (step === "undo" ? undo > 0 : redo > 0) return cm[step]();
  const other = from.pop();
  if (!other) return;
  to.push(current);
  current = other;
  cm.swapDoc(other.doc);
  changed();
}

export const undo = () => travel(documents.past, documents.future, "undo");
export const redo = () => travel(documents.future, documents.past, "redo");

function showHistory() {
  const { undo, redo } = cm.historySize();
  byId("undo").disabled = undo === 0 && documents.past.length === 0;
  byId("redo").disabled = redo === 0 && documents.future.length === 0;
}

addEventListener(
  "keydown",
  (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    if (event.target instanceof HTMLInputElement || event.target.closest?.("dialog, .CodeMirror-dialog")) return;
    const key = event.key.toLowerCase();
    if (key !== "z" && key !== "y") return;
    event.preventDefault();
    event.stopPropagation();
    if (key === "y" || event.shiftKey) redo();
    else undo();
  },
  true,
);
byId("undo").addEventListener("click", undo);
byId("redo").addEventListener("click", redo);

/** Selects a part of the text and shows it. */
export function reveal(start, end) {
  cm.focus();
  cm.setSelection(cm.posFromIndex(start), cm.posFromIndex(end));
  cm.scrollIntoView({ from: cm.posFromIndex(start), to: cm.posFromIndex(end) }, host.clientHeight / 3);
}

/** Scrolls until a line can be seen. */
export function showLine(line) {
  cm.scrollIntoView({ line: Math.min(line, cm.lineCount()) - 1, ch: 0 }, host.clientHeight / 4);
}

/** Scrolls until a line is the first that can be seen. */
export function showLineAtTop(line) {
  // The heights of lines are known when they are drawn.
  for (let step = 0; step < 3; step++) cm.scrollTo(0, cm.heightAtLine(Math.min(line, cm.lineCount()) - 1, "local"));
}

/** The offset of the caret, or null if it is elsewhere. */
export const caret = () => (cm.hasFocus() ? cm.indexFromPos(cm.getCursor()) : null);

export const whenCaretMoves = (callback) => cm.on("cursorActivity", callback);

// Marks

const signs = { bad: "✕", limits: "◆", mine: "" };
let marked = [];
let numbers = [];
let markedAs = "";

/** Marks lines, by the kind of mark; later kinds win. `solid`: parts of the text that count. */
export function markLines(kinds, solid = []) {
  const lines = new Map();
  for (const kind of ["mine", "limits", "bad"]) for (const line of kinds[kind] ?? []) lines.set(line, kind);
  // While an edge is dragged they mostly stay, and the editor would measure its text at each frame.
  const key = JSON.stringify([cm.getDoc().id, cm.changeGeneration(), [...lines], solid]);
  if (key === markedAs) return;
  markedAs = key;
  cm.operation(() => {
    for (const { handle, kind } of marked) {
      cm.removeLineClass(handle, "wrap", kind);
      cm.setGutterMarker(handle, "CodeMirror-linenumbers", null);
    }
    for (const mark of numbers) mark.clear();
    marked = [];
    numbers = [];
    for (const [line, kind] of lines) {
      if (line > cm.lineCount()) continue;
      const handle = cm.addLineClass(line - 1, "wrap", kind);
      if (signs[kind]) {
        const sign = element("span", { className: `sign ${kind}`, textContent: `${signs[kind]} ${line}` });
        cm.setGutterMarker(handle, "CodeMirror-linenumbers", sign);
      }
      marked.push({ handle, kind });
    }
    for (const { start, end, kind } of solid) {
      numbers.push(cm.markText(cm.posFromIndex(start), cm.posFromIndex(end), { className: `solid ${kind}` }));
    }
  });
}

let revealed = "";

/**
 * Shows the first of some lines if none of them is in view, or the caret if the text has the focus. Only when the
 * lines change, or a state in which the answer is higher: scrolling away from them stays possible.
 */
export function revealLines(lines, state = "") {
  const key = `${lines.join()} ${state}`;
  if (key === revealed) return;
  revealed = key;
  if (lines.length === 0) return;
  // The answer below the text takes its height first.
  requestAnimationFrame(() => {
    cm.refresh();
    if (cm.hasFocus()) return cm.scrollIntoView(null, 24);
    const { top, clientHeight } = cm.getScrollInfo();
    const isInView = (line) => {
      const height = cm.heightAtLine(line - 1, "local");
      return height >= top && height + 16 <= top + clientHeight;
    };
    const known = lines.filter((line) => line <= cm.lineCount());
    if (known.length > 0 && !known.some(isInView)) cm.scrollIntoView({ line: known[0] - 1, ch: 0 }, 40);
  });
}

/** Lights a line while something that speaks of it is pointed at. */
export function lightLine(line, isLit) {
  if (line > cm.lineCount()) return;
  cm[isLit ? "addLineClass" : "removeLineClass"](line - 1, "wrap", "lit");
}

let note = null;
let squiggle = null;

/** Puts an explanation below a line; Tab in the text takes the repair, if there is one. */
export function noteBelow(line, content, { from, to, repair } = {}) {
  note?.clear();
  squiggle?.clear();
  note = squiggle = accept = null;
  if (line === null || line > cm.lineCount()) return;
  note = cm.addLineWidget(line - 1, content, { coverGutter: false, noHScroll: true });
  if (to > from) squiggle = cm.markText({ line: line - 1, ch: from }, { line: line - 1, ch: to }, { className: "wrong" });
  accept = repair ?? null;
}

/** Measures the text anew after its place changed its size. */
export const refreshEditor = () => cm.refresh();

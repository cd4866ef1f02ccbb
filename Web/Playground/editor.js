// The text of the file: lines with marks, and a history.

import { byId } from "./dom.js";

const area = byId("text");
const lineHeight = 20;
const history = { past: [], future: [], typedAt: -Infinity };
let marks = new Map();
let onChange = () => {};

/** Asks to be told of changes. */
export function whenEdited(callback) {
  onChange = callback;
}

export const currentText = () => area.value;

/** Puts a text in the place of the one that is there, as one step of the history. */
export function setText(text, { keepsHistory = true } = {}) {
  if (text === area.value) return;
  if (keepsHistory) remember();
  replaceValue(text);
  known = text;
  history.typedAt = -Infinity;
  onChange();
}

/** Forgets the history, for another file. */
export function forgetHistory() {
  history.past = [];
  history.future = [];
  showHistory();
}

let known = "";

function replaceValue(text) {
  const { scrollTop, scrollLeft } = area;
  area.value = text;
  area.scrollTop = scrollTop;
  area.scrollLeft = scrollLeft;
}

function remember() {
  history.past.push({ text: known, start: area.selectionStart });
  if (history.past.length > 500) history.past.shift();
  history.future = [];
  showHistory();
}

function travel(from, to) {
  const step = from.pop();
  if (!step) return;
  to.push({ text: area.value, start: area.selectionStart });
  replaceValue(step.text);
  known = step.text;
  area.setSelectionRange(step.start, step.start);
  history.typedAt = -Infinity;
  showHistory();
  onChange();
}

export const undo = () => travel(history.past, history.future);
export const redo = () => travel(history.future, history.past);

function showHistory() {
  byId("undo").disabled = history.past.length === 0;
  byId("redo").disabled = history.future.length === 0;
}

area.addEventListener("input", () => {
  // What is typed without a pause is one step.
  const now = performance.now();
  if (now - history.typedAt > 700) remember();
  history.typedAt = now;
  known = area.value;
  onChange();
});

addEventListener("keydown", (event) => {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
  if (event.target instanceof HTMLInputElement || event.target.id === "swift-text") return;
  const key = event.key.toLowerCase();
  if (key === "z" || key === "y") {
    event.preventDefault();
    if (key === "y" || event.shiftKey) redo();
    else undo();
  }
});
area.addEventListener("beforeinput", (event) => {
  // The history of the browser does not know of changes made by buttons.
  if (event.inputType === "historyUndo" || event.inputType === "historyRedo") event.preventDefault();
});
byId("undo").addEventListener("click", undo);
byId("redo").addEventListener("click", redo);

/** Selects a part of the text and shows it. */
export function reveal(start, end) {
  area.focus();
  area.setSelectionRange(start, end);
  showLine(area.value.slice(0, start).split("\n").length);
}

/** Scrolls until a line can be seen. */
export function showLine(line) {
  const top = (line - 1) * lineHeight;
  if (top < area.scrollTop || top + 3 * lineHeight > area.scrollTop + area.clientHeight) {
    area.scrollTop = Math.max(0, top - area.clientHeight / 3);
  }
}

/** The offset of the caret. */
export const caret = () => area.selectionStart;

/** Marks lines: a map from the kind of mark to line numbers. */
export function markLines(kinds) {
  marks = new Map();
  for (const kind of ["mine", "holds", "error"]) for (const line of kinds[kind] ?? []) marks.set(line, kind);
  drawMarks();
}

const signs = { error: "✗", holds: "●", mine: "▸" };

function drawMarks() {
  const count = area.value.split("\n").length;
  const gutter = [];
  const backs = [];
  for (let line = 1; line <= count; line++) {
    const kind = marks.get(line);
    const number = document.createElement("span");
    number.textContent = `${kind ? signs[kind] : " "} ${line}\n`;
    if (kind) {
      number.className = kind;
      const back = document.createElement("div");
      back.className = kind;
      back.dataset.line = line;
      back.style.top = `${8 + (line - 1) * lineHeight}px`;
      backs.push(back);
    }
    gutter.push(number);
  }
  byId("gutter").replaceChildren(...gutter);
  byId("marks").replaceChildren(...backs);
  follow();
}

function follow() {
  byId("gutter").scrollTop = area.scrollTop;
  byId("marks").style.transform = `translateY(${-area.scrollTop}px)`;
}
area.addEventListener("scroll", follow);
showHistory();

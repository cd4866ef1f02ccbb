// The ruler below the picture: for which widths the layout works, where it changes, and the present width, which is
// dragged along it.

import { byId, element } from "./dom.js";
import { itemNamed, model } from "./model.js";
import { rounded, words } from "./words.js";

const markDistance = 27;

/** A width at which the layout is already that of a piece, with as many digits as people read. */
export const readable = (width) => Math.ceil(Math.round(width * 1e6) / 1e4) / 100;

/** A limit of the ruler beyond a width, that people read easily. */
export function limitFor(width) {
  const least = Math.max(400, width * 1.25);
  const step = [100, 200, 500, 1000, 2000, 5000].find((size) => least <= 8 * size) ?? 10000;
  return Math.ceil(least / step) * step;
}

/** The pieces of the layout as a function of its width, each with sentences about what differs from the one above. */
export function findRanges() {
  const width = model.frames?.size.width ?? model.size.width ?? model.outline?.items[0]?.frame?.width;
  if (!model.session || model.problem?.kind === "invalidFile" || !(width >= 0)) return null;
  const limit = limitFor(width);
  let found;
  try {
    found = model.session.ranges(null, 0, limit);
  } catch {
    return { limit, from: null, to: null, pieces: [], fails: [{ from: 0, to: limit, text: "" }], lowEnd: null };
  }
  const from = found.from ?? 0;
  const pieces = found.pieces
    .filter((piece) => piece.from !== null || piece.to !== null)
    .map((piece, index) => ({ ...piece, from: piece.from ?? 0, number: index, notes: [], isWhole: true }));
  const last = pieces.at(-1);
  if (last && !found.above) last.to = null;
  noteChanges(pieces, found);
  const fails = [];
  if (found.below) fails.push({ from: 0, to: from, problem: found.below, range: words.below(rounded(from)) });
  if (found.above) fails.push({ from: found.to, to: limit, problem: found.above, range: words.above(rounded(found.to)) });
  for (const gap of found.gaps ?? []) fails.push({ from: gap.from, to: gap.to, problem: gap.conflict, range: words.between(rounded(gap.from), rounded(gap.to)) });
  for (const fail of fails) fail.text = words.conflict(fail.problem.arithmetic ?? fail.problem.explanation);
  return { limit, from, to: found.above ? found.to : null, pieces, fails };
}

/** The views that get no room in each piece, although they have some at another width; not those within one of them. */
function findEmpty(pieces) {
  const none = 0.05;
  const isEmptyIn = (piece, frame) =>
    ["width", "height"].some((extent) => {
      const [start, change] = frame[extent];
      return start <= none && (piece.to === null ? change <= 0 : start + change * (piece.to - piece.from) <= none);
    });
  const empty = pieces.map((piece) => new Set(Object.keys(piece.items ?? {}).filter((name) => isEmptyIn(piece, piece.items[name]))));
  for (const [index, piece] of pieces.entries()) {
    piece.empty = [...empty[index]].filter((name) => {
      const item = itemNamed(name);
      return item && item.kind !== "guide" && !empty[index].has(item.in) && empty.some((names) => !names.has(name));
    });
  }
}

/** Walks from the widest piece down, and notes what is cut, compressed or stops being met. */
function noteChanges(pieces, found) {
  findEmpty(pieces);
  let squeezed = new Set();
  for (let index = pieces.length - 1; index >= 0; index--) {
    const piece = pieces[index];
    const above = pieces[index + 1];
    if (above) {
      squeezed = new Set(squeezed);
      for (const constraint of above.enters) if (isCompression(constraint)) squeezed.add(nameOf(constraint));
      for (const constraint of above.leaves) if (isCompression(constraint)) squeezed.delete(nameOf(constraint));
    }
    const to = piece.to ?? Infinity;
    const within = (range) => ({ ...range, from: range.from ?? 0, to: range.to ?? Infinity });
    const cut = (found.cut ?? []).map(within).filter((range) => range.from < to - 1e-6 && range.to > piece.from + 1e-6);
    const outside = (found.outside ?? []).map(within).filter((range) => range.from < to - 1e-6 && range.to > piece.from + 1e-6);
    for (const name of piece.empty) piece.notes.push([name, words.noRoom]);
    for (const range of cut.filter(({ item }) => !piece.empty.includes(item))) piece.notes.push([range.item, range.to >= to - 1e-6 ? words.isCut : words.cutBelow(rounded(range.to)), range]);
    for (const range of outside) piece.notes.push([range.item, range.to >= to - 1e-6 ? words.leaves : words.leavesBelow(rounded(range.to)), range]);
    const isKnown = new Set([...cut.map((range) => range.item), ...piece.empty]);
    for (const name of squeezed) {
      if (isKnown.has(name)) continue;
      // A text that is compressed but whole wraps, or has room to spare.
      if (itemNamed(name)?.kind !== "label") piece.notes.push([name, words.isCompressed]);
    }
    for (const name of above?.rewrapped ?? []) piece.notes.push([name, words.wraps]);
    piece.isWhole = piece.notes.length === 0;
    piece.limits = above?.leaves.filter((constraint) => constraint.line !== undefined) ?? [];
    for (const constraint of piece.limits) piece.notes.push([constraint.constraint, words.limitsHere]);
  }
}

const isCompression = (constraint) => constraint.system === "contentSize" && constraint.relation === ">=";
const nameOf = (constraint) => constraint.terms[0][0].replace(/\.\w+$/, "");

let trackWidth = 0;

/** Draws the ruler. `actions`: `choose(piece)`, `open()`. */
export function drawRuler(ranges, { choose, open, chosen }) {
  const ruler = byId("ruler");
  const track = byId("track");
  const kept = document.activeElement?.closest?.("#track .mark")?.dataset.number;
  ruler.hidden = ranges === null;
  if (!ranges) return;
  ruler.dataset.limit = ranges.limit;
  trackWidth = track.clientWidth;
  const share = (value) => Math.max(0, Math.min(1, value / ranges.limit));
  const percent = (value) => `${100 * share(value)}%`;
  const zones = [];
  const zone = (className, from, to, title = "") => {
    const part = element("div", { className: `zone ${className}`, title });
    part.style.left = percent(from);
    part.style.width = `${100 * (share(to) - share(from))}%`;
    zones.push(part);
  };
  for (const fail of ranges.fails) zone("fails", fail.from, fail.to, fail.text);
  for (const piece of ranges.pieces) {
    const kind = piece.empty.length > 0 ? "empty" : piece.isWhole ? "whole" : "squeezed";
    zone(kind, piece.from, piece.to ?? ranges.limit, words.zones[kind]);
  }
  const kinds = Object.keys(words.zones).filter((kind) => zones.some((part) => part.classList.contains(kind)));
  byId("legend").replaceChildren(...kinds.map((kind) => element("li", {}, element("span", { className: `zone ${kind}` }), words.zones[kind])));
  const ticks = [];
  const step = ranges.limit / (track.clientWidth < 400 ? 4 : ranges.limit % 500 === 0 && ranges.limit > 500 ? 10 : ranges.limit / 50 <= 10 ? ranges.limit / 50 : 8);
  for (let value = 0; value <= ranges.limit + 1e-9; value += step) {
    const tick = element("span", { className: "tick", textContent: Math.round(value) });
    tick.style.left = percent(value);
    ticks.push(tick);
  }
  track.replaceChildren(element("div", { className: "bar" }, ...zones), element("div", { className: "ticks", "aria-hidden": "true" }, ...ticks), ...marks(ranges, track.clientWidth, choose, chosen));
  drawFlag(ranges.limit);
  const works = ranges.pieces.length === 0 ? words.worksAtNone : words.works(rounded(ranges.from), ranges.to === null ? null : rounded(ranges.to));
  byId("ruler-title").textContent = works;
  byId("ruler-changes").textContent = words.changes(Math.max(0, ranges.pieces.length - 1));
  byId("ruler-words").onclick = open;
  if (kept) track.querySelector(`[data-number="${kept}"]`)?.focus();
}

/** The numbered marks of changes, pushed apart, each tied to its place by a line. */
function marks(ranges, width, choose, chosen) {
  const changes = ranges.pieces.slice(1);
  const wanted = changes.map((piece) => (piece.from / ranges.limit) * width);
  const places = [...wanted];
  for (let index = 1; index < places.length; index++) places[index] = Math.max(places[index], places[index - 1] + markDistance);
  for (let index = places.length - 1; index >= 0; index--) {
    const most = index === places.length - 1 ? width - 10 : places[index + 1] - markDistance;
    places[index] = Math.min(places[index], most);
  }
  return changes.flatMap((piece, index) => {
    const at = readable(piece.from);
    const button = element("button", {
      className: `mark ${chosen === piece.number ? "on" : ""}`, textContent: piece.number,
      "aria-label": `${words.markLabel(piece.number, at)}. ${words.belowMark(ranges.pieces[index].notes.map(([name, text]) => name + text))}`, "data-number": piece.number,
    });
    button.style.left = `${places[index]}px`;
    button.addEventListener("click", () => choose(piece));
    const tie = element("span", { className: "tie" });
    const [left, right] = [Math.min(places[index], wanted[index]), Math.max(places[index], wanted[index])];
    tie.style.left = `${left}px`;
    tie.style.width = `${right - left}px`;
    const stem = element("span", { className: "stem" });
    stem.style.left = `${wanted[index]}px`;
    return [tie, stem, button];
  });
}

/** Puts the flag at the present width. */
export function drawFlag(limit = Number(byId("ruler").dataset.limit)) {
  const width = model.frames?.size.width ?? model.size.width;
  const flag = byId("flag");
  flag.hidden = !(width >= 0) || !limit;
  if (flag.hidden) return;
  flag.style.left = `${100 * Math.min(1, width / limit)}%`;
  flag.textContent = rounded(width);
  // The number of a tick that the flag would cover in part is not shown.
  for (const tick of byId("track").querySelectorAll(".tick")) {
    const distance = Math.abs(Number.parseFloat(tick.style.left) / 100 - Math.min(1, width / limit)) * trackWidth;
    tick.classList.toggle("covered", distance < 34);
  }
  flag.setAttribute("aria-valuenow", rounded(width));
  flag.setAttribute("aria-valuemax", limit);
  flag.setAttribute("aria-label", words.rulerLabel(rounded(width), limit));
}

// The ruler below the picture: for which widths the layout works, where it changes, and the present width, which is
// dragged along it.

import { byId, element } from "./dom.js";
import { itemNamed, model } from "./model.js";
import { rounded, words } from "./words.js";

const markDistance = 27;

/** The width of a piece that people cannot tell from none. */
const sliver = 0.05;

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
    return { limit, from: null, to: null, pieces: [], rows: [], texts: new Map(), losses: [], fails: [{ from: 0, to: limit, text: "" }] };
  }
  const from = found.from ?? 0;
  const pieces = withoutSlivers(found.pieces.filter((piece) => piece.from !== null || piece.to !== null))
    .map((piece, index) => ({ ...piece, from: piece.from ?? 0, number: index, notes: [] }));
  const last = pieces.at(-1);
  if (last && !found.above) last.to = null;
  findEmpty(pieces);
  const losses = lossesOf(pieces, found);
  noteChanges(pieces, losses);
  const fails = [];
  if (found.below) fails.push({ from: 0, to: from, problem: found.below, range: words.belowWidth(rounded(from)) });
  if (found.above) fails.push({ from: found.to, to: limit, problem: found.above, range: words.aboveWidth(rounded(found.to)) });
  for (const gap of found.gaps ?? []) fails.push({ from: gap.from, to: gap.to, problem: gap.conflict, range: words.between(rounded(gap.from), rounded(gap.to)) });
  for (const fail of fails) fail.text = words.conflict(fail.problem.arithmetic ?? fail.problem.explanation);
  return { limit, from, to: found.above ? found.to : null, pieces, rows: rowsOf(pieces), texts: textsOf(pieces), losses, fails };
}

/** Pieces are at least as wide as people read numbers: a narrower one joins the next, or the one before at the end. */
function withoutSlivers(pieces) {
  const kept = [];
  let held = null;
  for (const piece of pieces) {
    if (held && piece.from - held.to > 1e-6) {
      kept.push(held);
      held = null;
    }
    const whole = held ? joined(held, piece) : piece;
    const isSliver = whole.from !== null && whole.to !== null && whole.to - whole.from < sliver;
    held = isSliver ? whole : null;
    if (!isSliver) kept.push(whole);
  }
  if (held && kept.length > 0) kept.at(-1).to = held.to;
  else if (held) kept.push(held);
  return kept;
}

/** A piece from the beginning of the one below it; what enters in one and leaves in the other does neither. */
function joined(below, piece) {
  const key = (constraint) => JSON.stringify([constraint.constraint, constraint.line, constraint.terms]);
  const others = (list, gone) => list.filter((one) => !gone.some((other) => key(other) === key(one)));
  const texts = new Map([...(below.rewrapped ?? []), ...(piece.rewrapped ?? [])].map((name) => [name, linesIn(piece, name) ?? linesIn(below, name)]));
  const items = Object.fromEntries(
    Object.entries(piece.items ?? {}).map(([name, frame]) => [
      name,
      Object.fromEntries(Object.entries(frame).map(([part, [start, change]]) => [part, [start - change * (piece.from - below.from), change]])),
    ]),
  );
  return {
    ...piece, items, from: below.from, rewrapped: [...texts.keys()], lines: [...texts.values()],
    enters: [...others(below.enters, piece.leaves), ...others(piece.enters, below.leaves)],
    leaves: [...others(below.leaves, piece.enters), ...others(piece.leaves, below.enters)],
  };
}

const linesIn = (piece, name) => piece.lines?.[(piece.rewrapped ?? []).indexOf(name)];

/** Everything that is lost within the ruler, each with its own range, whatever the pieces are. */
function lossesOf(pieces, found) {
  // A picture that is smaller than its content is scaled, which is no loss.
  const compressed = (found.compressed ?? []).filter(({ item }) => itemNamed(item)?.kind !== "image");
  const kinds = [["cut", found.cut], ["compressed", compressed], ["outside", found.outside], ["empty", found.noRoom]];
  const losses = kinds.flatMap(([kind, ranges]) => (ranges ?? []).map(({ item, from, to }) => ({ kind, item, from: from ?? 0, to: to ?? Infinity })));
  for (const piece of pieces) {
    for (const item of piece.empty) losses.push({ kind: "empty", item, from: piece.from, to: piece.to ?? Infinity });
  }
  return losses;
}

/** The parts of the ruler with one color each, from left to right: at each width it tells what a layout there has. */
export function zonesOf({ pieces, fails, losses, limit }) {
  const works = pieces.map((piece) => ({ from: piece.from, to: piece.to ?? limit }));
  const isWithin = (ranges, width) => ranges.some((range) => range.from <= width && width <= range.to);
  const empty = losses.filter((loss) => loss.kind === "empty");
  const kindAt = (width) =>
    isWithin(fails, width) ? "fails" : !isWithin(works, width) ? null : isWithin(empty, width) ? "empty" : isWithin(losses, width) ? "squeezed" : "whole";
  const ends = [...fails, ...works, ...losses].flatMap(({ from, to }) => [from, to]);
  const places = [...new Set([0, limit, ...ends.filter((end) => end > 0 && end < limit)])].sort((first, second) => first - second);
  const zones = [];
  for (const [index, to] of places.entries()) {
    const from = places[index - 1];
    const kind = index > 0 && kindAt((from + to) / 2);
    if (!kind) continue;
    if (zones.at(-1)?.kind === kind && zones.at(-1).to === from) zones.at(-1).to = to;
    else zones.push({ kind, from, to });
  }
  // A layout that works at one width only is seen, too.
  for (const { from, to } of works) if (from === to) zones.push({ kind: kindAt(from) === "fails" ? "whole" : kindAt(from), from, to });
  return zones;
}

/** Pieces of which the same is to be said, between which only lines of texts change, are one row of the list. */
function rowsOf(pieces) {
  const rows = [];
  for (const piece of pieces) {
    const row = rows.at(-1);
    const isSame = row && piece.rewrapped?.length > 0 && piece.from - row.to < 1e-6 && JSON.stringify(row.notes) === JSON.stringify(piece.notes);
    if (isSame) Object.assign(row, { to: piece.to, last: piece.number });
    else rows.push({ ...piece, last: piece.number });
  }
  return rows;
}

/** For each text that changes its number of lines, the numbers and where they begin. */
function textsOf(pieces) {
  const texts = new Map();
  for (const piece of pieces) {
    for (const name of piece.rewrapped ?? []) {
      const lines = linesIn(piece, name);
      const known = texts.get(name) ?? [];
      if (lines > 0 && known.at(-1)?.lines !== lines) texts.set(name, [...known, { lines, from: piece.from }]);
    }
  }
  return texts;
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

/** Notes in each piece what is lost, and which constraints stop being met below the piece above. */
function noteChanges(pieces, losses) {
  for (const [index, piece] of pieces.entries()) {
    const above = pieces[index + 1];
    const to = piece.to ?? Infinity;
    const here = losses.filter((loss) => loss.from < to - 1e-6 && loss.to > piece.from + 1e-6);
    for (const name of piece.empty) piece.notes.push([name, words.noRoom]);
    for (const { kind, item, ...range } of here) {
      if (kind === "empty" || piece.empty.includes(item)) continue;
      piece.notes.push([item, range.to >= to - 1e-6 ? words.losses[kind] : words.below[kind](rounded(range.to)), range]);
    }
    piece.isWhole = here.length === 0;
    piece.limits = above?.leaves.filter((constraint) => constraint.line !== undefined) ?? [];
    for (const constraint of piece.limits) piece.notes.push([constraint.constraint, words.limitsHere]);
  }
}

let trackWidth = 0;

/** Draws the ruler. `actions`: `choose(piece)`, `open(piece)`, which shows the list at a piece. */
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
  for (const { kind, from, to } of zonesOf(ranges)) {
    const fail = kind === "fails" && ranges.fails.find((one) => one.from <= from && to <= one.to);
    zone(kind, from, to, fail ? fail.text : words.zones[kind]);
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
  track.replaceChildren(element("div", { className: "bar" }, ...zones), element("div", { className: "ticks", "aria-hidden": "true" }, ...ticks), ...marks(ranges, track.clientWidth, { choose, open, chosen }));
  drawFlag(ranges.limit);
  const works = ranges.pieces.length === 0 ? words.worksAtNone : words.works(rounded(ranges.from), ranges.to === null ? null : rounded(ranges.to));
  byId("ruler-title").textContent = works;
  byId("ruler-changes").textContent = words.changes(Math.max(0, ranges.pieces.length - 1));
  byId("ruler-words").onclick = () => open();
  if (kept) track.querySelector(`[data-number="${kept}"]`)?.focus();
}

/** The numbered marks of changes, pushed apart, each tied to its place by a line; where they lack room, one for many. */
function marks(ranges, width, { choose, open, chosen }) {
  const placeOf = (piece) => (piece.from / ranges.limit) * width;
  const groups = grouped(ranges.pieces.slice(1), width, placeOf).map((pieces) => ({
    pieces, breadth: breadthOf(pieces), wanted: (placeOf(pieces[0]) + placeOf(pieces.at(-1))) / 2,
  }));
  const between = (index) => (groups[index].breadth + groups[index + 1].breadth) / 2;
  const places = groups.map(({ wanted }) => wanted);
  for (let index = 0; index < places.length; index++) places[index] = Math.max(places[index], index === 0 ? groups[0].breadth / 2 : places[index - 1] + between(index - 1));
  for (let index = places.length - 1; index >= 0; index--) {
    places[index] = Math.min(places[index], index === places.length - 1 ? width - groups[index].breadth / 2 : places[index + 1] - between(index));
  }
  return groups.flatMap(({ pieces, breadth, wanted }, index) => {
    const [piece] = pieces;
    const at = readable(piece.from);
    const isOn = pieces.some(({ number }) => number === chosen);
    const label =
      pieces.length > 1
        ? words.marksLabel(piece.number, pieces.at(-1).number, at, readable(pieces.at(-1).from))
        : `${words.markLabel(piece.number, at)}. ${words.belowMark(ranges.pieces[piece.number - 1].notes.map(([name, text]) => name + text))}`;
    const button = element("button", {
      className: `mark ${isOn ? "on" : ""}`, textContent: numbersOf(pieces), "aria-label": label, "data-number": piece.number,
    });
    button.style.left = `${places[index]}px`;
    if (pieces.length > 1) button.style.setProperty("--breadth", `${breadth - 1}px`);
    button.addEventListener("click", () => (pieces.length > 1 ? open(piece) : choose(piece)));
    const tie = element("span", { className: "tie" });
    const [left, right] = [Math.min(places[index], wanted), Math.max(places[index], wanted)];
    tie.style.left = `${left}px`;
    tie.style.width = `${right - left}px`;
    const stem = element("span", { className: "stem" });
    stem.style.left = `${wanted}px`;
    return [tie, stem, button];
  });
}

const numbersOf = (pieces) => (pieces.length > 1 ? `${pieces[0].number}–${pieces.at(-1).number}` : String(pieces[0].number));
const breadthOf = (pieces) => (pieces.length > 1 ? 13 + 7 * numbersOf(pieces).length : markDistance);

/** Changes that share a mark: each has its own, unless all of them lack room. */
function grouped(changes, width, placeOf) {
  let groups = changes.map((piece) => [piece]);
  const needed = () => groups.reduce((sum, group) => sum + breadthOf(group), 0);
  if (needed() <= width) return groups;
  groups = [];
  for (const piece of changes) {
    const last = groups.at(-1);
    if (last && placeOf(piece) - placeOf(last.at(-1)) < markDistance) last.push(piece);
    else groups.push([piece]);
  }
  while (groups.length > 1 && needed() > width) {
    const gaps = groups.slice(1).map((group, index) => placeOf(group[0]) - placeOf(groups[index].at(-1)));
    const nearest = gaps.indexOf(Math.min(...gaps));
    groups.splice(nearest, 2, [...groups[nearest], ...groups[nearest + 1]]);
  }
  return groups;
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

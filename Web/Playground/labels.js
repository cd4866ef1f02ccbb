// Where the labels of dimension lines are: in their line or beside it, where they cover no name, text, mark or other
// label; else farther away, with a line that leads to them.

import { room as place } from "./canvas.js";
import { shape } from "./dom.js";

/** The width of a letter of names and labels, in pixels. */
const letterWidth = 6.7;

/** The width of a name or label in pixels; letters of East Asian scripts take two places. */
export const textWidth = (text) => [...text].reduce((width, letter) => width + (letter.codePointAt(0) > 0x1100 ? 2 : 1) * letterWidth, 0);

/** The height of a name or label in pixels, and how much of it is above the baseline. */
export const textHeight = 14;
export const ascent = 11;

/** The box of a name or label whose baseline begins at a place. */
export const boxAt = (x, baseline, width) => ({ x, y: baseline - ascent, width, height: textHeight });

/** The width of the pill that a label is in. */
export const labelWidth = (text) => textWidth(text) + 10;

export const overlap = (a, b) => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

let waiting = [];
let strokes = [];
let placed = [];

export function clearLabels() {
  waiting = [];
  strokes = [];
  placed = [];
}

/** Asks for a label of a dimension line in pixels, which runs along an axis from start to end. */
export function label(line) {
  const { axis, start, end, place, text } = line;
  const length = end - start;
  strokes.push(axis === "x" ? { x: start, y: place - 1, width: length, height: 2, line } : { x: place - 1, y: start, width: 2, height: length, line });
  if (text) waiting.push(line);
}

/** Keeps labels off the border of a frame. */
export function frameStroke({ x, y, width, height }) {
  for (const [left, top, wide, high] of [[x, y, width, 0], [x, y + height, width, 0], [x, y, 0, height], [x + width, y, 0, height]]) {
    strokes.push({ x: left - 1, y: top - 1, width: wide + 2, height: high + 2 });
  }
}

/** Places the labels that were asked for; `taken` are boxes that none may cover. */
export function placeLabels(group, taken) {
  const room = { x: 3, y: 3, width: place.width - 6, height: place.height - 6 };
  for (const line of waiting) {
    const found = placeOf(line, room, [...taken, ...placed]);
    if (!found) continue;
    placed.push(found.box);
    draw(group, line, found);
  }
  waiting = [];
}

const plate = ({ x, y, width, height }) => shape("rect", { class: "plate", x: x - 3, y, width: width + 6, height, rx: 2 });

/** Puts plates below names that lines run through. */
export function clearBehind(group, names) {
  for (const box of names) if (strokes.some((other) => overlap(box, other))) group.append(plate(box));
}

function placeOf(line, room, taken) {
  // Only the part of the line that can be seen.
  const isX = line.axis === "x";
  const [least, most] = isX ? [room.x, room.x + room.width] : [room.y, room.y + room.height];
  const start = Math.max(least, Math.min(line.start, line.end));
  const end = Math.min(most, Math.max(line.start, line.end));
  const [first, last] = isX ? [room.y, room.y + room.height] : [room.x, room.x + room.width];
  if (start > end || line.place < first || line.place > last) return null;
  const wide = labelWidth(line.text);
  const isInside = (box) => box.x >= room.x && box.y >= room.y && box.x + box.width <= room.x + room.width && box.y + box.height <= room.y + room.height;
  const isFree = ({ box }) => isInside(box) && !taken.some((other) => overlap(box, other));
  const crosses = ({ box, isInLine }) => strokes.some((other) => !(isInLine && other.line === line) && overlap(box, other));
  const near = isX ? besideHorizontal(line, start, end, wide) : besideVertical(line, start, end, wide);
  const free = near.filter(isFree);
  const best = free.find((candidate) => !crosses(candidate));
  if (best) return best;
  const middle = isX ? { x: (start + end) / 2, y: line.place } : { x: line.place, y: (start + end) / 2 };
  const far = around(middle, wide, room);
  // A line may lead along the edge of a text, between the lines of a paragraph.
  const letters = taken.map(({ x, y, width, height }) => ({ x, y: y + 0.2 * height, width, height: 0.6 * height }));
  const leads = (candidate) => isFree(candidate) && !letters.some((other) => meets(other, middle, tipOf(candidate.box, middle)));
  return (
    far.find((candidate) => candidate.distance <= 60 && leads(candidate) && !crosses(candidate)) ??
    free[0] ??
    far.find((candidate) => leads(candidate) && !crosses(candidate)) ??
    far.find(leads) ??
    null
  );
}

/** Places in a horizontal line, above and below it, and the same shifted along it, best first. */
function besideHorizontal({ place, side }, start, end, wide) {
  const middle = (start + end) / 2;
  const found = [];
  const slack = (end - start - wide) / 2 - 8;
  const shifts = [0, 0.5, -0.5, 1, -1];
  if (slack >= 0) for (const shift of shifts) found.push({ box: boxAt(middle + shift * slack - wide / 2, place + 4, wide), isInLine: true });
  const outside = Math.max(slack, 0) + wide / 2;
  for (const shift of shifts) {
    for (const way of [side, -side]) found.push({ box: boxAt(middle + shift * (slack < 0 ? outside : slack) - wide / 2, place + (way < 0 ? -8 : 17), wide) });
  }
  // Behind either end, in a row with the line.
  found.push({ box: boxAt(end + 8, place + 4, wide) }, { box: boxAt(start - 8 - wide, place + 4, wide) });
  return found;
}

/** Places in a vertical line, right and left of it, and the same shifted along it, best first. */
function besideVertical({ place }, start, end, wide) {
  const middle = (start + end) / 2;
  const slack = Math.max(0, (end - start - textHeight) / 2 - 4);
  const found = [];
  for (const shift of [0, 0.5, -0.5, 1, -1]) {
    const baseline = middle + shift * slack + 4;
    if (slack > 0) found.push({ box: boxAt(place - wide / 2, baseline, wide), isInLine: true });
    found.push({ box: boxAt(place + 8, baseline, wide) }, { box: boxAt(place - 8 - wide, baseline, wide) });
  }
  found.push({ box: boxAt(place - wide / 2, end + 16, wide) }, { box: boxAt(place - wide / 2, start - 8, wide) });
  return found;
}

/** Places farther away, nearest first. */
function around(middle, wide, room) {
  const found = [];
  for (let y = room.y; y + textHeight <= room.y + room.height; y += 8) {
    for (let x = room.x; x + wide <= room.x + room.width; x += 16) {
      const box = { x, y, width: wide, height: textHeight };
      const tip = tipOf(box, middle);
      const distance = Math.hypot(tip.x - middle.x, tip.y - middle.y);
      if (distance >= 10) found.push({ box, distance, leads: true });
    }
  }
  return found.sort((first, second) => first.distance - second.distance);
}

/** Where the line ends that leads to a label: at the nearest place of its box. */
const tipOf = (box, { x, y }) => ({
  x: Math.max(box.x, Math.min(box.x + box.width, x)),
  y: Math.max(box.y + 1, Math.min(box.y + box.height - 1, y)),
});

/** Whether a straight line meets a box. */
function meets(box, from, to) {
  let [first, last] = [0, 1];
  for (const [start, change, least, most] of [
    [from.x, to.x - from.x, box.x, box.x + box.width],
    [from.y, to.y - from.y, box.y, box.y + box.height],
  ]) {
    if (change === 0) {
      if (start <= least || start >= most) return false;
      continue;
    }
    const ends = [(least - start) / change, (most - start) / change].sort((a, b) => a - b);
    first = Math.max(first, ends[0]);
    last = Math.min(last, ends[1]);
  }
  return first < last;
}

function draw(group, line, { box, leads }) {
  const { axis, start, end, place, text, kind } = line;
  if (leads) {
    const from = axis === "x" ? { x: (start + end) / 2, y: place } : { x: place, y: (start + end) / 2 };
    const tip = tipOf(box, from);
    group.append(shape("path", { class: `measure leader ${kind}`, d: `M${from.x} ${from.y}L${tip.x} ${tip.y}` }));
  }
  group.append(shape("rect", { class: `badge ${kind}`, x: box.x, y: box.y - 0.5, width: box.width, height: box.height + 1, rx: (box.height + 1) / 2 }));
  group.append(shape("text", { class: `measured ${kind}`, x: box.x + box.width / 2, y: box.y + ascent, "text-anchor": "middle" }, text));
}

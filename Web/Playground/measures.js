// Dimension lines on the picture: distances and sizes of constraints, the sum behind a number, what conflicts and by
// how much, where a pull ends.

import { across, along, camera, onScreen, room } from "./canvas.js";
import { byId, shape } from "./dom.js";
import { boxAt, clearBehind, clearLabels, frameStroke, label, labelWidth, overlap, placeLabels, textHeight } from "./labels.js";
import { worded } from "./model.js";
import { imageBoxes, nameBoxes, textBoxes } from "./names.js";
import { drawn } from "./picture.js";
import { rounded, words } from "./words.js";

const group = byId("measures");

const isHorizontal = (attribute) => /^(left|right|leading|trailing|centerX|width|x)$/.test(attribute);
const isExtent = (attribute) => attribute === "width" || attribute === "height";

const itemOf = (name) => drawn.outline?.items.find((item) => item.name === name && item.frame);

/** The place of an attribute of a view in the root, or null. */
function edge(name, attribute) {
  const item = itemOf(name);
  if (!item) return null;
  const { x, y, width, height } = item.frame;
  const isMirrored = drawn.outline.direction === "rightToLeft";
  const places = {
    left: x, right: x + width, centerX: x + width / 2,
    leading: isMirrored ? x + width : x, trailing: isMirrored ? x : x + width,
    top: y, bottom: y + height, centerY: y + height / 2,
  };
  return places[attribute] ?? null;
}

const pattern = /^(.+?)\.(\w+)\s*(==|<=|>=)\s*(.*?)(?:\s*@\s*[\w.]+)?$/s;
const gapPattern = /^(.+?)\.(\w+)\s*->\s*(.+?)\.(\w+)\s*(?:==|<=|>=)/s;

/** The distance or size that a constraint is about, as it is in the picture; null for what has none. */
export function dimensionOf(text) {
  const gap = gapPattern.exec(text);
  if (gap) return between(gap[1], gap[2], edge(gap[3], gap[4]));
  const found = pattern.exec(text);
  if (!found) return null;
  const [, name, attribute, , right] = found;
  const item = itemOf(name);
  if (!item) return null;
  if (isExtent(attribute)) {
    if (/[*]|\.\D/.test(right.replace(/\d\.\d/g, ""))) return null;
    const { x, y, width, height } = item.frame;
    return attribute === "width"
      ? { axis: "x", from: x, to: x + width, at: y + height, foot: y + height, inside: true }
      : { axis: "y", from: y, to: y + height, at: x + width, foot: x + width, inside: true };
  }
  const other = /^(.+)\.(\w+)(?:\s*([+-])\s*([\d.]+))?$/s.exec(right);
  if (!other || /[*]/.test(right)) return null;
  const start = edge(name, attribute);
  if (start === null) return null;
  let end = edge(other[1], other[2]);
  if (end === null && other[4]) end = start - (other[3] === "-" ? -1 : 1) * (mirrors(attribute) ? -1 : 1) * Number(other[4]) * item.scale;
  return between(name, attribute, end, other[1]);
}

const mirrors = (attribute) => drawn.outline.direction === "rightToLeft" && /^(leading|trailing)$/.test(attribute);

function between(name, attribute, end, otherName) {
  const start = edge(name, attribute);
  if (start === null || end === null || Math.abs(start - end) < 0.05) return null;
  const axis = isHorizontal(attribute) ? "x" : "y";
  // Across the smaller of both views, so that the line touches each.
  const extent = (item) => (axis === "x" ? item.frame.height : item.frame.width);
  const items = [itemOf(name), itemOf(otherName)].filter(Boolean).sort((first, second) => extent(first) - extent(second));
  const { x, y, width, height } = items[0].frame;
  const [at, foot] = axis === "x" ? [y + height / 2, y + height] : [x + width / 2, x + width];
  return { axis, from: Math.min(start, end), to: Math.max(start, end), at, foot };
}

/** Draws a dimension line in pixels, with a label in it or beside it. */
function line({ axis, from, to, at }, text, { kind = "", offset = 0, side = 1, strong = false } = {}) {
  const isX = axis === "x";
  const [start, end] = isX ? [across(from), across(to)] : [along(from), along(to)];
  const place = (isX ? along(at) : across(at)) + offset;
  const path = isX
    ? `M${start} ${place}H${end}M${start} ${place - 4}v8M${end} ${place - 4}v8`
    : `M${place} ${start}V${end}M${place - 4} ${start}h8M${place - 4} ${end}h8`;
  group.append(shape("path", { class: `measure ${kind} ${strong ? "strong" : ""}`, d: path }));
  label({ axis, start, end, place, side, text, kind });
}

const dashed = (kind, d) => group.append(shape("path", { class: `measure dashed ${kind}`, d }));

export function clearMeasures() {
  group.replaceChildren();
  led.clear();
  clearLabels();
}

/** Places the labels of all lines that were drawn, where they cover neither texts nor each other. */
export function labelMeasures() {
  clearBehind(group, nameBoxes());
  placeLabels(group, textBoxes());
}

/** The distances and sizes of constraints with their lengths: in the picture where all labels have room, else outside. */
export function measureConstraints(texts) {
  const found = new Map();
  for (const text of texts) {
    const dimension = dimensionOf(text);
    if (!dimension || (dimension.to - dimension.from) * camera.scale < 3) continue;
    const key = `${dimension.axis} ${dimension.from} ${dimension.to}`;
    if (!found.has(key)) found.set(key, { ...dimension, text: rounded(dimension.to - dimension.from) });
  }
  for (const axis of ["x", "y"]) {
    const chain = [...found.values()].filter((dimension) => dimension.axis === axis);
    if (!chain.every(hasRoom)) measureOutside(axis, chain);
    else for (const dimension of chain) line(dimension, dimension.text, { offset: dimension.inside ? inset[axis] : 0 });
  }
}

/** How far within a view, from its end, the lines of its own sizes are. */
const inset = { x: -12, y: -16 };

/** Whether a label has room within its line, and covers no text, name or image there. */
function hasRoom({ axis, from, to, at, inside, text }) {
  const isX = axis === "x";
  const wide = labelWidth(text);
  if ((to - from) * camera.scale < (isX ? wide : textHeight) + 12) return false;
  const middle = (from + to) / 2;
  const offset = inside ? inset[axis] : 0;
  const [x, y] = isX ? [across(middle), along(at) + offset] : [across(at) + offset, along(middle)];
  const box = boxAt(x - wide / 2, y + 4, wide);
  return ![...textBoxes(), ...imageBoxes()].some((other) => overlap(box, other));
}

/** How far the first line outside is from the root, and each from the one before. */
const outside = { x: { first: 24, step: 28 }, y: { first: 30, step: 40 } };

/** Where the root ends across an axis, and how far beyond it a row begins that needs a depth of pixels, to be in view. */
function outward(axis, depth) {
  const root = drawn.outline.items[0].frame;
  const isX = axis === "x";
  const at = isX ? root.height : root.width;
  const end = isX ? along(at) : across(at);
  return { at, end, base: Math.max(26, Math.min(end, (isX ? room.floor : room.width) - depth)) - end };
}

/** Lines below the root, or right of it, with leaders to what they measure; those that overlap are in further rows. */
function measureOutside(axis, dimensions) {
  const { first, step } = outside[axis];
  const { at, end, base } = outward(axis, first + 20);
  const most = axis === "x" ? room.floor : room.width;
  const rows = [];
  for (const dimension of dimensions.toSorted((a, b) => a.to - a.from - (b.to - b.from))) {
    const { from, to, foot, text, kind = "", strong = false } = dimension;
    let level = rows.findIndex((row) => row.every((other) => other.to <= from + 0.01 || to <= other.from + 0.01));
    if (level < 0) level = rows.push([]) - 1;
    const offset = base + first + step * level;
    if (level > 0 && end + offset + 20 > most) {
      // Without room outside, the label is led to.
      line(dimension, text, { kind, strong });
      continue;
    }
    rows[level].push(dimension);
    line({ axis, from, to, at }, text, { offset, kind, strong });
    leaders(axis, [from, to], foot, end + offset + 4, kind);
  }
}

const led = new Map();

/** Thin lines from places of the picture to a depth outside, each place once. */
function leaders(axis, places, foot, depth, kind = "") {
  for (const place of places) {
    const key = `${axis} ${Math.round(place * 20)}`;
    const old = led.get(key);
    old?.path.remove();
    const [start, end] = [Math.min(old?.foot ?? Infinity, foot), Math.max(old?.depth ?? 0, depth)];
    const d = axis === "x" ? `M${across(place)} ${along(start)}V${end}` : `M${across(start)} ${along(place)}H${end}`;
    const path = shape("path", { class: `measure dashed faint ${kind}`, d });
    group.append(path);
    led.set(key, { foot: start, depth: end, path });
  }
}

/** The width of the root, above it. */
export function measureRoot() {
  const root = drawn.outline?.items[0]?.frame;
  if (root) line({ axis: "x", from: 0, to: root.width, at: 0 }, rounded(root.width), { kind: "soft", offset: -28 });
}

/** How far below or beside the root the rows of a sum are: its parts, those that go back, and the total. */
const sumRows = { forth: 20, back: 36, total: 56 };

/** The room that the rows need beyond the root, in pixels. */
export const sumRoom = { x: { below: sumRows.total + 26 }, y: { beside: sumRows.total + 96 } };

/** The axis and view of a quantity, where its sum begins, and the places of its parts in the root; null without a view. */
export function sumPlaces(quantity, parts) {
  const dot = quantity.lastIndexOf(".");
  const [name, attribute] = [quantity.slice(0, dot), quantity.slice(dot + 1)];
  const item = itemOf(name), root = drawn.outline?.items[0]?.frame;
  if (!item || !root) return null;
  const axis = isHorizontal(attribute) ? "x" : "y";
  const parent = itemOf(item.in)?.frame ?? root;
  let place = isExtent(attribute) ? item.frame[axis] : parent[axis];
  const places = [place];
  for (const part of parts) places.push((place += part * (item.scale ?? 1)));
  return { axis, item, root, places };
}

/** The sum behind a number of a view: its parts in a row below the root, or beside it, and the total behind them. */
export function measureSum(quantity, parts, total) {
  const found = sumPlaces(quantity, parts);
  if (!found) return;
  const { axis, item, places } = found;
  const { at, end, base } = outward(axis, sumRows.total + 26);
  for (const [index, part] of parts.entries()) {
    const [start, next] = [places[index], places[index + 1]];
    const offset = base + (part < 0 ? sumRows.back : sumRows.forth);
    // What is too small to be seen stands in the answer.
    const isSeen = Math.abs(next - start) * camera.scale >= 2;
    line({ axis, from: Math.min(start, next), to: Math.max(start, next), at }, isSeen ? rounded(Math.abs(part)) : "", { offset });
  }
  const [origin, last] = [places[0], places.at(-1)];
  line({ axis, from: Math.min(origin, last), to: Math.max(origin, last), at }, `${worded(quantity)} = ${rounded(total)}`, { offset: base + sumRows.total });
  leaders(axis, places, axis === "x" ? item.frame.y : item.frame.x, end + base + sumRows.total + 4);
}

/** How far from the root the rows of a conflict are, and how thick its bars: what is needed, what there is, the sum. */
const plans = { x: { needed: 34, limit: 66, sum: 98, bar: 24 }, y: { needed: 74, limit: 164, sum: 0, bar: 24 } };

/** The room that the plan of a conflict needs beyond the root; none where it lacks that room. */
export function planRoom(axis) {
  if (axis === "x") return room.floor < 280 ? {} : { below: plans.x.sum + 16 };
  return room.width < 500 ? {} : { beside: plans.y.limit + 60 };
}

/** What a conflict needs, outside of the root in a row, over what there is, and by how much it is too long. */
export function measureConflict({ parts, total, limit, axis, extent, rootName }) {
  const root = drawn.outline?.items[0]?.frame;
  if (!root) return;
  const isX = axis === "x";
  const size = isX ? root.width : root.height;
  const scale = size > 0 && limit > 0 ? size / limit : 1;
  const needed = total * scale;
  const over = words.tooLarge[extent](total - limit);
  const depth = isX ? planRoom(axis).below : planRoom(axis).beside;
  if (!depth) {
    line({ axis, from: size, to: needed, at: 0 }, over, { kind: "bad", strong: true, offset: -20, side: -1 });
    dashed("bad", isX ? `M${across(needed)} ${along(0) - 20}V${along(root.height)}` : `M${across(0) - 20} ${along(needed)}H${across(root.width)}`);
    return;
  }
  const rows = plans[axis];
  const { at, end, base } = outward(axis, depth);
  let place = 0;
  for (const part of parts) {
    const next = place + part.value * scale;
    if (part.isSize) {
      const [first, length] = [isX ? across(place) : along(place), (next - place) * camera.scale];
      const top = end + base + rows.needed - rows.bar / 2;
      const bar = isX ? { x: first, y: top, width: length, height: rows.bar } : { x: top, y: first, width: rows.bar, height: length };
      group.append(shape("rect", { class: "wanted", ...bar, rx: 3 }));
    }
    line({ axis, from: place, to: next, at }, part.label.replace(/\.(width|height)\b/, ""), { kind: "bad", strong: true, offset: base + rows.needed });
    place = next;
  }
  line({ axis, from: 0, to: size, at }, `${rootName} ${rounded(limit)}`, { kind: "soft", offset: base + rows.limit });
  line({ axis, from: size, to: needed, at }, over, { kind: "bad", strong: true, offset: base + rows.limit });
  leaders(axis, [0, size], at, end + base + rows.limit + 4, "bad");
  leaders(axis, [needed], at + (base + rows.needed) / camera.scale, end + base + rows.limit + 4, "bad");
  if (!isX) return;
  const sum = words.sum({ parts, total }) + words.exceeds({ limit });
  group.append(shape("text", { class: "sum", x: across(needed / 2), y: end + base + rows.sum, "text-anchor": "middle" }, sum));
}

/** The parts of a sum that ends at an edge of a view, one after the other outside; the first is where it begins. */
function chainOf(axis, origin, item, sum) {
  const { x, y, width, height } = item.frame;
  const foot = axis === "x" ? y + height : x + width;
  const found = [];
  let place = origin;
  for (const [index, { value, isContent }] of sum.entries()) {
    const next = place + value * item.scale;
    const isStart = index === 0 && sum.length > 1;
    const text = `${rounded(Math.abs(value))}${isContent ? ` ${words.contentPart}` : ""}`;
    if (!isStart && Math.abs(next - place) * camera.scale > 1) {
      found.push({ axis, from: Math.min(place, next), to: Math.max(place, next), at: foot, foot, text, kind: "limits", strong: true });
    }
    place = next;
  }
  return found;
}

/** Where an edge was pulled to that does not follow, and what stops it. */
export function measurePull(pull, stops) {
  const item = itemOf(pull.name);
  if (!item) return;
  const parent = itemOf(item.in)?.frame ?? { x: 0, y: 0 };
  for (const { quantity, wanted, actual, sum } of stops) {
    const attribute = quantity.slice(quantity.lastIndexOf(".") + 1);
    const axis = isHorizontal(attribute) ? "x" : "y";
    const wish = parent[axis] + wanted * item.scale;
    const end = parent[axis] + actual * item.scale;
    const { x, y, width, height } = item.frame;
    const root = drawn.outline.items[0].frame;
    if (axis === "x") dashed("limits wish", `M${across(wish)} ${along(Math.min(0, y)) - 18}V${along(Math.max(root.height, y + height)) + 20}`);
    else dashed("limits wish", `M${across(Math.min(0, x)) - 18} ${along(wish)}H${across(Math.max(root.width, x + width)) + 20}`);
    line({ axis, from: Math.min(wish, end), to: Math.max(wish, end), at: 0 }, words.short(Math.abs(wanted - actual)), {
      kind: "limits", strong: true, offset: -18, side: -1,
    });
    measureOutside(axis, chainOf(axis, parent[axis], item, sum));
  }
}

/** How far an ambiguous view can move. */
export function measureFreedom({ quantity, value, from, to }) {
  const dot = quantity.lastIndexOf(".");
  const [name, part] = [quantity.slice(0, dot), quantity.slice(dot + 1)];
  const item = itemOf(name);
  if (!item || from === null || to === null || (part !== "x" && part !== "y")) return;
  const { x, y, width, height } = item.frame;
  const start = (part === "x" ? x : y) + (from - value) * item.scale;
  const end = (part === "x" ? x + width : y + height) + (to - value) * item.scale;
  line({ axis: part, from: start, to: end, at: part === "x" ? y + height : x + width }, words.anywhere, { kind: "limits", strong: true, offset: 14 });
}

/** Keeps labels and names off the edges of ghosts. */
export function strokeGhosts(ghosts) {
  for (const ghost of ghosts) {
    const [x, y, width, height] = ["x", "y", "width", "height"].map((part) => Number(ghost.getAttribute(part)));
    frameStroke(onScreen({ x, y, width, height }));
  }
}

/** Where Interface Builder saved a frame that is elsewhere now. */
export function savedFrame(frame) {
  group.append(shape("rect", { class: "saved", ...onScreen(frame) }));
}

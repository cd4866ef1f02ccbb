// Dimension lines on the picture: distances and sizes of constraints, the sum behind a number, what conflicts and by
// how much, where a pull ends.

import { across, along, camera, onScreen, room } from "./canvas.js";
import { byId, shape } from "./dom.js";
import { clearBehind, clearLabels, frameStroke, label, placeLabels } from "./labels.js";
import { drawn, nameBoxes, textBoxes } from "./picture.js";
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
      ? { axis: "x", from: x, to: x + width, at: y + height, inside: true }
      : { axis: "y", from: y, to: y + height, at: x + width, inside: true };
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
  return { axis, from: Math.min(start, end), to: Math.max(start, end), at: axis === "x" ? y + height / 2 : x + width / 2 };
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
  clearLabels();
}

/** Places the labels of all lines that were drawn, where they cover neither texts nor each other. */
export function labelMeasures() {
  clearBehind(group, nameBoxes());
  placeLabels(group, textBoxes());
}

/** The distances and sizes of constraints, each with its length. */
export function measureConstraints(texts, kind = "") {
  const seen = new Set();
  for (const text of texts) {
    const found = dimensionOf(text);
    if (!found || (found.to - found.from) * camera.scale < 3) continue;
    const key = `${found.axis} ${found.from} ${found.to}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const offset = found.inside ? (found.axis === "x" ? -9 : -12) : 0;
    line(found, rounded(found.to - found.from), { kind, offset, side: seen.size % 2 === 0 ? 1 : -1 });
  }
}

/** The width of the root, above it. */
export function measureRoot() {
  const root = drawn.outline?.items[0]?.frame;
  if (root) line({ axis: "x", from: 0, to: root.width, at: 0 }, rounded(root.width), { kind: "soft", offset: -26 });
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
  const { axis, item, root, places } = found;
  const isX = axis === "x";
  const at = isX ? root.height : root.width;
  // In view, also where the root fills the picture or was zoomed.
  const end = isX ? along(at) : across(at);
  const limit = (isX ? room.height : room.width) - sumRows.total - 26;
  const base = Math.max(26, Math.min(end, limit)) - end;
  for (const [index, part] of parts.entries()) {
    const [start, next] = [places[index], places[index + 1]];
    const offset = base + (part < 0 ? sumRows.back : sumRows.forth);
    // What is too small to be seen stands in the answer.
    const isSeen = Math.abs(next - start) * camera.scale >= 2;
    line({ axis, from: Math.min(start, next), to: Math.max(start, next), at }, isSeen ? rounded(Math.abs(part)) : "", { offset });
  }
  const [origin, last] = [places[0], places.at(-1)];
  line({ axis, from: Math.min(origin, last), to: Math.max(origin, last), at }, `${quantity} = ${rounded(total)}`, { offset: base + sumRows.total });
  const depth = end + base + sumRows.total + 4;
  for (const place of new Set(places)) {
    if (isX) dashed("faint", `M${across(place)} ${along(item.frame.y)}V${depth}`);
    else dashed("faint", `M${across(item.frame.x)} ${along(place)}H${depth}`);
  }
}

/** The parts of a conflict in a row, from the root's edge, and by how much they are too long. */
export function measureConflict({ parts, total, limit, axis, extent }) {
  const root = drawn.outline?.items[0]?.frame;
  if (!root) return;
  const depth = axis === "x" ? root.height : root.width;
  const at = depth / 2;
  const size = axis === "x" ? root.width : root.height;
  const scale = size > 0 && limit > 0 ? size / limit : 1;
  let place = 0;
  for (const [index, part] of parts.entries()) {
    const next = place + part.value * scale;
    if (part.isSize) {
      const frame = axis === "x" ? { x: place, y: at - depth * 0.12, width: next - place, height: depth * 0.24 } : { x: at - depth * 0.12, y: place, width: depth * 0.24, height: next - place };
      const wanted = { x: across(frame.x), y: along(frame.y), width: frame.width * camera.scale, height: frame.height * camera.scale };
      group.append(shape("rect", { class: "wanted", ...wanted }));
      frameStroke(wanted);
    }
    line({ axis, from: place, to: next, at: part.isSize ? at + depth * 0.12 : at }, part.label, {
      kind: "bad", strong: true, offset: part.isSize ? 12 : 0, side: index % 2 === 0 ? -1 : 1,
    });
    place = next;
  }
  const over = total - limit;
  line({ axis, from: size, to: place, at: 0 }, words.tooLarge[extent](over), { kind: "bad", strong: true, offset: -20, side: -1 });
  const ends = axis === "x"
    ? `M${across(size)} ${along(0) - 20}V${along(depth)}M${across(place)} ${along(0) - 20}V${along(at) + 20}`
    : `M${across(0) - 20} ${along(size)}H${across(depth)}M${across(0) - 20} ${along(place)}H${across(at) + 20}`;
  dashed("bad", ends);
}

/** The parts of a sum that ends at an edge of a view, one after the other across it; the first is where it begins. */
function measureChain(axis, origin, item, sum) {
  const { x, y, width, height } = item.frame;
  const at = axis === "x" ? y + 0.72 * height : x + 0.72 * width;
  let place = origin;
  for (const [index, { value, isContent }] of sum.entries()) {
    const next = place + value * item.scale;
    const isStart = index === 0 && sum.length > 1;
    if (!isStart && Math.abs(next - place) * camera.scale > 1) {
      const label = `${rounded(Math.abs(value))}${isContent ? ` ${words.contentPart}` : ""}`;
      line({ axis, from: Math.min(place, next), to: Math.max(place, next), at }, label, { kind: "limits", strong: true });
    }
    place = next;
  }
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
    measureChain(axis, parent[axis], item, sum);
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

/** Where Interface Builder saved a frame that is elsewhere now. */
export function savedFrame(frame) {
  group.append(shape("rect", { class: "saved", ...onScreen(frame) }));
}

// The names of views: inside at the top left if there is room, outside else; those of marked views with their sizes.

import { onScreen, room, stage } from "./canvas.js";
import { byId, shape } from "./dom.js";
import { boxAt, overlap, textHeight, textWidth } from "./labels.js";
import { model, worded } from "./model.js";
import { drawn, drawnTexts, hovered, view } from "./picture.js";
import { isGenerated, rounded, words } from "./words.js";

const nameGroup = byId("names-of-views");

/** The boxes of the layout's own texts in pixels, with a little room, as letters reach out of them. */
const ownTexts = () => drawnTexts.map(onScreen).map(({ x, y, width, height }) => ({ x: x - 2, y: y - 1, width: width + 4, height: height + 2 }));

let written = [];

/** The boxes of the names of views. */
export const nameBoxes = () => written;

/** The boxes of images in pixels. */
export const imageBoxes = () => drawn.outline.items.filter((item) => item.frame && item.kind === "image").map((item) => onScreen(item.frame));

/** The boxes of names and of texts of the layout in pixels, and of what lies over the picture. */
export function textBoxes() {
  const found = [...written, ...ownTexts(), room.corner];
  const pill = byId("pill");
  if (pill.hidden) return found;
  const { left, top, width, height } = pill.getBoundingClientRect();
  const place = stage.getBoundingClientRect();
  return [...found, { x: left - place.left, y: top - place.top, width, height }];
}

/** Writes names, each where nothing else is; those of marked views in any case. */
export function drawNames() {
  const names = [];
  placeNames(names);
  // Names are moved rather than written anew, as most stay while something is dragged.
  const old = [...nameGroup.children];
  for (const [index, { text, className, x, y }] of names.entries()) {
    const made = old[index] ?? nameGroup.appendChild(shape("text"));
    if (made.textContent !== text) made.textContent = text;
    if (made.getAttribute("class") !== className) made.setAttribute("class", className);
    made.setAttribute("transform", `translate(${x} ${y})`);
  }
  for (const extra of old.slice(names.length)) extra.remove();
}

function placeNames(names) {
  written = [];
  const { outline } = drawn;
  if (!outline || view.others.length > 0) return;
  const items = outline.items.filter((item) => item.frame);
  const boxes = items.map((item) => ({ item, ...onScreen(item.frame) }));
  const isContainer = new Set(items.map((item) => item.in));
  const texts = [...ownTexts(), room.corner];
  const isUnwritten = (box) => !written.some((other) => overlap(box, other)) && !texts.some((other) => overlap(box, other));
  // Within a view that is behind it, or outside: never across an edge, and over no view that is in front of its own.
  const isFree = (box, item) =>
    isUnwritten(box) &&
    boxes.every((other, index) => {
      if (other.item === item || !overlap(box, other)) return true;
      const isBehind = isContainer.has(other.item.name) || other.item.name === item.in || (index < items.indexOf(item) && within(box, onScreen(item.frame)));
      return isBehind && (within(box, other) || within(box, onScreen(item.frame)));
    });
  /** Writes at the first of some places, each the left end of a baseline, that is free. */
  const write = (item, places, { className = "", text = item.name, accepts = isFree } = {}) => {
    const width = textWidth(text);
    const found = places.find(([x, y]) => accepts(boxAt(x, y, width), item));
    if (!found) return false;
    const [x, y] = found;
    const box = boxAt(x, y, width);
    // A scene is white in the dark, too.
    names.push({ text, className: `name ${className}${model.scene && within(box, root) ? " white" : ""}`, x, y });
    written.push(box);
    return true;
  };
  const root = boxes[0];
  for (const box of boxes) {
    const { item, x, y, width, height } = box;
    const isMarked = item.name === view.selected || item.name === hovered;
    if (!isMarked || item === root.item) continue;
    const text = words.extentsOf(worded(item.name), item.frame);
    const wide = textWidth(text);
    // Above the view, below it, beside it; else over views, as near as no text is covered.
    const places = [[x, y - 10], [x, y + height + 16], [x + width + 10, y + height / 2 + 4], [x - wide - 10, y + height / 2 + 4]];
    const isVisible = (other) => other.x >= 2 && other.y >= 2 && other.x + wide <= room.width - 2 && other.y + textHeight <= room.height - 2;
    const className = item.name === view.selected ? "on" : "";
    if (write(item, places, { className, text, accepts: (other) => isVisible(other) && isFree(other, item) })) continue;
    const left = Math.max(2, Math.min(room.width - wide - 2, x));
    const lower = Array.from({ length: 60 }, (_, step) => [[left, y - 6 - 8 * step], [left, y + height + 16 + 8 * step]]).flat();
    const isWhole = (other) => !overlap(other, root) || within(other, root);
    for (const accepts of [isWhole, () => true]) {
      if (write(item, [...places.slice(0, 2), ...lower], { className, text, accepts: (other) => isVisible(other) && isUnwritten(other) && accepts(other) })) break;
    }
  }
  if (!view.showsNames) return;
  if (root) write(root.item, [[root.x, root.y - 9]], { text: model.scene ? sceneName() : root.item.name, accepts: isUnwritten });
  for (const box of boxes.slice(1)) {
    const { item, x, y, width, height } = box;
    if (item.name === view.selected || item.name === hovered || isSaid(item.name)) continue;
    const wide = textWidth(item.name);
    const [top, bottom] = [Math.max(y, root.y), Math.min(y + height, root.y + root.height)];
    // What is scrolled out of the root has no name there.
    if (bottom - top < 2 || x < root.x - 1) continue;
    // The upper left of an image shows least.
    const share = item.kind === "image" ? 0.4 : 1;
    const isClear = isContainer.has(item.name) || !model.scene;
    const fits = isClear && wide + 12 <= share * width && bottom - top >= 20;
    // Further down where something is in front; what contains others has its name at its top or outside.
    const rows = !fits ? 0 : isContainer.has(item.name) ? 1 : Math.min(30, Math.floor((bottom - top - 20) / 8) + 1);
    const inside = Array.from({ length: rows }, (_, row) => [x + 6, top + 15 + 8 * row]);
    if (write(item, inside)) {
      const { x: left, y: baseline } = names.at(-1);
      const text = `${rounded(item.frame.width)} × ${rounded(item.frame.height)}`;
      const isRoomy = bottom - baseline > 40 && textWidth(text) + 12 <= width && item.kind !== "image" && !isContainer.has(item.name);
      if (isRoomy) write(item, [[left, baseline + 16]], { text });
      continue;
    }
    const isOwn = (text) => overlap(text, box) && text.y + text.height / 2 > y && text.y + text.height / 2 < y + height;
    const own = drawnTexts.map(onScreen).filter(isOwn);
    const end = own.length > 0 && item.kind === "label" ? Math.min(x + width, Math.max(...own.map((text) => text.x + text.width))) : x + width;
    const outside = [[x, y - 5], [x, y + height + 13], [end + 8, y + height / 2 + 4], [x - wide - 8, y + height / 2 + 4]];
    write(item, outside, { accepts: (other, of) => isFree(other, of) && within(other, root) });
  }
}

/** Whether a name tells nothing: it was made of an identifier of Interface Builder, or a text in the scene says it. */
const isSaid = (name) => model.scene && (isGenerated(name) || [...byId("drawing").querySelectorAll("text")].some((text) => text.textContent === name));

/** Whether a box lies within another. */
const within = (box, other) =>
  box.x >= other.x && box.y >= other.y && box.x + box.width <= other.x + other.width && box.y + box.height <= other.y + other.height;

const sceneName = () => model.scene.file.scenes[model.scene.index]?.name ?? "";

// The picture: the root on paper, views as tiles, images and texts as they look, names where there is room, and over
// it views that can be selected and pulled at.

import { across, along, camera, fitCamera, layoutPoint, onScreen, stage } from "./canvas.js";
import { byId, setAttributes, shape } from "./dom.js";
import { frameOf, model } from "./model.js";
import { rounded, words } from "./words.js";

const drawing = byId("drawing");
export const overlay = byId("overlay");
const nameGroup = byId("names-of-views");

/** What is marked in the picture. */
export const view = { span: null, selected: null, mentioned: [], limiting: [], ghosts: [], keepsZoom: false, showsNames: true, others: [] };

/** The layout that is drawn: the present one, or one that is being pulled at. */
export let drawn = { outline: null, svg: "", frames: null };

let parsed = { svg: null, root: null };

/** The picture that the module made, as elements. */
function elementsOf(svg) {
  if (parsed.svg !== svg) {
    parsed = { svg, root: new DOMParser().parseFromString(svg, "image/svg+xml").documentElement };
  }
  return parsed.root;
}

/** Elements that draw a layout, in its points. */
export function drawLayout(outline, svg) {
  const kinds = new Map(outline.items.map((item) => [item.name, item]));
  const containers = new Set(outline.items.map((item) => item.in));
  const made = shape("g");
  const outer = elementsOf(svg).querySelector("g");
  if (outer) copyInto(made, outer);
  return made;

  function copyInto(parent, group) {
    for (const child of group.children) {
      if (child.localName === "rect" && child.querySelector("title")) {
        const name = child.querySelector("title").textContent.replace(/ \([^()]*\)$/, "");
        const item = kinds.get(name);
        parent.append(...tile(item, child, item?.name === outline.root, containers.has(name)));
      } else if (child.localName === "g") {
        const copy = child.cloneNode(false);
        copyInto(copy, child);
        parent.append(copy);
      } else if (child.localName !== "text" || model.scene || !child.hasAttribute("fill")) {
        const copy = child.cloneNode(true);
        if (child.localName === "text" && !child.hasAttribute("fill")) copy.setAttribute("class", "words");
        parent.append(copy);
      }
    }
  }
}

/** A view that shows nothing of its own is a tile, an image a scene, a container an outline. */
function tile(item, rectangle, isRoot, isContainer) {
  const frame = {};
  for (const part of ["x", "y", "width", "height"]) frame[part] = Number(rectangle.getAttribute(part));
  if (isRoot) return [shape("rect", { class: "root", ...frame })];
  if (isContainer || item?.kind === "guide") return [shape("rect", { class: "container", ...frame })];
  if (item?.kind === "label") return [];
  if (item?.kind !== "image" || Math.min(frame.width, frame.height) < 14) {
    return [shape("rect", { class: "tile", ...frame, rx: Math.min(4, frame.width / 3, frame.height / 3) })];
  }
  const isFace = /photo|avatar|face|portrait|profile|picture/i.test(item.name) && frame.width < frame.height * 2.4;
  const scene = shape("svg", { ...frame, viewBox: "0 0 80 80", preserveAspectRatio: "xMidYMid slice" });
  scene.append(shape("use", { href: isFace ? "#scene-face" : "#scene-hills", width: 80, height: 80 }));
  return [shape("rect", { class: isFace ? "wall" : "sky", ...frame }), scene, shape("rect", { class: "frame", ...frame })];
}

/** Draws a layout: the present one, or one that is being pulled at. */
export function drawPicture({ svg, outline, frames } = model) {
  if (!outline || !svg) return;
  const isNew = svg !== drawn.svg || outline.root !== drawn.outline?.root;
  drawn = { svg, outline, frames };
  if (isNew) drawing.replaceChildren(drawLayout(outline, svg));
  const root = outline.items[0]?.frame ?? { width: 0, height: 0 };
  if (!view.keepsZoom && view.others.length === 0) fitCamera({ width: Math.max(root.width, view.span?.width ?? 0), height: Math.max(root.height, view.span?.height ?? 0) });
  placePicture();
}

/** Puts everything where the camera sees it. */
export function placePicture() {
  if (!drawn.outline) return;
  const transform = `translate(${camera.x} ${camera.y}) scale(${camera.scale})`;
  for (const group of [drawing, overlay]) group.setAttribute("transform", transform);
  stage.classList.toggle("stale", model.isStale);
  byId("zoom-level").textContent = `${Math.round(camera.scale * 100)} %`;
  byId("fit").setAttribute("aria-pressed", camera.fits);
  drawItems(drawn.outline);
  drawGhosts();
  drawNames();
  drawGrips();
}

const rectangles = new Map();

function drawItems(outline) {
  const seen = outline.items.filter((item) => item.frame);
  const names = new Set(seen.map((item) => item.name));
  for (const [name, rectangle] of rectangles) {
    if (names.has(name)) continue;
    rectangle.remove();
    rectangles.delete(name);
  }
  for (const item of seen) {
    let rectangle = rectangles.get(item.name);
    if (!rectangle) {
      rectangle = shape("rect", { tabindex: 0, role: "button" });
      rectangle.dataset.name = item.name;
      rectangles.set(item.name, rectangle);
      overlay.append(rectangle);
    }
    const { x, y, width, height } = item.frame;
    setAttributes(rectangle, { x, y, width, height });
    const marks = [
      "item",
      item.name === view.selected && "selected",
      view.mentioned.includes(item.name) && "mentioned",
      view.limiting.includes(item.name) && "limiting",
      item.name === hovered && "hover",
    ];
    rectangle.setAttribute("class", marks.filter(Boolean).join(" "));
    rectangle.setAttribute("aria-pressed", item.name === view.selected);
    rectangle.setAttribute("aria-label", words.item(item, frameOf(item.name)));
  }
}

let hovered = null;

/** Marks the view under the pointer. */
export function hover(name) {
  if (name === hovered) return;
  rectangles.get(hovered)?.classList.remove("hover");
  rectangles.get(name)?.classList.add("hover");
  hovered = name;
  drawNames();
}

/** Gives a view the focus. */
export const focusItem = (name) => rectangles.get(name)?.focus({ preventScroll: true });

const letterWidth = 6.7;

/** The boxes of names in pixels, each where nothing else is; the names of marked views in any case. */
function drawNames() {
  nameGroup.replaceChildren();
  const { outline } = drawn;
  if (!outline || view.others.length > 0) return;
  const items = outline.items.filter((item) => item.frame);
  const boxes = items.map((item) => ({ item, ...onScreen(item.frame) }));
  const isContainer = new Set(items.map((item) => item.in));
  const taken = [];
  const add = (item, x, y, { anchor = "start", className = "", text = item.name } = {}) => {
    nameGroup.append(shape("text", { class: `name ${className}`, x, y, "text-anchor": anchor }, text));
    const width = text.length * letterWidth;
    taken.push({ x: anchor === "middle" ? x - width / 2 : x, y: y - 10, width, height: 13 });
  };
  const overlap = (a, b) => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
  const isFree = (box, item) =>
    !taken.some((other) => overlap(box, other)) &&
    !boxes.some((other) => other.item !== item && other.item.name !== item.in && !isContainer.has(other.item.name) && overlap(box, other));
  const root = boxes[0];
  for (const box of boxes) {
    const { item, x, y, width, height } = box;
    const isMarked = item.name === view.selected || item.name === hovered;
    if (!isMarked || item === root.item) continue;
    const text = words.extentsOf(item.name, item.frame);
    const wide = text.length * letterWidth;
    // Below the view, else above it, beside it, or wherever it covers something.
    const places = [[x, y + height + 16], [x, y - 6], [x + width + 10, y + height / 2 + 4], [x, y + height + 16]];
    const place = places.find(([left, base]) => isFree({ x: left, y: base - 10, width: wide, height: 13 }, item)) ?? places[3];
    add(item, ...place, { className: item.name === view.selected ? "on" : "", text });
  }
  if (!view.showsNames) return;
  if (root) add(root.item, root.x, root.y - 9, { text: model.scene ? sceneName() : root.item.name });
  if (model.scene) return;
  for (const { item, x, y, width, height } of boxes.slice(1)) {
    if (item.name === view.selected || item.name === hovered) continue;
    const wide = item.name.length * letterWidth;
    if (item.kind === "label") {
      const place = { x: x + width + 10, y: y + height / 2 - 8, width: wide, height: 14 };
      const parent = boxes.find((other) => other.item.name === item.in);
      const fits = !parent || place.x + wide < Math.max(parent.x + parent.width, root.x + root.width) - 4;
      if (stage.clientWidth > 500 && fits && isFree(place, item)) add(item, place.x, y + height / 2 + 4);
    } else if (item.kind === "image" && Math.min(width, height) >= 14 * camera.scale) {
      const place = { x, y: y + height + 4, width: wide, height: 14 };
      if (isFree(place, item)) add(item, x, y + height + 16);
    } else if (!isContainer.has(item.name) && wide + 10 < width && height > 18) {
      const hasExtents = width > 105 && height > 60;
      const place = { x: x + (width - wide) / 2, y: y + height / 2 - 8, width: wide, height: 14 };
      if (hasExtents) {
        add(item, x + 10, y + 20);
        add(item, x + 10, y + 36, { text: `${rounded(item.frame.width)} × ${rounded(item.frame.height)}` });
      } else if (isFree(place, item)) add(item, x + width / 2, y + height / 2 + 4, { anchor: "middle" });
    }
  }
}

const sceneName = () => model.scene.file.scenes[model.scene.index]?.name ?? "";

/** The least and the greatest place of what is ambiguous. */
function drawGhosts() {
  const group = byId("ghost-frames");
  group.replaceChildren();
  if (byId("ghosts").getAttribute("aria-pressed") !== "true" || model.isStale || drawn.svg !== model.svg) return;
  for (const freedom of view.ghosts) {
    drawGhostsOf(group, freedom, freedom.quantity, 1);
    // What moves along has ghosts too.
    const factor = (quantity) => freedom.moves.find(([name]) => name === quantity)?.[1] ?? 0;
    for (const other of freedom.with) drawGhostsOf(group, freedom, other, factor(other) / factor(freedom.quantity));
  }
}

/** The ghosts of one quantity, which moves by a factor times the movement of the freedom's own. */
function drawGhostsOf(group, freedom, quantity, factor) {
  const dot = quantity.lastIndexOf(".");
  const [name, part] = [quantity.slice(0, dot), quantity.slice(dot + 1)];
  const item = model.outline.items.find((other) => other.name === name);
  const frame = frameOf(name);
  if (!item?.frame || !frame || !Number.isFinite(factor)) return;
  const container = frameOf(item.in);
  const extent = part === "x" || part === "width" ? "width" : "height";
  // A ghost without a bound is just outside of the container.
  const limits = {
    from: freedom.from ?? freedom.value - frame[part] - (part === "x" || part === "y" ? frame[extent] : 0),
    to: freedom.to ?? freedom.value - frame[part] + (container?.[extent] ?? frame[part]),
  };
  for (const [end, value] of Object.entries(limits)) {
    const distance = (value - freedom.value) * factor * item.scale;
    if (Math.abs(distance) < 0.5) continue;
    const ghost = { ...item.frame };
    ghost[part] += distance;
    if (ghost.width < 0 || ghost.height < 0) continue;
    group.append(shape("rect", { class: "ghost", ...ghost, "data-quantity": quantity, "data-end": end }));
  }
}

/** Handles beside the root, by which its size is dragged. */
function drawGrips() {
  const root = drawn.outline.items[0]?.frame;
  const group = byId("grips");
  group.replaceChildren();
  if (!root) return;
  const right = across(root.width), bottom = along(root.height);
  const places = {
    right: [{ x: right + 5, y: along(root.height / 2) - 18, width: 5, height: 36 }, { x: right - 2, y: along(root.height / 2) - 24, width: 24, height: 48 }],
    bottom: [{ x: across(root.width / 2) - 18, y: bottom + 5, width: 36, height: 5 }, { x: across(root.width / 2) - 24, y: bottom - 2, width: 48, height: 24 }],
  };
  for (const [edge, [handle, target]] of Object.entries(places)) {
    group.append(
      shape("rect", { class: "handle", ...handle, rx: 2.5 }),
      shape("rect", { class: "grip", ...target, "data-edge": edge, style: `cursor: ${edge === "right" ? "ew" : "ns"}-resize` }),
    );
  }
}

function depthOf(item) {
  let depth = 0;
  for (let inner = item; inner?.in; depth++) inner = drawn.outline.items.find((other) => other.name === inner.in);
  return depth;
}

/** The view at a place, the innermost of several, and its edges there; edges of views behind it do not count, except
    those of the selected one. */
export function viewAt(event) {
  const { outline } = drawn;
  if (!outline) return null;
  if (event.target.dataset?.edge) return { item: outline.items[0], edges: [event.target.dataset.edge] };
  const point = layoutPoint(event);
  const reach = (event.pointerType === "touch" ? 14 : 6) / camera.scale;
  const candidates = outline.items
    .filter((item) => item.frame)
    .map((item, index) => ({ item, order: [item.name === view.selected ? 1 : 0, depthOf(item), index] }))
    .sort((first, second) => {
      const place = first.order.findIndex((value, index) => value !== second.order[index]);
      return place < 0 ? 0 : second.order[place] - first.order[place];
    });
  const byDepth = candidates.toSorted((first, second) => {
    return second.order[1] - first.order[1] || second.order[2] - first.order[2];
  });
  const inside = byDepth.find(({ item }) => edgesAt(item, point, 0))?.item ?? null;
  for (const { item } of candidates) {
    const edges = edgesAt(item, point, reach);
    if (edges?.length > 0) return { item, edges };
    if (item === inside) break;
  }
  return inside && { item: inside, edges: [] };
}

/** The edges of an item near a point inside or just outside of it; null if the point is elsewhere. */
function edgesAt(item, point, reach) {
  const { x, y, width, height } = item.frame;
  if (point.x < x - reach || point.x > x + width + reach) return null;
  if (point.y < y - reach || point.y > y + height + reach) return null;
  const near = (extent) => Math.min(reach, Math.max(extent / 4, reach / 2));
  const edges = [];
  const isRoot = item === drawn.outline.items[0];
  if (!isRoot && Math.abs(point.x - x) < near(width)) edges.push("left");
  else if (Math.abs(point.x - x - width) < near(width)) edges.push("right");
  if (!isRoot && Math.abs(point.y - y) < near(height)) edges.push("top");
  else if (Math.abs(point.y - y - height) < near(height)) edges.push("bottom");
  return edges;
}

/** The pointer's shape over edges. */
export function cursorFor(hit) {
  const edges = hit?.edges ?? [];
  const isX = edges.includes("left") || edges.includes("right");
  const isY = edges.includes("top") || edges.includes("bottom");
  if (isX && isY) return edges.includes("left") === edges.includes("top") ? "nwse-resize" : "nesw-resize";
  if (isX) return "ew-resize";
  if (isY) return "ns-resize";
  return hit ? "grab" : "default";
}

// The picture: the root on paper, views as tiles, images and texts as they look, names where there is room, and over
// it views that can be selected and pulled at.

import { across, along, camera, fitCamera, layoutPoint, onScreen, room, stage } from "./canvas.js";
import { become, byId, shape } from "./dom.js";
import { frameOf, model, worded } from "./model.js";
import { drawNames } from "./names.js";
import { words } from "./words.js";

const drawing = byId("drawing");
export const overlay = byId("overlay");

/** What is marked in the picture; `span`: places in the root that measures reach, and the room they need beyond it. */
export const view = { span: null, selected: null, mentioned: [], limiting: [], ghosts: [], keepsZoom: false, showsNames: true, others: [] };

/** The layout that is drawn: the present one, or one that is being pulled at. */
export let drawn = { outline: null, svg: "", frames: null };

/** The boxes of the layout's own texts, in points. */
export let drawnTexts = [];

/** The picture that the module made, as elements that are in no document and do nothing. */
function elementsOf(svg) {
  const made = document.createElement("template");
  made.innerHTML = svg;
  return made.content.firstElementChild;
}

/** Elements that draw a layout, in its points. */
export function drawLayout(outline, svg) {
  const kinds = new Map(outline.items.map((item) => [item.name, item]));
  const containers = new Set(outline.items.map((item) => item.in));
  const { width = 200, height = 200 } = outline.items[0]?.frame ?? {};
  const radius = Math.min(4, Math.max(width, height) / 50);
  const made = shape("g");
  const outer = elementsOf(svg).querySelector("g");
  if (outer) copyInto(made, outer);
  return made;

  function copyInto(parent, group) {
    for (const child of [...group.children]) {
      if (child.localName === "rect" && child.querySelector("title")) {
        const name = child.querySelector("title").textContent.replace(/ \([^()]*\)$/, "");
        const item = kinds.get(name);
        parent.append(...tile(item, child, item?.name === outline.root, containers.has(name), radius));
      } else if (child.localName === "g" || child.localName === "svg") {
        // A group, or what a scroll view shows of its content.
        const copy = child.cloneNode(false);
        copyInto(copy, child);
        parent.append(copy);
      } else if (child.localName !== "text" || model.scene || !child.hasAttribute("fill")) {
        if (child.localName === "text" && !child.hasAttribute("fill")) child.setAttribute("class", "words");
        parent.append(child);
      }
    }
  }
}

/** The boxes of texts within a group that is moved by a distance. */
function textsIn(group, dx, dy) {
  const found = [];
  const number = (text, name) => Number(text.getAttribute(name) ?? 0);
  for (const child of group.children) {
    const [, x = 0, y = 0] = /translate\(([-\d.e]+)[ ,]+([-\d.e]+)\)/.exec(child.getAttribute("transform") ?? "") ?? [];
    if (child.localName === "g") found.push(...textsIn(child, dx + Number(x), dy + Number(y)));
    if (child.localName === "svg" && !child.querySelector("use")) {
      const [left, top] = (child.getAttribute("viewBox") ?? "0 0").split(/[ ,]+/).map(Number);
      found.push(...textsIn(child, dx + number(child, "x") - left, dy + number(child, "y") - top));
    }
    if (child.localName !== "text") continue;
    const size = number(child, "font-size") || 17;
    const width = number(child, "textLength") || child.textContent.length * size * 0.6;
    const shift = { middle: width / 2, end: width }[child.getAttribute("text-anchor")] ?? 0;
    found.push({ x: dx + Number(x) + number(child, "x") - shift, y: dy + Number(y) + number(child, "y") - size, width, height: 1.25 * size });
  }
  return found;
}

/** A view that shows nothing of its own is a tile, an image a scene, a container an outline. */
function tile(item, rectangle, isRoot, isContainer, radius) {
  const frame = {};
  for (const part of ["x", "y", "width", "height"]) frame[part] = Number(rectangle.getAttribute(part));
  if (isRoot) return [shape("rect", { class: "root", ...frame })];
  if (isContainer || item?.kind === "guide") return [shape("rect", { class: "container", ...frame })];
  if (item?.kind === "label") return [];
  if (item?.kind !== "image" || Math.min(frame.width, frame.height) < 14) {
    return [shape("rect", { class: "tile", ...frame, rx: Math.min(radius, frame.width / 3, frame.height / 3) })];
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
  if (isNew) {
    const layout = drawLayout(outline, svg);
    if (drawing.firstElementChild) become(drawing.firstElementChild, layout);
    else drawing.append(layout);
    drawnTexts = textsIn(drawing.firstElementChild, 0, 0);
  }
  const root = outline.items[0]?.frame ?? { width: 0, height: 0 };
  if (!view.keepsZoom && view.others.length === 0) fitCamera(root, view.span ?? {});
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
      rectangle.seen = {};
    }
    const { x, y, width, height } = item.frame;
    const marks = [
      "item",
      item.name === view.selected && "selected",
      view.mentioned.includes(item.name) && "mentioned",
      view.limiting.includes(item.name) && "limiting",
      item.name === hovered && "hover",
    ];
    const wanted = {
      x, y, width, height,
      class: marks.filter(Boolean).join(" "),
      "aria-pressed": item.name === view.selected,
      "aria-label": worded(words.item(item, frameOf(item.name))),
    };
    for (const [key, value] of Object.entries(wanted)) if (rectangle.seen[key] !== value) rectangle.setAttribute(key, value);
    rectangle.seen = wanted;
  }
}

/** The view under the pointer. */
export let hovered = null;

/** Marks the view under the pointer. */
export function hover(name) {
  if (name === hovered) return;
  for (const [other, isHovered] of [[hovered, false], [name, true]]) {
    const rectangle = rectangles.get(other);
    rectangle?.classList.toggle("hover", isHovered);
    if (rectangle) rectangle.seen.class = rectangle.getAttribute("class");
  }
  hovered = name;
  drawNames();
}

/** Gives a view the focus. */
export const focusItem = (name) => rectangles.get(name)?.focus({ preventScroll: true });

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

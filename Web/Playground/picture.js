// The picture and what lies over it: views that can be selected and pulled at, ghosts, grips of the root.

import { byId, setAttributes, shape, shown } from "./dom.js";
import { frameOf, model } from "./model.js";

const drawing = byId("drawing");
export const overlay = byId("overlay");
const stage = byId("picture");
const group = shape("g");
const ghostGroup = shape("g");
const wishes = shape("g");
const grips = shape("g");
overlay.append(group);
let drawnSVG = null;
/** How many times its size a point of the file is shown, and what share of that its place has room for. */
let magnification = null;
let fit = 1;

/** What is marked in the picture. */
export const view = { selected: null, mentioned: [], ghosts: [], keepsZoom: false };

/** Draws a layout: the present one, or one that is being pulled at. */
export function drawPicture({ svg, outline } = model) {
  if (!outline) return;
  const isNew = svg !== drawnSVG;
  if (isNew) {
    drawing.innerHTML = svg;
    drawnSVG = svg;
  }
  const picture = drawing.firstElementChild;
  if (!picture) return;
  const width = Number(picture.dataset.width ?? picture.getAttribute("width"));
  const height = Number(picture.dataset.height ?? picture.getAttribute("height"));
  setAttributes(picture, { "data-width": width, "data-height": height });
  const magnified = width / (picture.viewBox.baseVal.width || width);
  magnification ??= magnified > 2 ? magnified : 1;
  const natural = Math.min(1, magnification / magnified);
  if (!view.keepsZoom) fit = fittingShare(width * natural, height * natural);
  if (isNew && natural < 1) keepNamesReadable(picture, natural);
  const zoom = natural * fit;
  for (const target of [picture, overlay]) {
    setAttributes(target, {
      width: width * zoom,
      height: height * zoom,
      viewBox: picture.getAttribute("viewBox") ?? `0 0 ${width} ${height}`,
    });
  }
  drawing.style.width = overlay.style.width = `${width * zoom}px`;
  drawing.style.height = `${height * zoom}px`;
  group.setAttribute("transform", picture.querySelector("g").getAttribute("transform"));
  stage.classList.toggle("stale", model.isStale);
  drawItems(outline);
  drawGhosts();
  drawGrips(outline);
}

/** Forgets how large a point is shown, for another file: a small layout is magnified, and stays so when it grows. */
export function forgetMagnification() {
  magnification = null;
}

/** Makes names and outlines, which the drawing has finer in a magnified picture, as large as without that. */
function keepNamesReadable(picture, share) {
  const outlines = picture.querySelector("g");
  outlines.setAttribute("stroke-width", Number(outlines.getAttribute("stroke-width") ?? 1) / share);
  for (const name of picture.querySelectorAll("text[fill]")) {
    const box = name.previousElementSibling?.getBBox();
    const number = (attribute) => Number(name.getAttribute(attribute));
    const x = box ? box.x + (number("x") - box.x) / share : 0;
    const y = box ? box.y + (number("y") - box.y) / share : 0;
    // Names beside a text, or in the lower corner, have no room to grow.
    if (!box || x + number("textLength") / share > box.x + box.width || y > box.y + box.height) continue;
    setAttributes(name, { x, y });
    for (const size of ["font-size", "textLength"]) name.setAttribute(size, Number(name.getAttribute(size)) / share);
  }
}

/** A picture is as wide as its place at most; of a screen, whose height is asked for, more is seen at once. */
function fittingShare(width, height) {
  const across = Math.max(0.1, (stage.clientWidth - 16) / width);
  const along = model.size.height === null ? 1 : Math.max(0.5, (stage.clientHeight - 16) / height);
  return Math.min(1, across, along);
}

const rectangles = new Map();

function drawItems(outline) {
  const seen = outline.items.filter((item) => item.frame);
  for (const [name, rectangle] of rectangles) {
    if (!seen.some((item) => item.name === name)) {
      rectangle.remove();
      rectangles.delete(name);
    }
  }
  for (const item of seen) {
    let rectangle = rectangles.get(item.name);
    if (!rectangle) {
      rectangle = shape("rect", { tabindex: 0, role: "button" });
      rectangle.dataset.name = item.name;
      rectangles.set(item.name, rectangle);
      group.append(rectangle);
    }
    const { x, y, width, height } = item.frame;
    setAttributes(rectangle, { x, y, width, height });
    const marks = [
      "item",
      item.name === view.selected && "selected",
      view.mentioned.includes(item.name) && "mentioned",
      item.name === hovered && "hover",
    ];
    rectangle.setAttribute("class", marks.filter(Boolean).join(" "));
    rectangle.setAttribute("aria-pressed", item.name === view.selected);
    const frame = frameOf(item.name);
    const place = frame
      ? `${shown(frame.x)} from the left, ${shown(frame.y)} from the top, ` +
        `${shown(frame.width)} wide, ${shown(frame.height)} high`
      : "without a frame";
    rectangle.setAttribute("aria-label", `${item.name}, ${item.kind}${item.in ? ` in ${item.in}` : ""}: ${place}`);
  }
}

let hovered = null;

/** Marks the view under the pointer. */
export function hover(name) {
  if (name === hovered) return;
  rectangles.get(hovered)?.classList.remove("hover");
  rectangles.get(name)?.classList.add("hover");
  hovered = name;
}

/** Gives a view the focus. */
export const focusItem = (name) => rectangles.get(name)?.focus();

/** The least and the greatest places of what is open. */
function drawGhosts() {
  if (!ghostGroup.parentNode) group.prepend(ghostGroup);
  ghostGroup.replaceChildren();
  if (!byId("ghosts").checked || model.isStale) return;
  for (const freedom of view.ghosts) {
    drawGhostsOf(freedom, freedom.quantity, 1);
    // What moves along has ghosts too.
    const factor = (quantity) => freedom.moves.find(([name]) => name === quantity)?.[1] ?? 0;
    for (const other of freedom.with) drawGhostsOf(freedom, other, factor(other) / factor(freedom.quantity));
  }
}

/** The ghosts of one quantity, which moves by a factor times what the freedom's own moves. */
function drawGhostsOf(freedom, quantity, factor) {
  const dot = quantity.lastIndexOf(".");
  const [name, part] = [quantity.slice(0, dot), quantity.slice(dot + 1)];
  const item = model.outline.items.find((other) => other.name === name);
  const frame = frameOf(name);
  if (!item?.frame || !frame || !Number.isFinite(factor)) return;
  const container = frameOf(item.in);
  const extent = part === "x" || part === "width" ? "width" : "height";
  // Where nothing bounds it, a ghost stands just outside of the container.
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
    ghostGroup.append(shape("rect", { class: "ghost", ...ghost, "data-quantity": quantity, "data-end": end }));
  }
}

/** Draws where an edge was pulled to that does not follow. */
export function drawWishes(pull, held) {
  if (!wishes.parentNode) group.append(wishes);
  wishes.replaceChildren();
  const item = model.outline.items.find((other) => other.name === pull?.name);
  if (!item?.frame || !pull) return;
  const frame = frameOf(item.name);
  for (const { quantity, wanted } of held) {
    const edge = quantity.slice(quantity.lastIndexOf(".") + 1);
    const { x, y, width, height } = item.frame;
    if (edge === "left" || edge === "right") {
      const at = x + (wanted - frame.x) * item.scale;
      wishes.append(shape("line", { class: "wish", x1: at, x2: at, y1: y, y2: y + height }));
    } else {
      const at = y + (wanted - frame.y) * item.scale;
      wishes.append(shape("line", { class: "wish", x1: x, x2: x + width, y1: at, y2: at }));
    }
  }
}

/** Grips beside the root, by which its size is dragged. */
function drawGrips(outline) {
  if (!grips.parentNode) group.append(grips);
  const root = outline.items[0]?.frame;
  if (!root) return;
  const unit = 1 / scaleOnScreen();
  const places = {
    right: { x: root.width + 3 * unit, y: root.height / 2 - 14 * unit, width: 6 * unit, height: 28 * unit },
    bottom: { x: root.width / 2 - 14 * unit, y: root.height + 3 * unit, width: 28 * unit, height: 6 * unit },
  };
  grips.replaceChildren(
    ...Object.entries(places).map(([edge, frame]) =>
      shape("rect", {
        class: "grip",
        ...frame,
        rx: 3 * unit,
        "data-edge": edge,
        fill: "var(--accent)",
        style: `cursor: ${edge === "right" ? "ew" : "ns"}-resize`,
      }),
    ),
  );
}

/** How many pixels a point of the layout has on the screen. */
export const scaleOnScreen = () => group.getScreenCTM()?.a || 1;

/** A place on the screen in points of the layout's root. */
export function layoutPoint(event) {
  const place = new DOMPoint(event.clientX, event.clientY).matrixTransform(group.getScreenCTM().inverse());
  return { x: place.x, y: place.y };
}

function depthOf(item) {
  let depth = 0;
  for (let inner = item; inner?.in; depth++) inner = model.outline.items.find((other) => other.name === inner.in);
  return depth;
}

/** The view at a place, the innermost of several, and its edges there; edges of views behind it do not count, but for
    those of the selected one. */
export function viewAt(event) {
  if (!model.outline) return null;
  if (event.target.dataset?.edge) return { item: model.outline.items[0], edges: [event.target.dataset.edge] };
  const point = layoutPoint(event);
  const reach = 6 / scaleOnScreen();
  const candidates = model.outline.items
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
  const across = Math.min(reach, Math.max(width / 4, reach / 2));
  const along = Math.min(reach, Math.max(height / 4, reach / 2));
  const edges = [];
  const isRoot = item === model.outline.items[0];
  if (!isRoot && Math.abs(point.x - x) < across) edges.push("left");
  else if (Math.abs(point.x - x - width) < across) edges.push("right");
  if (!isRoot && Math.abs(point.y - y) < along) edges.push("top");
  else if (Math.abs(point.y - y - height) < along) edges.push("bottom");
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

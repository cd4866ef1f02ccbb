// Where a point of the layout is on the screen: the picture fits its place, until somebody zooms or moves it.

import { byId } from "./dom.js";

export const stage = byId("picture");

/** Whether the window is a phone's, where the text is a sheet below the picture. */
export const isPhone = () => matchMedia("(max-width: 720px)").matches;

/**
 * The size of the picture's place, how far down it may be used, and what lies in its corner, as they were when the window
 * last changed. On a phone the lowest row is that of the zoom and the pill.
 */
export const room = { width: 0, height: 0, floor: 0, corner: null };

/** Measures the picture's place anew: to ask for it while something is dragged would lay out the page in between. */
export function measureRoom() {
  room.width = stage.clientWidth;
  room.height = stage.clientHeight;
  const corner = byId("zoom");
  room.corner = { x: corner.offsetLeft, y: corner.offsetTop, width: corner.offsetWidth, height: corner.offsetHeight };
  room.floor = isPhone() ? room.corner.y - 4 : room.height;
}
measureRoom();

/** Where the root's origin is in the picture's place, in pixels, and how many pixels a point has. */
export const camera = { x: 0, y: 0, scale: 1, fits: true };

/** The greatest scale of a picture that fits: a small one is as large as people can look at. */
export const greatestFit = ({ width, height }) => Math.min(12, Math.max(2.4, 480 / Math.max(width, height, 1)));
const isNarrow = () => room.width < 500;

/** The room that names and measures need around the root. */
export const margins = () => (isNarrow() ? { x: 30, y: 44, end: 66, foot: isPhone() ? 26 : 44 } : { x: 64, y: 72, end: 76, foot: 72 });

/**
 * Fits a size into the picture's place, unless somebody chose another scale; with the places that `x` and `y` list, and
 * room of pixels below it and beside it.
 */
export function fitCamera({ width, height }, { x = [], y = [], below = 0, beside = 0 } = {}) {
  if (!camera.fits) return;
  const margin = margins();
  const [left, right] = [Math.min(0, ...x), Math.max(width, ...x)];
  const [top, bottom] = [Math.min(0, ...y), Math.max(height, ...y)];
  const [endX, endY] = [Math.max(margin.end, beside), Math.max(margin.foot, below)];
  const across = Math.max(40, room.width - margin.x - endX);
  const along = Math.max(40, room.floor - margin.y - endY);
  camera.scale = Math.min(greatestFit({ width: right - left, height: bottom - top }), across / Math.max(right - left, 1), along / Math.max(bottom - top, 1));
  // In the middle, where that leaves the room.
  const begin = (whole, size, least, end) => Math.max(least, Math.min((whole - size) / 2, whole - end - size));
  camera.x = begin(room.width, (right - left) * camera.scale, margin.x, endX) - left * camera.scale;
  camera.y = begin(room.floor, (bottom - top) * camera.scale, margin.y, endY) - top * camera.scale;
}

/** Zooms by a factor; what is at a place of the picture stays there. */
export function zoomBy(factor, place = { x: room.width / 2, y: room.height / 2 }) {
  const scale = Math.min(16, Math.max(0.05, camera.scale * factor));
  const change = scale / camera.scale;
  camera.x = place.x - (place.x - camera.x) * change;
  camera.y = place.y - (place.y - camera.y) * change;
  camera.scale = scale;
  camera.fits = false;
}

/** Moves the picture by a distance in pixels. */
export function moveBy(dx, dy) {
  camera.x += dx;
  camera.y += dy;
  camera.fits = false;
}

/** A place of an event in the picture's place, in pixels. */
export function placeOf(event) {
  const box = stage.getBoundingClientRect();
  return { x: event.clientX - box.left, y: event.clientY - box.top };
}

/** A place of an event in points of the layout's root. */
export function layoutPoint(event) {
  const place = placeOf(event);
  return { x: (place.x - camera.x) / camera.scale, y: (place.y - camera.y) / camera.scale };
}

/** A distance from the root's left edge, in pixels of the picture's place. */
export const across = (x) => camera.x + x * camera.scale;
export const along = (y) => camera.y + y * camera.scale;

/** A rectangle of the layout in pixels of the picture's place. */
export const onScreen = ({ x, y, width, height }) => ({
  x: across(x),
  y: along(y),
  width: width * camera.scale,
  height: height * camera.scale,
});

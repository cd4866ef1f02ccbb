// Where a point of the layout is on the screen: the picture fits its place, until somebody zooms or moves it.

import { byId } from "./dom.js";

export const stage = byId("picture");

/** Where the root's origin is in the picture's place, in pixels, and how many pixels a point has. */
export const camera = { x: 0, y: 0, scale: 1, fits: true };

const greatestFit = 2.4;
const isNarrow = () => stage.clientWidth < 500;

/** The room that names and measures need around the root. */
export const margins = () => (isNarrow() ? { x: 30, y: 44 } : { x: 64, y: 72 });

/** Fits a size into the picture's place, unless somebody chose another scale. */
export function fitCamera({ width, height }) {
  if (!camera.fits) return;
  const { x, y } = margins();
  const across = Math.max(40, stage.clientWidth - 2 * x);
  const along = Math.max(40, stage.clientHeight - 2 * y);
  camera.scale = Math.min(greatestFit, across / Math.max(width, 1), along / Math.max(height, 1));
  camera.x = (stage.clientWidth - width * camera.scale) / 2;
  camera.y = (stage.clientHeight - height * camera.scale) / 2;
}

/** Zooms by a factor; what is at a place of the picture stays there. */
export function zoomBy(factor, place = { x: stage.clientWidth / 2, y: stage.clientHeight / 2 }) {
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

// The strip below the picture: for which widths the layout works, and where something starts to give.

import { byId, element, shown } from "./dom.js";
import { linesOf } from "./inspector.js";
import { model } from "./model.js";

/** The constraints of a breakpoint, for people. */
function equations(constraints) {
  return constraints.map((constraint) => constraint.constraint).join(", ");
}

function described(piece) {
  const parts = [];
  if (piece.enters.length > 0) parts.push(`from here on satisfied exactly: ${equations(piece.enters)}`);
  if (piece.leaves.length > 0) parts.push(`from here on slack or violated: ${equations(piece.leaves)}`);
  if (piece.rewrapped?.length > 0) parts.push(`${piece.rewrapped.join(", ")} is rewrapped`);
  return parts.join("; ") || "another constraint decides";
}

/** A width at which the layout is already that of a piece, with as many digits as people read. */
const readable = (width) => Math.ceil(Math.round(width * 1e6) / 1e4) / 100;

let chosen = null;

/** Finds the breakpoints of the root's width, and shows them; a click lays out there. */
export function showStrip(onWidth, onMark) {
  const strip = byId("strip");
  const width = model.frames?.size.width;
  strip.hidden = true;
  if (width === undefined) return;
  const limit = Math.max(1000, Math.ceil((width * 1.25) / 100) * 100);
  let found;
  try {
    found = model.session.ranges(null, 0, limit);
  } catch {
    return; // Of a layout that clashes at all widths the problem is shown already.
  }
  const share = (value) => `${(100 * Math.max(0, Math.min(limit, value))) / limit}%`;
  const track = element("div", { id: "track" });
  const zone = (className, from, to, title) => {
    const part = element("div", { className, title });
    part.style.left = share(from);
    part.style.width = `calc(${share(to)} - ${share(from)})`;
    track.append(part);
  };
  const to = found.to ?? limit;
  zone("works", found.from ?? 0, to, "The layout works here");
  if (found.below) zone("fails", 0, found.from, found.below.explanation);
  if (found.above) zone("fails", to, limit, found.above.explanation);
  for (const gap of found.gaps ?? []) zone("fails", gap.from, gap.to, gap.conflict.explanation);
  track.addEventListener("click", (event) => {
    if (event.target.closest("button")) return;
    const place = track.getBoundingClientRect();
    onWidth(Math.max(0, Math.round((limit * (event.clientX - place.left)) / place.width)));
  });
  const text = element("p", { id: "breakpoint" });
  const works = `Works from ${readable(found.from ?? 0)} ${found.above ? `to ${shown(to)}` : "up"}`;
  const pieces = found.pieces.slice(1).filter((piece) => piece.from !== null);
  const count = { 0: "no breakpoints", 1: "1 breakpoint, click it" }[pieces.length] ?? `${pieces.length} breakpoints, click one`;
  text.textContent = `${works}; ${count}.`;
  if (chosen?.width === width) text.textContent = chosen.label;
  for (const piece of pieces) {
    const at = readable(piece.from);
    const label = `At ${at}: ${described(piece)}`;
    const button = element("button", { className: "breakpoint", title: label, "aria-label": label });
    button.style.left = share(piece.from);
    button.addEventListener("click", () => {
      chosen = { width: at, label };
      onWidth(at);
      byId("breakpoint").textContent = label;
      onMark(linesOf([...piece.enters, ...piece.leaves]));
    });
    track.append(button);
  }
  const now = element("div", { className: "now", title: `${shown(width)} now` });
  now.style.left = share(width);
  track.append(now);
  strip.replaceChildren(element("span", { className: "where", textContent: "Width" }), track, text);
  strip.setAttribute("role", "group");
  strip.setAttribute("aria-label", `Breakpoints of the width, from 0 to ${limit}`);
  strip.hidden = false;
}

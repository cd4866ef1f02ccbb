// The parts of the page: the border between text and picture, the sheet of a phone, and the keys between parts.

import { byId } from "./dom.js";
import { editor, refreshEditor } from "./editor.js";
import { focusItem, overlay } from "./picture.js";

const body = document.body;
let onResize = () => {};

export function whenPanelsChange(callback) {
  onResize = callback;
}

function changed() {
  refreshEditor();
  onResize();
}

// The border between text and picture

const divider = byId("divider");
const leastText = 300;

function setTextWidth(width) {
  const most = innerWidth / 2;
  const chosen = Math.max(leastText, Math.min(most, width));
  document.documentElement.style.setProperty("--text", `${chosen}px`);
  divider.setAttribute("aria-valuenow", Math.round(chosen));
  divider.setAttribute("aria-valuemin", leastText);
  divider.setAttribute("aria-valuemax", Math.round(most));
  changed();
}

divider.addEventListener("pointerdown", (event) => {
  event.preventDefault();
  divider.setPointerCapture(event.pointerId);
  divider.onpointermove = (moved) => setTextWidth(moved.clientX);
});
for (const end of ["pointerup", "pointercancel"]) divider.addEventListener(end, () => (divider.onpointermove = null));
divider.addEventListener("keydown", (event) => {
  const step = { ArrowLeft: -16, ArrowRight: 16 }[event.key];
  if (!step) return;
  event.preventDefault();
  setTextWidth(byId("source").offsetWidth + step);
});

export function foldText() {
  byId("fold").setAttribute("aria-pressed", body.classList.toggle("folded"));
  changed();
}
byId("fold").addEventListener("click", foldText);

// The menu of what the picture shows, where there is no room for its three buttons

/** Opens or closes the menu below its button. */
function openMenu(isOpen) {
  const [button, menu] = [byId("shown"), byId("shown-menu")];
  const box = button.getBoundingClientRect();
  menu.classList.toggle("open", isOpen);
  button.setAttribute("aria-expanded", isOpen);
  menu.style.top = `${box.bottom + 4}px`;
  menu.style.left = `${Math.max(8, Math.min(box.left, innerWidth - menu.offsetWidth - 8))}px`;
}

byId("shown").addEventListener("click", () => openMenu(!byId("shown-menu").classList.contains("open")));
addEventListener("pointerdown", (event) => {
  if (!event.target.closest("#shown, #shown-menu")) openMenu(false);
});
addEventListener("resize", () => openMenu(false));
byId("tools").addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || !byId("shown-menu").classList.contains("open")) return;
  event.stopPropagation();
  openMenu(false);
  byId("shown").focus();
});

// The sheet of a phone: three rests

const rests = ["low", "half", "tall"];

/** Whether the page raised the sheet, rather than somebody. */
let isRaised = false;

function setSheet(rest) {
  isRaised = false;
  body.dataset.sheet = rest;
  byId("sheet-grip").setAttribute("aria-valuenow", rests.indexOf(rest));
  changed();
}

export const isSheetOpen = () => body.dataset.sheet !== "low";

/** Raises the sheet for what it has to say, and lowers it again where nobody else had raised it. */
export function raiseSheet(isWanted) {
  if (!isWanted && isRaised) setSheet("low");
  if (!isWanted || isSheetOpen()) return;
  setSheet("half");
  isRaised = true;
}

byId("sheet-grip").addEventListener("click", () => setSheet(rests[(rests.indexOf(body.dataset.sheet) + 1) % rests.length]));
byId("sheet-grip").addEventListener("keydown", (event) => {
  const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  setSheet(rests[Math.max(0, Math.min(2, rests.indexOf(body.dataset.sheet) + step))]);
});
let sheetDrag = null;
byId("sheet-grip").addEventListener("pointerdown", (event) => {
  sheetDrag = event.clientY;
  byId("sheet-grip").setPointerCapture(event.pointerId);
});
byId("sheet-grip").addEventListener("pointerup", (event) => {
  const distance = event.clientY - sheetDrag;
  if (Math.abs(distance) < 12) return;
  const step = distance < 0 ? 1 : -1;
  setSheet(rests[Math.max(0, Math.min(2, rests.indexOf(body.dataset.sheet) + step))]);
  // The click that follows is a part of the drag.
  byId("sheet-grip").addEventListener("click", (click) => click.stopImmediatePropagation(), { once: true, capture: true });
});

/** Shows the text or the answer in the sheet. */
export function showTab(name) {
  byId("source").dataset.tab = name;
  byId("tab-text").setAttribute("aria-selected", name === "text");
  byId("tab-answer").setAttribute("aria-selected", name === "answer");
  if (body.dataset.sheet === "low" && name === "text") return;
  refreshEditor();
}
for (const name of ["save", "export"]) byId(`sheet-${name}`).addEventListener("click", () => byId(name).click());
for (const name of ["text", "answer"]) {
  byId(`tab-${name}`).addEventListener("click", () => {
    if (!isSheetOpen()) setSheet("half");
    showTab(name);
  });
}

// Keys between parts

const places = [
  () => byId("preset"),
  () => byId("width"),
  () => overlay.querySelector(".selected") ?? overlay.querySelector(".item"),
  () => (byId("ruler").hidden ? null : byId("flag")),
  () => editor.getInputField(),
  () => (byId("answer").hidden ? null : byId("answer").querySelector("button, input")),
];

addEventListener("keydown", (event) => {
  if (event.key === "F6") {
    event.preventDefault();
    const parts = ["body > header", "#tools", "#picture", "#ruler", "#editor", "#answer"];
    const now = parts.findIndex((part) => document.activeElement?.closest(part));
    for (let step = 1; step <= places.length; step++) {
      const index = (now + (event.shiftKey ? -step : step) + 2 * places.length) % places.length;
      const target = places[index]();
      if (!target) continue;
      if (target.dataset?.name) focusItem(target.dataset.name);
      else if (index === 4) editor.focus();
      else target.focus();
      break;
    }
  }
  if (event.key === "s" && (event.ctrlKey || event.metaKey)) {
    event.preventDefault();
    byId("save").click();
  }
  if (event.key === "\\" && (event.ctrlKey || event.metaKey)) {
    event.preventDefault();
    foldText();
  }
});

setSheet("low");
showTab("text");

// The page: what happens when something is typed, clicked, dragged, dropped or chosen.

import { start } from "../npm/layout.js";
import { byId, element, say, shown } from "./dom.js";
import { caret, currentText, forgetHistory, markLines, setText, showLine, whenEdited } from "./editor.js";
import { linesOf, showFreedom, showHeld, showProblem, showSelection, showWhy } from "./inspector.js";
import { forgetPicture, itemNamed, model, read, resize } from "./model.js";
import { cursorFor, drawPicture, drawWishes, focusItem, forgetMagnification, hover, layoutPoint, overlay, view, viewAt } from "./picture.js";
import { Pull } from "./pull.js";
import { showStrip } from "./strip.js";
import { setMember } from "./text.js";

/** Put here by build.mjs: the module, packed, and layout files by groups and names. */
const packedModule = "";
const presets = {};
const presetTexts = Object.assign({}, ...Object.values(presets));

let explained = null;
let supposed;
let heldLines = [];

/** Shows everything anew. */
function refresh() {
  showScenes();
  drawPicture();
  showProblem();
  showSizes();
  showAnswers();
  scheduleFreedom();
  scheduleStrip();
}

function showAnswers() {
  showSelection(explained, (quantity) => {
    explained = explained === quantity ? null : quantity;
    supposed = undefined;
    refreshMarks();
    drawPicture();
  });
  refreshWhy();
  refreshMarks();
}

let whyLines = [];

function refreshWhy() {
  const members = showWhy(explained, supposed, (value) => {
    supposed = value;
    refreshWhy();
    markAll();
  });
  whyLines = explained ? linesOf(members) : [];
}

function refreshMarks() {
  showSelectionPressed();
  refreshWhy();
  markAll();
}

function showSelectionPressed() {
  for (const button of byId("selection").querySelectorAll("[data-part]")) {
    const attribute = { x: "left", y: "top" }[button.dataset.part] ?? button.dataset.part;
    button.setAttribute("aria-pressed", explained === `${view.selected}.${attribute}`);
  }
}

function markAll() {
  const { problem, outline } = model;
  const error = [];
  if (problem?.line && problem.kind === "invalidFile") error.push(problem.line);
  if (problem?.members) error.push(...linesOf(problem.members));
  const mine = (outline?.constraints ?? [])
    .filter((constraint) => view.selected && constraint.items.includes(view.selected))
    .map((constraint) => constraint.line);
  markLines({ mine, holds: [...whyLines, ...heldLines], error });
}

/** The scenes of a file of Interface Builder as tabs; names are texts, never markup. */
function showScenes() {
  const scenes = model.scene?.file.scenes ?? [];
  byId("scenes").hidden = scenes.length === 0;
  byId("type-label").hidden = byId("uikit").hidden = !model.scene;
  const focused = document.activeElement?.closest("#scenes") && model.scene?.index;
  const tabs = scenes.map((scene, index) => {
    const isChosen = index === model.scene.index;
    const title = scene.skipped ?? `line ${scene.line}`;
    const tab = element("button", { textContent: scene.name, title, disabled: Boolean(scene.skipped), role: "tab" });
    tab.setAttribute("aria-selected", isChosen);
    tab.tabIndex = isChosen ? 0 : -1;
    tab.addEventListener("click", () => showScene(index));
    return tab;
  });
  byId("scenes").replaceChildren(...tabs);
  if (Number.isInteger(focused)) tabs[focused]?.focus();
  showDevices();
}

function showScene(index) {
  model.scene.index = index;
  model.scene.options = { ...model.scene.options, width: undefined, height: undefined };
  model.svg = "";
  view.selected = null;
  explained = null;
  forgetMagnification();
  edited();
}

byId("scenes").addEventListener("keydown", (event) => {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (!step) return;
  const { scenes } = model.scene.file;
  let index = model.scene.index;
  do index = (index + step + scenes.length) % scenes.length;
  while (scenes[index].skipped);
  showScene(index);
});

/** Changes how the scene is shown: its device, size, direction or text size. */
function changeScene(options) {
  Object.assign(model.scene.options, options);
  edited();
}

function showSizes() {
  if (!model.outline) return;
  for (const part of ["width", "height"]) {
    const field = byId(part);
    const value = model.outline.size[part];
    if (document.activeElement !== field) field.value = value ?? "";
    field.placeholder = model.frames ? `fits ${shown(model.frames.size[part])}` : "fits";
  }
  byId("mirror").setAttribute("aria-pressed", model.outline.direction === "rightToLeft");
}

let freedomTimer;

/** What is open is asked for when nothing else is to be done: it takes longer than a layout. */
function scheduleFreedom() {
  clearTimeout(freedomTimer);
  byId("freedom").ariaBusy = "true";
  const find = () => {
    const isOpen = model.frames?.ambiguous?.length > 0;
    view.ghosts = isOpen ? model.session.ambiguity() : [];
    showFreedom(view.ghosts);
    drawPicture();
    byId("freedom").ariaBusy = "false";
  };
  if (model.frames && !(model.frames.ambiguous.length > 0)) find();
  else freedomTimer = setTimeout(find, 60);
}

let stripTimer;

/** The breakpoints change with the text, and are found when nobody types. */
function scheduleStrip() {
  clearTimeout(stripTimer);
  byId("strip").ariaBusy = "true";
  stripTimer = setTimeout(() => {
    const focused = document.activeElement?.classList.contains("breakpoint") && document.activeElement.style.left;
    showStrip(
      (width) => changeSize("width", width),
      (lines) => {
        heldLines = lines;
        markAll();
      },
    );
    if (focused) [...document.querySelectorAll(".breakpoint")].find((other) => other.style.left === focused)?.focus();
    byId("strip").ariaBusy = "false";
  }, 250);
}

function sayTime() {
  const { problem, milliseconds } = model;
  const time = `${milliseconds.toFixed(1)} ms`;
  if (problem?.kind === "invalidFile") say(`Line ${problem.line} is invalid`);
  else if (problem) say(problem.kind === "unsatisfiable" ? "These constraints cannot all be satisfied" : problem.explanation);
  else say(`${shown(model.frames.size.width)} × ${shown(model.frames.size.height)}, laid out in ${time}`);
}

function edited() {
  heldLines = [];
  showHeld([]);
  read(currentText());
  if (!itemNamed(view.selected)) {
    view.selected = null;
    explained = null;
  }
  refresh();
  sayTime();
  if (model.problem?.line && model.problem.kind === "invalidFile" && document.activeElement !== byId("text")) {
    showLine(model.problem.line);
  }
  scheduleLink();
}

function select(name) {
  if (name === view.selected) return;
  view.selected = name;
  explained = null;
  supposed = undefined;
  drawPicture();
  showAnswers();
}

// Links: the text of the file, packed, behind the #.

async function pass(bytes, stream) {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}

async function packed(text) {
  const bytes = await pass(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
  const characters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(characters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

const unpackedBytes = (base64) => {
  const characters = atob(base64.replaceAll("-", "+").replaceAll("_", "/"));
  return pass(Uint8Array.from(characters, (character) => character.charCodeAt(0)), new DecompressionStream("deflate-raw"));
};

let linkTimer;
function scheduleLink() {
  clearTimeout(linkTimer);
  linkTimer = setTimeout(updateLink, 250);
}

/** Longer texts do not go into the address. */
const longestLinked = 200000;

async function updateLink() {
  const text = currentText();
  if (text.length > longestLinked) {
    window.history.replaceState(null, "", location.pathname + location.search);
    return null;
  }
  const link = `#${await packed(text)}`;
  if (text === currentText()) window.history.replaceState(null, "", link);
  return location.href;
}

async function textOfLink() {
  if (location.hash.length < 2) return null;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(await unpackedBytes(location.hash.slice(1)));
  } catch {
    say("The link of this page is damaged; here is an example instead.");
    return null;
  }
}

addEventListener("hashchange", async () => {
  const text = await textOfLink();
  if (text !== null && text !== currentText()) load(text);
});

/** Opens another file. */
function load(text, { name = "" } = {}) {
  forgetPicture();
  forgetMagnification();
  view.selected = null;
  explained = null;
  byId("preset").value = name;
  if (text === currentText()) edited();
  else setText(text);
}

byId("link").addEventListener("click", async () => {
  const link = await updateLink();
  if (link === null) return say("This file is too long for a link.");
  try {
    await navigator.clipboard.writeText(link);
    say("Copied: a link that opens this layout.");
  } catch {
    say("The link of this layout is in the address bar.");
  }
});

// Files

byId("preset").addEventListener("change", (event) => {
  const name = event.target.value;
  if (presetTexts[name] !== undefined) load(presetTexts[name], { name });
});

let fileName = "";

async function openFile(file) {
  if (!file) return;
  load(await file.text());
  fileName = file.name;
  say(`Opened ${file.name}.`);
}
byId("open").addEventListener("click", () => byId("file").click());
byId("file").addEventListener("change", (event) => {
  openFile(event.target.files[0]);
  event.target.value = "";
});
addEventListener("dragover", (event) => {
  if (!event.dataTransfer.types.includes("Files")) return;
  event.preventDefault();
  document.body.classList.add("dropping");
});
addEventListener("dragleave", (event) => {
  if (!event.relatedTarget) document.body.classList.remove("dropping");
});
addEventListener("drop", (event) => {
  document.body.classList.remove("dropping");
  if (event.dataTransfer.files.length === 0) return;
  event.preventDefault();
  openFile(event.dataTransfer.files[0]);
});
byId("save").addEventListener("click", () => {
  const address = URL.createObjectURL(new Blob([currentText()], { type: model.scene ? "application/xml" : "application/json" }));
  element("a", { href: address, download: model.scene ? fileName || "scenes.xib" : `${model.outline?.root ?? "layout"}.json` }).click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
});

// Sizes

const devices = { "320": "small phone", "375": "phone", "430": "large phone", "768": "tablet", "1024": "wide" };

function changeSize(part, value) {
  if (model.problem?.kind === "invalidFile") return;
  if (model.scene) return changeScene({ [part]: value ?? undefined });
  setText(setMember(currentText(), part, value));
}
for (const part of ["width", "height"]) {
  byId(part).addEventListener("input", (event) => {
    const value = event.target.value === "" ? null : Number(event.target.value);
    if (value === null || value >= 0) changeSize(part, value);
  });
}
/** Offers widths for a layout file, and devices for a scene. */
function showDevices() {
  const names = model.scene?.file.devices;
  const first = names ? "of the file" : "choose";
  if (byId("device").options[0]?.textContent !== first) {
    const offered = names?.map((name) => [name, name]) ?? Object.entries(devices).map(([width, name]) => [width, `${width}, ${name}`]);
    const options = [["", first], ...offered].map(([value, textContent]) => element("option", { value, textContent }));
    byId("device").replaceChildren(...options);
  }
  byId("device").value = model.scene?.options.device ?? "";
  byId("type").value = String(model.scene?.options.textScale ?? 1);
}
showDevices();
byId("device").addEventListener("change", (event) => {
  const { value } = event.target;
  if (model.scene) return changeScene({ device: value || undefined, width: undefined, height: undefined });
  if (value !== "") changeSize("width", Number(value));
  event.target.value = "";
});
/** The factors of text sizes that people choose in the settings of a phone. */
const textSizes = { 1: "usual", [19 / 17]: "xLarge", [23 / 17]: "xxxLarge", [33 / 17]: "accessibility2", [53 / 17]: "accessibility5" };
byId("type").append(...Object.entries(textSizes).sort().map(([value, textContent]) => element("option", { value, textContent })));
byId("type").addEventListener("change", (event) => changeScene({ textScale: Number(event.target.value) }));
byId("mirror").addEventListener("click", () => {
  const isMirrored = model.outline?.direction === "rightToLeft";
  changeSize("direction", isMirrored ? null : "rightToLeft");
});
byId("ghosts").addEventListener("change", () => drawPicture());

// Selecting and pulling in the picture

let drag = null;
let keyPull = null;

overlay.addEventListener("pointermove", (event) => {
  if (drag) return;
  const hit = viewAt(event);
  hover(hit?.item.name ?? null);
  overlay.style.cursor = cursorFor(hit);
});
overlay.addEventListener("pointerleave", () => hover(null));
overlay.addEventListener("pointerdown", (event) => {
  if (event.button !== 0) return;
  endKeyPull();
  const hit = viewAt(event);
  event.preventDefault();
  if (!hit) return select(null);
  drag = { hit, start: layoutPoint(event), x: event.clientX, y: event.clientY, pull: null, size: null, latest: null };
  overlay.setPointerCapture(event.pointerId);
});
overlay.addEventListener("pointermove", (event) => {
  if (!drag) return;
  const isFar = Math.hypot(event.clientX - drag.x, event.clientY - drag.y) > 3;
  if (!drag.pull && !drag.size && (!isFar || !beginDrag())) return;
  const isPending = drag.latest !== null;
  drag.latest = layoutPoint(event);
  if (!isPending) requestAnimationFrame(continueDrag);
});
overlay.addEventListener("pointerup", () => endDrag());
overlay.addEventListener("pointercancel", () => endDrag({ isCanceled: true }));

function beginDrag() {
  const { item, edges } = drag.hit;
  select(item.name);
  view.keepsZoom = true;
  if (item.name === model.outline.root) {
    if (edges.length === 0 || model.problem?.kind === "invalidFile") return false;
    const frame = item.frame;
    drag.size = { ...model.size };
    drag.from = { width: frame.width, height: frame.height };
    return true;
  }
  drag.pull = beginPull(item.name, edges.length > 0 ? edges : ["left", "top"]);
  return drag.pull !== null;
}

function beginPull(name, edges) {
  if (!model.frames) {
    say("Nothing can be dragged until the constraints can all be satisfied.");
    return null;
  }
  heldLines = [];
  showHeld([]);
  return new Pull(name, edges);
}

function continueDrag() {
  if (!drag?.latest) return;
  const point = drag.latest;
  drag.latest = null;
  const [dx, dy] = [point.x - drag.start.x, point.y - drag.start.y];
  if (drag.pull) return showPull(drag.pull, dx / drag.hit.item.scale, dy / drag.hit.item.scale);
  const { edges } = drag.hit;
  const size = { ...drag.size };
  if (edges.includes("right")) size.width = Math.max(0, Math.round(drag.from.width + dx));
  if (edges.includes("bottom")) size.height = Math.max(0, Math.round(drag.from.height + dy));
  resize(size);
  drawPicture();
  showProblem();
  markAll();
  sayTime();
}

function showPull(pull, dx, dy) {
  let seen;
  try {
    seen = pull.move(dx, dy);
  } catch (error) {
    return say(error.message);
  }
  drawPicture({ svg: seen.svg, outline: seen.outline });
  drawWishes(pull, seen.held);
  heldLines = seen.held.flatMap(({ members }) => linesOf(members));
  markAll();
  showHeld(seen.held, []);
  pull.seen = seen;
  const places = pull.edges.map((edge) => `${edge} ${shown(pull.actual[edge])}`).join(", ");
  say(`${pull.name}: ${places}${seen.held.length > 0 ? ", held" : ""}`);
}

function letGo(pull, isCanceled) {
  const held = pull.seen?.held ?? [];
  drawWishes(null, []);
  drawPicture();
  if (isCanceled) {
    heldLines = [];
    showHeld([]);
  } else {
    showHeld(held, pull.seen ? pull.keeping() : []);
  }
  markAll();
  pull.close();
}

function endDrag({ isCanceled = false } = {}) {
  if (!drag) return;
  if (drag.latest) continueDrag();
  const { pull, size, hit } = drag;
  drag = null;
  view.keepsZoom = false;
  if (pull) return letGo(pull, isCanceled);
  if (!size) {
    select(hit.item.name);
    focusItem(hit.item.name);
    return;
  }
  let text = currentText();
  if (isCanceled) return edited();
  if (model.scene) return changeScene({ width: model.size.width ?? undefined, height: model.size.height ?? undefined });
  for (const part of ["width", "height"]) {
    if (model.size[part] !== size[part]) text = setMember(text, part, model.size[part]);
  }
  if (text === currentText()) refresh();
  else setText(text);
}

// Not at the overlay itself: it would take the focus then.
byId("picture").addEventListener("focusin", (event) => {
  if (!drag && event.target.dataset.name) select(event.target.dataset.name);
});
byId("picture").addEventListener("focusout", () => endKeyPull());
const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
overlay.addEventListener("keydown", (event) => {
  const name = event.target.dataset?.name;
  if (event.key === "Escape") {
    if (drag) endDrag({ isCanceled: true });
    endKeyPull({ isCanceled: true });
    return;
  }
  const arrow = arrows[event.key];
  if (!arrow || !name || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const step = event.shiftKey ? 10 : 1;
  const isX = arrow[0] !== 0;
  if (name === model.outline.root) {
    const part = isX ? "width" : "height";
    const value = (model.size[part] ?? model.frames?.size[part] ?? 0) + (arrow[0] + arrow[1]) * step;
    return changeSize(part, Math.max(0, value));
  }
  const edges = event.altKey ? [isX ? "right" : "bottom"] : ["left", "top"];
  if (keyPull && (keyPull.pull.name !== name || keyPull.pull.edges.join() !== edges.join())) endKeyPull();
  keyPull ??= { pull: beginPull(name, edges), dx: 0, dy: 0 };
  if (!keyPull.pull) {
    keyPull = null;
    return;
  }
  keyPull.dx += arrow[0] * step;
  keyPull.dy += arrow[1] * step;
  showPull(keyPull.pull, keyPull.dx, keyPull.dy);
});

function endKeyPull({ isCanceled = false } = {}) {
  if (!keyPull) return;
  const { pull } = keyPull;
  keyPull = null;
  letGo(pull, isCanceled);
}

// A constraint in the text marks its views in the picture.

document.addEventListener("selectionchange", () => {
  if (document.activeElement !== byId("text") || !model.outline) return;
  const place = caret();
  const found = model.outline.constraints.find(({ start, end }) => start <= place && place <= end);
  const mentioned = found?.items ?? [];
  if (mentioned.join() === view.mentioned.join()) return;
  view.mentioned = mentioned;
  drawPicture();
});

// Swift

function showSwift() {
  let style = document.querySelector("[name=style]:checked").value;
  if (!model.scene && style === "uikit") {
    document.querySelector("[name=style]").checked = true;
    style = "chain";
  }
  byId("swift-text").value = model.session.swift(style);
}
byId("export").addEventListener("click", () => {
  if (!model.session || model.problem?.kind === "invalidFile") return say("There is no layout to write as Swift.");
  if (model.scene) document.querySelector("[name=style][value=uikit]").checked = true;
  showSwift();
  byId("swift").showModal();
});
for (const radio of document.querySelectorAll("[name=style]")) radio.addEventListener("change", showSwift);
byId("swift-copy").addEventListener("click", async () => {
  byId("swift-text").select();
  try {
    await navigator.clipboard.writeText(byId("swift-text").value);
  } catch {
    document.execCommand("copy");
  }
  byId("swift-copy").textContent = "Copied";
  setTimeout(() => (byId("swift-copy").textContent = "Copy"), 1500);
});
for (const name of ["swift", "about"]) byId(`${name}-close`).addEventListener("click", () => byId(name).close());
byId("help").addEventListener("click", () => byId("about").showModal());

// Light and dark

const root = document.documentElement;
const isDark = () => (root.style.colorScheme || (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light")) === "dark";
const showTheme = () => byId("theme").setAttribute("aria-pressed", isDark());
byId("theme").addEventListener("click", () => {
  root.style.colorScheme = isDark() ? "light" : "dark";
  showTheme();
});
showTheme();

addEventListener("resize", () => drawPicture());

// Beginning

for (const [label, group] of Object.entries(presets)) {
  const options = Object.keys(group).map((name) => element("option", { value: name, textContent: name }));
  byId("preset").append(element("optgroup", { label }, ...options));
}
byId("preset").prepend(element("option", { value: "", textContent: "your own" }));
await start(await unpackedBytes(packedModule));
whenEdited(edited);
const linked = await textOfLink();
const first = Object.keys(presetTexts)[0];
load(linked ?? presetTexts[first], { name: linked === null ? first : "" });
forgetHistory();
// What a program that drives the page may ask.
window.playground = { frames: () => model.frames, milliseconds: () => model.milliseconds };
root.dataset.ready = "true";

// The page: what happens when something is typed, selected, dragged, dropped or chosen.

import { start } from "../npm/layout.js";
import {
  ambiguousAnswer, change, conflictAnswer, failedAnswer, findingsAnswer, inOrder, keepButtons, linesOf, numbersOf, partsOf, putAnswer, selectedAnswer, stopsAnswer,
  supposition, triesAnswer, whyAnswer, widthsAnswer,
} from "./answer.js";
import { across, along, camera, greatestFit, isPhone, layoutPoint, margins, measureRoom, moveBy, onScreen, placeOf, room, stage, zoomBy } from "./canvas.js";
import { candidates, nearest } from "./completion.js";
import { byId, data, element, say, sentence, shape, unsay } from "./dom.js";
import {
  caret, currentText, documentState, editor, markLines, noteBelow, openDocument, reveal, revealLines, savedText, setText, showLine, showLineAtTop, whenCaretMoves, whenEdited,
} from "./editor.js";
import { fixesOf, hidePreview, isRanked } from "./fixes.js";
import { frameStroke } from "./labels.js";
import { scheduleLink, textOfLink, updateLink } from "./links.js";
import {
  clearMeasures, labelMeasures, measureConflict, measureConstraints, measureFreedom, measurePull, measureRoot, measureSum, planRoom, savedFrame, strokeGhosts, sumPlaces,
  sumRoom,
} from "./measures.js";
import { adoptPicture, copy, dropPicture, itemNamed, model, preview, read, resize, worded, wordsPlace } from "./model.js";
import { cursorFor, drawLayout, drawPicture, focusItem, hover, overlay, placePicture, view, viewAt } from "./picture.js";
import { isSheetOpen, raiseSheet, showTab, whenPanelsChange } from "./panels.js";
import { Pull } from "./pull.js";
import { drawFlag, drawRuler, findRanges, readable } from "./ruler.js";
import { addConstraint, setMember } from "./text.js";
import { devices, rounded, textSizes, words } from "./words.js";

const { presets } = data;
const presetTexts = Object.fromEntries(Object.values(presets).flat().map((preset) => [preset.name, preset.text]));
const presetLeads = Object.fromEntries(Object.values(presets).flat().map((preset) => [preset.name, preset.sentence]));

/** What is asked of the layout besides its picture. */
const state = {
  explained: null, supposed: undefined, why: null, asked: null,
  /** A pull that is going on or waits to be kept: the pull, what stops it, what would keep it. */
  pulled: null,
  ranges: null, showsWidths: false, chosenPiece: null,
  /** What `lint` finds in the layout; null while that is not known. */
  lint: null,
  triesDone: new Set(), showsTries: true, closed: null,
};

/** What was done once and is not shown again. */
const stored = {
  isDone: (name) => {
    try {
      return localStorage.getItem(name) === "done";
    } catch {
      return false;
    }
  },
  setDone: (name) => {
    try {
      localStorage.setItem(name, "done");
    } catch {
      // A page that may not store begins anew each time.
    }
  },
};
state.showsTries = !stored.isDone("tries");
for (const index of [0, 1, 2]) if (stored.isDone(`try-${index}`)) state.triesDone.add(index);

// Showing

/** Shows everything anew. */
function refresh() {
  showHeader();
  showScenes();
  showSizes();
  drawPicture();
  showError();
  showAnswer();
  scheduleFreedom();
  scheduleRanges();
}

/** The places that the measures of an answer reach, and the room they need, which are fitted into the picture, too. */
function spanOf(kind) {
  if (kind === "conflict") {
    const { extent, total, limit } = partsOf(model.problem);
    const size = model.outline?.items[0]?.frame?.[extent];
    const axis = extent === "width" ? "x" : "y";
    return extent && size ? { [axis]: [(size * total) / limit], ...planRoom(axis) } : null;
  }
  if (kind !== "why" || !state.why) return null;
  const found = sumPlaces(state.explained, summands(state.why));
  return found && { [found.axis]: found.places, ...sumRoom[found.axis] };
}

/** The parts of a sum in the order in which they are drawn. */
const summands = ({ because, open, constant }) => [
  ...inOrder(because).map((member) => member.contribution),
  ...open.map(([, factor, value]) => factor * value),
  ...(constant ? [constant] : []),
];

/** Fits the picture anew where an answer's measures reach elsewhere than those before. */
function fitAnswer(kind) {
  const span = spanOf(kind);
  if (JSON.stringify(span) === JSON.stringify(view.span)) return;
  view.span = span;
  if (view.others.length === 0) drawPicture(state.pulled?.pull.seen ?? model);
}

function showHeader() {
  const { label, name, isChanged } = documentState();
  byId("changed").hidden = !isChanged;
  const known = presetTexts[name] !== undefined ? name : "";
  byId("lead").textContent = presetLeads[known] ?? "";
  byId("lead").hidden = known === "";
  const own = byId("preset").options[0];
  own.textContent = known ? words.ownFile : label || words.ownFile;
  byId("preset").value = known;
  document.title = `${label ? `${label} · ` : ""}${byId("preset").dataset.title}`;
}

/** The kind of answer that the state asks for. */
function answerKind() {
  const { problem } = model;
  if (problem?.kind === "invalidFile") return null;
  if (problem?.kind === "unsatisfiable") return "conflict";
  if (problem) return "failed";
  if (state.pulled) return "stops";
  if (state.explained) return "why";
  if (state.showsWidths && state.ranges) return "widths";
  if (view.selected && itemNamed(view.selected)) return "selected";
  if (hasFindings()) return "findings";
  if (view.ghosts.length > 0) return "ambiguous";
  return state.showsTries ? "tries" : null;
}

/** Whether there is more to say than what is ambiguous; of a scene also whether it is as it was saved. */
const hasFindings = () => Boolean(state.lint && (state.lint.compared || state.lint.findings.some(({ code, level }) => code !== "ambiguous" && level !== "note")));

let shownKind = null;

function showAnswer() {
  hidePreview();
  const kind = answerKind();
  const key = `${kind} ${view.selected} ${state.explained}`;
  if (state.closed && state.closed !== key) state.closed = null;
  const answer = state.closed ? null : answerOf(kind);
  putAnswer(answer, kind, () => closeAnswer(key));
  if (kind !== shownKind) {
    showTab(answer ? "answer" : "text");
    shownKind = kind;
  }
  showOthers(kind === "widths" && !state.closed);
  fitAnswer(kind);
  showMarks(kind);
  showMeasures(kind);
}

function answerOf(kind) {
  state.why = null;
  if (kind === "conflict") return conflictAnswer(model.problem, partsOf(model.problem));
  if (kind === "failed") return failedAnswer(model.problem);
  if (kind === "stops") return stopsAnswer(state.pulled, { isAsked: drag !== null || !byId("pop").hidden, onKeep: keepPull, onLetGo: () => letGo() });
  if (kind === "why") return explain();
  if (kind === "widths") {
    return widthsAnswer(state.ranges, currentPiece()?.number, choosePiece);
  }
  if (kind === "selected") return selectedAnswer(itemNamed(view.selected), askWhy);
  if (kind === "findings") return findingsAnswer(state.lint, { onSelect: select });
  if (kind === "ambiguous") return ambiguousAnswer(view.ghosts);
  if (kind === "tries") return triesAnswer(state.triesDone);
  return null;
}

function explain() {
  try {
    state.why = model.session.explain(state.explained, state.supposed);
  } catch (error) {
    return { glyph: "!", color: "red", title: words.cannotLayOut, body: [element("p", { textContent: error.message })] };
  }
  return whyAnswer(state.explained, state.why, state.supposed, suppose);
}

function suppose(value) {
  state.supposed = value;
  try {
    state.why = model.session.explain(state.explained, value);
    byId("supposed").replaceChildren(...supposition(state.explained, state.why.at));
  } catch (error) {
    byId("supposed").textContent = error.message;
  }
  showMarks("why");
}

function askWhy(quantity) {
  state.asked = document.activeElement?.dataset?.keep ?? null;
  state.explained = quantity;
  state.supposed = undefined;
  tried(1);
  refreshAnswer();
}

function refreshAnswer() {
  placePicture();
  showAnswer();
}

function closeAnswer(key) {
  if (state.pulled) return letGo();
  const isExplanation = state.explained !== null;
  if (isExplanation) state.explained = null;
  else if (state.showsWidths) state.showsWidths = false;
  else if (answerKind() === "tries") {
    state.showsTries = false;
    stored.setDone("tries");
  } else if (view.selected) return select(null);
  else state.closed = key;
  const hadFocus = byId("answer").contains(document.activeElement);
  refreshAnswer();
  // Back to the number that was asked about.
  const asked = isExplanation && hadFocus && state.asked && byId("answer").querySelector(`[data-keep="${state.asked}"]`);
  if (asked) asked.focus({ preventScroll: true });
  else if (document.activeElement === document.body) byId("source").focus({ preventScroll: true });
}

/** Ticks a thing to try. */
function tried(index) {
  state.triesDone.add(index);
  stored.setDone(`try-${index}`);
  if (state.triesDone.size === 3 && state.showsTries) {
    state.showsTries = false;
    stored.setDone("tries");
  }
}

/** Marks the lines that the answer speaks of. */
function showMarks(kind) {
  const { problem, outline } = model;
  const bad = [];
  if (problem?.line && problem.kind === "invalidFile") bad.push(problem.line, ...(problem.others ?? []).map(({ line }) => line));
  if (problem?.members) bad.push(...linesOf(problem.members));
  let mine = (outline?.constraints ?? [])
    .filter((constraint) => view.selected && constraint.items.includes(view.selected))
    .map((constraint) => constraint.line);
  let limits = [];
  let solid = [];
  if (kind === "why" && state.why) {
    const members = state.why.at?.error?.members ?? state.why.because;
    mine = linesOf(members);
    solid = numbersOf(members, "mine");
  }
  if (kind === "stops") {
    const members = stoppingMembers();
    mine = [];
    limits = linesOf(members);
    solid = numbersOf(members, "limits");
  }
  if (kind === "findings") limits = state.lint.findings.filter(({ level }) => level !== "note").map(({ line }) => line).filter(Boolean);
  if (kind === "widths") limits = linesOf(currentPiece()?.limits ?? []);
  if (kind === "ambiguous" || (kind === "selected" && view.ghosts.length > 0)) limits.push(...inequalitiesOf(view.ghosts));
  markLines({ mine, limits, bad }, solid);
  revealLines(bad, problem?.kind === "unsatisfiable" && isRanked(problem));
  view.limiting = kind === "findings" ? state.lint.findings.filter(({ level, item }) => item && level !== "note").map(({ item }) => item) : kind === "stops" ? [...new Set(stoppingMembers().filter((member) => member.system === "contentSize").map((member) => member.terms[0][0].replace(/\.\w+$/, "")))] : [];
}

/** What stops the pull: the parts of the sums behind the edges that do not follow. */
const stoppingMembers = () => state.pulled.stops.flatMap(({ sum, members }) => (sum.length > 0 ? sum : members));

/** The lines that only bound what is ambiguous. */
function inequalitiesOf(freedoms) {
  const names = new Set(freedoms.flatMap(({ quantity, with: moved }) => [quantity, ...moved]).map((name) => name.replace(/\.\w+$/, "")));
  const parts = new Set(freedoms.map(({ quantity }) => quantity.split(".").at(-1)));
  const isOnAxis = (text) => (/top|bottom|centerY|height|aseline/.test(text) ? parts.has("y") || parts.has("height") : parts.has("x") || parts.has("width"));
  return model.outline.constraints
    .filter(({ text, items }) => /[<>]=/.test(text) && isOnAxis(text) && items.some((item) => names.has(item)))
    .map(({ line }) => line);
}

function showMeasures(kind) {
  clearMeasures();
  drawMeasures(kind);
  labelMeasures();
}

function drawMeasures(kind) {
  byId("pill").hidden = true;
  if (view.others.length > 0) return;
  if (model.isStale) showPill();
  if (kind === "conflict") {
    const conflict = partsOf(model.problem);
    if (conflict.extent) measureConflict(conflict);
    return;
  }
  if (model.problem) return;
  if (kind === "stops") {
    const stops = state.pulled.stops.map((stop) => ({
      ...stop,
      sum: stop.sum.map((member) => ({ value: member.contribution, isContent: member.system === "contentSize" })),
    }));
    return measurePull(state.pulled.pull, stops);
  }
  if (kind === "why" && state.why) {
    return measureSum(state.explained, summands(state.why), state.why.value);
  }
  for (const saved of (kind === "findings" && state.lint.compared?.differ) || []) savedFrame(saved);
  strokeGhosts(overlay.querySelectorAll(".ghost"));
  for (const freedom of view.ghosts) {
    if (byId("ghosts").getAttribute("aria-pressed") === "true") measureFreedom(freedom);
  }
  if (view.selected) {
    const frame = itemNamed(view.selected)?.frame;
    if (frame) frameStroke(onScreen(frame));
    const own = model.outline.constraints.filter((constraint) => constraint.items.includes(view.selected));
    measureConstraints(own.map((constraint) => constraint.text));
  } else if (model.frames) measureRoot();
}

function showPill() {
  const pill = byId("pill");
  pill.hidden = false;
  const { problem } = model;
  pill.textContent = problem?.kind === "invalidFile" ? words.before(problem.line) : state.fixed ? words.withFix(state.fixed) : model.hasRecovered ? words.withoutConflict : words.lastGood;
}

/** An error of the file is below its line, with the repair that somebody may have meant. */
function showError() {
  const { problem } = model;
  if (problem?.kind !== "invalidFile") return noteBelow(null);
  const from = (problem.column ?? 1) - 1;
  const marked = /\^~*/.exec(problem.mark ?? "")?.[0].length ?? 1;
  const line = editor.getLine(Math.min(problem.line, editor.lineCount()) - 1) ?? "";
  const part = line.slice(from, from + marked);
  const word = /[\p{L}_][\p{L}\p{N}_]*/u.exec(part)?.[0];
  const suggestion = word && !model.scene && /unknown|no item|not an? |must be one of/.test(problem.explanation) ? nearest(word, candidates()) : null;
  const box = element("div", { className: "note", role: "alert" });
  let repair = null;
  const explanation = problem.explanation.replace(/; expected one of: .*$/s, "");
  box.append(element("div", {}, explanation.charAt(0).toUpperCase() + explanation.slice(1), ". ", ...(suggestion ? sentence(words.didYouMean(suggestion)) : [])));
  if (suggestion) {
    const start = from + part.indexOf(word);
    repair = () => editor.replaceRange(suggestion, { line: problem.line - 1, ch: start }, { line: problem.line - 1, ch: start + word.length });
    const button = element("button", { className: "b main" }, words.replace(suggestion), element("kbd", { textContent: "Tab" }));
    button.addEventListener("click", () => {
      repair();
      editor.focus();
    });
    box.append(element("div", { className: "row" }, button));
  }
  noteBelow(problem.line, box, { from, to: from + part.length, repair });
  if (!editor.hasFocus()) showLine(problem.line);
}

/** The scenes of a file of Interface Builder as tabs; names are texts, never markup. */
function showScenes() {
  const scenes = model.scene?.file.scenes ?? [];
  byId("scenes").hidden = scenes.length === 0;
  byId("type-label").hidden = byId("uikit").hidden = !model.scene;
  const focused = document.activeElement?.closest("#scenes") && model.scene?.index;
  const tabs = scenes.map((scene, index) => {
    const isChosen = index === model.scene.index;
    const title = scene.skipped ?? words.line(scene.line);
    const tab = element("button", { textContent: scene.name, title, disabled: Boolean(scene.skipped), role: "tab" });
    tab.setAttribute("aria-selected", isChosen);
    tab.setAttribute("aria-controls", "editor");
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
  state.explained = null;
  camera.fits = true;
  edited();
  showSceneText();
}

/** Scrolls the text of a file of Interface Builder to where its scene begins. */
function showSceneText() {
  const line = model.scene?.file.scenes[model.scene.index]?.line;
  if (line) showLineAtTop(line);
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
  byId("time").textContent = model.problem ? "" : words.time(model.milliseconds);
  if (!model.outline) return;
  for (const part of ["width", "height"]) {
    const field = byId(part);
    const value = model.size[part] ?? null;
    if (document.activeElement !== field) field.value = value === null ? "" : rounded(value);
    field.placeholder = model.frames ? `${field.dataset.fits} ${rounded(model.frames.size[part])}` : field.dataset.fits;
  }
  byId("mirror").setAttribute("aria-pressed", model.outline.direction === "rightToLeft");
}

let freedomTimer;

/** What is ambiguous is asked for when nothing else is to be done: it takes longer than a layout. */
function scheduleFreedom() {
  clearTimeout(freedomTimer);
  byId("answer").ariaBusy = "true";
  const find = () => {
    if (model.problem?.kind === "unsatisfiable") fixesOf(model.problem);
    const isOpen = model.frames?.ambiguous?.length > 0;
    const before = view.ghosts.length;
    view.ghosts = isOpen && !state.pulled ? model.session.ambiguity() : [];
    byId("answer").ariaBusy = "false";
    if (before > 0 || view.ghosts.length > 0 || model.problem) refreshAnswer();
  };
  if (model.frames && !(model.frames.ambiguous.length > 0)) find();
  else freedomTimer = setTimeout(find, model.problem && !(model.problem.kind === "unsatisfiable" && isRanked(model.problem)) ? 160 : 60);
}

let rangesTimer;

/** Where the layout changes with its width is found when nobody types. */
function scheduleRanges() {
  clearTimeout(rangesTimer);
  byId("ruler").ariaBusy = "true";
  rangesTimer = setTimeout(() => {
    // While the file is wrong, the ruler is that of the last layout.
    if (model.problem?.kind !== "invalidFile") state.ranges = findRanges();
    const had = hasFindings();
    state.lint = model.frames ? model.session.lint() : null;
    showRuler();
    byId("ruler").ariaBusy = "false";
    if (state.showsWidths || had || hasFindings()) refreshAnswer();
  }, 250);
}

function showRuler() {
  drawRuler(state.ranges, {
    choose: choosePiece,
    open: (piece) => {
      state.showsWidths = true;
      state.explained = null;
      view.selected = null;
      refreshAnswer();
      if (!piece) return;
      const row = [...byId("answer").querySelectorAll("tr[data-first]")].find(({ dataset }) => Number(dataset.first) <= piece.number && piece.number <= Number(dataset.last));
      row?.querySelector("button").focus();
      row?.scrollIntoView({ block: "center" });
    },
    chosen: state.showsWidths ? currentPiece()?.number : null,
  });
}

/** The piece that the present width is in. */
function currentPiece() {
  const width = model.frames?.size.width;
  return state.ranges?.pieces.findLast((piece) => width >= piece.from - 1e-6) ?? null;
}

function choosePiece(piece) {
  state.showsWidths = true;
  state.explained = null;
  view.selected = null;
  const width = piece.number === 0 ? Math.ceil(piece.from) : readable(piece.from);
  changeSize("width", width);
  refreshAnswer();
}

// One layout of each piece, side by side

function showOthers(isWanted) {
  const group = byId("others");
  group.replaceChildren();
  const wasOthers = view.others.length > 0;
  view.others = [];
  const rows = state.ranges?.rows ?? [];
  // Five of them, with that of the picture, which is one of the row.
  const present = rows.findIndex((row) => row.number <= currentPiece()?.number && currentPiece().number <= row.last);
  const first = Math.max(0, Math.min(present - 2, rows.length - 5));
  if (isWanted && rows.length > 1 && present >= 0 && model.frames) view.others = sideBySide(rows.slice(first, first + 5), rows[present]);
  if (!wasOthers && view.others.length === 0) return;
  if (view.others.length === 0) return drawPicture();
  for (const other of view.others) {
    if (!other.isCurrent) {
      const drawn = shape("g", { transform: `translate(${other.x} ${other.y}) scale(${camera.scale})` }, drawLayout(other.outline, other.svg));
      const target = shape("rect", { class: "other", x: other.x, y: other.y, width: other.width * camera.scale, height: other.height * camera.scale });
      target.addEventListener("click", () => choosePiece(other.piece));
      group.append(drawn, target);
    }
    const right = other.x + other.width * camera.scale;
    group.append(shape("text", { class: "name", x: other.x, y: other.y - 9 }, rounded(other.width)));
    const low = other.piece.notes.filter(([name, , range]) => itemNamed(name) && (!range || (range.from <= other.width && other.width < range.to)));
    for (const [name] of low) {
      const frame = other.outline.items.find((item) => item.name === name)?.frame;
      if (!frame) continue;
      group.append(shape("rect", {
        class: "low", x: other.x + frame.x * camera.scale - 2, y: other.y + frame.y * camera.scale - 2,
        width: Math.max(0, frame.width * camera.scale + 4), height: frame.height * camera.scale + 4, rx: 3,
      }));
    }
    const names = [...new Set(low.map(([name]) => name))].slice(0, 5);
    for (const [index, name] of names.entries()) {
      const text = name.length * 6.7 > right - other.x ? `${name.slice(0, Math.max(1, Math.floor((right - other.x) / 6.7) - 1))}…` : name;
      group.append(shape("text", { class: "name low-name", x: other.x, y: other.y + other.height * camera.scale + 16 + 15 * index }, text));
    }
  }
  drawPicture();
}

/** Lays out in a width of each piece, and finds places for all in a row; null where one cannot be laid out. */
function sideBySide(pieces, present) {
  const made = [];
  const session = copy();
  try {
    for (const piece of pieces) {
      const isCurrent = piece === present;
      const width = isCurrent ? model.frames.size.width : piece.to === null ? piece.from * 1.15 + 1 : (piece.from + piece.to) / 2;
      const frames = session.resize(width, model.size.height);
      made.push({ piece, isCurrent, width: frames.size.width, height: frames.size.height, outline: session.outline(), svg: session.svg() });
    }
  } catch {
    return [];
  } finally {
    session.close();
  }
  const gap = 28;
  const { x, y } = margins();
  const free = room.width - x - gap * (made.length - 1);
  const total = made.reduce((sum, other) => sum + other.width, 0);
  const tallest = Math.max(...made.map((other) => other.height));
  camera.scale = Math.min(greatestFit({ width: total, height: tallest }), free / total, (room.floor - 2 * y) / tallest);
  camera.fits = true;
  let place = (room.width - total * camera.scale - gap * (made.length - 1)) / 2;
  for (const other of made) {
    other.x = place;
    other.y = (room.floor - tallest * camera.scale) / 2;
    place += other.width * camera.scale + gap;
    if (other.isCurrent) [camera.x, camera.y] = [other.x, other.y];
  }
  return made;
}

// Changes

function edited() {
  unsay();
  letGo({ isSilent: true });
  read(currentText());
  state.fixed = null;
  if (model.hasRecovered && model.problem?.kind === "unsatisfiable") showFixed();
  if (!itemNamed(view.selected)) {
    view.selected = null;
    state.explained = null;
  }
  refresh();
  scheduleLink();
}

/** A file that is opened in conflict is shown as the first change within it would lay it out. */
function showFixed() {
  const fixes = fixesOf(model.problem);
  const index = fixes.findIndex((other) => other.solves && other.where !== "");
  const found = index < 0 ? null : preview(fixes[index].apply(currentText()));
  if (!found) return;
  adoptPicture(found);
  state.fixed = index + 1;
}

function select(name) {
  if (state.pulled && name !== state.pulled.pull.name) letGo({ isSilent: true });
  if (name === view.selected) return;
  view.selected = name;
  state.explained = null;
  state.supposed = undefined;
  state.showsWidths = false;
  refreshAnswer();
}

/** Opens another file. */
function load(text, { name = "", label = name || words.ownFile } = {}) {
  dropPicture();
  camera.fits = true;
  view.selected = null;
  view.ghosts = [];
  Object.assign(state, { explained: null, showsWidths: false, ranges: null, lint: null, closed: null });
  openDocument(text, { label, name });
  showSceneText();
  raiseSheet(model.problem !== null);
}

addEventListener("hashchange", async () => {
  const text = await textOfLink();
  if (text !== null && text !== currentText()) load(text);
});

byId("link").addEventListener("click", async () => {
  const link = await updateLink();
  if (link === null) return say(words.linkTooLong);
  try {
    await navigator.clipboard.writeText(link);
    say(words.linkCopied);
  } catch {
    say(words.linkInAddress);
  }
});

byId("preset").addEventListener("change", (event) => {
  const name = event.target.value;
  if (presetTexts[name] === undefined) return;
  fileName = name;
  load(presetTexts[name], { name });
});

/** Under which name a file of Interface Builder is saved. */
let fileName = "";

async function openFile(file) {
  if (!file) return;
  load(await file.text(), { label: file.name });
  fileName = file.name;
  say(words.opened(file.name));
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
addEventListener(
  "drop",
  (event) => {
    document.body.classList.remove("dropping");
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    openFile(event.dataTransfer.files[0]);
  },
  true,
);
byId("save").addEventListener("click", () => {
  const address = URL.createObjectURL(new Blob([savedText()], { type: model.scene ? "application/xml" : "application/json" }));
  element("a", { href: address, download: model.scene ? fileName || "scenes.xib" : `${model.outline?.root ?? "layout"}.json` }).click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
});

// Sizes

function changeSize(part, value) {
  if (model.problem?.kind === "invalidFile") return;
  if (model.scene) return changeScene({ [part]: value ?? undefined });
  setText(setMember(currentText(), part, value));
}
for (const part of ["width", "height"]) {
  byId(part).addEventListener("input", (event) => {
    const value = event.target.value.trim() === "" ? null : Number(event.target.value.replace(",", "."));
    if (value === null || value >= 0) changeSize(part, value);
  });
  byId(part).addEventListener("keydown", (event) => {
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const value = Math.max(0, Math.round(model.size[part] ?? model.frames?.size[part] ?? 0) + step * (event.shiftKey ? 10 : 1));
    event.target.value = value;
    changeSize(part, value);
  });
}

/** Offers widths for a layout file, and devices for a scene. */
function showDevices() {
  const names = model.scene?.file.devices;
  const first = names ? words.ofTheFile : words.choose;
  if (byId("device").options[0]?.textContent !== first) {
    const offered = names?.map((name) => [name, name]) ?? Object.entries(devices).map(([width, name]) => [width, `${width}, ${name}`]);
    const options = [["", first], ...offered].map(([value, textContent]) => element("option", { value, textContent }));
    byId("device").replaceChildren(...options);
  }
  byId("device").value = model.scene?.options.device ?? "";
  byId("type").value = String(model.scene?.options.textScale ?? 1);
}
byId("device").addEventListener("change", (event) => {
  const { value } = event.target;
  if (model.scene) return changeScene({ device: value || undefined, width: undefined, height: undefined });
  if (value !== "") changeSize("width", Number(value));
  event.target.value = "";
});
byId("type").append(...Object.entries(textSizes).sort().map(([value, textContent]) => element("option", { value, textContent })));
byId("type").addEventListener("change", (event) => changeScene({ textScale: Number(event.target.value) }));
byId("mirror").addEventListener("click", () => {
  const isMirrored = model.outline?.direction === "rightToLeft";
  changeSize("direction", isMirrored ? null : "rightToLeft");
});
byId("names").addEventListener("click", () => {
  view.showsNames = !view.showsNames;
  byId("names").setAttribute("aria-pressed", view.showsNames);
  placePicture();
});
byId("ghosts").addEventListener("click", () => {
  byId("ghosts").setAttribute("aria-pressed", byId("ghosts").getAttribute("aria-pressed") !== "true");
  refreshAnswer();
});

// The ruler

let rulerDrag = null;

function widthAt(event) {
  const box = byId("track").getBoundingClientRect();
  const limit = Number(byId("ruler").dataset.limit);
  return Math.round(Math.max(0, Math.min(1, (event.clientX - box.left) / box.width)) * limit);
}

byId("track-area").addEventListener("pointerdown", (event) => {
  if (event.button !== 0 || event.target.closest(".mark") || model.problem?.kind === "invalidFile") return;
  event.preventDefault();
  byId("track-area").setPointerCapture(event.pointerId);
  letGo({ isSilent: true });
  rulerDrag = { size: { ...model.size }, latest: null };
  view.keepsZoom = event.target.closest("#flag") !== null;
  moveRuler(event);
});
byId("track-area").addEventListener("pointermove", (event) => rulerDrag && moveRuler(event));
function moveRuler(event) {
  const isPending = rulerDrag.latest !== null;
  rulerDrag.latest = widthAt(event);
  if (!isPending) requestAnimationFrame(layOutAtRuler);
}
function layOutAtRuler() {
  if (!rulerDrag || rulerDrag.latest === null) return;
  const width = rulerDrag.latest;
  rulerDrag.latest = null;
  showOtherSize({ ...model.size, width });
}
for (const end of ["pointerup", "pointercancel"]) {
  byId("track-area").addEventListener(end, () => {
    if (!rulerDrag) return;
    layOutAtRuler();
    const { size } = rulerDrag;
    rulerDrag = null;
    view.keepsZoom = false;
    tried(2);
    keepSize(size, end === "pointercancel");
  });
}
byId("flag").addEventListener("keydown", (event) => {
  const step = { ArrowLeft: -1, ArrowRight: 1, ArrowDown: -1, ArrowUp: 1, PageUp: 10, PageDown: -10 }[event.key];
  if (!step) return;
  event.preventDefault();
  tried(2);
  changeSize("width", Math.max(0, Math.round(model.size.width ?? model.frames?.size.width ?? 0) + step * (event.shiftKey ? 10 : 1)));
});

/** Shows the layout in a size that is being dragged. */
function showOtherSize(size) {
  unsay();
  resize(size);
  drawPicture();
  showSizes();
  drawFlag();
  showAnswer();
}

/** Writes a size that was dragged into the file. */
function keepSize(old, isCanceled) {
  if (isCanceled) return edited();
  if (model.scene) return changeScene({ width: model.size.width ?? undefined, height: model.size.height ?? undefined });
  let text = currentText();
  for (const part of ["width", "height"]) {
    if (model.size[part] !== old[part]) text = setMember(text, part, model.size[part]);
  }
  if (text === currentText()) refresh();
  else setText(text);
}

// Selecting and pulling in the picture

let drag = null;
let keyPull = null;
let isSpaceDown = false;
const touches = new Map();
let pinch = null;

overlay.ownerSVGElement.addEventListener("pointermove", (event) => {
  if (touches.has(event.pointerId)) touches.set(event.pointerId, placeOf(event));
  if (pinch) return continuePinch();
  if (drag) return moveDrag(event);
  const hit = viewAt(event);
  hover(hit?.item.name ?? null);
  stage.style.cursor = isSpaceDown ? "grab" : cursorFor(hit);
});
stage.addEventListener("pointerleave", () => hover(null));
overlay.ownerSVGElement.addEventListener("dblclick", (event) => {
  const place = wordsPlace(viewAt(event)?.item ?? {});
  if (!place) return;
  raiseSheet(true);
  showTab("text");
  reveal(place.start, place.end);
});
stage.addEventListener("pointerdown", (event) => {
  if (event.button !== 0 || event.target.closest("button, #pop, .other")) return;
  event.preventDefault();
  endKeyPull();
  if (event.pointerType === "touch") {
    touches.set(event.pointerId, placeOf(event));
    if (touches.size === 2) return beginPinch();
  }
  const hit = isSpaceDown ? null : viewAt(event);
  drag = { hit, pans: isSpaceDown || !hit, start: layoutPoint(event), x: event.clientX, y: event.clientY, last: placeOf(event), pull: null, size: null, latest: null, hasMoved: false };
  overlay.ownerSVGElement.setPointerCapture(event.pointerId);
});
overlay.ownerSVGElement.addEventListener("pointerup", (event) => {
  touches.delete(event.pointerId);
  pinch = null;
  endDrag({ event });
});
overlay.ownerSVGElement.addEventListener("pointercancel", (event) => {
  touches.delete(event.pointerId);
  pinch = null;
  endDrag({ isCanceled: true });
});

function moveDrag(event) {
  const isFar = Math.hypot(event.clientX - drag.x, event.clientY - drag.y) > 3;
  drag.hasMoved ||= isFar;
  if (drag.pans) {
    if (!drag.hasMoved) return;
    const place = placeOf(event);
    moveBy(place.x - drag.last.x, place.y - drag.last.y);
    drag.last = place;
    return refreshMeasures();
  }
  if (!drag.pull && !drag.size && (!isFar || !beginDrag())) return;
  const isPending = drag.latest !== null;
  drag.latest = layoutPoint(event);
  drag.pointer = placeOf(event);
  if (!isPending) requestAnimationFrame(continueDrag);
}

function refreshMeasures() {
  placePicture();
  showMeasures(answerKind());
}

function beginPinch() {
  if (drag?.pull) letGo({ isSilent: true });
  drag = null;
  const [first, second] = [...touches.values()];
  pinch = { distance: Math.hypot(first.x - second.x, first.y - second.y), middle: { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 } };
}

function continuePinch() {
  const [first, second] = [...touches.values()];
  if (!second) return;
  const distance = Math.hypot(first.x - second.x, first.y - second.y);
  const middle = { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 };
  moveBy(middle.x - pinch.middle.x, middle.y - pinch.middle.y);
  zoomBy(distance / Math.max(1, pinch.distance), middle);
  pinch = { distance, middle };
  refreshMeasures();
}

function beginDrag() {
  const { item, edges } = drag.hit;
  select(item.name);
  view.keepsZoom = true;
  if (item.name === model.outline.root) {
    if (edges.length === 0 || model.problem?.kind === "invalidFile") {
      drag.pans = true;
      view.keepsZoom = false;
      return false;
    }
    drag.size = { ...model.size };
    drag.from = { width: item.frame.width, height: item.frame.height };
    return true;
  }
  drag.pull = beginPull(item.name, edges.length > 0 ? edges : ["left", "top"]);
  return drag.pull !== null;
}

function beginPull(name, edges) {
  if (!model.frames) {
    say(words.fixConflictFirst);
    return null;
  }
  letGo({ isSilent: true });
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
  showOtherSize(size);
}

function showPull(pull, dx, dy) {
  let seen;
  try {
    seen = pull.move(dx, dy);
  } catch (error) {
    return say(error.message);
  }
  pull.seen = seen;
  const stops = seen.held.map((stop) => ({ ...stop, sum: inOrder(stop.sum) }));
  state.pulled = { pull, stops, keeping: pull.keeping() };
  state.explained = null;
  drawPicture({ svg: seen.svg, outline: seen.outline, frames: seen.frames });
  showAnswer();
}

/** Ends a pull: the picture is that of the file again. */
function letGo({ isSilent = false } = {}) {
  byId("pop").hidden = true;
  if (!state.pulled) return;
  state.pulled.pull.close();
  state.pulled = null;
  drawPicture();
  if (isSilent) return;
  showAnswer();
  focusItem(view.selected);
}

function keepPull() {
  const { keeping } = state.pulled;
  const old = currentText();
  letGo({ isSilent: true });
  change((text) => keeping.reduce(addConstraint, text));
  if (currentText() === old) refresh();
}

/** A pull that was let loose stays until it is kept or not, which is asked beside the pointer. */
function askToKeep(place) {
  const { pull, stops, keeping } = state.pulled;
  const quantity = stops[0] ? stops[0].quantity : `${pull.name}.${pull.edges[0]}`;
  const at = stops[0]?.actual ?? pull.actual[pull.edges[0]];
  const pop = byId("pop");
  pop.replaceChildren(element("b", {}, worded(quantity), stops.length > 0 ? words.stops(at) : words.follows(at)), ...keepButtons(keeping, { onKeep: keepPull, onLetGo: () => letGo() }));
  pop.hidden = false;
  pop.style.left = `${Math.max(8, Math.min(room.width - pop.offsetWidth - 8, place.x - pop.offsetWidth / 2))}px`;
  // Below the chain of what stops it.
  const below = Math.max(place.y, along(model.frames.size.height)) + (stops.length > 0 ? 64 : 28);
  const above = along(0) - pop.offsetHeight - 40;
  const top = below + pop.offsetHeight + 8 < room.height ? below : above >= 8 ? above : place.y + 28;
  pop.style.top = `${Math.max(8, Math.min(room.height - pop.offsetHeight - 8, top))}px`;
  if (isPhone() && isSheetOpen()) pop.hidden = true;
  else pop.querySelector("button")?.focus({ preventScroll: true });
  showAnswer();
}

function endDrag({ isCanceled = false, event = null } = {}) {
  if (!drag) return;
  if (drag.latest) continueDrag();
  const { pull, size, hit, pans, hasMoved, pointer } = drag;
  drag = null;
  view.keepsZoom = false;
  if (pull) {
    if (isCanceled || !state.pulled) return letGo();
    tried(0);
    return askToKeep(pointer ?? placeOf(event));
  }
  if (size) {
    tried(2);
    return keepSize(size, isCanceled);
  }
  if (pans && hasMoved) return;
  letGo({ isSilent: true });
  select(hit?.item.name ?? null);
  if (hit) focusItem(hit.item.name);
  else drawPicture();
}

stage.addEventListener(
  "wheel",
  (event) => {
    event.preventDefault();
    if (event.ctrlKey || event.metaKey) zoomBy(Math.exp(-event.deltaY / 300), placeOf(event));
    else moveBy(-event.deltaX, -event.deltaY);
    refreshMeasures();
  },
  { passive: false },
);
byId("zoom").addEventListener("keydown", (event) => {
  const arrow = arrows[event.key];
  if (!arrow) return;
  event.preventDefault();
  const step = event.shiftKey ? 200 : 40;
  moveBy(-arrow[0] * step, -arrow[1] * step);
  refreshMeasures();
});
for (const [id, factor] of [["zoom-in", 1.25], ["zoom-out", 0.8]]) {
  byId(id).addEventListener("click", () => {
    zoomBy(factor);
    refreshMeasures();
  });
}
byId("fit").addEventListener("click", () => {
  camera.fits = true;
  drawPicture();
  showAnswer();
});

// Not at the overlay itself: it would take the focus then.
stage.addEventListener("focusin", (event) => {
  if (!drag && event.target.dataset.name) select(event.target.dataset.name);
});
const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
overlay.addEventListener("keydown", (event) => {
  const name = event.target.dataset?.name;
  const arrow = arrows[event.key];
  if (event.key === "Enter" && state.pulled) {
    event.preventDefault();
    return state.pulled.keeping.length > 0 && !model.scene ? keepPull() : letGo();
  }
  if (!arrow || !name || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const step = event.shiftKey ? 10 : 1;
  const isX = arrow[0] !== 0;
  if (name === model.outline.root) {
    const part = isX ? "width" : "height";
    const value = (model.size[part] ?? model.frames?.size[part] ?? 0) + (arrow[0] + arrow[1]) * step;
    tried(2);
    return changeSize(part, Math.max(0, value));
  }
  const edges = event.altKey ? [isX ? "right" : "bottom"] : ["left", "top"];
  if (keyPull && (keyPull.pull !== state.pulled?.pull || keyPull.pull.name !== name || keyPull.pull.edges.join() !== edges.join())) endKeyPull();
  if (!keyPull) {
    const pull = beginPull(name, edges);
    if (!pull) return;
    keyPull = { pull, dx: 0, dy: 0 };
  }
  keyPull.dx += arrow[0] * step;
  keyPull.dy += arrow[1] * step;
  tried(0);
  showPull(keyPull.pull, keyPull.dx, keyPull.dy);
});

function endKeyPull() {
  keyPull = null;
}

addEventListener("keydown", (event) => {
  if (event.key === " " && event.target === document.body) {
    isSpaceDown = true;
    event.preventDefault();
  }
  if (event.key !== "Escape" || event.target.closest?.("dialog, .CodeMirror-dialog") || document.querySelector(".CodeMirror-hints")) return;
  if (drag) return endDrag({ isCanceled: true });
  if (state.pulled) {
    endKeyPull();
    return letGo();
  }
  if (!byId("answer").hidden) closeAnswer(`${answerKind()} ${view.selected} ${state.explained}`);
});
addEventListener("keyup", (event) => {
  if (event.key === " ") isSpaceDown = false;
});

// A constraint in the text marks its views in the picture.

whenCaretMoves(() => {
  const place = caret();
  if (place === null || !model.outline) return;
  const found = model.outline.constraints.find(({ start, end }) => start <= place && place <= end);
  const mentioned = found?.items ?? [];
  if (mentioned.join() === view.mentioned.join()) return;
  view.mentioned = mentioned;
  placePicture();
  if (!view.selected && answerKind() !== "why") {
    showMeasures(answerKind());
    if (found && !model.problem) {
      measureConstraints([found.text]);
      labelMeasures();
    }
  }
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
  if (!model.session || model.problem?.kind === "invalidFile") return say(words.fixFirst);
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
byId("show-tries").addEventListener("click", () => {
  state.showsTries = true;
  state.triesDone.clear();
  state.closed = null;
  byId("about").close();
  select(null);
  refreshAnswer();
});

// Light and dark

const root = document.documentElement;
const isDark = () => (root.style.colorScheme || (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light")) === "dark";
const showTheme = () => byId("theme").setAttribute("aria-pressed", isDark());
byId("theme").addEventListener("click", () => {
  root.style.colorScheme = isDark() ? "light" : "dark";
  showTheme();
});
showTheme();

// What the page is for; on small windows it can be closed.

byId("intro-close").append(byId("icon-close").content.cloneNode(true));
byId("intro").hidden = stored.isDone("intro") && matchMedia("(max-width: 1260px)").matches;
byId("intro-close").addEventListener("click", () => {
  stored.setDone("intro");
  byId("intro").hidden = true;
  byId("preset").focus();
});

let resizing;
function resized() {
  cancelAnimationFrame(resizing);
  resizing = requestAnimationFrame(() => {
    measureRoom();
    if (!model.outline) return;
    drawPicture(state.pulled ? state.pulled.pull.seen : model);
    showAnswer();
    showRuler();
  });
}
addEventListener("resize", resized);
whenPanelsChange(resized);
new ResizeObserver(resized).observe(stage);

// Beginning

byId("preset").append(element("option", { value: "", textContent: words.ownFile }));
for (const [label, group] of Object.entries(presets)) {
  const options = group.map(({ name, sentence: title }) => element("option", { value: name, textContent: name, title: title ?? "" }));
  byId("preset").append(element("optgroup", { label }, ...options));
}
await start(data.module);
whenEdited(edited);
const linked = await textOfLink();
const first = Object.keys(presetTexts)[0];
if (linked === null) load(presetTexts[first], { name: first });
else load(linked);
// What a program that drives the page may ask.
window.playground = {
  frames: () => model.frames,
  milliseconds: () => model.milliseconds,
  text: currentText,
  setText,
  editor,
  scale: () => camera.scale,
  place: (x, y) => ({ x: across(x), y: along(y) }),
  box: onScreen,
  measureAll: () => {
    clearMeasures();
    measureRoot();
    measureConstraints(model.outline.constraints.map((constraint) => constraint.text));
    labelMeasures();
  },
};
root.dataset.ready = "true";

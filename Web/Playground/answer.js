// The answer below the text: one at a time, each with a title, a sentence, and lines that can be pointed at.

import { byId, code, element, say, sentence } from "./dom.js";
import { currentText, lightLine, reveal, setText, showLine, undo } from "./editor.js";
import { fixButtons, fixesOf, isRanked } from "./fixes.js";
import { constraintAt, frameOf, itemNamed, lineAt, memberPlace, model, worded, wordsPlace } from "./model.js";
import { view } from "./picture.js";
import { Pull } from "./pull.js";
import { addConstraint } from "./text.js";
import { rounded, shown, words } from "./words.js";

/** A constraint of a report: how it is called, where it comes from, and where it is in the text. */
export function described(member) {
  const place = constraintAt(member);
  if (place) return { text: member.constraint, where: words.line(place.line), line: place.line, place };
  const term = member.terms?.[0]?.[0] ?? "";
  const dot = term.lastIndexOf(".");
  const [name, extent] = [term.slice(0, dot), term.slice(dot + 1)];
  const item = itemNamed(name);
  if (member.system === "contentSize" && item) {
    const where = words.contentSize(item, extent);
    return item.start === undefined ? { text: name, where } : { text: name, where, place: item, line: lineAt(item.start) };
  }
  if (member.system === "rootSize" && item) {
    const found = model.scene ? null : memberPlace(currentText(), extent);
    return { text: term, where: words.sources.rootSize, ...(found && { place: found, line: lineAt(found.start) }) };
  }
  const text = member.priority === 1000 || member.constraint.includes("@") ? member.constraint : `${member.constraint} @${shown(member.priority)}`;
  return { text, where: member.constraint.includes("@501") ? words.pullSource : (words.sources[member.system] ?? words.supposedSource) };
}

/** The lines of the text that members of a report are in. */
export const linesOf = (members) => members.map((member) => described(member).line).filter((line) => line !== undefined);

/** The numbers in the text that count in a report, to be marked in it. */
export function numbersOf(members, kind) {
  const found = [];
  for (const member of members) {
    const place = constraintAt(member);
    if (!place || place.format) continue;
    const text = currentText().slice(place.start, place.end).replace(/\s*@[^@]*$/, "");
    const number = model.scene ? null : /[\d.]+(?=\D*$)/.exec(text);
    if (number && /[=+-]\s*$/.test(text.slice(0, number.index))) {
      found.push({ start: place.start + number.index, end: place.start + number.index + number[0].length, kind });
    }
  }
  return found;
}

/** A row of an answer: a number, a constraint, and where it is; it selects its text, and lights it while pointed at. */
function row(number, member, kind = "") {
  const { text, where, place, line } = member.constraint === undefined ? member : described(member);
  const content = [
    element("span", { className: kind, textContent: number }),
    code(worded(text)),
    element("span", { textContent: where ?? "" }),
  ];
  if (!place) return element("div", { className: "reference" }, ...content);
  const button = element("button", { className: "reference" }, ...content);
  button.addEventListener("click", () => reveal(place.start, place.end));
  for (const [event, isLit] of [["pointerenter", true], ["focus", true], ["pointerleave", false], ["blur", false]]) {
    button.addEventListener(event, () => lightLine(line, isLit));
  }
  return button;
}

const rows = (...children) => element("div", { className: "references" }, ...children);
const signed = (number, isFirst) => (number < 0 ? `− ${rounded(-number)}` : isFirst ? rounded(number) : `+ ${rounded(number)}`);
const paragraph = (...children) => element("p", {}, ...children);
const heading = (text) => element("h3", { textContent: text });
const strong = (text) => element("b", { textContent: text });
const buttons = (...children) => element("div", { className: "row" }, ...children);

/** Changes the file, and says in which line, with a button that undoes it. */
export function change(made) {
  const old = currentText();
  const text = made(old);
  if (text === old) return;
  setText(text);
  let same = 0;
  while (same < text.length && old[same] === text[same]) same++;
  const button = element("button", { className: "b", textContent: words.undoOne });
  // It undoes what it names, or nothing.
  button.addEventListener("click", () => {
    if (currentText() === text) undo();
  });
  const line = text.slice(0, same).split("\n").length;
  const isLonger = text.split("\n").length > old.split("\n").length;
  // A line that is added begins after the end of the one before.
  const added = text[same] === "\n" || (text[same] === "," && text[same + 1] === "\n") ? line + 1 : line;
  say(isLonger ? words.added(added) : words.changed(line), button);
}

// To ask for it would lay out the page while something is dragged.
let scrolled = 0;
byId("answer").addEventListener("scroll", () => (scrolled = byId("answer").scrollTop));

/** Puts an answer into its place: sign, color, title and body. Null: none. */
export function putAnswer(answer, kind, onClose) {
  const box = byId("answer");
  const hadFocus = box.contains(document.activeElement);
  const kept = hadFocus && document.activeElement.dataset.keep;
  const isSame = answer !== null && box.dataset.kind === kind;
  const wasOpen = isSame && box.querySelector("details")?.open;
  box.hidden = answer === null;
  byId("tab-answer").hidden = answer === null;
  if (answer === null) {
    box.replaceChildren();
    delete box.dataset.kind;
    if (hadFocus) byId("source").focus({ preventScroll: true });
    return;
  }
  box.dataset.kind = kind;
  const close = element("button", { className: "b icon", "aria-label": byId("answer").dataset.close });
  close.append(byId("icon-close").content.cloneNode(true));
  close.addEventListener("click", onClose);
  const title = element("h2", { tabIndex: -1 }, ...[answer.title].flat());
  byId("tab-answer").textContent = title.textContent.length > 24 ? `${title.textContent.slice(0, 22)}…` : title.textContent;
  box.replaceChildren(
    element("header", {}, element("span", { className: `glyph ${answer.color}`, textContent: answer.glyph, "aria-hidden": "true" }), title, close),
    element("div", { className: "body" }, ...answer.body.filter(Boolean)),
  );
  // What was open, scrolled to and in focus stays so; a new answer that replaces the focus has it at its title.
  if (wasOpen && box.querySelector("details")) box.querySelector("details").open = true;
  if (isSame && scrolled > 0) box.scrollTop = scrolled;
  if (hadFocus) ((kept && box.querySelector(`[data-keep="${CSS.escape(kept)}"]`)) || title).focus({ preventScroll: true });
}

// The answers

/** How far the first thing to try pulls, and how many edges are tried for it. */
const tryPull = 24;
const mostTries = 24;
let found = { text: null, stop: null };

/** The first edge that is stopped when it is pulled outward; images and texts come before what contains them. */
function firstStop() {
  if (!model.frames || !model.outline) return found.stop;
  if (found.text === model.text) return found.stop;
  const containers = new Set(model.outline.items.map((item) => item.in));
  const items = model.outline.items.filter((item) => item.frame && item.kind !== "guide" && item.name !== model.outline.root);
  const ordered = [...items.filter((item) => !containers.has(item.name)), ...items.filter((item) => containers.has(item.name))];
  const pulls = { right: [tryPull, 0], left: [-tryPull, 0], bottom: [0, tryPull], top: [0, -tryPull] };
  const tries = Object.entries(pulls).flatMap(([edge, way]) => ordered.map(({ name }) => ({ name, edge, way })));
  const stop = tries.slice(0, mostTries).find(({ name, edge, way }) => isStopped(name, edge, way)) ?? null;
  found = { text: model.text, stop };
  return stop;
}

function isStopped(name, edge, way) {
  const pull = new Pull(name, [edge]);
  try {
    return pull.move(...way).held.some(({ members, sum }) => [...sum, ...members].some((member) => member.line !== undefined));
  } catch {
    return false;
  } finally {
    pull.close();
  }
}

export function triesAnswer(done) {
  const stop = firstStop();
  const next = [words.next.drag(stop), words.next.number, words.next.width].find((_, index) => !done.has(index));
  // Who has used one of them needs one line.
  if (done.size > 0 && next) return { glyph: "→", color: "blue", title: sentence(next), body: [] };
  const steps = [stop ? words.tryDrag(stop.name, stop.edge) : words.tryMove, words.tryNumber, words.tryWidth].map((text, index) => {
    const isDone = done.has(index);
    return element("li", { className: isDone ? "done" : "" }, element("span", { className: "step", textContent: isDone ? "✓" : String(index + 1) }), element("span", {}, ...sentence(text)));
  });
  return { glyph: "→", color: "blue", title: words.tries, body: [element("ol", { className: "steps" }, ...steps)] };
}

const partNames = { x: "left", y: "top", width: "width", height: "height" };

/** The selected view: its numbers, what is ambiguous, its constraints. */
export function selectedAnswer(item, onExplain) {
  const frame = frameOf(item.name);
  const body = [];
  if (frame && model.frames) {
    body.push(paragraph(words.selectNumber));
    const numbers = Object.entries(partNames).map(([part, attribute]) => {
      const isOpen = model.frames.ambiguous?.includes(`${item.name}.${part}`);
      const button = element("button", {
        className: `number ${isOpen ? "open" : ""}`, textContent: `${part} ${rounded(frame[part])}`,
        title: isOpen ? words.ambiguousNumber : words.whyNumber, "data-part": part, "data-keep": part,
      });
      button.addEventListener("click", () => onExplain(`${item.name}.${attribute}`));
      return button;
    });
    body.push(buttons(...numbers));
  }
  const open = view.ghosts.filter(({ quantity, with: moved }) => [quantity, ...moved].some((name) => name.startsWith(`${item.name}.`)));
  for (const freedom of open) body.push(...freedomBody(freedom));
  const own = model.outline.constraints.filter((constraint) => constraint.items.includes(item.name));
  const references = own.map((constraint) => row("", { constraint: constraint.text, line: constraint.line }));
  const place = wordsPlace(item);
  if (place) references.unshift(wordsRow(place));
  if (references.length > 0) body.push(rows(...references));
  if (own.length === 0) body.push(paragraph(...unnamed(item)));
  const called = worded(item.name);
  const title = called === item.name ? [code(called), words.selected(item)] : capital(called);
  return { glyph: "□", color: "blue", title, body };
}

/** The words of a view, where they can be changed. */
function wordsRow(place) {
  const text = currentText().slice(place.start, place.end);
  const line = lineAt(place.start);
  return row("", { text: `"${text.length > 40 ? `${text.slice(0, 38)}…` : text}"`, where: words.line(line), place, line });
}

const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** What places a view that no constraint names. */
function unnamed(item) {
  const parent = itemNamed(item.in);
  return [parent?.kind === "stack" ? words.placedBy(worded(parent.name)) : words.noConstraints];
}

/** Why a quantity is what it is, as a sum. */
export function whyAnswer(quantity, why, supposed, onSuppose) {
  const name = quantity.slice(0, quantity.lastIndexOf("."));
  const parts = inOrder(why.because);
  const sum = parts.map((member, index) => row(signed(member.contribution, index === 0), member));
  for (const [open, factor, value] of why.open) sum.push(row(signed(factor * value), { text: open, where: words.isAmbiguous }));
  if (why.constant !== 0) sum.push(row(signed(why.constant), { text: "", where: words.insets }));
  sum.push(element("div", { className: "reference total" }, element("span", { textContent: rounded(why.value) }), code(worded(quantity)), element("span")));
  const body = [rows(...sum), heading(words.different), resistance("smaller", why.smaller), resistance("larger", why.larger)];
  for (const loss of why.lost.filter((other) => other.violation >= 0.005)) body.push(paragraph(code(worded(described(loss).text)), words.lost(loss.violation)));
  const input = element("input", {
    id: "suppose", className: "field", inputMode: "decimal", value: supposed ?? "", placeholder: rounded(why.value), "data-keep": "suppose",
  });
  input.addEventListener("input", () => {
    const value = Number(input.value.replace(",", "."));
    onSuppose(input.value.trim() === "" || !Number.isFinite(value) ? undefined : value);
  });
  body.push(element("label", { className: "row" }, words.whatIf, input, "?"), element("div", { id: "supposed" }, ...supposition(quantity, why.at)));
  return { glyph: "=", color: "blue", title: [words.whyTitle, code(worded(quantity)), words.why(why.value)], body, parts, name };
}

/** The parts of a sum in the order in which they follow each other from its beginning. */
export function inOrder(because) {
  const isEnd = (member) => /^[^=<>]*\.(trailing|right|bottom)\b/.test(member.constraint);
  const isBackward = because.some((member) => member.system === "rootSize");
  const rank = (member) => (isBackward ? (member.system === "rootSize" ? 0 : isEnd(member) ? 1 : member.system === "contentSize" ? 2 : 3) : order(member));
  return [...because].sort((first, second) => rank(first) - rank(second));
}

const order = (member) => {
  const names = member.terms.map(([name]) => name);
  return names.length + (/\.(width|height)$/.test(names[0] ?? "") ? 0.5 : 0);
};

export function supposition(quantity, at) {
  if (!at) return [];
  if (at.error) {
    return [
      paragraph(words.supposedConflict(at.value)),
      rows(...(at.error.members ?? []).map((member) => row("", member))),
      at.error.arithmetic ? element("div", { className: "arithmetic", textContent: at.error.arithmetic }) : null,
    ].filter(Boolean);
  }
  const moved = Object.entries(at.items ?? {}).map(([name, frame]) => element("li", { textContent: words.moved(worded(name), frame) }));
  const found = [moved.length > 0 ? paragraph(words.supposedMoves(at.value)) : paragraph(words.nothingElse)];
  if (moved.length > 0) found.push(element("ul", {}, ...moved));
  for (const [shifts, word] of [[at.more, words.further], [at.less, words.closer]]) {
    for (const shift of shifts ?? []) found.push(paragraph(word, code(worded(described(shift).text)), words.byInstead(shift.violation, shift.was)));
  }
  return found;
}

/** What would have to give for a number to be larger or smaller. */
function resistance(direction, found) {
  if (!found) return paragraph(words.could(words[direction].toLowerCase()));
  if (found.priority === 1000) {
    const lines = found.prevented.map((member) => row("", member));
    return element("div", {}, paragraph(`${words.cannot(words[direction].toLowerCase())}:`), rows(...lines));
  }
  const main = found.prevented.find((member) => member.priority === found.priority) ?? found.prevented[0];
  const name = main ? worded(described(main).text) : "";
  const isContent = main?.system === "contentSize";
  const reason = !isContent ? words.notMet(name) : main.relation === "<=" ? words.stretched(name, main.priority) : words.compressed(name, main.priority);
  return paragraph(strong(words[direction]), words.onlyIf, reason, ".");
}

/** A conflict: what clashes, as bars and as a sum, and changes that end it. */
export function conflictAnswer(problem, conflict) {
  const body = [];
  if (conflict.parts.length > 1) body.push(sumBars(conflict));
  if (problem.arithmetic) {
    const [sum, rest] = conflict.parts.length > 1 ? [words.sum(conflict), words.exceeds(conflict)] : problem.arithmetic.split(/(?=[<>])/);
    body.push(element("div", { className: "arithmetic" }, sum, element("span", { className: "bad", textContent: rest ?? "" })));
  }
  if (conflict.parts.length <= 1) body.push(rows(...problem.members.map((member) => row("", member))));
  if (problem.more > 0) body.push(paragraph(words.moreConflicts(problem.more)));
  const fixes = isRanked(problem) ? fixesOf(problem) : null;
  if (!fixes) body.push(element("p", { className: "ranking", textContent: words.ranking }));
  else if (fixes.length > 0) body.push(heading(words.changeOne), ...fixButtons(fixes, change));
  const title = conflict.extent && conflict.rootName
    ? words.conflictExtent(conflict.rootName, conflict.limit, words.extents[conflict.extent], conflict.total)
    : words.conflictTitle;
  return { glyph: "!", color: "red", title, body };
}

/** The sum that is needed over the one that is there. */
function sumBars({ parts, total, limit, rootName }) {
  const share = (value) => `${(100 * value) / Math.max(total, limit)}%`;
  const bar = (className, value, text) => {
    const made = element("div", { className, textContent: text, title: text });
    made.style.width = share(value);
    return made;
  };
  const needed = parts.map((part) => bar("", part.value, part.isSize ? part.label.replace(/\.(width|height)\b/, "") : part.label));
  return element(
    "div",
    { "aria-hidden": "true" },
    element("div", { className: "bars" }, ...needed),
    element("div", { className: "bars" }, bar("", limit, `${rootName ?? ""} ${rounded(limit)}`.trim()), bar("over", total - limit, rounded(total - limit))),
  );
}

/** The parts of a conflict along one axis, if its sum has this form. */
export function partsOf(problem) {
  const none = { parts: [], extent: null };
  const found = /^(.+) = ([\d.]+) > ([\d.]+)$/.exec(problem?.arithmetic ?? "");
  if (!found || !/^[\d.]+( \+ [\d.]+)*$/.test(found[1])) return none;
  const limiting = problem.members.find((member) => member.system === "rootSize");
  const extent = /\.height$/.test(limiting?.terms[0]?.[0] ?? "") ? "height" : "width";
  const parts = problem.members
    .filter((member) => member !== limiting && member.constant !== 0)
    .map((member) => {
      const [term] = member.terms[0];
      const isSize = member.terms.length === 1 && /\.(width|height)$/.test(term);
      const value = Math.abs(member.constant * member.multiplier);
      return { value, isSize, label: isSize ? `${term} ${rounded(value)}` : rounded(value), order: isSize ? 1 : /trailing|bottom|right/.test(member.constraint.split(/[=<>]/)[0]) ? 2 : 0 };
    })
    .sort((first, second) => first.order - second.order);
  const total = Number(found[2]);
  if (Math.abs(parts.reduce((sum, part) => sum + part.value, 0) - total) > 0.01) return none;
  if (!limiting) return { ...none, parts, total, limit: Number(found[3]) };
  const rootName = limiting.terms[0][0].replace(/\.(width|height)$/, "");
  return { parts, total, limit: Number(found[3]), extent, axis: extent === "width" ? "x" : "y", rootName };
}

export function failedAnswer(problem) {
  return { glyph: "!", color: "red", title: words.cannotLayOut, body: [paragraph(problem.explanation)] };
}

/** What stops edges that were pulled at, and how to keep what followed. */
export function stopsAnswer({ pull, stops, keeping }, { isAsked, onKeep, onLetGo }) {
  const body = [];
  for (const { quantity, wanted, actual, members, sum } of stops) {
    const main = members.find((member) => member.priority < 1000);
    const gap = main && main.violation !== undefined ? Math.abs(main.violation - (main.was ?? 0)) : 0;
    body.push(paragraph(words.pulledTo(wanted), gap > 0.05 ? words.wouldBe(worded(described(main).text), gap, main.priority) : ""));
    const lines = sum.map((member, index) => row(signed(member.contribution, index === 0), member, "limits"));
    if (lines.length > 0) lines.push(element("div", { className: "reference total" }, element("span", { textContent: rounded(actual) }), code(worded(quantity)), element("span")));
    else lines.push(...members.map((member) => row("", member, "limits")));
    body.push(rows(...lines));
  }
  const [edge] = pull.edges;
  const quantity = `${pull.name}.${stops[0]?.quantity.split(".").at(-1) ?? edge}`;
  const at = stops[0]?.actual ?? pull.actual[edge];
  // Only here where it is not asked beside the pointer.
  if (!isAsked) body.push(...keepButtons(keeping, { onKeep, onLetGo }));
  const title = [code(worded(quantity)), stops.length > 0 ? words.stops(at) : words.follows(at)];
  return { glyph: "⇥", color: stops.length > 0 ? "amber" : "blue", title, body };
}

/** Keeping what followed a pull, or not. */
export function keepButtons(keeping, { onKeep, onLetGo }) {
  const letGo = element("button", { className: "b line", "data-keep": "let-go" }, words.letGo, element("kbd", { textContent: "esc" }));
  letGo.addEventListener("click", onLetGo);
  if (keeping.length === 0) return [buttons(letGo)];
  if (model.scene) return [buttons(letGo), paragraph(words.cannotKeep)];
  const keep = element("button", { className: "b main", textContent: words.keep, "data-keep": "keep" });
  keep.addEventListener("click", onKeep);
  const texts = keeping.flatMap((rule, index) => (index === 0 ? [code(rule)] : [", ", code(rule)]));
  return [buttons(keep, letGo), element("p", { className: "quiet" }, words.keeping, ...texts)];
}

/** What is ambiguous, with constraints that would determine it. */
function freedomBody({ quantity, value, from, to, cures, with: moved }) {
  // A small range shows only with more digits.
  const limit = (number) => (number === null ? null : to !== null && from !== null && to - from < 0.1 ? String(Number(number.toPrecision(6))) : rounded(number));
  const body = [paragraph(words.anything(limit(from), limit(to)), moved.length > 0 ? words.movesWith(moved.map(worded)) : "", ".")];
  for (const { add } of cures) {
    const rule = add.replace(/ [+-] 0$/, "");
    // A scene has no button, since only Xcode can add the line.
    if (model.scene) {
      body.push(paragraph(code(worded(rule)), ` ${words.keepsNow.toLowerCase()}.`));
      continue;
    }
    const button = element(
      "button",
      { className: "fix" },
      element("span", { className: "nr", textContent: "+" }),
      element("span", {}, code(rule), element("small", { textContent: words.keepsNow })),
      element("kbd", { textContent: words.addsLine }),
    );
    button.addEventListener("click", () => change((text) => addConstraint(text, rule)));
    body.push(button);
  }
  if (model.scene && cures.length > 0) body.push(paragraph(words.cannotKeep));
  return body;
}

export function ambiguousAnswer(freedoms) {
  const body = [];
  const titleOf = ({ quantity }) => {
    const dot = quantity.lastIndexOf(".");
    return sentence(words.ambiguous(worded(quantity.slice(0, dot)), quantity.slice(dot + 1)));
  };
  for (const [index, freedom] of freedoms.entries()) {
    if (index > 0) body.push(element("h3", {}, ...titleOf(freedom)));
    body.push(...freedomBody(freedom));
  }
  return { glyph: "?", color: "amber", title: titleOf(freedoms[0]), body };
}

const signs = { error: "✕", warning: "!", note: "·" };

/** What `lint` finds, each with its view and line; and whether the frames are those that Interface Builder saved. */
export function findingsAnswer({ findings, compared }, { onSelect }) {
  const lines = findings.map(({ level, message, line, item }) => {
    const content = [
      element("span", { className: level === "error" ? "bad" : level === "warning" ? "limits" : "", textContent: signs[level], title: level }),
      element("span", { textContent: worded(message) }),
      element("span", { textContent: line ? words.line(line) : "" }),
    ];
    const button = element("button", { className: "reference finding", "data-level": level }, ...content);
    button.addEventListener("click", () => {
      if (item && itemNamed(item)) onSelect(item);
      if (line) showLine(line);
    });
    return button;
  });
  const same = compared ? compared.views - compared.differ.length : 0;
  const serious = findings.some(({ level }) => level !== "note");
  return {
    glyph: serious ? "!" : "✓", color: serious ? "amber" : "blue", title: words.findings(findings.length),
    body: [
      lines.length > 0 && rows(...lines),
      compared && paragraph(words.saved(same, compared.views), ...(compared.differ.length > 0 ? [" ", words.savedElsewhere] : [])),
    ],
  };
}

/** What changes with the width: a row for each range in which the same is to be said, and the lines of each text. */
export function widthsAnswer({ rows, texts, fails }, currentNumber, onChoose) {
  const table = element("table");
  for (const piece of rows.toReversed()) {
    const range = piece.to === null ? words.andWider(rounded(piece.from)) : words.between(rounded(piece.from), rounded(piece.to));
    const button = element("button", { className: "b range", textContent: range, "data-keep": `piece-${piece.number}` });
    button.addEventListener("click", () => onChoose(piece));
    const numbers = piece.last > piece.number ? `${piece.number || "·"}–${piece.last}` : piece.number || "·";
    const line = element(
      "tr",
      { "data-first": piece.number, "data-last": piece.last },
      element("td", {}, element("span", { className: "mark", textContent: numbers })),
      element("td", {}, button),
      element("td", {}, ...pieceSentence(piece)),
    );
    if (piece.number <= currentNumber && currentNumber <= piece.last) line.setAttribute("aria-current", "true");
    table.append(line);
  }
  for (const { range, text } of fails.filter((fail) => fail.range)) {
    table.append(
      element("tr", { className: "bad" }, element("td", {}, element("span", { className: "glyph red", textContent: "!" })), element("td", { textContent: range }), element("td", { textContent: text })),
    );
  }
  const lines = [...texts].map(([name, known]) => element("li", {}, strong(worded(name)), `: ${words.lines(known)}`));
  return { glyph: "↔", color: "blue", title: words.widths, body: [table, lines.length > 0 && element("ul", { className: "lines" }, ...lines)] };
}

function pieceSentence(piece) {
  // Names of which the same is to be said share a sentence.
  const texts = [...new Set(piece.notes.map(([, text]) => text))];
  const parts = texts.map((text) => {
    const names = piece.notes.filter((note) => note[1] === text).map(([name]) => worded(name));
    const list = names.flatMap((name, index) => (index === 0 ? [strong(name)] : [index === names.length - 1 ? words.and : ", ", strong(name)]));
    return [...list, names.length > 1 ? words.ofSeveral(text) : text];
  });
  if (parts.length === 0) return [piece.isWhole ? words.whole : words.asEverywhere];
  return [...parts.flatMap((part, index) => (index === 0 ? part : ["; ", ...part])), "."];
}


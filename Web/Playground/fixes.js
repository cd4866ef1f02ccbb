// Changes that end a conflict, each with a picture of the layout it gives.

import { byId, code, element } from "./dom.js";
import { constraintAt, itemNamed, model, preview } from "./model.js";
import { drawLayout } from "./picture.js";
import { shape } from "./dom.js";
import { currentText } from "./editor.js";
import { removeConstraint, removeElement, replaceConstraint, setMember, withAttribute, withConstant, withPriority } from "./text.js";
import { words } from "./words.js";

const shownAtOnce = 3;

/** The changes that can be made to the text, best first: label, sentence, line, and the change itself. */
export function fixesOf(problem) {
  const fixes = [];
  for (const cure of problem.cures ?? []) {
    const member = problem.members[cure.member];
    const rest = cure.solves ? "" : ` ${words.anotherRemains}.`;
    if (member.system === "rootSize") {
      if (cure.change !== "constant" || model.scene) continue;
      const [term] = member.terms[0];
      const dot = term.lastIndexOf(".");
      const extent = term.slice(dot + 1);
      if (!itemNamed(term.slice(0, dot))) continue;
      const why = words.fixRoot(term.slice(0, dot), extent, cure.constant - member.constant) + rest;
      fixes.push({ label: `"${extent}": ${cure.constant}`, why, where: "", apply: (text) => setMember(text, extent, cure.constant), solves: cure.solves });
      continue;
    }
    const place = constraintAt(member);
    // A visual format makes several constraints, and a change is of one of them.
    if (!place || place.format) continue;
    const where = words.line(place.line);
    if (cure.change === "remove") {
      const remove = model.scene ? removeElement : removeConstraint;
      fixes.push({ label: words.removed(member.constraint), why: words.fixRemove + rest, where, apply: (text) => remove(text, place), solves: cure.solves });
      continue;
    }
    const isPriority = cure.change === "priority";
    const changed = isPriority ? withPriority(member.constraint, cure.priority) : withConstant(member.constraint, cure.constant);
    const isSize = member.terms.length === 1 && /\.(width|height)$/.test(member.terms[0][0]);
    const why = (isPriority ? words.fixPriority : isSize ? words.fixSize : words.fixGap) + (rest && `.${rest}`);
    const apply = (text) => (model.scene ? withAttribute(text, place, cure.change, cure[cure.change]) : replaceConstraint(text, place, changed));
    fixes.push({ label: changed, why, where, apply, solves: cure.solves });
  }
  // The size that was asked for is rarely what somebody wants to change: it comes last of those that are shown.
  const [size] = fixes.filter((fix) => fix.where === "");
  if (!size) return fixes;
  const others = fixes.filter((fix) => fix !== size);
  return [...others.slice(0, shownAtOnce - 1), size, ...others.slice(shownAtOnce - 1)];
}

/** Buttons for the changes: the first three, the rest folded. */
export function fixButtons(fixes, change) {
  const made = fixes.map((fix, index) => {
    const button = element(
      "button",
      { className: "fix", "data-keep": `fix-${index}` },
      element("span", { className: "nr", textContent: index + 1 }),
      element("span", {}, code(fix.label), element("small", { textContent: fix.why })),
      fix.where ? element("kbd", { textContent: fix.where }) : null,
    );
    button.addEventListener("click", () => {
      hidePreview();
      change(fix.apply);
    });
    button.addEventListener("pointerenter", () => showPreview(button, fix));
    button.addEventListener("focus", () => showPreview(button, fix));
    button.addEventListener("pointerleave", hidePreview);
    button.addEventListener("blur", hidePreview);
    return button;
  });
  if (made.length <= shownAtOnce + 1) return [element("div", { className: "fixes" }, ...made)];
  const rest = element(
    "details",
    { className: "fold" },
    element("summary", { textContent: words.moreFixes(made.length - shownAtOnce) }),
    element("div", { className: "fixes" }, ...made.slice(shownAtOnce)),
  );
  return [element("div", { className: "fixes" }, ...made.slice(0, shownAtOnce)), rest];
}

const seen = new Map();

/** The layout that a change gives, or null if another conflict remains. */
function outcome(fix) {
  const text = fix.apply(currentText());
  if (seen.size > 50) seen.clear();
  if (!seen.has(text)) seen.set(text, preview(text));
  return seen.get(text);
}

function showPreview(button, fix) {
  const box = byId("preview");
  const found = outcome(fix);
  box.replaceChildren();
  if (found) {
    const root = found.outline.items[0].frame;
    const margin = 0.08 * Math.max(root.width, root.height, 1);
    const picture = shape("svg", { viewBox: `${-margin} ${-margin} ${root.width + 2 * margin} ${root.height + 2 * margin}`, class: "thumbnail" });
    picture.append(drawLayout(found.outline, found.svg));
    for (const item of found.outline.items.slice(1)) {
      if (!item.frame || item.kind === "label" || item.kind === "image") continue;
      const size = Math.min(item.frame.height * 0.5, root.width / 22, (item.frame.width / item.name.length) * 1.5);
      picture.append(shape("text", { class: "name", x: item.frame.x + item.frame.width / 2, y: item.frame.y + item.frame.height / 2 + size / 3, "text-anchor": "middle", style: `font-size: ${size}px` }, item.name));
    }
    box.append(picture, element("p", {}, element("span", { className: "good", textContent: words.noConflictLeft })));
  } else {
    box.append(element("p", { className: "bad", textContent: `${words.anotherRemains}.` }));
  }
  const place = button.getBoundingClientRect();
  const isNarrow = innerWidth <= 720;
  if (isNarrow) button.after(box);
  else document.body.append(box);
  box.classList.toggle("within", isNarrow);
  box.hidden = false;
  if (isNarrow) return;
  box.style.left = `${Math.min(innerWidth - 276, place.right + 14)}px`;
  box.style.top = `${Math.max(50, Math.min(innerHeight - box.offsetHeight - 8, place.top - 20))}px`;
}

export function hidePreview() {
  byId("preview").hidden = true;
}

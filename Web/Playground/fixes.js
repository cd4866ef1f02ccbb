// Changes that end a conflict, each with a picture of the layout it gives.

import { byId, code, element } from "./dom.js";
import { constraintAt, itemNamed, model, preview, reachOf, worded } from "./model.js";
import { drawLayout } from "./picture.js";
import { shape } from "./dom.js";
import { currentText } from "./editor.js";
import { removeConstraint, removeElement, replaceConstraint, setMember, withAttribute, withConstant, withPriority } from "./text.js";
import { limitFor } from "./ruler.js";
import { rounded, words } from "./words.js";

const shownAtOnce = 3;

/** The changes that can be made to the text: label, sentence, line, and the change itself. */
function changesOf(problem) {
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
      const why = words.fixRoot(worded(term.slice(0, dot)), extent, cure.constant - member.constant) + rest;
      fixes.push({ label: `"${extent}": ${cure.constant}`, why, where: "", apply: (text) => setMember(text, extent, cure.constant), solves: cure.solves, changesOrder: cure.preservesOrder === false });
      continue;
    }
    const place = constraintAt(member);
    // A visual format makes several constraints, and a change is of one of them.
    if (!place || place.format) continue;
    const where = words.line(place.line);
    if (cure.change === "remove") {
      const remove = model.scene ? removeElement : removeConstraint;
      fixes.push({ label: words.removed(member.constraint), why: words.fixRemove + rest, where, apply: (text) => remove(text, place), solves: cure.solves, changesOrder: cure.preservesOrder === false });
      continue;
    }
    const isPriority = cure.change === "priority";
    const changed = isPriority ? withPriority(member.constraint, cure.priority) : withConstant(member.constraint, cure.constant);
    const isSize = member.terms.length === 1 && /\.(width|height)$/.test(member.terms[0][0]);
    const why = (isPriority ? words.fixPriority : isSize ? words.fixSize : words.fixGap) + (rest && `.${rest}`);
    const apply = (text) => (model.scene ? withAttribute(text, place, cure.change, cure[cure.change]) : replaceConstraint(text, place, changed));
    fixes.push({ label: changed, why, where, apply, solves: cure.solves, changesOrder: cure.preservesOrder === false });
  }
  return fixes;
}

const ranked = new WeakMap();

/** Whether the changes for a conflict were compared, which takes longer than a layout. */
export const isRanked = (problem) => ranked.has(problem);

/** The size along which a conflict is: the one that was asked for, else the width. */
function extentOf(problem) {
  const asked = problem.members.filter((member) => member.system === "rootSize").map((member) => member.terms[0][0]);
  return asked.length > 0 && asked.every((term) => term.endsWith(".height")) ? "height" : "width";
}

/** The changes that can be made to the text, best first, with the sizes for which each does. */
export function fixesOf(problem) {
  if (ranked.has(problem)) return ranked.get(problem);
  const extent = extentOf(problem);
  const limit = limitFor(model.size[extent] ?? model.outline?.items[0]?.frame?.[extent] ?? 0);
  const fixes = changesOf(problem);
  for (const fix of fixes) {
    const reach = fix.solves ? reachOf(fix.apply(currentText()), extent, limit) : null;
    // Up to the limit; between limits; at one size; or with another conflict.
    fix.rank = !fix.solves ? 4 : !reach ? 3 : reach.to === null ? 0 : reach.to > reach.from ? 1 : 2;
    fix.reach = reach ? words.reach(extent, rounded(reach.from), reach.to === null ? null : rounded(reach.to)) : "";
    if (fix.changesOrder) fix.rank = Math.max(fix.rank, 3);
  }
  fixes.sort((first, second) => first.rank - second.rank);
  // The size that was asked for is rarely what somebody wants to change: it comes last of those that are shown.
  const size = fixes.find((fix) => fix.where === "");
  const others = fixes.filter((fix) => fix !== size);
  const found = size ? [...others.slice(0, shownAtOnce - 1), size, ...others.slice(shownAtOnce - 1)] : others;
  ranked.set(problem, found);
  return found;
}

/** Buttons for the changes: the first three, the rest folded. */
export function fixButtons(fixes, change) {
  const made = fixes.map((fix, index) => {
    const button = element(
      "button",
      { className: "fix", "data-keep": `fix-${index}` },
      element("span", { className: "nr", textContent: index + 1 }),
      element("span", {}, code(worded(fix.label)), element("small", { textContent: fix.why }), fix.reach ? element("span", { className: "reach", textContent: fix.reach }) : null),
      fix.where ? element("kbd", { textContent: fix.where }) : null,
    );
    // A finger shows the change first, and makes it when it comes again.
    let isTouched = false;
    button.addEventListener("pointerdown", (event) => (isTouched = event.pointerType === "touch"));
    button.addEventListener("click", () => {
      if (isTouched && previewed !== fix) return showPreview(button, fix, words.tapAgain);
      hidePreview();
      change(fix.apply);
    });
    button.addEventListener("pointerenter", (event) => event.pointerType !== "touch" && showPreview(button, fix));
    button.addEventListener("focus", () => !isTouched && showPreview(button, fix));
    button.addEventListener("pointerleave", (event) => event.pointerType !== "touch" && hidePreview());
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

/** The change that is shown. */
let previewed = null;

function showPreview(button, fix, hint = "") {
  previewed = fix;
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
    box.append(picture, element("p", {}, element("span", { className: "good", textContent: words.noConflictLeft }), fix.reach ? ` ${fix.reach}.` : ""));
  } else {
    box.append(element("p", { className: "bad", textContent: `${words.anotherRemains}.` }));
  }
  if (hint) box.append(element("p", { textContent: hint }));
  // Never within the list, which would move below the pointer; on a phone it is over the picture.
  box.hidden = false;
  const place = button.getBoundingClientRect();
  const picture = byId("picture").getBoundingClientRect();
  const isBeside = place.right + 14 + box.offsetWidth <= innerWidth;
  const top = isBeside ? place.top - 20 : picture.bottom - box.offsetHeight - 8;
  box.style.left = `${isBeside ? place.right + 14 : Math.max(8, (innerWidth - box.offsetWidth) / 2)}px`;
  box.style.top = `${Math.max(isBeside ? 50 : 8, Math.min(innerHeight - box.offsetHeight - 8, top))}px`;
}

export function hidePreview() {
  previewed = null;
  byId("preview").hidden = true;
}

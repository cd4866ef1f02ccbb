// What the page says beside the picture: problems and their cures, what holds, why a number is so, what is open.

import { byId, element, say, shown } from "./dom.js";
import { constraintAt, frameOf, itemNamed, model } from "./model.js";
import { addConstraint, removeConstraint, removeElement, replaceConstraint, withAttribute, withConstant, withPriority } from "./text.js";
import { currentText, reveal, setText } from "./editor.js";
import { view } from "./picture.js";

const sources = {
  rootSize: "the requested size",
  contentSize: "its content size",
  stack: "a stack",
  autoresizing: "its frame or autoresizing mask",
  margins: "margins",
  scroll: "a scroll view",
  nonNegative: "sizes are never negative",
};

/** A constraint of a report: a button that selects its text, or what implies it. */
function constraintElement(member) {
  const place = constraintAt(member);
  if (place) {
    const button = element("button", { className: "constraint", textContent: member.constraint });
    button.addEventListener("click", () => reveal(place.start, place.end));
    return element("span", {}, button, element("span", { className: "where", textContent: ` line ${place.line}` }));
  }
  const priority = member.priority === 1000 || member.constraint.includes("@") ? "" : ` @${shown(member.priority)}`;
  return element(
    "span",
    {},
    element("span", { className: "implied", textContent: member.constraint + priority }),
    element("span", { className: "where", textContent: ` ${sources[member.system] ?? "the supposed value"}` }),
  );
}

const list = (items) => element("ul", {}, ...items.map((item) => element("li", {}, item)));

/** The lines of a file that members of a report stand in. */
export const linesOf = (reported) =>
  reported.map((member) => constraintAt(member)?.line ?? null).filter((line) => line !== null);

/** A button that changes the file. */
function changeButton(label, change, title = "") {
  const button = element("button", { textContent: label, title });
  button.addEventListener("click", () => {
    setText(change(currentText()));
    say(`Done: ${label}. Undo takes it back.`);
  });
  return button;
}

export function showProblem() {
  const box = byId("problem");
  const { problem } = model;
  box.replaceChildren();
  if (!problem) return;
  if (problem.kind === "invalidFile") {
    box.append(
      element("h2", { textContent: `Line ${problem.line} is invalid` }),
      element("div", { textContent: problem.explanation }),
      element("pre", { textContent: `${problem.text}\n${problem.mark}` }),
    );
    return;
  }
  if (problem.kind !== "unsatisfiable") {
    box.append(element("h2", { textContent: "This cannot be laid out" }), element("div", { textContent: problem.explanation }));
    return;
  }
  box.append(element("h2", { textContent: "These constraints cannot all be satisfied" }), list(problem.members.map(constraintElement)));
  if (problem.arithmetic) box.append(element("div", { className: "arithmetic", textContent: problem.arithmetic }));
  for (const hint of problem.hints ?? []) box.append(element("p", { textContent: hint.text }));
  if (problem.more > 0) {
    box.append(element("p", { textContent: `And ${problem.more} more ${problem.more === 1 ? "conflict" : "conflicts"}.` }));
  }
  const cures = (problem.cures ?? []).map((cure) => cureButton(cure, problem.members[cure.member])).filter(Boolean);
  if (cures.length > 0) {
    box.append(element("h2", { textContent: "Any one of these resolves the conflict" }), element("div", { className: "buttons" }, ...cures));
  }
}

function cureButton(cure, member) {
  const place = constraintAt(member);
  // A visual format makes several constraints, and a cure is about one of them.
  if (!place || place.format) return null;
  const rest = cure.solves ? "" : " (then another conflict remains)";
  if (cure.change === "remove") {
    const remove = model.scene ? removeElement : removeConstraint;
    return changeButton(`Remove ${member.constraint}${rest}`, (text) => remove(text, place));
  }
  const changed =
    cure.change === "priority"
      ? withPriority(member.constraint, cure.priority)
      : withConstant(member.constraint, cure.constant);
  return changeButton(`Write ${changed}${rest}`, (text) =>
    model.scene ? withAttribute(text, place, cure.change, cure[cure.change]) : replaceConstraint(text, place, changed),
  );
}

/** What holds edges that were pulled at, and how to keep what followed. */
export function showHeld(held, keeping = []) {
  const box = byId("held");
  box.replaceChildren();
  for (const { quantity, wanted, actual, isImpossible, members } of held) {
    const goes = Math.abs(actual - wanted) > 0.5 ? `stays at ${shown(actual)} and does not go to ${shown(wanted)}` : "";
    box.append(element("h2", { textContent: `${quantity} ${goes}` }));
    if (members.length === 0) continue;
    box.append(
      element("div", { textContent: isImpossible ? "Held by:" : "Would be violated:" }),
      list(members.map(constraintElement)),
    );
  }
  // A constraint of a file of Interface Builder needs identifiers, which Xcode gives.
  if (keeping.length > 0 && !model.scene) {
    box.append(
      changeButton("Keep it there", (text) => keeping.reduce(addConstraint, text), keeping.join("\n")),
      element("span", { className: "where", textContent: ` adds ${keeping.join(", ")}` }),
    );
  }
}

const parts = { x: "left", y: "top", width: "width", height: "height" };

/** The selected view: its numbers and its constraints. */
export function showSelection(explained, onExplain) {
  const box = byId("selection");
  const kept = document.activeElement?.dataset?.part;
  box.replaceChildren();
  byId("own").replaceChildren();
  const item = itemNamed(view.selected);
  const frame = item && frameOf(item.name);
  if (!item) {
    byId("trials").hidden = false;
    return;
  }
  byId("trials").hidden = true;
  box.append(element("h2", { textContent: `${item.name}, ${item.kind === "image" ? "an" : "a"} ${item.kind}` }));
  if (frame && item.kind) {
    const buttons = Object.entries(parts).map(([part, attribute]) => {
      const quantity = `${item.name}.${attribute}`;
      const isOpen = model.frames?.ambiguous.includes(`${item.name}.${part}`);
      const button = element("button", {
        textContent: `${part} ${shown(frame[part])}`,
        className: isOpen ? "open" : "",
        title: isOpen ? "ambiguous: other values satisfy the constraints equally well" : "Why?",
        "aria-pressed": explained === quantity,
      });
      button.dataset.part = part;
      button.addEventListener("click", () => onExplain(quantity));
      return button;
    });
    const question = element("span", { className: "where", textContent: "Click a number for its explanation:" });
    box.append(question, element("div", { className: "numbers" }, ...buttons));
    buttons.find((button) => button.dataset.part === kept)?.focus();
  }
  const own = model.outline.constraints.filter((constraint) => constraint.items.includes(item.name));
  byId("own").replaceChildren(list(own.map((constraint) => constraintElement({ constraint: constraint.text, line: constraint.line }))));
}

const signed = (number) => `${number < 0 ? "−" : "+"} ${shown(Math.abs(number))}`;

/** Why a quantity is what it is, as an addition. */
export function showWhy(quantity, supposed, onSuppose) {
  const box = byId("why");
  const field = document.activeElement?.id === "suppose";
  if (!field) box.replaceChildren();
  if (!quantity || !model.frames) {
    box.replaceChildren();
    return [];
  }
  let why;
  try {
    why = model.session.explain(quantity, supposed);
  } catch (error) {
    box.replaceChildren(element("p", { textContent: error.message }));
    return [];
  }
  const rows = why.because.map((member) => [signed(member.contribution), constraintElement(member)]);
  for (const [name, factor, value] of why.open) rows.push([signed(factor * value), `${name}, undetermined`]);
  if (why.constant !== 0) rows.push([signed(why.constant), "insets and baselines"]);
  const table = element("table", { className: "sum" });
  for (const [number, text] of rows) table.append(element("tr", {}, element("td", {}, number), element("td", {}, text)));
  table.append(element("tr", { className: "total" }, element("td", {}, `= ${shown(why.value)}`), element("td")));
  const answer = element("div", { id: "supposed" });
  const children = [element("h2", { textContent: `Why ${why.quantity} is ${shown(why.value)}` }), table];
  for (const [direction, resistance] of [["larger", why.larger], ["smaller", why.smaller]]) {
    children.push(...resistanceElements(direction, resistance));
  }
  for (const loss of why.lost) {
    children.push(element("p", {}, "Violated: ", constraintElement(loss), ` by ${shown(loss.violation)}.`));
  }
  if (why.at) answer.append(...supposition(quantity, why.at));
  if (field) {
    byId("supposed").replaceWith(answer);
  } else {
    const input = element("input", { id: "suppose", type: "number", value: supposed ?? "", placeholder: shown(why.value) });
    input.addEventListener("input", () => onSuppose(input.value === "" ? undefined : Number(input.value)));
    children.push(element("label", {}, "What if it were ", input, "?"), answer);
    box.replaceChildren(...children);
  }
  return why.at?.error?.members ?? why.because;
}

function resistanceElements(direction, resistance) {
  if (!resistance) return [element("p", { textContent: `Nothing prevents it from being ${direction}.` })];
  const text =
    resistance.priority === 1000
      ? `It cannot be ${direction}:`
      : `It is not ${direction}, because each point would violate priority ${shown(resistance.priority)} ` +
        `by ${shown(resistance.cost)} more:`;
  return [element("p", { textContent: text }), list(resistance.prevented.map(constraintElement))];
}

function supposition(quantity, at) {
  if (at.error) {
    return [
      element("p", { textContent: `${quantity} cannot be ${shown(at.value)}; these constraints cannot all be satisfied:` }),
      list(at.error.members.map(constraintElement)),
      element("div", { className: "arithmetic", textContent: at.error.arithmetic }),
    ];
  }
  const moved = Object.entries(at.items).map(([name, frame]) => {
    return `${name} would be at (${shown(frame.x)}, ${shown(frame.y)}), ${shown(frame.width)} × ${shown(frame.height)}`;
  });
  const children = [
    element("p", { textContent: moved.length > 0 ? `If it were ${shown(at.value)}:` : "Nothing else would change." }),
    list(moved),
  ];
  for (const [shifts, word] of [[at.more, "More"], [at.less, "Less"]]) {
    for (const shift of shifts) {
      const off = ` by ${shown(shift.violation)} instead of ${shown(shift.was)}.`;
      children.push(element("p", {}, `${word} violated: `, constraintElement(shift), off));
    }
  }
  return children;
}

/** What the constraints leave open, with what would settle it. */
export function showFreedom(freedoms) {
  const box = byId("freedom");
  box.replaceChildren();
  if (freedoms.length === 0) return;
  box.append(element("h2", { textContent: "Ambiguous" }));
  for (const { quantity, value, from, to, cures, with: moved } of freedoms) {
    // A little room is seen only with more digits.
    const limit = (number) => (to - from < 0.1 ? String(Number(number.toPrecision(6))) : shown(number));
    const limits =
      from !== null && to !== null
        ? `any value from ${limit(from)} to ${limit(to)}`
        : from !== null
          ? `any value from ${shown(from)} up`
          : to !== null
            ? `any value up to ${shown(to)}`
            : "any value";
    const rest = moved.length > 0 ? `; ${moved.join(", ")} ${moved.length === 1 ? "moves" : "move"} with it` : "";
    const rules = cures.map(({ add }) => add.replace(/ [+-] 0$/, ""));
    const buttons = rules.map((rule) =>
      model.scene ? element("span", { className: "implied", textContent: rule }) : changeButton(`Add ${rule}`, (text) => addConstraint(text, rule)),
    );
    box.append(
      element("p", { textContent: `${quantity} is ${shown(value)}, but ${limits} works${rest}.` }),
      element("div", { className: "buttons" }, ...buttons),
    );
  }
}

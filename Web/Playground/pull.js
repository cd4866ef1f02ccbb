// Pulling at edges: what follows, and what holds the rest.

import { copy, frameOf, model } from "./model.js";

/** A pull at edges of one item, in a copy of the layout, as a layout may remember where it was pulled to. */
export class Pull {
  constructor(name, edges) {
    this.name = name;
    this.edges = edges;
    this.session = copy();
    const frame = frameOf(name);
    this.start = {
      left: frame.x,
      right: frame.x + frame.width,
      top: frame.y,
      bottom: frame.y + frame.height,
    };
    // Offsets between an edge of the frame and what constraints align, which the first answer tells.
    this.wanted = {};
    this.actual = {};
  }

  /** Pulls to a distance from where it began, and returns frames, picture, outline and what holds. */
  move(dx, dy) {
    const { width, height } = model.size;
    for (const edge of this.edges) {
      const distance = edge === "left" || edge === "right" ? dx : dy;
      this.wanted[edge] = this.start[edge] + distance;
      this.session.pull(`${this.name}.${edge}`, this.wanted[edge]);
    }
    const frames = this.session.resize(width, height);
    const frame = frames.items[this.name];
    this.actual = { left: frame.x, right: frame.x + frame.width, top: frame.y, bottom: frame.y + frame.height };
    return { frames, svg: this.session.svg(), outline: this.session.outline(), held: this.held() };
  }

  /** What holds the edges that do not follow: the same pull, but required, says it. */
  held() {
    const found = [];
    for (const edge of this.edges) {
      if (Math.abs(this.wanted[edge] - this.actual[edge]) <= 0.5) continue;
      const quantity = `${this.name}.${edge}`;
      const { at } = model.session.explain(quantity, this.wanted[edge]);
      // The pull itself is a member too, of the file or the system none.
      const required = (at?.error?.members ?? []).filter((member) => member.line !== undefined || member.system);
      found.push({
        quantity,
        sum: this.sumOf(quantity),
        wanted: this.wanted[edge],
        actual: this.actual[edge],
        isImpossible: required.length > 0,
        members: required.length > 0 ? required : (at?.more ?? []),
      });
    }
    return found;
  }

  /** The sum that a quantity is in the layout that is pulled at; empty if it is the pull that decides. */
  sumOf(quantity) {
    try {
      const { because } = this.session.explain(quantity);
      return because.some((member) => member.line === undefined && !member.system) ? [] : because;
    } catch {
      return [];
    }
  }

  /** Constraints that would keep the item where it was pulled to, as far as it followed. */
  keeping() {
    const { root, direction, items } = model.outline;
    const container = items.find((item) => item.name === this.name).in ?? root;
    const isLeftToRight = direction === "leftToRight";
    const size = container === root ? model.frames.size : frameOf(container);
    return this.edges
      .filter((edge) => Math.abs(this.actual[edge] - this.start[edge]) > 0.5)
      .map((edge) => {
        const isEnd = edge === "right" || edge === "bottom";
        const extent = edge === "left" || edge === "right" ? size.width : size.height;
        const leads = (edge === "left") === isLeftToRight;
        const names = { left: leads ? "leading" : "trailing", right: leads ? "leading" : "trailing" };
        const attribute = names[edge] ?? edge;
        let distance = isEnd ? this.actual[edge] - extent : this.actual[edge];
        if (!isLeftToRight && names[edge]) distance = -distance;
        const constant = Math.round(distance * 100) / 100;
        const sum = constant === 0 ? "" : ` ${constant < 0 ? "-" : "+"} ${Math.abs(constant)}`;
        return `${this.name}.${attribute} == ${container}.${attribute}${sum} @501`;
      });
  }

  close() {
    this.session.close();
  }
}

/** A layout file as `layout.schema.json` describes it: its text, or what that is in JavaScript. */
export type Layout = string | object;

/** A size in points. */
export interface Size {
  width: number;
  height: number;
}

/** A rectangle in points; x grows to the right and y down. */
export interface Frame extends Size {
  x: number;
  y: number;
}

/** A layout that was laid out. */
export interface Frames {
  /** The size of the root. */
  size: Size;
  /** The frame of each item, in the coordinates of the item that it is in. */
  items: Record<string, Frame>;
  /** What the constraints leave open, such as `title.width`. */
  ambiguous: string[];
  /** The size of the content of each scroll view, if there are any. */
  contentSize?: Record<string, Size>;
}

/** A constraint of a report: as it is written, and as a sum of quantities that relates to a number. */
export interface Constraint {
  constraint: string;
  identifier?: string;
  /** The line of the file that states it. */
  line?: number;
  /** What implies it, where the file does not state it: `rootSize`, `contentSize`, `stack` and others. */
  system?: string;
  priority: number;
  terms: [quantity: string, factor: number][];
  relation: "==" | "<=" | ">=";
  constant: number;
}

/** A constraint and how many times it is counted in a sum. */
export interface Member extends Constraint {
  multiplier: number;
}

/** What loses if a quantity is pushed in one direction. */
export interface Resistance {
  /** The highest priority whose sum of violations grows; 1000 if the push is impossible. */
  priority: number;
  /** How much that sum grows for each point. */
  cost: number;
  prevented: Member[];
  weights: Record<string, number>;
}

/** Why a quantity has its value: the members of `because`, each times its multiplier, add up to it. */
export interface Explanation {
  quantity: string;
  value: number;
  determined: boolean;
  terms: [quantity: string, factor: number][];
  constant: number;
  because: (Member & { contribution: number })[];
  /** Quantities that nothing decides: name, factor, value. */
  open: [quantity: string, factor: number, value: number][];
  larger: Resistance | null;
  smaller: Resistance | null;
  /** Preferences that gave way, most important first. */
  lost: (Constraint & { violation: number })[];
  /** What would be if the quantity had the value that was asked about. */
  at?: Supposition;
  /** The same for people. */
  text: string;
}

/** What would be if a quantity had another value: a conflict, or frames that would change. */
export interface Supposition {
  value: number;
  error?: Problem;
  items?: Record<string, Frame>;
  /** Preferences that would give way more or less than they do. */
  more?: (Constraint & { violation: number; was: number })[];
  less?: (Constraint & { violation: number; was: number })[];
}

/** Something that the constraints leave open. */
export interface Freedom {
  /** Such as `title.y`. */
  quantity: string;
  value: number;
  /** The least and the greatest value in all equally good layouts; null where nothing bounds it. */
  from: number | null;
  to: number | null;
  /** How frames can move from where they are without making anything worse. */
  moves: [quantity: string, factor: number][];
  /** Constraints each of which would settle it where it is. */
  cures: { add: string }[];
  /** Quantities that change with it. */
  with: string[];
}

/** A number of an item within a piece: its value at the lower end, and how it grows with the parameter. */
export type Linear = [value: number, slope: number];

/** A stretch of a parameter in which all frames are linear in it. */
export interface Piece {
  from: number | null;
  to: number | null;
  /** False where the layout takes the other piece at that end. */
  includesFrom?: false;
  includesTo?: false;
  items: Record<string, { x: Linear; y: Linear; width: Linear; height: Linear }>;
  /** Constraints that begin and stop holding with equality at the lower end. */
  enters: Constraint[];
  leaves: Constraint[];
  rewrapped?: string[];
  ambiguous?: string[];
}

/** A layout as a function of one number. */
export interface Ranges {
  parameter: string;
  /** Where all required constraints can hold; null where nothing bounds it. */
  from: number | null;
  to: number | null;
  pieces: Piece[];
  gaps?: { from: number; to: number; conflict: Problem }[];
  /** The conflicts just outside; null where the ends asked for are. */
  below: Problem | null;
  above: Problem | null;
}

/** What a file states where, and where its items are seen. Places are offsets of bytes in UTF-8. */
export interface Outline {
  root: string;
  direction: "leftToRight" | "rightToLeft";
  /** The size that the file asks for. */
  size: { width: number | null; height: number | null };
  /** The root and the items, with frames as seen in the root, scrolled and zoomed. */
  items: {
    name: string;
    kind: string;
    in?: string;
    start?: number;
    end?: number;
    frame?: Frame;
    scale?: number;
    hidden?: true;
  }[];
  constraints: { text: string; line: number; start: number; end: number; items: string[]; format?: true }[];
}

/** What is wrong with a layout. */
export interface Problem {
  /** `invalidFile`, `unsatisfiable` or another kind of failure. */
  kind: string;
  /** What is wrong and how to mend it, as a sentence. */
  explanation: string;
  /** The constraints that cannot all hold, as they are written. */
  constraints?: string[];
  /** Of a conflict: its constraints, whose sum with these multipliers reads `0 >= gap`. */
  members?: Member[];
  /** Of a conflict: how the constraints exclude one another, as an addition. */
  arithmetic?: string;
  /** Of a conflict: single changes, each of a member of `constraints`, and whether it alone would do. */
  cures?: {
    change: "remove" | "priority" | "constant";
    member: number;
    priority?: number;
    constant?: number;
    solves: boolean;
    /** Whether items stay in order, apart and inside, as far as the changed constraint decides. */
    preservesOrder: boolean;
  }[];
  /** Where an invalid file is wrong, counted from 1. */
  line?: number;
  column?: number;
  /** The wrong line, and a mark under the wrong place. */
  text?: string;
  mark?: string;
  [more: string]: unknown;
}

/** Why a layout cannot be read or laid out; its message is a sentence. */
export class LayoutError extends Error {
  constructor(details: Problem);
  readonly kind: string;
  readonly details: Problem;
}

/** A layout that stays, to be laid out in one size after the other. */
export class Session {
  /** Reads a layout. Throws {@link LayoutError} where it is wrong. */
  constructor(layout: Layout);
  /** Lays out in the size that the layout states. Throws {@link LayoutError} if that cannot be done. */
  solve(): Frames;
  /**
   * Lays out in another size, in points; a direction without a number takes the fitting size. Throws
   * {@link LayoutError} if that cannot be done; the next size starts from the last that could.
   */
  resize(width?: number | null, height?: number | null): Frames;
  /** Lays out without those constraints that cannot hold, where `resize` would throw; says nothing of ambiguity. */
  recover(width?: number | null, height?: number | null): Omit<Frames, "ambiguous">;
  /**
   * Why a quantity of the layout is what it is, such as `title.width` or `a.trailing -> b.leading`, and what would
   * be if it were `at`. Lay out first. Throws {@link LayoutError} if there is no such quantity.
   */
  explain(quantity: string, at?: number): Explanation;
  /** What the constraints leave open, an entry for each degree of freedom. Lay out first. */
  ambiguity(): Freedom[];
  /**
   * The layout as a function of the root's width, its height or a metric: `card.width` unless given. Throws
   * {@link LayoutError} if there is no such parameter, or the layout is possible nowhere between the ends.
   */
  ranges(parameter?: string | null, from?: number | null, to?: number | null): Ranges;
  /** What the file states where, and where its items are seen. */
  outline(): Outline;
  /**
   * Pulls a quantity towards a value from the next layout on, as far as content and required constraints let it;
   * null lets it go. The session remembers it where the layout is ambiguous, so pull in one of its own.
   */
  pull(quantity: string, value: number | null): void;
  /** The layout as Swift source that builds the same views and constraints. */
  swift(style?: "chain" | "anchors"): string;
  /** A picture of the frames as they are. */
  svg(): string;
  /** Frees the memory of the layout, which cannot be used any more. */
  close(): void;
}

/** Reads a layout to be laid out more than once. Throws {@link LayoutError} where it is wrong. */
export function open(layout: Layout): Session;

/** Lays out a layout once. Throws {@link LayoutError} if it is wrong or cannot be laid out. */
export function solve(layout: Layout): Frames;

/**
 * Why a quantity of a layout is what it is, and what would be if it were `at`. Throws {@link LayoutError} if the
 * layout is wrong or cannot be laid out, or if it has no such quantity.
 */
export function explain(layout: Layout, quantity: string, at?: number): Explanation;

/** A layout as a function of one number; see {@link Session.ranges}. */
export function ranges(layout: Layout, parameter?: string | null, from?: number | null, to?: number | null): Ranges;

/** What has a style, as each element of a page. */
export interface Styled {
  style: { [property: string]: any };
}

/**
 * Puts elements of a page where the items of a layout are, by their names.
 *
 * An element must be in the element of the item that its item is in; those of items in the root are in one
 * that has a position of its own (`position: relative`), no border, and the size of the root. A name without an
 * element is left out.
 */
export function apply(
  frames: Frames,
  elements: Record<string, Styled | undefined> | Map<string, Styled>,
): void;

/** A layout file as described by `layout.schema.json`: its text, or the parsed object. */
export type Layout = string | object;

/** A size in points. */
export interface Size {
  width: number;
  height: number;
}

/** A rectangle in points; x increases to the right and y downward. */
export interface Frame extends Size {
  x: number;
  y: number;
}

/** The frames of a layout. */
export interface Frames {
  /** The size of the root. */
  size: Size;
  /** The frame of each item, in the coordinates of its parent. */
  items: Record<string, Frame>;
  /** The ambiguous quantities, such as `title.width`. */
  ambiguous: string[];
  /** The content size of each scroll view, if there are any. */
  contentSize?: Record<string, Size>;
}

/** A constraint of a report: as written, and as a sum of quantities related to a number. */
export interface Constraint {
  constraint: string;
  identifier?: string;
  /** The line that states it, if the layout is a text. */
  line?: number;
  /** Its path in an object, such as `constraints[3]`. */
  path?: string;
  /** Its source if the file does not state it: `rootSize`, `contentSize`, `stack` and others. */
  system?: string;
  priority: number;
  terms: [quantity: string, factor: number][];
  relation: "==" | "<=" | ">=";
  constant: number;
}

/** A constraint and its factor in a sum. */
export interface Member extends Constraint {
  multiplier: number;
}

/** The cost of changing a quantity in one direction. */
export interface Resistance {
  /** The highest priority whose violations increase; 1000 if the change is impossible. */
  priority: number;
  /** The increase of those violations, per point. */
  cost: number;
  prevented: Member[];
  weights: Record<string, number>;
}

/** The reason for the value of a quantity: the members of `because`, each times its multiplier, add up to it. */
export interface Explanation {
  quantity: string;
  value: number;
  determined: boolean;
  terms: [quantity: string, factor: number][];
  constant: number;
  because: (Member & { contribution: number })[];
  /** Ambiguous quantities that the sum depends on: name, factor, value. */
  open: [quantity: string, factor: number, value: number][];
  larger: Resistance | null;
  smaller: Resistance | null;
  /** Violated preferences, most important first. */
  lost: (Constraint & { violation: number })[];
  /** The effects of the supposed value. */
  at?: Supposition;
  /** The explanation as text. */
  text: string;
}

/** The effects of another value of a quantity: a conflict, or frames that would change. */
export interface Supposition {
  value: number;
  error?: Problem;
  items?: Record<string, Frame>;
  /** Preferences that would be violated more or less than now. */
  more?: (Constraint & { violation: number; was: number })[];
  less?: (Constraint & { violation: number; was: number })[];
}

/** A degree of freedom of an ambiguous layout. */
export interface Freedom {
  /** The ambiguous quantity, such as `title.y`. */
  quantity: string;
  value: number;
  /** The smallest and largest value in all equally good layouts; null if nothing bounds it. */
  from: number | null;
  to: number | null;
  /** A direction in which frames can change without violating any priority more. */
  moves: [quantity: string, factor: number][];
  /** Constraints that each determine the quantity at its current value. */
  cures: { add: string }[];
  /** Other quantities whose changes are proportional to this one's. */
  with: string[];
}

/** A number of an item within a piece: its value at the lower end, and its slope. */
export type Linear = [value: number, slope: number];

/** A range of the parameter in which all frames are linear. */
export interface Piece {
  from: number | null;
  to: number | null;
  /** False if that end belongs to the other piece. */
  includesFrom?: false;
  includesTo?: false;
  items: Record<string, { x: Linear; y: Linear; width: Linear; height: Linear }>;
  /** Constraints that start and stop holding with equality at the lower end. */
  enters: Constraint[];
  leaves: Constraint[];
  /** Texts that change their number of lines at the lower end, and the numbers from there on. */
  rewrapped?: string[];
  lines?: number[];
  ambiguous?: string[];
}

/** A range of the parameter in which something of an item is lost; null where nothing bounds it. */
export interface Loss {
  item: string;
  from: number | null;
  to: number | null;
}

/** A likely mistake in a layout, as `layout lint` finds it. */
export interface Finding {
  code: string;
  level: "error" | "warning" | "note";
  message: string;
  fix: string;
  /** The line in the file, counted from 1, and the item, where the finding has one. */
  line?: number;
  item?: string;
}

/** The likely mistakes in a layout; of a scene also how many views it has, and the stored frames that differ. */
export interface Lint {
  findings: Finding[];
  compared?: { views: number; differ: { item: string; x: number; y: number; width: number; height: number }[] };
}

/** A layout as a function of one number. */
export interface Ranges {
  parameter: string;
  /** The range in which all required constraints can be satisfied; null if nothing bounds it. */
  from: number | null;
  to: number | null;
  pieces: Piece[];
  gaps?: { from: number; to: number; conflict: Problem }[];
  /** The ranges in which a text is cut, and those in which another content has less space than it needs. */
  cut?: Loss[];
  compressed?: Loss[];
  /** The ranges in which an item leaves its superview, and those in which a content has no room. */
  outside?: Loss[];
  noRoom?: Loss[];
  /** The conflicts just outside; null at the ends of the requested range. */
  below: Problem | null;
  above: Problem | null;
}

/** The positions of the statements of a file, as byte offsets in UTF-8, and the visible frames of its items. */
export interface Outline {
  root: string;
  direction: "leftToRight" | "rightToLeft";
  /** The size stated in the file. */
  size: { width: number | null; height: number | null };
  /** The root and the items, with their frames in the root after scrolling and zooming. */
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

/** A failure of a layout. */
export interface Problem {
  /** `invalidFile`, `unsatisfiable` or another kind of failure. */
  kind: string;
  /** The failure and its fix, as a sentence. */
  explanation: string;
  /** The constraints that cannot all be satisfied, as written. */
  constraints?: string[];
  /** Of a conflict: its constraints, whose sum with these multipliers reads `0 >= gap`. */
  members?: Member[];
  /** Of a conflict: the contradiction, as an addition. */
  arithmetic?: string;
  /** Of a conflict: single changes, each of a member of `constraints`, and whether each solves the layout. */
  cures?: {
    change: "remove" | "priority" | "constant";
    member: number;
    priority?: number;
    constant?: number;
    solves: boolean;
    /** Whether items stay in order, apart and inside, as far as the changed constraint decides. */
    preservesOrder: boolean;
  }[];
  /** The path of an object's invalid constraint, such as `constraints[3]`. */
  path?: string;
  /** The position of the error in an invalid text, counted from 1; for an object the column in `text`. */
  line?: number;
  column?: number;
  /** The invalid line, and a mark under the invalid part. */
  text?: string;
  mark?: string;
  /** Other errors of an invalid layout, up to 19, that do not follow from this one. */
  others?: Problem[];
  [more: string]: unknown;
}

/** The reason why a layout cannot be read or laid out; its message is a sentence. */
export class LayoutError extends Error {
  constructor(details: Problem);
  readonly kind: string;
  readonly details: Problem;
}

/** The font of a text to measure. */
export interface TextFont {
  family: string;
  /** In points. */
  size: number;
  /** From 1 to 1000; 400 is regular, 700 bold. */
  weight: number;
  slant: "normal" | "italic" | "oblique";
}

/** The size of a text, in points; baselines are distances from its top. */
export interface TextSize extends Size {
  /** The height unless given. */
  firstBaseline?: number;
  /** The height unless given. */
  lastBaseline?: number;
  /** The number of lines; 1 unless given. */
  lines?: number;
}

/**
 * Measures a text: at its natural width if `maxWidth` is null, otherwise in lines of at most that width, and in at most
 * `maxLines` lines unless that is 0. Called during a layout, in which it cannot use layouts itself; an error that it
 * throws is thrown by the call that lays out.
 */
export type Measure = (text: string, font: TextFont, maxWidth: number | null, maxLines: number) => TextSize;

/** Settings of a session. */
export interface Options {
  /** Measures the texts of labels; without it, they have the widths of Helvetica, Times and Courier. */
  measure?: Measure;
}

/**
 * Makes a function that measures texts as the page draws them, with a canvas and a line breaker for words.
 *
 * Lines are `lineHeight` times the font size tall, 1.2 unless given: give the elements the same `line-height`. The
 * language decides where lines break. Fonts of the page must be loaded: await `document.fonts.ready`.
 */
export function canvasMeasurer(
  context: { font: string; measureText(text: string): { width: number; fontBoundingBoxAscent: number; fontBoundingBoxDescent: number } },
  settings?: { lineHeight?: number; language?: string },
): Measure;

/** A layout that can be laid out repeatedly, in different sizes. */
export class Session {
  /** Reads a layout. Throws {@link LayoutError} if it is invalid. */
  constructor(layout: Layout, options?: Options);
  /** Lays out in the size stated in the layout. Throws {@link LayoutError} if that is impossible. */
  solve(): Frames;
  /**
   * Lays out in another size, in points; a direction without a number has its fitting size. Throws
   * {@link LayoutError} if that is impossible; the next call starts from the last possible size.
   */
  resize(width?: number | null, height?: number | null): Frames;
  /** Lays out like `resize`, but breaks conflicting constraints instead of throwing; does not report ambiguity. */
  recover(width?: number | null, height?: number | null): Omit<Frames, "ambiguous">;
  /**
   * Explains the value of a quantity, such as `title.width` or `a.trailing -> b.leading`, and the effects of the
   * value `at`. Lay out first. Throws {@link LayoutError} if there is no such quantity.
   */
  explain(quantity: string, at?: number): Explanation;
  /** Returns an entry for each degree of freedom of the layout. Lay out first. */
  ambiguity(): Freedom[];
  /** Returns the likely mistakes in the last layout; of a scene with the frames that Interface Builder stored. */
  lint(): Lint;
  /**
   * Computes the layout as a function of the root's width, its height or a metric: `card.width` by default. Throws
   * {@link LayoutError} if there is no such parameter, or if the layout is impossible in the whole range.
   */
  ranges(parameter?: string | null, from?: number | null, to?: number | null): Ranges;
  /** Returns the positions of the statements of the file, and the visible frames of its items. */
  outline(): Outline;
  /**
   * Pulls a quantity toward a value from the next layout on, as far as content and required constraints allow;
   * null releases it. In ambiguous layouts, the session retains its effect, so use a separate session for it.
   */
  pull(quantity: string, value: number | null): void;
  /**
   * Returns the layout as Swift source that builds the same views and constraints. `uikit`, for scenes of an
   * {@link InterfaceFile} only: a subclass of `UIView`.
   */
  swift(style?: "chain" | "anchors" | "uikit"): string;
  /** Returns a picture of the current frames as SVG. */
  svg(): string;
  /** Frees the memory of the layout. The session is unusable afterward. */
  close(): void;
}

/** The size, direction and text size of a scene; without an option, those of the file. */
export interface SceneOptions {
  /** One of {@link InterfaceFile.devices}. */
  device?: string;
  width?: number;
  height?: number;
  direction?: "leftToRight" | "rightToLeft";
  /** The factor of texts that have a text style. */
  textScale?: number;
}

/** A `.xib` or `.storyboard` of Interface Builder for iOS, whose scenes become sessions. */
export class InterfaceFile {
  /** Reads a file. Throws {@link LayoutError} if it is invalid. */
  constructor(text: string);
  /** The scenes in the order of the file; one with `skipped` cannot be opened, for that reason. */
  readonly scenes: { name: string; id: string; line: number; size: Size; skipped?: string }[];
  readonly devices: string[];
  /** Opens a scene by its index; its picture shows texts and controls. Throws {@link LayoutError} if it is invalid. */
  open(scene: number, options?: SceneOptions): Session;
  /** Frees the memory of the file. Sessions of its scenes stay usable. */
  close(): void;
}

/** Reads a layout for several layouts. Throws {@link LayoutError} if it is invalid. */
export function open(layout: Layout, options?: Options): Session;

/** Lays out a layout once. Throws {@link LayoutError} if it is invalid or impossible. */
export function solve(layout: Layout, options?: Options): Frames;

/**
 * Explains the value of a quantity of a layout, and the effects of the value `at`. Throws {@link LayoutError} if the
 * layout is invalid or impossible, or if it has no such quantity.
 */
export function explain(layout: Layout, quantity: string, at?: number): Explanation;

/** Computes a layout as a function of one number; see {@link Session.ranges}. */
export function ranges(layout: Layout, parameter?: string | null, from?: number | null, to?: number | null): Ranges;

/** An object with a style, such as an element of a page. */
export interface Styled {
  style: { [property: string]: any };
}

/**
 * Positions elements of a page at the frames of the items with their names.
 *
 * An element must be inside the element of its item's parent. The container of the root's children must be
 * positioned (`position: relative`), without a border, and have the size of the root. A name without an
 * element is skipped.
 */
export function apply(
  frames: Frames,
  elements: Record<string, Styled | undefined> | Map<string, Styled>,
): void;

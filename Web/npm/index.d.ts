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

/** What is wrong with a layout. */
export interface Problem {
  /** `invalidFile`, `unsatisfiable` or another kind of failure. */
  kind: string;
  /** What is wrong and how to mend it, as a sentence. */
  explanation: string;
  /** The constraints that cannot all hold, as they are written. */
  constraints?: string[];
  /** Of a conflict: how the constraints exclude one another, as an addition. */
  arithmetic?: string;
  /** Of a conflict: single changes, each of a member of `constraints`, and whether it alone would do. */
  cures?: { change: "remove" | "priority" | "constant"; member: number; solves: boolean }[];
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
  /** A picture of the frames as they are. */
  svg(): string;
  /** Frees the memory of the layout, which cannot be used any more. */
  close(): void;
}

/** Reads a layout to be laid out more than once. Throws {@link LayoutError} where it is wrong. */
export function open(layout: Layout): Session;

/** Lays out a layout once. Throws {@link LayoutError} if it is wrong or cannot be laid out. */
export function solve(layout: Layout): Frames;

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

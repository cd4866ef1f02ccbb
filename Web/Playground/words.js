// Every text of the page, in one place. The words are Auto Layout's own, as in `layout explain`.

/** A number as people read it. */
export const shown = (number) => String(Math.round(number * 100) / 100);

/** A number of the picture, where a tenth is enough. */
export const rounded = (number) => String(Math.round(number * 10) / 10);

/** Whether a name was made of an identifier of Interface Builder. */
export const isGenerated = (name) => /^[a-z]\w*_\w{3}_\w{2}_\w{3}$/i.test(name);
export const generatedName = /\b[a-z]\w*?_[a-z0-9]{3}_[a-z0-9]{2}_[a-z0-9]{3}\b/gi;

const plural = (count, one, many) => `${count} ${count === 1 ? one : many}`;

/** Texts of page.html, which build.mjs puts in where the page says {{name}}. */
export const page = {
  title: "Anchors playground",
  description: "Auto Layout in a page: drag an edge and see which constraints stop it.",
  intro:
    "Auto Layout for Swift without UIKit, on servers, in terminals, in tests: see why each edge is where it is.",
  timeTitle: "How long it took to read the file and lay it out, in this browser",
  fold: "Fold the text",
  legend: "Colors of the ruler",
  noScript: "The playground runs the layout engine in this page, which needs JavaScript.",
  file: "File",
  example: "Example",
  undo: "Undo",
  redo: "Redo",
  open: "Open…",
  openTitle: "A layout file, a .xib or a .storyboard; or drop one anywhere",
  save: "Save",
  swift: "Swift",
  link: "Copy link",
  theme: "Dark or light",
  help: "Help and keys",
  tools: "Size and picture",
  width: "Width",
  height: "Height",
  fits: "fits",
  device: "Device",
  textSize: "Text size",
  shown: "Show",
  names: "Names",
  ambiguity: "Ambiguity",
  ambiguityTitle: "Shows how far an ambiguous view can move",
  mirror: "Right to left",
  picture: "Picture",
  views: "Views. Arrows drag the focused view, Alt + arrows its right or bottom edge, Escape lets go.",
  zoom: "Zoom",
  zoomOut: "Smaller",
  zoomIn: "Larger",
  fit: "Fit",
  ruler: "Widths",
  text: "Text",
  textArea: "Layout file",
  scenes: "Scenes",
  answer: "Answer",
  close: "Close",
  copy: "Copy",
  divider: "Width of the text",
  sheet: "Height of the text",
  swiftTitle: "The same in Swift",
  swiftStyle: "Constraints as",
  chains: "chains",
  list: "a list",
  uikit: "a view of UIKit",
  swiftSource: "Swift source",
  helpTitle: "Help and keys",
  showTries: "Show the three things to try",
};

export const helpLines = [
  ["Drag", "an edge of a view, or a view. It stops where a constraint stops it, and that line lights up."],
  ["Select", "a view and click one of its numbers to see how it adds up."],
  ["Drag", "a blue handle, or the ruler, to lay out at another size."],
  ["Double-click", "a text to change it: its words are selected in the file."],
  ["Edit", "the file. A conflict shows its lines in red, with changes to choose from."],
  ["Dotted frames", "show how far an ambiguous view can move."],
  ["Drop", "a layout or a storyboard to open it. Nothing leaves this page."],
  ["Tab, arrows", "go from view to view, and drag it; Shift: ten points; Alt: its right or bottom edge."],
  ["Escape", "lets go, or closes an answer."],
  ["Ctrl + Z", "undoes a change of the file; Ctrl + Shift + Z makes it again."],
  ["F6", "goes from part to part of the page, also out of the text."],
  ["Ctrl + \\", "folds the text; Ctrl + S saves it."],
  ["Ctrl + wheel", "zooms, as does pinching; Space and drag moves the picture, as do arrows on the zoom buttons."],
  ["Ctrl + Space", "completes names and keys in the text; Ctrl + F searches in it."],
];

export const words = {
  ownFile: "Your layout",
  undoOne: "Undo",
  changed: (line) => (line ? `Changed line ${line}.` : "Changed."),
  added: (line) => `Added line ${line}.`,
  opened: (name) => `Opened ${name}`,
  linkCopied: "Link copied",
  linkInAddress: "The link is in the address bar.",
  linkTooLong: "This file is too long for a link.",
  linkDamaged: "This link is damaged, so this is an example.",
  fixFirst: "Fix the file first, then export.",
  fixConflictFirst: "Fix the conflict first, then drag.",
  empty: "Drop a layout or a storyboard here, or choose an example.",

  tries: "Three things to try",
  tryDrag: (name, edge) => [`Drag the ${edge} edge of `, name, ": pull it 24 points. It stops where a constraint stops it, and that line lights up."],
  tryMove: ["Drag an edge of a view. It follows, and what would keep it there can be added to the file."],
  tryNumber: ["Select a view and click one of its numbers to see how it adds up."],
  tryWidth: ["Drag the blue handle, or the ruler, to lay out at another width."],
  next: {
    drag: (stop) => (stop ? [`Next: pull the ${stop.edge} edge of `, stop.name] : ["Next: drag an edge of a view"]),
    number: ["Next: click a number of a view"],
    width: ["Next: drag the blue handle"],
  },

  item: (item, frame) =>
    `${item.name}, ${item.kind}${item.in ? ` in ${item.in}` : ""}: ` +
    (frame
      ? `${shown(frame.x)} from the left, ${shown(frame.y)} from the top, ${shown(frame.width)} wide, ${shown(frame.height)} high`
      : "without a frame"),
  selected: (item) => `, ${/^[aeiou]/.test(item.kind) ? "an" : "a"} ${item.kind}`,
  selectNumber: "Select a number to see how it adds up.",
  ambiguousNumber: "ambiguous: other values work too",
  whyNumber: "Why?",
  noConstraints: "No constraint names it.",
  placedBy: (stack) => `Placed by ${/^the /.test(stack) ? stack : `the stack ${stack}`}.`,

  why: (value) => ` is ${shown(value)}`,
  whyTitle: "Why ",
  different: "Could it be different?",
  smaller: "Smaller",
  larger: "Larger",
  onlyIf: " only if ",
  compressed: (name, priority) => `${name} is compressed (resistance ${shown(priority)})`,
  stretched: (name, priority) => `${name} is stretched (hugging ${shown(priority)})`,
  notMet: (constraint) => `${constraint} is not met`,
  cannot: (direction) => `Cannot be ${direction}`,
  could: (direction) => `Could be ${direction}: nothing stops it.`,
  lost: (off) => ` is not met: it is off by ${shown(off)}.`,
  whatIf: "What if it were",
  supposedConflict: (value) => `It cannot be ${shown(value)}:`,
  supposedMoves: (value) => `If it were ${shown(value)}:`,
  moved: (name, frame) => `${name} would be at ${shown(frame.x)}, ${shown(frame.y)} and ${shown(frame.width)} × ${shown(frame.height)}`,
  nothingElse: "Nothing else would change.",
  further: "Further from being met: ",
  closer: "Closer to being met: ",
  byInstead: (now, was) => `, off by ${shown(now)} instead of ${shown(was)}`,
  insets: "insets and baselines",
  isAmbiguous: "which is ambiguous",

  line: (number) => `line ${number}`,
  sources: {
    rootSize: "size of the layout",
    stack: "stack",
    margins: "margins",
    autoresizing: "its frame",
    scroll: "scroll view",
    nonNegative: "no size is below 0",
  },
  contentSize: (item, extent) => (item?.kind === "label" ? `${extent} of its text` : `${extent} of its content`),
  supposedSource: "the supposed value",
  pullSource: "the pull",

  conflictTitle: "These constraints conflict",
  conflictExtent: (name, has, extent, needs) => `${name} is ${shown(has)} ${extent}, these lines need ${shown(needs)}`,
  extents: { width: "wide", height: "high" },
  tooLarge: { width: (by) => `${rounded(by)} too wide`, height: (by) => `${rounded(by)} too high` },
  /** A sum in the order of the picture, and the limit that it exceeds. */
  sum: ({ parts, total }) => `${parts.map((part) => shown(part.value)).join(" + ")} = ${shown(total)}`,
  exceeds: ({ limit }) => ` > ${shown(limit)}`,
  changeOne: "Change one of them",
  moreConflicts: (count) => `${plural(count, "more conflict", "more conflicts")}.`,
  anotherRemains: "Another conflict remains",
  reach: (extent, from, to) =>
    from === to ? `For this ${extent} only` : to === null ? (from === 0 ? `For every ${extent}` : `For every ${extent} from ${from} up`) : `For every ${extent} from ${from} to ${to}`,
  ranking: "Comparing the changes…",
  tapAgain: "Tap again to make this change.",
  noConflictLeft: "No conflict left.",
  moreFixes: (count) => `${count} more: other constants, priorities, removals`,
  fixConstant: "Another constant",
  fixSize: "The size that is left for it",
  fixGap: "The distance that is left",
  fixPriority: "Optional: met where there is room",
  fixRemove: "Removes the line",
  removed: (constraint) => `Remove ${constraint}`,
  fixRoot: (name, extent, by) => `Lays ${name} out ${shown(Math.abs(by))} ${by > 0 ? { width: "wider", height: "higher" }[extent] : { width: "narrower", height: "lower" }[extent]}`,
  lastGood: "Last layout without a conflict",
  before: (line) => `Picture from before line ${line} changed`,
  withoutConflict: "Laid out without what conflicts",
  withFix: (number) => `Preview of ${number}`,
  cannotLayOut: "This cannot be laid out",

  didYouMean: (name) => ["Did you mean ", name, "?"],
  replace: (name) => `Replace by ${name}`,

  stops: (at) => ` stops at ${rounded(at)}`,
  follows: (at) => ` is at ${rounded(at)}`,
  pulledTo: (wanted) => `You pulled to ${rounded(wanted)}.`,
  wouldBe: (name, by, priority) => ` ${name} would have to give way by ${rounded(by)}: its priority, ${shown(priority)}, is above that of a pull, 501.`,
  contentPart: "content",
  keep: "Keep it here",
  letGo: "Let go",
  keeping: "Keeping adds ",
  cannotKeep: "Only Xcode can add a constraint to this file.",
  short: (by) => `${rounded(by)} short`,

  ambiguous: (name, part) => [`${{ x: "Horizontal position", y: "Vertical position", width: "Width", height: "Height" }[part] ?? part} of `, name, " is ambiguous"],
  anything: (from, to) =>
    from !== null && to !== null
      ? `Anything from ${from} to ${to} meets every constraint`
      : from !== null
        ? `Anything from ${from} up meets every constraint`
        : to !== null
          ? `Anything up to ${to} meets every constraint`
          : "Any value meets every constraint",
  movesWith: (names) => `; ${names.join(", ")} ${names.length === 1 ? "moves" : "move"} with it`,
  keepsNow: "Keeps it where it is now",
  addsLine: "adds a line",
  anywhere: "anywhere here",

  findings: (count) => (count === 0 ? "No findings" : plural(count, "finding", "findings")),
  saved: (same, views) => `${same} of ${plural(views, "frame", "frames")} as saved by Interface Builder.`,
  savedElsewhere: "The others were saved where the dashed frames are.",

  widths: "What changes with the width",
  works: (from, to) => (to === null ? (from === "0" ? "No conflict at any width" : `No conflict from ${from} up`) : from === to ? `Conflict except at ${from}` : `No conflict from ${from} to ${to}`),
  worksAtNone: "Conflict at every width",
  zones: { whole: "whole", squeezed: "cut or compressed", empty: "a view without room", fails: "conflict" },
  noRoom: " gets no room",
  changes: (count) => (count === 0 ? "no changes" : plural(count, "change", "changes")),
  andWider: (from) => `${from} and wider`,
  between: (from, to) => `${from} – ${to}`,
  belowWidth: (width) => `below ${width}`,
  aboveWidth: (width) => `above ${width}`,
  whole: "Every text is whole.",
  losses: { cut: " is cut", compressed: " is compressed", outside: " leaves its superview" },
  below: {
    cut: (width) => ` is cut below ${width}`,
    compressed: (width) => ` is compressed below ${width}`,
    outside: (width) => ` leaves its superview below ${width}`,
  },
  lines: (known) => known.map(({ lines, from }, index) => `${index === 0 ? plural(lines, "line", "lines") : lines} at ${rounded(from)}`).join(", "),
  limitsHere: " limits",
  and: " and ",
  ofSeveral: (text) => text.replace(/^ is /, " are ").replace(/^ leaves its superview/, " leave their superview").replace(/^ gets /, " get ").replace(/^ limits/, " limit"),
  asEverywhere: "All constraints are met as above.",
  /** The last two numbers of a sum that does not work out say it; what is no such sum stands as it is. */
  conflict: (text) => {
    const [first, relation, second] = text.split(/ ([<>]) /).map((part) => part.split(" = ").at(-1));
    if (!second) return `Conflict: ${text}`;
    const [needs, has] = relation === ">" ? [first, second] : [second, first];
    return `Conflict: needs ${needs}, has ${has}`;
  },
  markLabel: (number, width) => `Change ${number} at ${width}`,
  marksLabel: (first, last, from, to) => `Changes ${first} to ${last} from ${from} to ${to}: opens the list`,
  belowMark: (notes) => (notes.length === 0 ? "" : `Below it, ${notes.join("; ")}`),
  rulerLabel: (width, limit) => `Width of the layout: ${width} of 0 to ${limit}`,
  time: (milliseconds) => `laid out in ${milliseconds.toFixed(1)} ms`,
  waiting: "…",
  extentsOf: (name, frame) => `${name} ${rounded(frame.width)} × ${rounded(frame.height)}`,
  ofTheFile: "of the file",
  choose: "Device",
};

export const devices = { 320: "small phone", 375: "phone", 430: "large phone", 768: "tablet", 1024: "wide" };

/** The factors of text sizes that people choose in the settings of a phone. */
export const textSizes = { 1: "usual", [19 / 17]: "xLarge", [23 / 17]: "xxxLarge", [33 / 17]: "accessibility2", [53 / 17]: "accessibility5" };

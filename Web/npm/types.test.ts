// Compiled but not run: the types say what can be done with the module.
import { apply, explain, Frames, Layout, LayoutError, open, Session, solve } from "./index.js";

const layout: Layout = { width: 320, items: [{ name: "a" }], constraints: ["a.width == 80"] };
const frames: Frames = solve(layout);
const widths: number[] = Object.values(frames.items).map((frame) => frame.x + frame.width);
const session: Session = open('{"width": 320}');
const heights = [session.resize(320).size.height, session.resize(null, 480).size.height, session.resize().size.height];
apply(session.solve(), { a: { style: {} }, b: undefined });
apply(frames, new Map([["a", { style: {} }]]));
const picture: string = session.svg();
const because: number[] = explain(layout, "a.width", 100).because.map((member) => member.contribution);
const lowest: (number | null)[] = session.ambiguity().map((freedom) => freedom.from);
try {
  session.close();
} catch (error) {
  if (error instanceof LayoutError) widths.push(error.details.line ?? error.kind.length, picture.length, ...heights, ...because, ...lowest.map(Number));
}
// @ts-expect-error A width is a number.
session.resize("320");
// @ts-expect-error What is laid out has frames by names.
frames.items.a.left;

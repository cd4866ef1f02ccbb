// A layout file as text: where its values stand, and changes that keep the rest as it was written.

/** Where a value of JSON ends that begins at an offset; the text is well formed. */
function valueEnd(text, start) {
  if (text[start] === '"') {
    let end = start + 1;
    while (text[end] !== '"') end += text[end] === "\\" ? 2 : 1;
    return end + 1;
  }
  if (text[start] === "{" || text[start] === "[") {
    let depth = 0;
    for (let place = start; place < text.length; place++) {
      const character = text[place];
      if (character === '"') place = valueEnd(text, place) - 1;
      else if (character === "{" || character === "[") depth++;
      else if (character === "}" || character === "]") {
        depth--;
        if (depth === 0) return place + 1;
      }
    }
    return text.length;
  }
  return start + /^[^\s,\]}]*/.exec(text.slice(start))[0].length;
}

const skipSpace = (text, start) => start + /^\s*/.exec(text.slice(start))[0].length;

/** The members of the object at an offset: name, where the name begins, and where the value is. */
function members(text, open) {
  const found = [];
  let place = skipSpace(text, open + 1);
  while (place < text.length && text[place] !== "}") {
    const nameEnd = valueEnd(text, place);
    const start = skipSpace(text, skipSpace(text, nameEnd) + 1);
    const end = valueEnd(text, start);
    found.push({ name: JSON.parse(text.slice(place, nameEnd)), nameStart: place, start, end });
    place = skipSpace(text, end);
    if (text[place] === ",") place = skipSpace(text, place + 1);
  }
  return found;
}

const splice = (text, start, end, inserted) => text.slice(0, start) + inserted + text.slice(end);

/** Where the object of the file begins. */
const topLevel = (text) => text.indexOf("{");

/** Where a member at the top level is, with its name; null if there is none. */
export function memberSpan(text, name) {
  const member = members(text, topLevel(text)).find((member) => member.name === name);
  return member ? { start: member.nameStart, end: member.end } : null;
}

/** The text with a member at the top level set, or taken away where the value is null. */
export function setMember(text, name, value) {
  const open = topLevel(text);
  const all = members(text, open);
  const place = all.findIndex((member) => member.name === name);
  const member = all[place];
  if (value === null) {
    if (!member) return text;
    const next = all[place + 1];
    if (next) return splice(text, member.nameStart, next.nameStart, "");
    const before = all[place - 1];
    return splice(text, before ? before.end : member.nameStart, member.end, "");
  }
  const json = JSON.stringify(value);
  if (member) return splice(text, member.start, member.end, json);
  // After the root's name, or at the beginning.
  const root = all.find((member) => member.name === "root" || member.name === "width");
  if (root) return splice(text, root.end, root.end, `,\n  "${name}": ${json}`);
  return splice(text, open + 1, open + 1, `\n  "${name}": ${json}${all.length > 0 ? "," : "\n"}`);
}

/** The text with a constraint added at the end of the list. */
export function addConstraint(text, constraint) {
  const json = JSON.stringify(constraint);
  const open = topLevel(text);
  const all = members(text, open);
  const list = all.find((member) => member.name === "constraints");
  if (!list) {
    const end = all.length > 0 ? all[all.length - 1].end : open + 1;
    return splice(text, end, end, `${all.length > 0 ? "," : ""}\n  "constraints": [\n    ${json}\n  ]`);
  }
  const inside = text.slice(list.start + 1, list.end - 1);
  const end = list.start + 1 + inside.trimEnd().length;
  if (inside.trim() === "") return splice(text, list.start, list.end, `[\n    ${json}\n  ]`);
  return splice(text, end, end, `,\n    ${json}`);
}

/** The elements of a list. */
function elementsOf(text, list) {
  const elements = [];
  let place = skipSpace(text, list.start + 1);
  while (text[place] !== "]" && place < list.end) {
    const stop = valueEnd(text, place);
    elements.push({ start: place, end: stop });
    place = skipSpace(text, stop);
    if (text[place] === ",") place = skipSpace(text, place + 1);
  }
  return elements;
}

/** Where the words are of the view whose name is at a place; null for one without any. */
export function wordsOf(text, { start, end }) {
  const holds = (other) => other.start <= start && end <= other.end;
  const list = members(text, topLevel(text)).find((member) => member.name === "items" && holds(member));
  const item = list && elementsOf(text, list).find(holds);
  const words = item && members(text, item.start).find(({ name, start }) => name === "text" && text[start] === '"');
  return words ? { start: words.start + 1, end: words.end - 1 } : null;
}

/** The element of the list of constraints that holds the text of one, which may be in an object. */
function elementAround(text, start, end) {
  const list = members(text, topLevel(text)).find((member) => member.name === "constraints");
  if (!list || start < list.start || end > list.end) return null;
  const elements = elementsOf(text, list);
  const index = elements.findIndex((element) => element.start <= start && end <= element.end);
  return index < 0 ? null : { elements, index };
}

/** The text without a constraint, whose own text stands at the given place. */
export function removeConstraint(text, { start, end }) {
  const found = elementAround(text, start, end);
  if (!found) return text;
  const { elements, index } = found;
  const next = elements[index + 1];
  if (next) return splice(text, elements[index].start, next.start, "");
  const before = elements[index - 1];
  return splice(text, before ? before.end : elements[index].start, elements[index].end, "");
}

/** The text with another constraint in the place of one. */
export function replaceConstraint(text, { start, end }, constraint) {
  return splice(text, start, end, JSON.stringify(constraint));
}

/** A number as constraints have it. */
const written = (number) => String(Math.abs(number) < 1e-9 ? 0 : number);

/** A constraint with another priority. */
export function withPriority(constraint, priority) {
  return `${constraint.replace(/\s*@[^@]*$/, "")} @${written(priority)}`;
}

/** A constraint with another constant at its end. */
export function withConstant(constraint, constant) {
  const [, body, priority] = /^(.*?)(\s*@[^@]*)?$/s.exec(constraint);
  const [, left, right] = /^(.*?(?:==|<=|>=)\s*)(.*)$/s.exec(body);
  const isItem = (side) => /[.]\s*[^\d\s]/.test(side.replace(/\d+[.]\d+/g, ""));
  if (!isItem(right)) return `${left}${written(constant)}${priority ?? ""}`;
  // What is added comes last and is a number or a metric, without a dot between names.
  const term = right.replace(/\s*[+-](?!>)\s*(?:\d+(?:[.]\d+)?|[^\s.()*+-]+)\s*$/, "");
  const sign = constant < 0 ? "-" : "+";
  const sum = constant === 0 ? term : `${term} ${sign} ${written(Math.abs(constant))}`;
  return `${left}${sum}${priority ?? ""}`;
}

/** Turns offsets of bytes in UTF-8 into offsets in a text. */
export function byteOffsets(text) {
  if (/^[\x00-\x7f]*$/.test(text)) return (offset) => offset;
  const bytes = new TextEncoder().encode(text);
  const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
  return (offset) => decoder.decode(bytes.subarray(0, offset)).length;
}

// A file of Interface Builder: an element of which the name stands at an offset.

/** Where the tag ends whose name begins at an offset; quoted values may contain anything but quotes. */
function tagEnd(text, start) {
  let quote = null;
  for (let place = start; place < text.length; place++) {
    const character = text[place];
    if (quote) quote = character === quote ? null : quote;
    else if (character === '"' || character === "'") quote = character;
    else if (character === ">") return place + 1;
  }
  return text.length;
}

/** Where the words are of the view whose tag's name is at a place; null for one without any. */
export function wordsOfElement(text, { end }) {
  const found = /\s(?:text|placeholder)\s*=\s*"([^"]*)"/d.exec(text.slice(end, tagEnd(text, end)));
  return found && { start: end + found.indices[1][0], end: end + found.indices[1][1] };
}

/** The text without an element. */
export function removeElement(text, { start, end }) {
  let stop = tagEnd(text, start);
  if (text[stop - 2] !== "/") {
    const close = `</${text.slice(start, end)}>`;
    const found = text.indexOf(close, stop);
    if (found < 0) return text;
    stop = found + close.length;
  }
  const before = text.slice(0, start - 1);
  return before.replace(/\n?[ \t]*$/, "") + text.slice(stop);
}

/** The text with a number as the value of an attribute of an element. */
export function withAttribute(text, { start, end }, name, number) {
  const stop = tagEnd(text, start);
  const tag = text.slice(end, stop);
  const value = written(number);
  const present = new RegExp(`(\\s${name}\\s*=\\s*)("[^"]*"|'[^']*')`);
  const changed = present.test(tag) ? tag.replace(present, `$1"${value}"`) : ` ${name}="${value}"${tag}`;
  return splice(text, end, stop, changed);
}

// Short names for what is done to the page all the time.

export const byId = (id) => document.getElementById(id);

/** What build.mjs puts into the page: the module; presets by groups; the vocabulary of layout files. */
export const data = globalThis.playgroundData;

/** An element with properties, attributes (names with a dash) and children. */
export function element(name, properties = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (key.includes("-") || key === "role") made.setAttribute(key, value);
    else made[key] = value;
  }
  made.append(...children.filter((child) => child !== null && child !== undefined));
  return made;
}

/** A name or a constraint within a sentence. */
export const code = (text) => element("code", { textContent: text });

/** A sentence of words.js, in which every second part is a name. */
export const sentence = (parts) => parts.map((part, index) => (index % 2 === 1 ? code(part) : part));

/** An element of SVG with attributes and children. */
export function shape(name, attributes = {}, ...children) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  setAttributes(made, attributes);
  made.append(...children);
  return made;
}

/** Makes an element what another one is; what is equal stays in the page, which then has less to lay out. */
export function become(old, made) {
  if (old.localName !== made.localName || old.childElementCount !== made.childElementCount) return old.replaceWith(made);
  for (const { name } of [...old.attributes]) if (!made.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of made.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  if (made.childElementCount === 0) {
    if (old.textContent !== made.textContent) old.textContent = made.textContent;
    return;
  }
  const parts = [...made.children];
  for (const [index, part] of [...old.children].entries()) become(part, parts[index]);
}

export function setAttributes(target, attributes) {
  for (const [key, value] of Object.entries(attributes)) target.setAttribute(key, value);
}

let hiding;

/** Says something to those who look at the page and to those who listen to it; `action` is a button beside it. */
export function say(text, action = null) {
  const status = byId("status");
  status.replaceChildren(text, ...(action ? [" ", action] : []));
  clearTimeout(hiding);
  status.classList.add("shown");
  hiding = setTimeout(unsay, 6000);
}

/** Takes back what was said: it is of another text or size. */
export function unsay() {
  clearTimeout(hiding);
  byId("status").replaceChildren();
  byId("status").classList.remove("shown");
}

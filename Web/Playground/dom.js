// Short names for what is done to the page all the time.

export const byId = (id) => document.getElementById(id);

/** An element with properties, attributes (names with a dash) and children. */
export function element(name, properties = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (key.includes("-")) made.setAttribute(key, value);
    else made[key] = value;
  }
  made.append(...children);
  return made;
}

/** An element of SVG with attributes. */
export function shape(name, attributes = {}) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  setAttributes(made, attributes);
  return made;
}

export function setAttributes(target, attributes) {
  for (const [key, value] of Object.entries(attributes)) target.setAttribute(key, value);
}

/** A number as people read it. */
export const shown = (number) => String(Math.round(number * 100) / 100);

/** Says something to those who look at the page and to those who listen to it. */
export function say(text) {
  byId("status").textContent = text;
}

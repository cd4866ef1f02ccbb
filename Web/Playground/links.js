// Links: the text of the file, packed, behind the #.

import { say } from "./dom.js";
import { currentText } from "./editor.js";
import { words } from "./words.js";

async function pass(bytes, stream) {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}

async function packed(text) {
  const bytes = await pass(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
  const characters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(characters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

const unpackedBytes = (base64) => {
  const characters = atob(base64.replaceAll("-", "+").replaceAll("_", "/"));
  return pass(Uint8Array.from(characters, (character) => character.charCodeAt(0)), new DecompressionStream("deflate-raw"));
};

let linkTimer;

/** Puts the text into the address when nobody types. */
export function scheduleLink() {
  clearTimeout(linkTimer);
  linkTimer = setTimeout(updateLink, 250);
}

/** Longer texts do not go into the address. */
const longestLinked = 200000;

/** Puts the text into the address, and returns the address, or null for a text that is too long. */
export async function updateLink() {
  const text = currentText();
  if (text.length > longestLinked) {
    window.history.replaceState(null, "", location.pathname + location.search);
    return null;
  }
  const link = `#${await packed(text)}`;
  if (text === currentText()) window.history.replaceState(null, "", link);
  return location.href;
}

/** The text that the address holds, or null. */
export async function textOfLink() {
  if (location.hash.length < 2) return null;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(await unpackedBytes(location.hash.slice(1)));
  } catch {
    say(words.linkDamaged);
    return null;
  }
}

// Prints the hashes of a module of WebAssembly that needs nothing of its host.
import { readFileSync } from "node:fs";

const bytes = readFileSync(process.argv[2]);
const { module, instance } = await WebAssembly.instantiate(bytes, {});
const imports = WebAssembly.Module.imports(module);
if (imports.length > 0) throw new Error("the module has imports: " + JSON.stringify(imports));

const kinds = ["frames", "JSON", "SVG", "text", "conflicts", "all"];
["examples", "gallery", "random"].forEach((source, place) => {
  const value = (kind) => BigInt.asUintN(64, instance.exports.hash(place, kind));
  kinds.forEach((name, kind) => {
    console.log(source, name, value(kind).toString(16).padStart(16, "0"));
  });
  console.log(source, "layouts", `${value(kinds.length)}+${value(kinds.length + 1)}`);
});

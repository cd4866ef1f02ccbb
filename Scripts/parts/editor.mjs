// What an editor shows of layout files: asks the JSON language service of VS Code, as the Monaco editor bundles it.
// Usage: node editor.mjs jsonWorker.js SCHEMA < QUESTIONS
//   QUESTIONS  a list of objects with a text and, for completion, an offset in it
// Writes a list of answers: the errors with the text that is underlined and the path of its value, and the labels
// that are offered at the offset, each with the text that it inserts.

import { readFileSync } from "node:fs";

const [workerPath, schemaPath] = process.argv.slice(2);
let service;
new Function("define", readFileSync(workerPath, "utf8"))((name, needs, factory) => (service = factory(() => ({}))));

const uri = "file:///layout.json";
const model = { uri, version: 1, text: "", getValue: () => model.text };
const schema = JSON.parse(readFileSync(schemaPath, "utf8"));
const schemas = [{ uri: "file:///layout.schema.json", fileMatch: ["*"], schema }];
const worker = service.create(
  { getMirrorModels: () => [model] },
  { languageId: "json", languageSettings: { validate: true, schemas }, enableSchemaRequest: false },
);

function offset(text, { line, character }) {
  return text.split("\n").slice(0, line).reduce((sum, each) => sum + each.length + 1, 0) + character;
}

async function answer({ text, at }) {
  model.text = text;
  model.version += 1;
  const errors = (await worker.doValidation(uri)).map(({ range, message }) => ({
    marked: text.slice(offset(text, range.start), offset(text, range.end)),
    start: offset(text, range.start),
    message,
  }));
  if (at === undefined) return { errors };
  const before = text.slice(0, at).split("\n");
  const position = { line: before.length - 1, character: before.at(-1).length };
  const { items } = await worker.doComplete(uri, position);
  return { errors, offered: items.map(({ label, insertText }) => ({ label, insertText })) };
}

const answers = [];
for (const question of JSON.parse(readFileSync(0, "utf8"))) answers.push(await answer(question));
console.log(JSON.stringify(answers));

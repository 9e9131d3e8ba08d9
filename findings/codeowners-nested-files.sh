#!/usr/bin/env bash
# codeowners 5.1.1 and codeowners-utils 1.0.2 (npm), codeowners 0.9.0 (pip): who owns a page, by GitHub's own example.
#
# Guess: all three read GitHub's example file as GitHub does.
# Seen: GitHub says of `docs/*` that it does not reach nested files. Both npm packages match as .gitignore does, where a pattern
# that matches a folder takes all in it, so docs/build-app/a.md has an owner that GitHub does not ask. With `docs/*` below a
# wider line, they hide the owner that GitHub does ask. `codeowners` also takes the words of a comment at the end of a line,
# which the same example has, for owners. Only the Python package agrees with GitHub in both.
#
# Output:
#   site.js              npm codeowners: @js #This is inline.   npm codeowners-utils: @js   pip codeowners: @js
#   docs/a.md            npm codeowners: @docs   npm codeowners-utils: @docs   pip codeowners: @docs
#   docs/build-app/a.md  npm codeowners: @docs   npm codeowners-utils: @docs   pip codeowners: @all
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts --prefix . codeowners@5.1.1 codeowners-utils@1.0.2
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check codeowners==0.9.0
cat > CODEOWNERS <<'END'
* @all
*.js @js #This is inline.
docs/* @docs
END
cat > finding.py <<'END'
import sys
from codeowners import CodeOwners

owners = CodeOwners(open("CODEOWNERS").read())
for file in sys.argv[1:]:
    print(" ".join(name for _, name in owners.of(file)))
END
cat > finding.mjs <<'END'
import assert from 'node:assert'
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import Codeowners from 'codeowners'
import { matchFile, parse } from 'codeowners-utils'

const expected = {
  'site.js': ['@js #This is inline.', '@js', '@js'],
  'docs/a.md': ['@docs', '@docs', '@docs'],
  'docs/build-app/a.md': ['@docs', '@docs', '@all'],
}
const files = Object.keys(expected)
const owners = new Codeowners(process.cwd())
const entries = parse(fs.readFileSync('CODEOWNERS', 'utf8'))
const byPython = execFileSync('python/bin/python', ['finding.py', ...files], { encoding: 'utf8' }).split('\n')
for (const [index, file] of files.entries()) {
  const seen = [owners.getOwner(file).join(' '), matchFile(file, entries).owners.join(' '), byPython[index]]
  console.log(`${file.padEnd(20)} npm codeowners: ${seen[0]}   npm codeowners-utils: ${seen[1]}   pip codeowners: ${seen[2]}`)
  assert.deepEqual(seen, expected[file])
}
END
git init --quiet .
node finding.mjs

#!/usr/bin/env bash
# micromark 4.0.3 with micromark-extension-gfm 3.0.0, and cmark-gfm (as in cmarkgfm 2025.10.22): two backslashes before a bar.
#
# Guess: parsers of GitHub's Markdown agree on which bar ends a table's cell: two backslashes are one, and the bar ends it.
# Seen: micromark reads it so, and makes a table. In cmark-gfm, GitHub's own parser, a bar after any backslash belongs to the
# cell: the row has one cell, the line below has two, so there is no table at all. In code, `a\\\\|b` shows `a\\|b`.
# A cell's text that is made safe for one of them by doubling backslashes breaks the table in the other.
#
# Output:
#   micromark <th>a\\</th> <th>b</th>
#   cmark-gfm <p>|a\\|b| |-|-|</p>
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts --prefix . micromark@4.0.3 micromark-extension-gfm@3.0.0
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check cmarkgfm==2025.10.22
cat > finding.mjs <<'END'
import assert from 'node:assert'
import { execFileSync } from 'node:child_process'
import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'

const text = '|a\\\\|b|\n|-|-|\n'
const byMicromark = micromark(text, { extensions: [gfm()], htmlExtensions: [gfmHtml()] })
const program = 'import sys, cmarkgfm; print(cmarkgfm.github_flavored_markdown_to_html(sys.stdin.read()))'
const byCmark = execFileSync('python/bin/python', ['-c', program], { input: text, encoding: 'utf8' })
console.log('micromark', byMicromark.match(/<th>.*<\/th>/g).join(' '))
console.log('cmark-gfm', byCmark.trim().replaceAll('\n', ' '))
assert(byMicromark.includes('<th>a\\</th>\n<th>b</th>'))
assert(!byCmark.includes('<table>'))
END
node finding.mjs

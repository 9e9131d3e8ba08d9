#!/usr/bin/env bash
# @actions/core 3.0.1: the summary's helper for code loses a part of the code.
#
# Guess: `addCodeBlock` shows its text as it is, as a Markdown fence does.
# Seen: it writes the text into <pre><code> without escaping it, so `Map<string, number>` reaches the browser as a tag, and the
# reader sees `Map`. Quotes in `addLink` and `addImage` end the attribute in the same way.
#
# Output:
#   written: <pre lang="ts"><code>const views = new Map<string, number>()</code></pre>
#   shown:   const views = new Map()
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts --prefix . @actions/core@3.0.1 parse5@8.1.1
cat > finding.mjs <<'END'
import assert from 'node:assert'
import { summary } from '@actions/core'
import { parseFragment } from 'parse5'

const textOf = ({ value = '', childNodes = [] }) => value + childNodes.map(textOf).join('')
const code = 'const views = new Map<string, number>()'
const written = summary.addCodeBlock(code, 'ts').stringify().trim()
const shown = textOf(parseFragment(written))
console.log(`written: ${written}`)
console.log(`shown:   ${shown}`)
assert(written.includes(code))
assert.equal(shown, 'const views = new Map()')
END
node finding.mjs

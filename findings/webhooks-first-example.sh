#!/usr/bin/env bash
# @octokit/webhooks-examples 7.6.1 and @octokit/webhooks-schemas 7.6.1: the example that everybody takes is the wrong one.
#
# Guess: every example payload is valid by the schema, and so by the TypeScript types, of the same release.
# Seen: 53 of 329 are not, and 50 of those are `examples[0]` of their event; nearly all later examples are valid. The first
# one is the oldest: its repository has no visibility, topics, is_template, custom_properties, which the types call required.
# A test that takes the first example shows a payload that GitHub no longer sends.
#
# Output:
#   53 of 329 examples are not valid; first of their event: 50
#   missing in repository of issues[0]: custom_properties, is_template, topics, visibility, web_commit_signoff_required
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts --prefix . @octokit/webhooks-examples@7.6.1 @octokit/webhooks-schemas@7.6.1 ajv@8.20.0 ajv-formats@3.0.1
cat > finding.mjs <<'END'
import assert from 'node:assert'
import { createRequire } from 'node:module'
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'

const require = createRequire(import.meta.url)
const schema = require('@octokit/webhooks-schemas/schema.json')
const events = require('@octokit/webhooks-examples/api.github.com/index.json')
const ajv = new Ajv({ strict: false, allErrors: true })
addFormats.default(ajv)
ajv.addSchema(schema, 'webhooks')

const [all, wrong, wrongFirst] = [[], [], []]
for (const { name, examples } of events) {
  for (const [index, example] of examples.entries()) {
    const key = [`${name}$${example.action}`, `${name}$event`].find((one) => one in schema.definitions)
    if (key === undefined) continue
    all.push(example)
    if (ajv.getSchema(`webhooks#/definitions/${key}`)(example)) continue
    wrong.push(example)
    if (index === 0) wrongFirst.push(example)
  }
}
console.log(`${wrong.length} of ${all.length} examples are not valid; first of their event: ${wrongFirst.length}`)

const [issues] = events.find(({ name }) => name === 'issues').examples
const isValid = ajv.getSchema(`webhooks#/definitions/issues$${issues.action}`)
isValid(issues)
const ofRepository = isValid.errors.filter(({ instancePath }) => instancePath === '/repository')
const missing = [...new Set(ofRepository.map(({ params }) => params.missingProperty))].sort()
console.log(`missing in repository of issues[0]: ${missing.join(', ')}`)
assert(missing.includes('visibility') && missing.includes('topics'))
assert.deepEqual([wrong.length, wrongFirst.length], [53, 50])
END
node finding.mjs

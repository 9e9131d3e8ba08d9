#!/usr/bin/env bash
# js-yaml 4.3.2 and yaml 2.9.1: one OpenAPI file, two contents.
#
# Guess: both parse YAML 1.2, and both know merge keys, which everybody uses.
# Seen: in yaml, `<<` is an ordinary key, unless `merge: true` or a `%YAML 1.1` line says otherwise; no warning. In js-yaml, it
# merges. js-yaml also reads 0b11 as 3, which YAML 1.2 does not know, and a date as a Date.
#
# Output:
#   js-yaml {"get":{"tags":["users"],"summary":"List"},"bits":3}
#   yaml    {"get":{"<<":{"tags":["users"]},"summary":"List"},"bits":"0b11"}
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts --prefix . js-yaml@4.3.2 yaml@2.9.1
cat > finding.mjs <<'END'
import assert from 'node:assert'
import jsYaml from 'js-yaml'
import { parse } from 'yaml'

const text = `
x-common: &common { tags: [users] }
get:
  <<: *common
  summary: List
bits: 0b11
`
const shown = ({ get, bits }) => ({ get, bits })
const [merged, kept] = [shown(jsYaml.load(text)), shown(parse(text))]
console.log('js-yaml', JSON.stringify(merged))
console.log('yaml   ', JSON.stringify(kept))
assert.deepEqual(merged, { get: { tags: ['users'], summary: 'List' }, bits: 3 })
assert.deepEqual(kept, { get: { '<<': { tags: ['users'] }, summary: 'List' }, bits: '0b11' })
assert.deepEqual(shown(parse(text, { merge: true })).get, merged.get)
assert.deepEqual(shown(parse(`%YAML 1.1\n---${text}`)).get, merged.get)
END
node finding.mjs

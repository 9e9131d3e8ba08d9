#!/usr/bin/env bash
# octokit 5.0.5, GitHub's own client: it sends a POST four times, and asks four times for a merge that GitHub refused.
#
# Guess: only requests that change nothing are sent again; of the others, none, since GitHub may have done them before the
# connection broke. 405 and 409 are final: the pull request cannot be merged, or its head has moved.
# Seen: the retry plugin, which `octokit` includes, does not look at the method. It repeats all but 400, 401, 403, 404, 410, 422
# and 451, after 1, 4 and 9 s. One comment with a 502 may be four comments, one dispatch four runs; "not mergeable" takes 14 s.
# `request: { retries: 0 }` switches it off for one call. @octokit/core and @actions/github do not include the plugin.
#
# Output:
#   502, POST /repos/acme/docs/issues/1/comments: sent 4 times
#   500, POST /repos/acme/docs/actions/workflows/1/dispatches: sent 4 times
#   405, PUT /repos/acme/docs/pulls/1/merge: sent 4 times
#   422, POST /repos/acme/docs/pulls: sent 1 times
#   502, POST /repos/acme/docs/issues/1/comments with retries: 0: sent 1 times
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts --prefix . octokit@5.0.5
cat > finding.mjs <<'END'
import assert from 'node:assert'
import { Octokit } from 'octokit'

// No need to wait for the pauses between the tries.
const wait = globalThis.setTimeout
globalThis.setTimeout = (run, _ms, ...rest) => wait(run, 0, ...rest)

const silent = () => {}
const docs = { owner: 'acme', repo: 'docs' }
const comment = { ...docs, issue_number: 1, body: 'Thanks' }
const once = { request: { retries: 0 } }
for (const [status, call, expected, note = ''] of [
  [502, ({ issues }) => issues.createComment(comment), 4],
  [500, ({ actions }) => actions.createWorkflowDispatch({ ...docs, workflow_id: 1, ref: 'main' }), 4],
  [405, ({ pulls }) => pulls.merge({ ...docs, pull_number: 1 }), 4],
  [422, ({ pulls }) => pulls.create({ ...docs, head: 'more', base: 'main', title: 'More' }), 1],
  [502, ({ issues }) => issues.createComment({ ...comment, ...once }), 1, ' with retries: 0'],
]) {
  const sent = []
  const fetch = async (url, { method }) => {
    sent.push(`${method} ${new URL(url).pathname}`)
    return Response.json({ message: 'Sorry' }, { status })
  }
  const log = { debug: silent, info: silent, warn: silent, error: silent }
  const { rest } = new Octokit({ log, request: { fetch } })
  await assert.rejects(call(rest), { status })
  console.log(`${status}, ${sent[0]}${note}: sent ${sent.length} times`)
  assert.equal(sent.length, expected)
}
END
node finding.mjs

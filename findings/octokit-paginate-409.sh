#!/usr/bin/env bash
# @octokit/plugin-paginate-rest 14.0.0, in @actions/github 9.1.1: an error in the middle of a list is its end.
#
# Guess: `octokit.paginate` throws if GitHub refuses a page.
# Seen: at 409, it returns what it has, as if the list were complete; of a first page, an empty list. That is meant for the
# commits of an empty repository, and holds for every list and every page. 404 and 500 throw.
#
# Output:
#   409 on page 1: []
#   409 on page 2: ["a"]
#   404 on page 2: HttpError: Gone
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts --prefix . @actions/github@9.1.1 @octokit/plugin-paginate-rest@14.0.0
cat > finding.mjs <<'END'
import assert from 'node:assert'
import { getOctokit } from '@actions/github'

const NEXT = { link: '<https://api.github.com/labels?page=2>; rel="next"' }
async function labels(...answers) {
  const fetch = async () => {
    const { status, body, headers = {} } = answers.shift()
    return Response.json(body, { status, headers })
  }
  const octokit = getOctokit('token', { request: { fetch } })
  const list = octokit.paginate(octokit.rest.issues.listLabelsForRepo, { owner: 'acme', repo: 'docs' })
  return list.then(JSON.stringify, String)
}
const first = { status: 200, body: ['a'], headers: NEXT }
const refused = (status) => ({ status, body: { message: 'Gone' } })
for (const [what, answers, expected] of [
  ['409 on page 1', [refused(409)], '[]'],
  ['409 on page 2', [first, refused(409)], '["a"]'],
  ['404 on page 2', [first, refused(404)], 'HttpError: Gone'],
]) {
  const seen = await labels(...answers)
  console.log(`${what}: ${seen}`)
  assert.equal(seen, expected)
}
END
node finding.mjs

#!/usr/bin/env bash
# @octokit/endpoint 11.0.5, in @actions/github 9.1.1: a plus sign in a search becomes a space.
#
# Guess: `q` is encoded like every other parameter, so GitHub searches for the text that one gives.
# Seen: in the parameter `q`, and only there, each + is sent as it is, and in a query string that means a space. So "C++" looks
# for "C", and the time zone in the form that GitHub's search documents, +00:00, breaks in two. An encoded plus, %2B, is
# encoded a second time. `octokit.request('GET /search/issues{?q}', { q })` encodes it as one would expect.
#
# Output: what the server reads
#   q=C++ in:title: C   in:title
#   q=created:>2026-11-01T00:00:00+00:00: created:>2026-11-01T00:00:00 00:00
#   q=C%2B%2B: C%2B%2B
#   head=acme:c++: acme:c++
#   {?q}=C++ in:title: C++ in:title
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts --prefix . @actions/github@9.1.1 @octokit/endpoint@11.0.5
cat > finding.mjs <<'END'
import assert from 'node:assert'
import { getOctokit } from '@actions/github'

let address
const fetch = async (url) => {
  address = new URL(url)
  return Response.json([])
}
const { request, rest } = getOctokit('token', { request: { fetch } })
const search = (q) => rest.search.issuesAndPullRequests({ q })
const byTemplate = (q) => request('GET /search/issues{?q}', { q })
const pulls = (head) => rest.pulls.list({ owner: 'acme', repo: 'docs', head })
for (const [name, call, given, expected] of [
  ['q', search, 'C++ in:title', 'C   in:title'],
  ['q', search, 'created:>2026-11-01T00:00:00+00:00', 'created:>2026-11-01T00:00:00 00:00'],
  ['q', search, 'C%2B%2B', 'C%2B%2B'],
  ['head', pulls, 'acme:c++', 'acme:c++'],
  ['{?q}', byTemplate, 'C++ in:title', 'C++ in:title'],
]) {
  await call(given)
  const read = address.searchParams.get(name.replace(/\W/g, ''))
  console.log(`${name}=${given}: ${read}`)
  assert.equal(read, expected)
}
END
node finding.mjs

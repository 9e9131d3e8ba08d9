#!/usr/bin/env bash
# @octokit/webhooks-examples 7.6.1, GitHub's own payloads: the pull request of a review cannot say that it was merged.
#
# Guess: `pull_request` is the same object in the events of a pull request and of its reviews.
# Seen: in reviews, review comments and review threads, it is a shorter one. It has `merged_at`, and neither `merged`,
# `mergeable` nor `changed_files`. Code that reads `merged` takes each merged pull request for one that was closed without a
# merge, only where somebody reviews it.
#
# Output: of all examples of an event, those whose pull request has the field
#   pull_request                 of 29: merged 29, changed_files 29, merged_at 29
#   pull_request_review          of 4: merged 0, changed_files 0, merged_at 4
#   pull_request_review_comment  of 5: merged 0, changed_files 0, merged_at 5
#   pull_request_review_thread   of 3: merged 0, changed_files 0, merged_at 3
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts --prefix . @octokit/webhooks-examples@7.6.1
cat > finding.cjs <<'END_OF_SCRIPT'
const assert = require('node:assert')
const published = require('@octokit/webhooks-examples')

const events = published.default ?? published
for (const [name, isWhole] of [
  ['pull_request', true],
  ['pull_request_review', false],
  ['pull_request_review_comment', false],
  ['pull_request_review_thread', false],
]) {
  const pulls = events.find((event) => event.name === name).examples.map((example) => example.pull_request)
  const withField = (field) => pulls.filter((pull) => field in pull).length
  const fields = ['merged', 'changed_files', 'merged_at'].map((field) => `${field} ${withField(field)}`)
  console.log(`${name.padEnd(28)} of ${pulls.length}: ${fields.join(', ')}`)
  for (const field of ['merged', 'mergeable', 'changed_files']) assert.equal(withField(field), isWhole ? pulls.length : 0)
  assert.equal(withField('merged_at'), pulls.length)
}
END_OF_SCRIPT
node finding.cjs

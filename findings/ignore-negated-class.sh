#!/usr/bin/env bash
# ignore 7.0.5 and 7.0.14: a patch release turns the meaning of `[!a]` around.
#
# Guess: both read a .gitignore as git does; [!a] is any letter but a.
# Seen: 7.0.5 takes the exclamation mark for a member of the class: [!a].md is a.md, and b.md is not ignored. 7.0.14 reads it
# as git. The same for [^a], [[:digit:]] and []a]. Some packages pin 7.0.5 exactly, @mintlify/common 1.0.1183 among them.
#
# Output:
#   [!a].md   7.0.5: a.md    7.0.14: b.md    git: b.md
#   n[[:digit:]].md   7.0.5: none    7.0.14: n1.md    git: n1.md
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts --prefix . ignore-7.0.5@npm:ignore@7.0.5 ignore-7.0.14@npm:ignore@7.0.14
cat > finding.mjs <<'END'
import assert from 'node:assert'
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import newer from 'ignore-7.0.14'
import older from 'ignore-7.0.5'

const files = ['a.md', 'b.md', 'n1.md']
spawnSync('git', ['init', '--quiet', '.'])
function byGit(pattern) {
  fs.writeFileSync('.gitignore', pattern)
  const args = ['check-ignore', '--no-index', ...files]
  return spawnSync('git', args, { encoding: 'utf8' }).stdout.split('\n').filter(Boolean)
}
const by = (ignore, pattern) => files.filter((file) => ignore().add(pattern).ignores(file))
for (const [pattern, ofOlder, ofGit] of [
  ['[!a].md', ['a.md'], ['b.md']],
  ['n[[:digit:]].md', [], ['n1.md']],
]) {
  const [seenOlder, seenNewer, seenGit] = [by(older, pattern), by(newer, pattern), byGit(pattern)]
  console.log(`${pattern}   7.0.5: ${seenOlder}   7.0.14: ${seenNewer}   git: ${seenGit}`)
  assert.deepEqual([seenOlder, seenNewer, seenGit], [ofOlder, ofGit, ofGit])
}
END
node finding.mjs

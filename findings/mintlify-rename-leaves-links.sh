#!/usr/bin/env bash
# @mintlify/link-rot 3.0.1387, the code of `mint rename`: which links still work when a page has a new name.
#
# Guess: every link to the page follows it.
# Seen: only a link that is the page's whole address changes, `/guide`. With an anchor or a query, relative, or as a reference
# (`[e][1]`), it stays as it was, and the function counts only those that it changed. A page with such a link is formatted
# anew, here with * for - in its list.
# The package brings 600 others. This step needs one of them, so the script unpacks it and installs that one.
#
# Output:
#   [a](/guide): follows
#   [b](/guide#install): stays
#   [c](/guide?tab=npm): stays
#   [d](./guide): stays
#   [1]: /guide: stays
#   <Card title="f" href="/guide" />: follows
#   changed: 2
#   - list: * list
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts --prefix . --legacy-peer-deps @mintlify/common@1.0.1182 fs-extra@11.1.0 unist-util-visit@4.1.2
tarball=$(npm pack --silent @mintlify/link-rot@3.0.1387)
mkdir node_modules/@mintlify/link-rot
tar -xzf "$tarball" -C node_modules/@mintlify/link-rot --strip-components=1
cat > index.mdx <<'END'
[a](/guide)
[b](/guide#install)
[c](/guide?tab=npm)
[d](./guide)
[e][1]

<Card title="f" href="/guide" />

- list

[1]: /guide
END
cat > finding.mjs <<'END'
import assert from 'node:assert'
import fs from 'node:fs'
import path from 'node:path'
import renameLinks from '@mintlify/link-rot/dist/link-renaming/renameInternalLinksInPage.js'

const linesOf = () => fs.readFileSync('index.mdx', 'utf8').split('\n')
const before = linesOf()
const changed = await renameLinks(path.resolve('index.mdx'), '/guide', '/start')
const after = linesOf()
for (const [line, follows] of [
  ['[a](/guide)', true],
  ['[b](/guide#install)', false],
  ['[c](/guide?tab=npm)', false],
  ['[d](./guide)', false],
  ['[1]: /guide', false],
  ['<Card title="f" href="/guide" />', true],
]) {
  assert(before.includes(line))
  console.log(`${line}: ${after.includes(line) ? 'stays' : 'follows'}`)
  assert(after.includes(follows ? line.replace('guide', 'start') : line))
}
console.log(`changed: ${changed}`)
assert.equal(changed, 2)
console.log(`- list: ${after.find((line) => line.endsWith('list'))}`)
assert(before.includes('- list') && after.includes('* list'))
process.exit()
END
node finding.mjs

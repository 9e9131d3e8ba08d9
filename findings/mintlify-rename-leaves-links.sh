#!/usr/bin/env bash
# @mintlify/link-rot 3.0.1387, the code of `mint rename`: which links still work when a page has a new name.
#
# Guess: every link to the page follows it, and so does its place in the navigation.
# Seen: only a link that is the page's whole address changes, `/guide`. With an anchor or a query, relative, or as a reference
# (`[e][1]`), it stays as it was, and so does docs.json, whose navigation now names a page that does not exist. No redirect is
# added, and no warning is shown. A page with a link that did change is formatted anew, here with * for - in its list.
#
# Output:
#   [a](/guide): follows
#   [b](/guide#install): stays
#   [c](/guide?tab=npm): stays
#   [d](./guide): stays
#   [1]: /guide: stays
#   <Card title="f" href="/guide" />: follows
#   navigation: stays
#   - list: * list
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts --prefix . --legacy-peer-deps @mintlify/link-rot@3.0.1387
mkdir docs
cat > docs/docs.json <<'END'
{ "theme": "mint", "name": "Docs", "colors": { "primary": "#000000" }, "navigation": { "pages": ["index", "guide"] } }
END
echo '# Guide' > docs/guide.mdx
cat > docs/index.mdx <<'END'
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
import { renameFilesAndUpdateLinksInContent } from '@mintlify/link-rot'

process.chdir('docs')
// The package draws on the terminal, so our lines go past it.
const tell = (line) => fs.writeSync(1, `${line}\n`)
const read = (file) => fs.readFileSync(file, 'utf8')
const config = read('docs.json')
const linesBefore = read('index.mdx').split('\n')
await renameFilesAndUpdateLinksInContent('guide.mdx', 'start.mdx')
assert(!fs.existsSync('guide.mdx') && fs.existsSync('start.mdx'))

const linesAfter = read('index.mdx').split('\n')
for (const [line, follows] of [
  ['[a](/guide)', true],
  ['[b](/guide#install)', false],
  ['[c](/guide?tab=npm)', false],
  ['[d](./guide)', false],
  ['[1]: /guide', false],
  ['<Card title="f" href="/guide" />', true],
]) {
  assert(linesBefore.includes(line))
  tell(`${line}: ${linesAfter.includes(line) ? 'stays' : 'follows'}`)
  assert(linesAfter.includes(follows ? line.replace('guide', 'start') : line))
}
tell(`navigation: ${read('docs.json') === config ? 'stays' : 'follows'}`)
assert.equal(read('docs.json'), config)
tell(`- list: ${linesAfter.find((line) => line.endsWith('list'))}`)
assert(linesBefore.includes('- list') && linesAfter.includes('* list'))
process.exit()
END
node finding.mjs

#!/usr/bin/env bash
# @mintlify/common 1.0.1183 and github-slugger 2.0.0: the address of a heading, on a Mintlify page and on GitHub.
#
# Guess: both make it in one way, that of `github-slugger`, so `#v120` and `#usage-1` work in the README and on the page.
# Seen: Mintlify writes a hyphen where GitHub drops a dot, keeps & and / where GitHub drops them, joins hyphens that GitHub
# keeps, and counts the second "Usage" as 2, not 1. A README that moves to the site loses most of its links to headings.
#
# Output:
#   Quick start       Mintlify #quick-start   GitHub #quick-start
#   v1.2.0            Mintlify #v1-2-0   GitHub #v120
#   docs.json         Mintlify #docs-json   GitHub #docsjson
#   Usage             Mintlify #usage   GitHub #usage
#   Usage             Mintlify #usage-2   GitHub #usage-1
#   Q&A               Mintlify #q&a   GitHub #qa
#   CI/CD             Mintlify #ci/cd   GitHub #cicd
#   A - B             Mintlify #a-b   GitHub #a---b
#   --dry-run         Mintlify #dry-run   GitHub #--dry-run
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts --prefix . --legacy-peer-deps @mintlify/common@1.0.1183 mdast-util-from-markdown@2.0.2 github-slugger@2.0.0
cat > finding.mjs <<'END'
import assert from 'node:assert'
import { cleanHeadingId, remarkExtractTableOfContents } from '@mintlify/common'
import GithubSlugger from 'github-slugger'
import { fromMarkdown } from 'mdast-util-from-markdown'

const expected = [
  ['Quick start', 'quick-start', 'quick-start'],
  ['v1.2.0', 'v1-2-0', 'v120'],
  ['docs.json', 'docs-json', 'docsjson'],
  ['Usage', 'usage', 'usage'],
  ['Usage', 'usage-2', 'usage-1'],
  ['Q&A', 'q&a', 'qa'],
  ['CI/CD', 'ci/cd', 'cicd'],
  ['A - B', 'a-b', 'a---b'],
  ['--dry-run', 'dry-run', '--dry-run'],
]
const extracts = {}
const page = expected.map(([heading]) => `## ${heading}\n`).join('\n')
remarkExtractTableOfContents(extracts)(fromMarkdown(page))
const slugger = new GithubSlugger()
for (const [index, [heading, ...addresses]] of expected.entries()) {
  const [mintlify, github] = [cleanHeadingId(extracts.tableOfContents[index].slug), slugger.slug(heading)]
  console.log(`${heading.padEnd(17)} Mintlify #${mintlify}   GitHub #${github}`)
  assert.deepEqual([mintlify, github], addresses)
}
process.exit()
END
node finding.mjs

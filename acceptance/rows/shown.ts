import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { type Fault, refuse403 } from '../fault.ts'
import { type Group, must, type Row } from '../row.ts'
import type { World } from '../world.ts'

/** APPLE is what a reader of the page sees; QUINCE is what GitHub keeps from them, as far as we know. */
const FIXTURES: Readonly<Record<string, string>> = {
  comment: 'APPLE <!-- QUINCE -->',
  'open comment': 'APPLE\n\n<!-- QUINCE',
  'comment in code': '`<!-- APPLE -->`',
  'escaped comment': '\\<!-- APPLE -->',
  'definition of a link': 'APPLE\n\n[x]: https://example.com "QUINCE"',
  'title of a link': '[APPLE](https://example.com "QUINCE")',
  'text of an image': 'APPLE ![QUINCE](https://example.com/x.png)',
  'unused footnote': 'APPLE\n\n[^1]: QUINCE',
  footnote: 'See[^1].\n\n[^1]: APPLE',
  attribute: '<a href="https://example.com" data-x="QUINCE">APPLE</a>',
  style: '<span style="display:none">APPLE</span>',
  details: '<details><summary>APPLE</summary>\n\nAPPLE\n</details>',
  script: '<script>APPLE</script>',
  'processing instruction': 'APPLE <?QUINCE?>',
  declaration: 'APPLE <!QUINCE x>',
  'info of a fence': '```text QUINCE\nAPPLE\n```',
  'surplus cell': '| a |\n|---|\n| APPLE | QUINCE |',
  task: '- [ ] APPLE',
  entity: '&#65;PPLE',
  strikethrough: '~~APPLE~~',
}
const EXPECTED = new URL('../shown.json', import.meta.url)
const FOUND = 'out/acceptance/shown.json'

const REFUSED: Fault = { what: 'GitHub refuses', wire: refuse403('POST /markdown') }

/** As the action asks: without a repository as context. */
function render(world: World, text: string) {
  return world.ask('POST', '/markdown', { text, mode: 'gfm' })
}

/** Without what is another in each answer: GitHub ends the anchors of footnotes in 32 digits. */
export function settled(html: unknown): string {
  return String(html).replace(/(user-content-fn(?:ref)?-[\w-]+?)-[0-9a-f]{32}/g, '$1')
}

/** What a reader sees of GitHub's HTML. */
function textOf(html: unknown): string {
  const withoutTags = String(html).replace(/<!--[\s\S]*?-->|<[^>]*>/g, ' ')
  return withoutTags.replace(/\s+/g, ' ').trim()
}

const fixtures: Row = {
  id: 'shown-fixtures',
  tried: 'twenty texts through `POST /markdown`, with `contents: read`',
  expected: 'HTML for each, as it was when acceptance/shown.json was committed',
  fault: REFUSED,
  async see(world) {
    const found: Record<string, string> = {}
    for (const [name, text] of Object.entries(FIXTURES)) {
      const { status, data } = await render(world, text)
      must(status === 200, `${name}: ${status}`)
      found[name] = settled(data)
    }
    mkdirSync('out/acceptance', { recursive: true })
    writeFileSync(FOUND, `${JSON.stringify(found, null, 2)}\n`)
    const names = Object.keys(found)
    if (existsSync(EXPECTED)) {
      const expected: Record<string, string> = JSON.parse(readFileSync(EXPECTED, 'utf8'))
      const others = names.filter((name) => found[name] !== expected[name])
      must(others.length === 0, `other HTML than expected: ${others.join(', ')}`)
      return `${names.length} as expected`
    }
    const doubtful = names.filter((name) => !/^(?!.*QUINCE).*APPLE/.test(textOf(found[name])))
    const seen = `${names.length} rendered`
    const what = doubtful.length > 0 ? `GitHub shows otherwise: ${doubtful.join(', ')}. ` : ''
    return { seen, remark: `${what}Commit the artifact's shown.json if it is right.` }
  },
}

const issue: Row = {
  id: 'shown-issue',
  tried: "the issue's `body_html`, beside its body through `POST /markdown`",
  expected: 'the same text, without what the comments in it hide',
  needs: ['issue'],
  fault: REFUSED,
  async see(world) {
    const path = `/issues/${world.issue.number}`
    const { data } = await world.ask('GET', path, undefined, 'application/vnd.github.full+json')
    const { body, body_html } = data as Record<string, unknown>
    const rendered = await render(world, String(body))
    const [page, answer] = [textOf(body_html), textOf(rendered.data)]
    must(page === answer, `${rendered.status} "${answer}", on the page "${page}"`)
    must(!page.includes('hidden-word') && page.includes('not documented'), page)
    return page
  },
}

/** It is played in a job with `permissions: {}`. */
export const shownToNobody: Row = {
  id: 'shown-nothing',
  permissions: {},
  tried: '`POST /markdown` with `permissions: {}`',
  expected: 'HTML all the same; in a private copy, GitHub may want `contents: read`',
  fault: REFUSED,
  async see(world) {
    const { status, headers, data } = await render(world, FIXTURES.comment ?? '')
    const accepted = headers['x-accepted-github-permissions'] ?? 'none named'
    const seen = `${status}, accepted permissions: ${accepted}`
    if (world.has('private') && status === 403 && accepted.includes('contents=read'))
      return { seen, remark: 'in a private repository, quoting takes `contents: read`.' }
    must(status === 200 && textOf(data) === 'APPLE', seen)
    return seen
  },
}

export const shown: Group = [fixtures, issue]

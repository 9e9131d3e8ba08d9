import { describe, expect, test } from '@jest/globals'
import { ActionError } from '../../src/errors.ts'
import {
  type ChangedFile,
  findRemovedPages,
  type Warning,
} from '../../src/removed-pages/findings.ts'
import { readSnapshots } from '../../src/removed-pages/pages.ts'
import { Redirects } from '../../src/removed-pages/redirects.ts'

/*
 * The rule: each page of the merge base must at the head be a page, or a source whose chain ends at a page, an anchor
 * of one, or elsewhere on the web. This table is its specification: name, merge base, head, findings.
 */

type Files = Record<string, string>
type Row = [name: string, base: Files, head: Files, said: string[], pull?: ChangedFile[]]

/** Pages, each an empty file. */
const pages = (...names: string[]): Files =>
  Object.fromEntries(names.map((name) => [/\.\w+$/.test(name) ? name : `${name}.mdx`, '']))
const FIRST = { pages: ['index'] }
/** A docs.json with these redirects, each as `source → destination`. */
const config = (redirects: string[], navigation: unknown = FIRST) =>
  JSON.stringify({ navigation, redirects: redirects.map(asRedirect) })
const docs = (...redirects: string[]): Files => ({ 'docs.json': config(redirects) })
const named = (...navigation: unknown[]): Files => ({
  'docs.json': config([], { pages: navigation }),
})
const asRedirect = (text: string) => {
  const [source, destination] = text.split(' → ')
  return { source, destination }
}
const renamed = (previous_filename: string, filename: string): ChangedFile => ({
  filename,
  previous_filename,
})
/** A commit of these files, without a docs.json that is empty. */
function treeOf(files: Files) {
  const kept = Object.entries(files).filter(([name, text]) => !name.endsWith('docs.json') || text)
  const hashes = new Map(kept.map(([name, text]) => [name, text || name]))
  const readText = async (file: string) => {
    if (hashes.has(file)) return files[file] ?? ''
    throw new ActionError(`"${file}" does not exist`)
  }
  return { hashes, readText }
}

const cancellationPoint = async () => {}

/** Two commits with their sites. */
const read = (base: Files, head: Files) =>
  readSnapshots(treeOf(base), treeOf(head), cancellationPoint)

/** The findings as text. Leaves out the usual: a line without a destination, and a doubt. */
async function say(base: Files, head: Files, pull: ChangedFile[] = []) {
  const commits = await read(base, head)
  const found = await findRemovedPages(commits.base, commits.head, pull, cancellationPoint)
  return [
    ...found.goneSites.map(({ file, pages }) => `left ${file}: ${pages}`),
    ...found.removed.map(({ address, why, redirectsFile, line: add, takeOut, maybeSnippet }) => {
      const line = add ? `${redirectsFile}: ${add.source} → ${add.destination || '?'}` : ''
      const isUsual = line === `docs.json: ${address} → ?` || line === ''
      return [
        `${address}: ${why.kind}${'to' in why ? ` ${why.to}` : ''}`,
        ...(isUsual ? [] : [line.replace(/^docs\.json: /, '')]),
        ...takeOut.map((source) => `take out ${source}`),
        ...('ignored' in why && why.ignored ? [`ignored ${why.ignored}`] : []),
        ...(maybeSnippet ? [] : ['no snippet']),
      ].join(', ')
    }),
    ...found.lost.map(({ address, why, redirectsFile, line: { source, destination }, takeOut }) => {
      const lost = `lost ${address}: ${why.kind}${'to' in why ? ` ${why.to}` : ''}`
      const line = `${redirectsFile}: ${source} → ${destination || '?'}`
      return [lost, line, ...takeOut.map((one) => `take out ${one}`)].join(', ')
    }),
    ...found.warnings.flatMap(sayWarning),
  ]
}

function sayWarning(warning: Warning): string[] {
  switch (warning.kind) {
    case 'maybe generated':
      return [
        `generated ${warning.addresses.join(', ')} from ${[...warning.files].map((file) => file || '?').join(', ')}`,
      ]
    case 'hidden':
      return [`hidden ${warning.addresses.join(', ')}`]
    case 'unnameable':
      return [`unnameable ${warning.addresses.join(', ')}`]
    case 'sources gone':
      return [`gone sources: ${[...warning.files].join(', ')}`]
    case 'not compared':
      return [warning.reason]
    case 'migrated':
      return [`not compared with ${warning.file}`]
    case 'redirects gone':
      return warning.gone.map(
        ({ file, line }) => `gone in ${file}: ${line.source} → ${line.destination}`,
      )
    case 'redirects lost':
      return warning.lost.map(({ line }) => `maybe lost: ${line.source} → ${line.destination}`)
  }
}

/** Rows of a text: name | merge base | head | findings | rename. */
const rows = (parts: readonly string[], ...values: readonly (Files | ChangedFile[])[]) =>
  parts
    .map((part, n) => (n === 0 ? part : `#${n - 1}${part}`))
    .join('')
    .trim()
    .split('\n')
    .map((line): Row => {
      const cells = line.split('|').map((cell) => cell.trim())
      const [name = '', base = '', head = '', said = '', move = ''] = cells
      const [from, to] = move.split(' → ')
      const pull = to === undefined ? [] : [renamed(`${from}.mdx`, `${to}.mdx`)]
      const given = values.filter((value, n) => Array.isArray(value) && move === `#${n}`)
      return [
        name,
        filesOf(base, values),
        filesOf(head, values),
        said.split('; ').filter(Boolean),
        [...pull, ...(given.flat() as ChangedFile[])],
      ]
    })

/** `a, /a → /b, navigation: a b, .mintignore: b.mdx`: two pages, two parts of docs.json, and a file. */
function filesOf(cell: string, values: readonly object[]): Files {
  const files: Files = {}
  const site: { redirects: string[]; names?: string[] } = { redirects: [] }
  for (const part of cell.split(', ').filter(Boolean)) {
    const [name = '', text] = part.split(': ')
    if (name.startsWith('#')) Object.assign(files, values[Number(name.slice(1))])
    else if (name.includes(' → ')) site.redirects.push(name)
    else if (name === 'navigation') site.names = text?.split(' ') ?? []
    else Object.assign(files, text === undefined ? pages(name) : { [name]: text })
  }
  return { 'docs.json': config(site.redirects, { pages: site.names ?? ['index'] }), ...files }
}

function table(rows: Row[]) {
  test.each(rows)('%s', async (...[, base, head, said, pull]: Row) => {
    expect(await say({ ...docs(), ...base }, { ...docs(), ...head }, pull)).toEqual(said)
  })
}

const AB = pages('a', 'b')
const TWINS = { 'v1/a.mdx': 'same', 'v2/a.mdx': 'same' }

describe('a page', () => {
  table(rows`
    that stays is a page                         | a, b | a, b |
    that is removed is red                       | a, b | b | /a: no redirect
    with another ending stays                    | a.md | a |
    that becomes the index of its folder stays   | a | a/index |
    that was renamed has its destination         | a | b | /a: no redirect, /a → /b | a → b
    that was renamed to a snippet has none       | a, b | b, snippets/a | /a: no redirect | a → snippets/a
    of the navigation is no snippet              | a, b, navigation: a b | b, navigation: b | /a: no redirect, no snippet
    in another letter case is another page       | Guide | guide | /Guide: no redirect, /Guide → /guide | Guide → guide
    whose place another file takes stays         | a, b | a, c | /b: no redirect, /b → /a | ${[renamed('b.mdx', 'a.mdx'), { filename: 'c.mdx' }]}
    equal to another has the new name beside it  | ${TWINS} | v1/b, v2/b | /v1/a: no redirect, /v1/a → /v1/b; /v2/a: no redirect, /v2/a → /v2/b | ${[renamed('v1/a.mdx', 'v2/b.mdx'), renamed('v2/a.mdx', 'v1/b.mdx')]}
    equal to another has no new name elsewhere   | ${TWINS} | v2/a, v2/b | /v1/a: no redirect | v1/a → v2/b
    equal to another has no old page beside it   | ${TWINS}, v1/b | v1/b, v2/a, v2/b | /v1/a: no redirect | v1/a → v2/b
    that becomes a file without an ending | a, b, ${{ LICENSE: '' }} | b, ${{ a: 'x', LICENSE: '' }} | /a: no redirect
    whose ending was in its name, too     | b, ${{ 'v1.0.mdx': '' }} | b, ${{ 'v1.0': '' }} | /v1.0: no redirect
    of the navigation in readme may become index | x/readme, navigation: x/readme | x/index, navigation: x |
    so may one in the folder of docs.json        | readme, navigation: readme | index, navigation: index |
    of the navigation in README may not          | x/README, navigation: x/README | x/index, navigation: x | /x/README: no redirect, no snippet
    in readme may not become what was there      | x/readme, x/index, navigation: x/readme x | x/index, navigation: x | /x/readme: no redirect, no snippet
    in readme may not become another page        | x/readme, navigation: x/readme | x, navigation: x | /x/readme: no redirect, no snippet
    with a blank in its name                     | my page, b | b, /my%20page → /b |
    with an ending in capitals is one            | Guide.MDX, b | b | /Guide: no redirect
    that no redirect can name is a warning       | ${pages('a#b', 'c:d', '50%', 'x*', 'why?')}, b | b | unnameable /a#b, /c:d, /50%, /x*, /why?
    that a pattern covers stays                  | old/a#b, b | b, /old/* → /b |
  `)
})

describe('a redirect', () => {
  table(rows`
    to a page counts                           | a, b | b, /a → /b |
    to an anchor counts                        | a, b | b, /a → /b#part |
    to a query counts                          | a, b | b, /a → /b?x=1 |
    to another site counts                     | a, b | b, /a → https://example.com/a |
    to a page with its ending counts           | a, b | b, /a → /b.mdx |
    to a file without an ending is void | a, b | b, ${{ x: '' }}, /a → /x | /a: dead end /x, take out /a
    to a file of no page is void               | a, b | b, snippets/x.mdx, /a → /snippets/x.mdx | /a: dead end /snippets/x.mdx, take out /a
    to a file counts                           | a, b | b, files/x.pdf, /a → /files/x.pdf |
    over another one counts                    | a, b | b, /a → /x, /x → /b |
    over another one to the web counts         | a, b | b, /a → /x, /x → https://example.com |
    without slashes counts                     | a, b | b, a → b |
    with slashes at the ends counts            | a, b | b, /a/ → /b/ |
    with a wildcard counts                     | old/x/y, b | b, new/x/y, /old/:slug* → /new/:slug* |
    with a star counts                         | old/x, b | b, new/x, /old/* → /new/* |
    with a prefix counts                       | old/a-x, b | b, n-x, /old/a-* → /n-* |
    with a segment and a star counts           | l/de/a, b | b, n/de/a, /l/:lang/:slug* → /n/:lang/:slug* |
    with text after a star finds it later on    | old/bxbz, b | b, /old/*b* → /b |
    with a segment needs no more than one      | v/1/2/b, b | b, /v/:version/b* → /b | /v/1/2/b: no redirect
    with a segment and no star matches nothing | v/1/b, b | b, /v/:version/b → /b | /v/1/b: no redirect, ignored /v/:version/b
    with a name beside text matches nothing    | old/x-1, old/1x, b | b, /old/x-:slug* → /b, /old/:slug*x → /b | /old/x-1: no redirect; /old/1x: no redirect
    of a folder leaves out its index           | old/index, old/x, b | b, /old/:slug* → /b | /old: no redirect
    of an index counts for its folder          | old/index, b | b, /old/index → /b |
    for one address goes before wildcards      | old/x, b | b, /old/* → /gone/*, /old/x → /b |
    of several that match, the first leads on | old/x, b | b, /old/* → /b, /old/:slug* → /gone |
    behind one that matches and ends is void | old/x, b | b, /old/* → /gone/*, /old/:slug* → /b | /old/x: dead end /gone/x
    behind one that does not match counts      | old/x, b | b, /old/*/y → /gone, /old/:slug* → /b |
    of several on the way, the first leads on  | a, b | b, /a → /old/x, /old/* → /b, /old/:slug* → /gone |
    with a wildcard may be encoded             | my old/x, b | b, new/x, /my%20old/* → /new/* |
    in a circle before one to a page is void   | old/x, b | b, /old/* → /old/x, /old/:slug* → /b | /old/x: circle
    whose source has an anchor is void         | a, b | b, /a#part → /b | /a: no redirect
    to no page has to be replaced              | a, b | b, /a → /x | /a: dead end /x, take out /a
    with a wildcard to no page stays           | old/x, old/y, b | b, new/y, /old/* → /new/* | /old/x: dead end /new/x
    that leads nowhere is void              | a, b | b, ${docs('/a → ')} | /a: no redirect
    beside one to its other spelling counts    | a, b | b, /a → /b, /a/ → /a |
    to the same path elsewhere counts          | a, b | b, /a/ → https://example.com/a |
    to itself is void                          | a, b | b, /a → /a | /a: circle, take out /a
    in a circle is void                        | a, b | b, /a → /x, /x → /a | /a: circle, take out /a
    in a circle of wildcards is void           | old/x, b | b, /old/* → /new/*, /new/* → /old/* | /old/x: circle
    to a host without a scheme counts          | a, b | b, /a → //example.com/a |
    to a scheme in capitals counts             | a, b | b, /a → HTTPS://example.com |
    to another scheme is void           | a, b, c, d | d, /a → guide:nowhere, /b → mailto:help@example.com, /c → ftp://example.com/d | /a: dead end guide:nowhere, take out /a; /b: dead end mailto:help@example.com, take out /b; /c: dead end ftp://example.com/d, take out /c
    to http without a host is void      | a, b, c, d | d, /a → https:, /b → http:///d, /c → https:d | /a: dead end https:, take out /a; /b: dead end http:///d, take out /b; /c: dead end https:d, take out /c
    to a wildcard of its own is void           | old/x, b | b, /old/* → /new/:slug* | /old/x: dead end /new/:slug*
    with two stars counts                      | old/x/in/y, b | b, new/x/y, /old/*/in/* → /new/*/* |
    with a wildcard needs a character          | a-, b | b, /a-* → /b | /a-: no redirect
    with a wildcard needs the text after it    | old/x/y, b | b, /old/*/z → /b | /old/x/y: no redirect
    that grows at each turn is void            | old/x, b | b, /old/:slug* → /old/more/:slug* | /old/x: circle
    that grows a hundredfold is void           | old/x, b | b, ${docs(`/:a* → /${':a*/'.repeat(100)}x`)} | /old/x: circle
    to a wildcard behind no other is void      | a, b | b, /a → /guide/:x | /a: dead end /guide/:x, take out /a
    to an anchor with a colon needs a page     | a, b | b, /a → /gone#step:1 | /a: dead end /gone, take out /a
  `)
})

describe('a redirect from a page that is still there', () => {
  table(rows`
    whose slash is left out hides it   | b, /b/ → /gone | b, /b → /gone | /b: dead end /gone, take out /b, no snippet
    that leads to itself hides it      | b | b, /b → /b/index | /b: circle, take out /b, no snippet
    that leads nowhere hides it        | a, b | a, b, /b → /gone | /b: dead end /gone, take out /b, no snippet
    that leads nowhere hides "/" too    | a, navigation: a | a, navigation: a, / → /gone | /: dead end /gone, take out /, no snippet
    that leads to a page is fine       | a, b | a, b, /b → /a |
    of its own spelling counts first   | a, b | a, b, /b → /gone, /b/ → /a | /b: dead end /gone, take out /b, no snippet
    of another spelling hides nothing  | a, b | a, b, /a/ → /a, /b/index → /b |
    is no news if the base was broken  | ${{ ...AB, 'docs.json': '{' }} | a, b, /a → /gone | "docs.json" is not JSON in line 1 column 2: look for a comment, or a comma before a bracket
    that was there before is no news   | a, b, /b → /gone | a, b, /b → /gone |
    that leads nowhere now hides it    | a, b, /b → /a | a, b, /b → /gone | /b: dead end /gone, take out /b, no snippet
  `)
})

describe('a rename that is taken back', () => {
  table(rows`
    needs a redirect, and the old one has to go | b, /a → /b | a, /a → /b | /b: no redirect, /b → /a, take out /a | b → a
    leads in a circle where the old one stays   | b, /a → /b | a, /a → /b, /b → /a | /b: circle, /b → /a, take out /b, take out /a | b → a
    leads in a circle over a wildcard, too      | b/x, /a/x → /b/x | a/x, /a/x → /b/x, /b/* → /a/* | /b/x: circle, /b/x → /a/x, take out /a/x | b/x → a/x
    leads in a circle behind the new page       | a, b | b, /a → /b, /b → /c, /c → /b | /a: circle, /a → /b, take out /a, take out /b; /b: circle, take out /b, no snippet
    leads nowhere behind the new page           | a, b | b, /a → /b, /b → /gone | /a: dead end /gone, take out /a; /b: dead end /gone, take out /b, no snippet
    is green where the old one goes             | b, /a → /b | a, /b → /a |  | b → a
  `)
})

describe('the first page', () => {
  table(rows`
    is the first page of the navigation   | index, a, navigation: index a | a, navigation: a |
    is the destination "/"                | a, b | b, navigation: b, /a → / |
    is none without index and navigation  | a, b | b, ${{ 'docs.json': config(['/a → /'], {}) }} | /a: dead end /, take out /a
    is removed with all of the navigation | index, a, navigation: index a | x, /a → /x | /: no redirect, no snippet
  `)
})

describe('what is no page', () => {
  const none = `
    README.md guides/readme.md LICENSE.md CONTRIBUTING.md contribute.md CHANGELOG.md
    AGENTS.md sub/CLAUDE.md skill.md snippets/a.mdx Snippets/deep/a.mdx _snippets/a.mdx
    .mintlify/workflows/a.md .mintlify/AGENTS.md .changeset/a.md .github/a.md
    .claude/a.md node_modules/x/a.md logo.png a.jsx
  `.split(/\s+/)
  table(none.filter(Boolean).map((file): Row => [file, pages(file), {}, []]))
  const some = [
    'agents.md',
    'readme.mdx',
    'guides/skill.md',
    'guides/_snippets/a.mdx',
    'build/a.mdx',
    'packages/ui/dist/api.md',
    'coverage/a.md',
    'tmp/a.mdx',
    'temp/a.mdx',
  ]
  table(
    some.map((file): Row => {
      const address = `/${file.replace(/\.\w+$/, '')}`
      return [`${file} is one`, pages(file), {}, [`${address}: no redirect`]]
    }),
  )
  const dark = { ...named('.build/a', '/node_modules/b', 'integrations/claude') }
  const web = { 'docs.json': '', 'web/docs.json': config([]) }
  table(rows`
    the navigation makes one              | .build/a, node_modules/b, integrations/claude.md, ${dark} | ${named('.build/a', 'integrations/claude')} | /.build/a: no redirect, no snippet; /node_modules/b: no redirect, no snippet; /integrations/claude: no redirect, no snippet
    the root of a group is named, too     | .build/a, ${named({ group: 'A', root: '.build/a', pages: [] })} | | /.build/a: no redirect, no snippet
    .mintignore hides, the navigation not | build/a, navigation: build/a, .mintignore: build/ |
    .mintignore hides what a build makes  | packages/ui/dist/api.md, .mintignore: packages/*/dist/ |
    .mintignore may show agents’ files    | AGENTS.md, .mintignore: !AGENTS.md | | /AGENTS: no redirect
    .mintignore may show what is hidden   | .build/a, .mintignore: !.build | | /.build/a: no redirect
    a byte order mark changes nothing     | drafts/a, ${{ '.mintignore': '\uFEFF  drafts/ \r\n' }} |
    a file outside of all sites is none   | a, ${web} | ${web} |
  `)
})

test('a line of stars in .mintignore costs no time, whatever the path', async () => {
  const inner = ['internal', '*a*a*', '*/*/*', 'a?*a?*', '[a]*/[a]*']
  const lines = inner.flatMap((line) => [`**/${line}/**`, line, `**/${line}`, `${line}/**`])
  const paths = [`${'a/'.repeat(245)}b.mdx`, `${'a'.repeat(490)}.mdx`, `${'aab/'.repeat(120)}a.mdx`]
  const files = { ...pages(...paths), '.mintignore': lines.join('\n') }
  const start = process.cpuUsage()
  const { base } = await read(files, {})
  expect(base.broken).toEqual([])
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(1000)
})

test('redirects with a row of slashes cost no time', () => {
  const source = `/a${'/'.repeat(1900)}b`
  const redirects = Array.from({ length: 500 }, (_, n) => ({
    source: source + n,
    destination: '/c',
  }))
  const start = process.cpuUsage()
  const { exact } = new Redirects(redirects)
  expect(exact.get('/a/b7')).toEqual(redirects[7])
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(1000)
})

test('a redirect that is longer than any address is none', () => {
  const long = `/${'a/'.repeat(1000)}`
  const { exact } = new Redirects([{ source: long, destination: '/b' }])
  expect([...exact]).toEqual([])
})

describe('.mintignore', () => {
  table(rows`
    hides a page: a warning           | a, b, c | a, b, c, .mintignore: *.mdx | hidden /a, /b, /c
    hides a page of the navigation          | a, b, navigation: a | a, b, .mintignore: a.mdx, navigation: a | /a: no redirect, no snippet
    hides a page that was in the navigation | a, b, navigation: a b | a, b, .mintignore: a.mdx, navigation: b | /a: no redirect, no snippet
    hides a page that the navigation gains  | a, b, navigation: b | a, b, .mintignore: a.mdx, navigation: a b | /a: no redirect, no snippet
    hides the end of a redirect that stays  | a, b, /old → /a | a, b, /old → /a, .mintignore: a.mdx | /a: no redirect, no snippet
    hides the end of a pattern              | a, b, /old/* → /a#x | a, b, /old/* → /a#x, .mintignore: a.mdx | /a: no redirect, no snippet
    hides the path of a redirect elsewhere  | a, b | a, b, /old → https://x.example/a, .mintignore: a.mdx | hidden /a
    hides a page with a redirect to no page | a, b | a, b, .mintignore: a.mdx, /a → /x | /a: dead end /x, take out /a, no snippet
    hides a page with a redirect            | a, b | a, b, .mintignore: a.mdx, /a → /b |
    no longer hides one: it is new          | a, b, .mintignore: a.mdx | a, b |
    may have long comments                  | a, b | b, ${{ '.mintignore': `# ${'a'.repeat(300)}\na.mdx` }} |
    hid a page that is removed: it was none | a, b, .mintignore: a.mdx | b |
    names what is removed: it was a snippet | a, b | b, .mintignore: a.mdx |
    names a removed page of the navigation  | a, b, navigation: a b | b, .mintignore: a.mdx, navigation: b | /a: no redirect, no snippet
    with two stars at both ends hides pages | a, x/internal/y, internal/z, ${{ '.mintignore': '**/internal/**' }} | a |
    hides the destination of a redirect     | a, b | a, b, /a → /b, .mintignore: *.mdx | /a: dead end /b, take out /a, no snippet; /b: no redirect, no snippet
  `)
})

describe('docs.json', () => {
  const none = { 'docs.json': '' }
  const web = { ...none, 'web/docs.json': config([]) }
  const broken =
    '"docs.json" is not JSON in line 1 column 2: look for a comment, or a comma before a bracket'
  const LONG =
    '.mintignore has more than 500 lines, a line of more than 200 characters, or one with two stars twice that are not its start and end (as in `**/internal/**`)'
  const PATTERNS = Array.from({ length: 201 }, (_, n) => `/${n}/* → /b`)
  const marked = { 'docs.json': `\uFEFF${config(['/a → /b'])}` }
  table([
    ...rows`
    that is added has no pages before              | a, b, ${none} |
    that goes takes the docs with it               | a, b | ${none} | left docs.json: 2
    that goes without a page takes nothing with it | | ${none} |
    that moves to another folder takes them, too    | a, b | web/a, web/b, ${web} | left docs.json: 2
    of a package is none                           | node_modules/x/a, ${{ 'node_modules/x/docs.json': config([]) }} |
    without a navigation is another tool’s         | a, b, ${{ 'docs.json': '{"a": {"$ref": "#/b"}}' }} | ${{ 'docs.json': '[]' }} |
    with a byte order mark is read                 | a, b | b, ${marked} |
    `,
    [
      'that was not JSON is mended',
      { ...AB, 'docs.json': '{' },
      pages('b'),
      ['/a: no redirect', broken],
    ],
    [
      'with too many wildcards is mended',
      { ...AB, ...docs(...PATTERNS) },
      pages('b'),
      ['/a: no redirect', '"docs.json" has more than 200 redirects with a wildcard'],
    ],
    [
      'whose .mintignore was too long is mended',
      { ...pages('a', 'b', 'drafts/x'), '.mintignore': `${'b/\n'.repeat(501)}drafts/` },
      { ...pages('b'), '.mintignore': 'drafts/' },
      ['/a: no redirect', LONG],
    ],
  ])

  test('is an error at the head where it, or a file that it names, cannot be read', async () => {
    const reads = (files: Files) =>
      read({}, files).then(({ head }) => {
        throw head.broken[0]
      })
    await expect(reads({ 'docs.json': '{,' })).rejects.toThrow('"docs.json" is not JSON')
    const ref = { 'docs.json': '{"navigation": {"$ref": "nav.json"}}' }
    await expect(reads(ref)).rejects.toThrow('"nav.json" does not exist')
    await expect(reads({ 'docs.json': '{"$ref": "docs.json"}' })).rejects.toThrow('leads back to')
    const often = { pages: Array.from({ length: 300 }, () => ({ $ref: 'rows.json' })) }
    const large = { 'docs.json': config([], often), 'rows.json': JSON.stringify(Array(1000)) }
    await expect(reads(large)).rejects.toThrow('more than 200000 values')
    await expect(reads(docs(...PATTERNS))).rejects.toThrow('more than 200 redirects')
    for (const slow of ['a\n'.repeat(501), 'a'.repeat(201), '**/**', '**/a/**/b', '**/a/**/b/**'])
      await expect(reads({ ...docs(), '.mintignore': slow })).rejects.toThrow('.mintignore has')
    const many = Object.fromEntries(Array.from({ length: 51 }, (_, n) => [`${n}/docs.json`, '{}']))
    await expect(reads(many)).rejects.toThrow('more than 50 docs.json')
  })

  test('of the merge base is an error where a request failed', async () => {
    const failed = new ActionError('Reading "docs.json"', { cause: new Error('refused') })
    const readText = () => Promise.reject(failed)
    const base = { ...treeOf(docs()), readText }
    await expect(readSnapshots(base, treeOf(docs()), cancellationPoint)).rejects.toBe(failed)
  })
})

describe('several sites', () => {
  const sdk = (...redirects: string[]) => ({ 'sdk/docs.json': config(redirects) })
  const BOTH = { ...pages('sdk/a', 'sdk/b'), ...sdk() }
  table(rows`
    have pages of their own         | sdk/a, a, ${sdk()} | a, ${sdk()} | /a: no redirect, sdk/docs.json: /a → ?
    have redirects of their own     | sdk/a, sdk/b, ${sdk()} | sdk/b, ${sdk('/a → /b')} |
    have a .mintignore of their own | sdk/a, ${sdk()}, .mintignore: a.mdx | ${sdk()} | /a: no redirect, sdk/docs.json: /a → ?
    may go one by one               | sdk/a, b, ${sdk()} | b | left sdk/docs.json: 1
    stay sites if named above       | ${BOTH}, navigation: sdk/a sdk/b | sdk/b, ${sdk()}, navigation: sdk/a sdk/b | /a: no redirect, sdk/docs.json: /a → ?
    do not vanish by being named    | ${BOTH} | sdk/a, sdk/b, navigation: sdk/a sdk/b | left sdk/docs.json: 2
    keep redirects if named above   | ${BOTH} | sdk/a, sdk/b, ${sdk('/a → /x')}, navigation: sdk/a sdk/b | /a: dead end /x, take out /a, no snippet
    may be named once above         | sdk/a, sdk/b, sdk/c, ${sdk()}, navigation: sdk/b | sdk/b, sdk/c, ${sdk()}, navigation: sdk/b | /a: no redirect, sdk/docs.json: /a → ?
  `)
})

describe('a mint.json', () => {
  const old = { 'mint.json': '{"navigation": []}' }
  const none = { 'docs.json': '' }
  table(rows`
    that becomes docs.json is not compared      | a, b, ${old}, ${none} | b | not compared with mint.json
    that becomes docs.json elsewhere is neither | a, b, ${old}, ${none} | docs/b, ${none}, ${{ 'docs/docs.json': config([]) }} | not compared with mint.json
    beside a docs.json says nothing             | a, b, ${old} | b, ${old} | /a: no redirect
    that stays beside a new site says nothing   | a, ${{ 'old/mint.json': '{}' }} | a, ${{ 'old/mint.json': '{}', 'sdk/docs.json': config([]) }} |
  `)
})

describe('pages that the service generates are not compared, so', () => {
  const openapi = (navigation: unknown, ...redirects: string[]) => ({
    'docs.json': config(redirects, navigation),
  })
  const source = { openapi: { source: 'a.json', directory: 'API' } }
  const inApi = openapi({ pages: ['index'], groups: [source] })
  const endpoints = { groups: [{ openapi: 'a.json', pages: ['GET /a'] }] }
  const inherited = { ...source, groups: [{ openapi: 'b.json' }, { pages: ['c.json GET /a'] }] }
  const inRoot = { openapi: { source: 'a.json', directory: '/' } }
  const withEndpoint = '---\ntitle: A\nopenapi: GET /a\n---\n'
  const ofEndpoint = (...names: string[]): Files =>
    Object.fromEntries(names.map((name) => [`${name}.mdx`, withEndpoint]))
  const guide = { 'api/a.mdx': '---\ntitle: A\n---\nopenapi: GET /a\n' }
  const split = {
    'docs.json': JSON.stringify({ navigation: { $ref: 'navigation.part' } }),
    'navigation.part': JSON.stringify({ groups: [source] }),
  }
  const lists = {
    asyncapi: ['a.yaml', { source: 'b.yaml', directory: 'events' }],
    openapi: ['a.json', { source: 'b.json', directory: 'rest' }],
  }
  table(rows`
    one may still be where a page of an endpoint was | ${ofEndpoint('api/a')}, ${inApi} | ${inApi} | generated /api/a from a.json
    it may be there in other letters                 | ${ofEndpoint('Api/A')}, ${inApi} | ${inApi} | generated /Api/A from a.json
    it may be named in a part of docs.json           | ${ofEndpoint('api/a')}, ${split} | ${split} | generated /api/a from a.json
    none excuses a guide beside them                 | ${guide}, ${inApi} | ${inApi} | /api/a: no redirect
    none is there without a source                   | ${ofEndpoint('api-reference/a')} | | /api-reference/a: no redirect
    none is outside of the source’s directory        | ${ofEndpoint('a', 'apis')}, ${inApi} | ${inApi} | /a: no redirect; /apis: no redirect
    one may be at the directory itself               | ${ofEndpoint('api')}, ${inApi} | ${inApi} | generated /api from a.json
    one may be in the default directory              | ${ofEndpoint('api-reference/a')} | ${openapi(endpoints)} | generated /api-reference/a from a.json
    a source of its own inherits no directory        | ${ofEndpoint('api-reference/a', 'api/b')}, ${openapi(inherited)} | ${openapi(inherited)} | generated /api-reference/a, /api/b from b.json, a.json, c.json
    one may be where an endpoint is named            | ${ofEndpoint('api-reference/a')} | ${openapi({ pages: ['GET /a'] })} | generated /api-reference/a from ?
    one may be where a file and endpoint are named   | ${ofEndpoint('api-reference/a')} | ${openapi({ pages: ['b.yaml GET /a'] })} | generated /api-reference/a from b.yaml
    no page with a blank in its name makes one       | ${ofEndpoint('api-reference/a')} | ${openapi({ pages: ['get started', 'webhook a b'] })} | /api-reference/a: no redirect
    of a list, all AsyncAPI sources make some        | ${ofEndpoint('events/a')} | ${openapi(lists)} | generated /events/a from b.yaml
    of another list, only the first source does      | ${ofEndpoint('rest/a')} | ${openapi(lists)} | /rest/a: no redirect
    a directory that is the whole site counts not    | ${ofEndpoint('a')}, b | ${openapi(inRoot, '/b → /nowhere')} | /a: no redirect; /b: dead end /nowhere, take out /b
    none excuses a redirect to no page               | ${ofEndpoint('api/a')} | ${openapi(source, '/api/a → /x')} | /api/a: dead end /x, take out /api/a
    one may be there under a pattern to no page      | ${ofEndpoint('api/a')} | ${openapi(source, '/api/* → /x')} | generated /api/a from a.json
    one may be there beside another spelling         | ${ofEndpoint('api/a')} | ${openapi(source, '/api/a/ → /x')} | generated /api/a from a.json
    one may be where a redirect leads                | a, b | b, ${openapi(source, '/a → /api/typo')} | generated /a from a.json
    one may be there in place of a pattern           | old, b | b, ${openapi(source, '/old → /api/a', '/api/:a* → /api/v2/:a*')} | generated /old from a.json
    a pattern at their addresses loses no redirect   | b, ${openapi(source, '/api/a → /b')} | b, ${openapi(source, '/api/* → /x')} |
    a redirect from one that goes is no loss         | b, ${openapi(source, '/api/a → /b')} | b, ${openapi(source)} |
    a source that goes is a warning                  | ${inApi} | | gone sources: a.json
    a source that moves is a warning                 | ${inApi} | ${openapi(endpoints)} | gone sources: a.json
    endpoints that get a specification stay          | ${openapi({ pages: ['GET /a'] })} | ${openapi(endpoints)} |
    a specification that changes is silent           | ${inApi}, a.json: 1 | ${inApi}, a.json: 2 |
  `)

  test('a hundred removed pages are read, and the others follow most of them', async () => {
    const names = Array.from({ length: 102 }, (_, n) => `api/${n}`)
    const guides = pages(...names)
    const addresses = names.map((name) => `/${name}`)
    expect(await say({ ...guides, ...ofEndpoint(...names.slice(0, 51)), ...inApi }, inApi)).toEqual(
      [
        ...addresses.slice(51, 100).map((address) => `${address}: no redirect`),
        `generated ${[...addresses.slice(0, 51), '/api/100', '/api/101'].join(', ')} from a.json`,
      ],
    )
    const half = await say({ ...guides, ...ofEndpoint(...names.slice(0, 50)), ...inApi }, inApi)
    expect(half.filter((line) => line.endsWith('no redirect'))).toHaveLength(52)
  })
  test('more than 1,000 sources are an error', async () => {
    const groups = Array.from({ length: 1001 }, (_, n) => ({ openapi: `${n}.json` }))
    const { head } = await read({}, openapi({ groups }))
    expect(head.broken[0]?.message).toContain('more than 1000')
  })
})

test('an error at a cancellation point ends each part of the work', async () => {
  const stop = () => Promise.reject(new ActionError('stop'))
  await expect(readSnapshots(treeOf({ ...docs(), ...AB }), treeOf(docs()), stop)).rejects.toThrow(
    'stop',
  )
  const { base, head } = await read({ ...docs(), ...AB }, docs())
  await expect(findRemovedPages(base, head, [], stop)).rejects.toThrow('stop')
})

describe('a redirect that goes', () => {
  table(rows`
    is a warning with the line to put back          | b, c, /old → /b, /v1/* → /b | b, c, /v1/* → /b | gone in docs.json: /old → /b
    with a wildcard too                             | b, c, /old → /b, /v1/* → /b | b, c, /old → /b | gone in docs.json: /v1/* → /b
    is silent if it is corrected                    | b, c, /old → /b, /v1/* → /b | b, c, /old → /c, /v1/* → /c |
    is lost if its new destination is no page       | b, c, /old → /b, /v1/* → /b | b, c, /old → /x, /v1/* → /c | lost /old: dead end /x, docs.json: /old → /b, take out /old
    is lost if a pattern to no page now catches it  | b, c, /v/a → /b, /v/b → /c | b, c, /v/:slug* → /w/:slug* | lost /v/a: dead end /w/a, docs.json: /v/a → /b; lost /v/b: dead end /w/b, docs.json: /v/b → /c
    is lost if it now leads in a circle             | b, /old → /b | b, /old → /x, /x → /old | lost /old: circle, docs.json: /old → /b, take out /old
    is lost without a destination if that went too  | b, c, /old → /b | c, /old → /x | /b: no redirect; lost /old: dead end /x, docs.json: /old → ?, take out /old
    is judged as the page at its source, if any     | a, b, /a → /b | b, /a → /x | /a: dead end /x, take out /a
    is judged as the page at "/", without a file    | b, c, / → /b, navigation: b | b, c, / → /x, navigation: b | /: dead end /x, take out /, no snippet
    is lost if it now hides a new page              | b, c, /old → /b | b, c, old, /old → /x | lost /old: dead end /x, docs.json: /old → /b, take out /old
    is silent if "/" shows its first page again     | b, c, / → /b, navigation: b | b, c, navigation: b |
    is lost where only the head has several sites   | b, /old → /b | b, /old → /sdk/a, ${{ 'sdk/docs.json': config([]) }} | lost /old: dead end /sdk/a, docs.json: /old → /b, take out /old
    is maybe lost where there are several sites     | b, /old → /b, ${{ 'sdk/docs.json': config([]) }} | b, /old → /sdk/a, ${{ 'sdk/docs.json': config([]) }} | maybe lost: /old → /b
    that hid a page is silent                       | a, b, /a → /b | a, b |
    is silent if its source now is a page           | b, c, /old → /b, /v1/* → /b | b, c, old, /v1/* → /b |
    is silent if another covers it                  | b, c, /old → /b, /v1/* → /b | b, c, /:any* → /b |
    is lost if a pattern before it leads nowhere    | b, /v/a → /b, /v/* → /b | b, /v/:slug* → /x, /v/* → /b | lost /v/a: dead end /x, docs.json: /v/a → /b
    that stays behind a new one is not judged  | b, /v/* → /b | b, /v/:slug* → /x, /v/* → /b |
    with a wildcard to no page is a warning         | a, b, /v1/* → /new/* | a, b | gone in docs.json: /v1/* → /new/*
    with a wildcard is silent if another covers it  | a, b, /v1/* → /b | a, b, /v1/:slug* → /new/:slug* |
    is silent if it stays, and its destination goes | a, b, /old → /a | b, /old → /a | /a: no redirect
    is silent if it led to no page                  | a, b, /old → /x | a, b |
    is silent if it led in a circle                 | a, b, /old → /old | a, b |
    is silent if it did nothing, for want of a star | a, b, /v1/:slug → /b | a, b |
    is silent if it did nothing, as half a segment  | a, b, /v1/x-:slug* → /b | a, b |
  `)
})

describe('$ref', () => {
  const split = (redirects: string[], more = {}): Files => ({
    'docs.json': JSON.stringify({
      navigation: FIRST,
      redirects: { $ref: './config/redirects.json' },
      ...more,
    }),
    'config/redirects.json': JSON.stringify(redirects.map(asRedirect)),
  })
  const last = {
    'docs.json': '{ "$ref": "base.json", "redirects": [] }',
    'base.json': config(['/a → /b']),
  }
  table(rows`
    names the file of the lines            | a, b, ${split([])} | b, ${split([])} | /a: no redirect, config/redirects.json: /a → ?
    leads to the redirects                 | a, b, ${split([])} | b, ${split(['/a → /b'])} |
    moves redirects without a word         | a, b, /x → /b | a, b, ${split(['/x → /b'])} |
    names the file that has the last word  | a, b | b, ${last} | /a: no redirect
  `)
})

import { describe, expect, test } from '@jest/globals'
import { readSites } from '../../src/docs-site/sites.ts'
import { ActionError } from '../../src/errors.ts'
import { type ChangedFile, findRemovedPages } from '../../src/removed-pages/findings.ts'

/*
 * The rule: each page of the merge base must at the head be a page, or a source whose chain ends at a page, an anchor
 * of one, or elsewhere on the web. This table is its specification: name, merge base, head, what is said.
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
  status: 'renamed',
})
const patched = (filename: string, patch: string): ChangedFile => ({
  filename,
  status: 'modified',
  patch,
})

/** A commit of these files. A docs.json without text is none. */
function treeOf(files: Files) {
  const kept = Object.entries(files).filter(([name, text]) => !name.endsWith('docs.json') || text)
  const hashes = new Map(kept.map(([name]) => [name, name]))
  const readText = async (file: string) => {
    if (hashes.has(file)) return files[file] ?? ''
    throw new ActionError(`"${file}" does not exist`)
  }
  return { hashes, readText }
}

/** What is said, but what most pages have: a line without a destination, and a doubt. */
async function say(base: Files, head: Files, pull: ChangedFile[] = []) {
  const broken: string[] = []
  const sites = await readSites(treeOf(base), ({ message }) => broken.push(message))
  const found = findRemovedPages(sites, await readSites(treeOf(head)), pull)
  return [
    ...found.left.map(({ folder, pages }) => `left ${folder}: ${pages}`),
    ...found.removed.map(({ address, why, file, add, takeOut, maybeSnippet }) => {
      const line = add ? `${file}: ${add.source} → ${add.destination ?? '?'}` : 'add nothing'
      const isUsual = line === `docs.json: ${address} → ?`
      return [
        `${address}: ${why.kind}${'to' in why ? ` ${why.to}` : ''}`,
        ...(isUsual ? [] : [line.replace(/^docs\.json: /, '')]),
        ...takeOut.map((source) => `take out ${source}`),
        ...(maybeSnippet ? [] : ['no snippet']),
      ].join(', ')
    }),
    ...found.warnings.map((warning) =>
      warning.kind === 'redirect gone'
        ? `put back in ${warning.file}: ${warning.redirect.source} → ${warning.redirect.destination}`
        : `maybe ${warning.address}: ${warning.at}`,
    ),
    ...broken,
  ]
}

/** The rows of a text: name | merge base | head | what is said | what was renamed. */
const rows = ([text = '']: readonly string[]) =>
  text
    .trim()
    .split('\n')
    .map((line): Row => {
      const cells = line.split('|').map((cell) => cell.trim())
      const [name = '', base = '', head = '', said = '', move = ''] = cells
      const [from, to] = move.split(' → ')
      const pull = to === undefined ? [] : [renamed(`${from}.mdx`, `${to}.mdx`)]
      return [name, filesOf(base), filesOf(head), said.split('; ').filter(Boolean), pull]
    })

/** Of `a, /a → /b, navigation: a b, .mintignore: b.mdx`: two pages, two parts of docs.json, and a file. */
function filesOf(cell: string): Files {
  if (cell === 'no docs.json') return { 'docs.json': '' }
  const parts = cell.split(', ').filter(Boolean)
  const redirects = parts.filter((part) => part.includes(' → '))
  const rest = parts.filter((part) => !redirects.includes(part))
  const texts = Object.fromEntries(
    rest.filter((part) => part.includes(': ')).map((part) => part.split(': ')),
  )
  const { navigation = 'index', ...files } = texts
  const site = config(redirects, { pages: navigation.split(' ') })
  return { ...pages(...rest.filter((part) => !part.includes(': '))), ...files, 'docs.json': site }
}

function table(rows: Row[]) {
  test.each(rows)('%s', async (...[, base, head, said, pull]: Row) => {
    expect(await say({ ...docs(), ...base }, { ...docs(), ...head }, pull)).toEqual(said)
  })
}

const AB = pages('a', 'b')

describe('a page', () => {
  table(rows`
    that stays is a page                         | a, b | a, b |
    that is removed is red                       | a, b | b | /a: no redirect
    with another ending stays                    | a.md | a |
    that becomes the index of its folder stays   | a | a/index |
    that was renamed has its destination         | a | b | /a: no redirect, /a → /b | a → b
    that was renamed to what is no page has none | a, b | b, snippets/a | /a: no redirect | a → snippets/a
    of the navigation is no snippet              | a, b, navigation: a b | b, navigation: b | /a: no redirect, no snippet
    in another letter case is another page       | Guide | guide | /Guide: no redirect, /Guide → /guide | Guide → guide
    with a blank in its name                     | my page, b | b, /my%20page → /b |
  `)
  table([
    [
      'whose place another file takes stays',
      AB,
      pages('a', 'c'),
      ['/b: no redirect, /b → /a'],
      [renamed('b.mdx', 'a.mdx'), { filename: 'c.mdx', status: 'added' }],
    ],
  ])
})

describe('a redirect', () => {
  table(rows`
    to a page is one                           | a, b | b, /a → /b |
    to an anchor is one                        | a, b | b, /a → /b#part |
    to a query is one                          | a, b | b, /a → /b?x=1 |
    to another site is one                     | a, b | b, /a → https://example.com/a |
    to a file is one                           | a, b | b, files/x.pdf, /a → /files/x.pdf |
    to what the service makes is one           | a, b | b, /a → /llms.txt |
    over another one is one                    | a, b | b, /a → /x, /x → /b |
    over another one to the web is one         | a, b | b, /a → /x, /x → https://example.com |
    without slashes is one                     | a, b | b, a → b |
    with slashes at the ends is one            | a, b | b, /a/ → /b/ |
    with a wildcard is one                     | old/x/y, b | b, new/x/y, /old/:slug* → /new/:slug* |
    with a star is one                         | old/x, b | b, new/x, /old/* → /new/* |
    with a prefix is one                       | old/a-x, b | b, n-x, /old/a-* → /n-* |
    with a segment is one                      | v/1/b, b | b, /v/:version/b → /b |
    with a segment is none of two              | v/1/2/b, b | b, /v/:version/b → /b | /v/1/2/b: no redirect
    of a folder is none of its index           | old/index, old/x, b | b, /old/:slug* → /b | /old: no redirect
    of an index is one of its folder           | old/index, b | b, /old/index → /b |
    for one address goes before wildcards      | old/x, b | b, /old/* → /gone/*, /old/x → /b |
    with wildcards: any that leads to a page   | old/x, b | b, /old/* → /gone/*, /old/:slug* → /b |
    whose source has an anchor is none         | a, b | b, /a#part → /b | /a: no redirect
    to no page has to be replaced              | a, b | b, /a → /x | /a: dead end /x, take out /a
    with a wildcard to no page stays           | old/x, old/y, b | b, new/y, /old/* → /new/* | /old/x: dead end /new/x
    to itself is none                          | a, b | b, /a → /a | /a: circle, take out /a
    in a circle is none                        | a, b | b, /a → /x, /x → /a | /a: circle, take out /a
    in a circle of wildcards is none           | old/x, b | b, /old/* → /new/*, /new/* → /old/* | /old/x: circle
    to a mail address is one                   | a, b | b, /a → mailto:help@example.com |
    to a host without a scheme is one          | a, b | b, /a → //example.com/a |
    to a wildcard of its own is one            | old/x, b | b, /old/* → /new/:slug* |
    with two stars is one                      | old/x/in/y, b | b, new/x/y, /old/*/in/* → /new/*/* |
    with a wildcard needs a character          | a-, b | b, /a-* → /b | /a-: no redirect
    with a wildcard needs what stands after it | old/x/y, b | b, /old/*/z → /b | /old/x/y: no redirect
    that grows at each turn is none            | old/x, b | b, /old/:slug* → /old/more/:slug* | /old/x: circle
  `)
  table([
    ['that leads nowhere is none', AB, { ...pages('b'), ...docs('/a → ') }, ['/a: no redirect']],
  ])
})

describe('a rename that is taken back', () => {
  table(rows`
    needs a redirect, and the old one has to go | b, /a → /b | a, /a → /b | /b: no redirect, /b → /a, take out /a | b → a
    leads in a circle where the old one stays   | b, /a → /b | a, /a → /b, /b → /a | /b: circle, add nothing, take out /a | b → a
    leads in a circle over a wildcard, too      | b/x, /a/x → /b/x | a/x, /a/x → /b/x, /b/* → /a/* | /b/x: circle, add nothing, take out /a/x | b/x → a/x
    is green where the old one goes             | b, /a → /b | a, /b → /a |  | b → a
  `)
})

describe('the first page', () => {
  table(rows`
    is the first page of the navigation   | index, a, navigation: index a | a, navigation: a |
    is the destination "/"                | a, b | b, navigation: b, /a → / |
    is removed with all of the navigation | index, a, navigation: index a | x, /a → /x | /: no redirect, no snippet
  `)
  table([
    [
      'is none without an index and a navigation',
      AB,
      { ...pages('b'), 'docs.json': config(['/a → /'], {}) },
      ['/a: dead end /, take out /a'],
    ],
  ])
})

describe('what is no page', () => {
  const none = `
    README.md guides/readme.md LICENSE.md CONTRIBUTING.md contribute.md CHANGELOG.md
    AGENTS.md sub/CLAUDE.md skill.md snippets/a.mdx Snippets/deep/a.mdx _snippets/a.mdx
    .mintlify/workflows/a.md .mintlify/AGENTS.md .cursor/rules/a.mdx .github/a.md
    .claude/a.md node_modules/x/a.md build/a.mdx tmp/a.mdx logo.png a.jsx
  `.split(/\s+/)
  table(none.filter(Boolean).map((file): Row => [file, pages(file), {}, []]))
  const some = ['readme.mdx', 'guides/skill.md', 'guides/_snippets/a.mdx', 'builds/a.mdx']
  table(
    some.map((file): Row => {
      const address = `/${file.replace(/\.\w+$/, '')}`
      return [`${file} is one`, pages(file), {}, [`${address}: no redirect`]]
    }),
  )
  table(rows`
    what .mintignore hides, the navigation does not show | build/a, navigation: build/a, .mintignore: build/ |  |
    .mintignore may show what the default list hides     | build/a, .mintignore: !build |  | /build/a: no redirect
  `)
  table([
    [
      'the navigation makes one, whatever the default list says',
      {
        ...pages('build/a', 'dist/b', 'integrations/claude.md'),
        ...named('build/a', '/dist/b', 'integrations/claude'),
      },
      named('build/a', 'integrations/claude'),
      ['/build/a', '/dist/b', '/integrations/claude'].map(
        (page) => `${page}: no redirect, no snippet`,
      ),
    ],
    [
      'the root of a group is named, too',
      { ...pages('build/a'), ...named({ group: 'A', root: 'build/a', pages: [] }) },
      {},
      ['/build/a: no redirect, no snippet'],
    ],
    [
      'a byte order mark and Windows lines change nothing',
      { ...pages('drafts/a'), '.mintignore': '\uFEFF  drafts/ \r\n' },
      {},
      [],
    ],
    [
      'a file outside of all sites is none',
      { ...pages('a'), 'docs.json': '', 'web/docs.json': config([]) },
      { 'docs.json': '', 'web/docs.json': config([]) },
      [],
    ],
  ])
})

describe('.mintignore', () => {
  table(rows`
    hides a page: it is removed             | a, b | a, b, .mintignore: a.mdx | /a: no redirect, no snippet
    hides a page with a redirect            | a, b | a, b, .mintignore: a.mdx, /a → /b |
    no longer hides one: it is new          | a, b, .mintignore: a.mdx | a, b |
    hid a page that is removed: it was none | a, b, .mintignore: a.mdx | b |
    names what is removed: it was a snippet | a, b | b, .mintignore: a.mdx |
    names a removed page of the navigation  | a, b, navigation: a b | b, .mintignore: a.mdx, navigation: b | /a: no redirect, no snippet
    hides the destination of a redirect     | a, b | a, b, /a → /b, .mintignore: *.mdx | /a: dead end /b, take out /a, no snippet; /b: no redirect, no snippet
  `)
})

describe('a file that others import', () => {
  const base = pages('shared/note', 'guides/a')
  const head = pages('guides/a')
  const line = '/shared/note: no redirect'
  const imported = (from: string) => [
    patched('guides/a.mdx', `@@ -1 +1 @@\n-import Note from ${from}\n+x`),
  ]
  table([
    [
      'is a snippet where the patches remove its import',
      base,
      head,
      [],
      imported("'/shared/note.mdx'"),
    ],
    ['by a relative path', base, head, [], imported('"../shared/note.mdx";')],
    ['in another letter case', base, head, [], imported("'/Shared/Note.mdx'")],
    [
      'is unknown where they add its import',
      base,
      head,
      [line],
      [patched('guides/a.mdx', "+import Note from '/shared/note.mdx'")],
    ],
    ['is unknown where they import another', base, head, [line], imported("'/note.mdx'")],
    [
      'is a page if the navigation names it',
      { ...base, ...named('shared/note') },
      { ...head, ...named('guides/a') },
      ['/shared/note: no redirect, no snippet'],
      imported("'/shared/note.mdx'"),
    ],
  ])
})

describe('docs.json', () => {
  const none = { 'docs.json': '' }
  const moved = { ...pages('web/a', 'web/b'), 'web/docs.json': config([]), ...none }
  table(rows`
    that goes takes the docs with it               | a, b | no docs.json | left .: 2
    that goes without a page takes nothing with it |  | no docs.json |
  `)
  table([
    ['that is added has no pages before', { ...AB, ...none }, {}, []],
    ['that moves with its pages keeps their addresses', AB, moved, []],
    [
      'that moves without one of them names its new place',
      pages('a', 'b', 'c'),
      moved,
      ['/c: no redirect, web/docs.json: /c → ?'],
    ],
    [
      'that moves is the new one with the most of its pages',
      AB,
      { 'sdk/docs.json': config([]), ...pages('sdk/b'), ...moved },
      [],
    ],
    [
      'of a package is none',
      { 'node_modules/x/docs.json': config([]), ...pages('node_modules/x/a') },
      {},
      [],
    ],
    [
      'without a navigation is another tool’s',
      { ...AB, 'docs.json': '{"readme": 1}' },
      { 'docs.json': '[]' },
      [],
    ],
    [
      'with a byte order mark is read',
      AB,
      { ...pages('b'), 'docs.json': `\uFEFF${config(['/a → /b'])}` },
      [],
    ],
    [
      'D16: of the merge base that is not JSON is mended',
      { ...AB, 'docs.json': '{' },
      pages('b'),
      [
        '/a: no redirect',
        '"docs.json" is not JSON in line 1 column 2: look for a comment, or a comma before a bracket',
      ],
    ],
  ])
  test('D16: is an error at the head where it, or a file that it names, cannot be read', async () => {
    const reads = (files: Files) => readSites(treeOf(files))
    await expect(reads({ 'docs.json': '{,' })).rejects.toThrow('"docs.json" is not JSON')
    const ref = { 'docs.json': '{"navigation": {"$ref": "nav.json"}}' }
    await expect(reads(ref)).rejects.toThrow('"nav.json" does not exist')
    await expect(reads({ 'docs.json': '{"$ref": "docs.json"}' })).rejects.toThrow('leads back to')
    const patterns = Array.from({ length: 201 }, (_, n) => `/${n}/* → /b`)
    await expect(reads(docs(...patterns))).rejects.toThrow('more than 200 redirects')
    for (const slow of ['a\n'.repeat(501), 'a'.repeat(201), '**/**/**'])
      await expect(reads({ ...docs(), '.mintignore': slow })).rejects.toThrow('.mintignore has')
    const many = Object.fromEntries(Array.from({ length: 51 }, (_, n) => [`${n}/docs.json`, '{}']))
    await expect(reads(many)).rejects.toThrow('more than 50 docs.json')
  })

  test('D16: of the merge base is an error where a request failed', async () => {
    const { hashes } = treeOf(docs())
    const failed = new ActionError('Reading "docs.json"', { cause: new Error('refused') })
    const readText = () => Promise.reject(failed)
    await expect(readSites({ hashes, readText }, () => {})).rejects.toBe(failed)
  })
})

describe('several sites', () => {
  const two = (one: string[], other: string[] = []) => ({
    'docs.json': config(one),
    'sdk/docs.json': config(other),
  })
  table([
    [
      'have pages of their own',
      { ...pages('sdk/a', 'a'), ...two([]) },
      { ...pages('a'), ...two([]) },
      ['/a: no redirect, sdk/docs.json: /a → ?'],
    ],
    [
      'have redirects of their own',
      { ...pages('sdk/a', 'sdk/b'), ...two([]) },
      { ...pages('sdk/b'), ...two([], ['/a → /b']) },
      [],
    ],
    [
      'have a .mintignore of their own',
      { ...pages('sdk/a'), ...two([]), '.mintignore': 'a.mdx' },
      two([]),
      ['/a: no redirect, sdk/docs.json: /a → ?'],
    ],
    [
      'may go one by one',
      { ...pages('sdk/a', 'b'), ...two([]) },
      { ...pages('b'), ...docs() },
      ['left sdk: 1'],
    ],
  ])
  const leftOver = {
    'docs.json': config([], {
      languages: [{ pages: ['en/a'] }, { pages: ['ja/sdk/a', 'ja/sdk/b'] }],
    }),
    'ja/docs.json': '{ broken',
  }
  const base = { ...pages('en/a', 'ja/sdk/a', 'ja/sdk/b'), ...leftOver }
  const mended = (redirect: string) => ({
    'docs.json': config([redirect], { pages: ['en/a', 'ja/sdk/b'] }),
    'ja/docs.json': config([redirect]),
  })
  const head = pages('en/a', 'ja/sdk/b')
  table([
    [
      'are one where the other’s pages are the root’s',
      base,
      { ...head, ...mended('/x → /en/a') },
      ['/ja/sdk/a: no redirect, no snippet'],
    ],
    ['and the right mend is green', base, { ...head, ...mended('/ja/sdk/a → /ja/sdk/b') }, []],
    [
      'and the wrong mend is red',
      base,
      { ...head, ...mended('/sdk/a → /sdk/b') },
      ['/ja/sdk/a: no redirect, no snippet'],
    ],
    ['and the left-over may go', base, { ...base, 'ja/docs.json': '' }, []],
  ])
})

describe('pages that OpenAPI makes', () => {
  const openapi = (navigation: unknown, ...redirects: string[]) => ({
    'docs.json': config(redirects, navigation),
  })
  const inApi = openapi({
    pages: ['index'],
    groups: [{ openapi: { source: 'a.json', directory: 'api' } }],
  })
  table(rows`
    are not there without OpenAPI | api-reference/a |  | /api-reference/a: no redirect
  `)
  table([
    [
      'may be where a page was',
      pages('api/users', 'b'),
      { ...pages('b'), ...inApi },
      ['maybe /api/users: /api/users'],
    ],
    [
      'are in the default folder',
      pages('api-reference/a', 'b'),
      { ...pages('b'), ...openapi({ groups: [{ openapi: 'a.json', pages: ['GET /a'] }] }) },
      ['maybe /api-reference/a: /api-reference/a'],
    ],
    ['are not elsewhere', AB, { ...pages('b'), ...inApi }, ['/a: no redirect']],
    [
      'are where an endpoint is named',
      pages('api-reference/a', 'b'),
      { ...pages('b'), ...openapi({ pages: ['GET /a'] }) },
      ['maybe /api-reference/a: /api-reference/a'],
    ],
    [
      'are of all of the site if it says so',
      AB,
      { ...pages('b'), ...openapi({ graphql: { source: 'a.graphql', directory: '/' } }) },
      ['maybe /a: /a'],
    ],
    [
      'may be at the folder itself, and not beside it',
      pages('api', 'apis'),
      inApi,
      ['/apis: no redirect', 'maybe /api: /api'],
    ],
    [
      'are no excuse for a redirect that leads to no page',
      pages('api/a'),
      openapi({ openapi: { source: 'a.json', directory: 'api' } }, '/api/a → /x'),
      ['/api/a: dead end /x, take out /api/a'],
    ],
    [
      'may be where a redirect leads',
      AB,
      { ...pages('b'), ...openapi({ openapi: 'a.json' }, '/a → /api-reference/a') },
      ['maybe /a: /api-reference/a'],
    ],
  ])
})

describe('a redirect that goes', () => {
  table(rows`
    is a warning with the line to put back          | b, c, /old → /b, /v1/* → /b | b, c, /v1/* → /b | put back in docs.json: /old → /b
    with a wildcard too                             | b, c, /old → /b, /v1/* → /b | b, c, /old → /b | put back in docs.json: /v1/* → /b
    is silent if it is corrected                    | b, c, /old → /b, /v1/* → /b | b, c, /old → /c, /v1/* → /c |
    is a warning if its new destination is no page  | b, c, /old → /b, /v1/* → /b | b, c, /old → /x, /v1/* → /c | put back in docs.json: /old → /b
    is silent if its source now is a page           | b, c, /old → /b, /v1/* → /b | b, c, old, /v1/* → /b |
    is silent if another covers it                  | b, c, /old → /b, /v1/* → /b | b, c, /:any* → /b |
    with a wildcard to no page is a warning         | a, b, /v1/* → /new/* | a, b | put back in docs.json: /v1/* → /new/*
    with a wildcard is silent if another covers it  | a, b, /v1/* → /b | a, b, /v1/:slug* → /new/:slug* |
    is silent if it stays, and its destination goes | a, b, /old → /a | b, /old → /a | /a: no redirect
    is silent if it led to no page                  | a, b, /old → /x | a, b |
    is silent if it led in a circle                 | a, b, /old → /old | a, b |
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
  table([
    [
      'names the file of the lines',
      { ...AB, ...split([]) },
      { ...pages('b'), ...split([]) },
      ['/a: no redirect, config/redirects.json: /a → ?'],
    ],
    [
      'leads to the redirects',
      { ...AB, ...split([]) },
      { ...pages('b'), ...split(['/a → /b']) },
      [],
    ],
    [
      'moves redirects without a word',
      { ...AB, ...docs('/x → /b') },
      { ...AB, ...split(['/x → /b']) },
      [],
    ],
    [
      'names the file that has the last word',
      AB,
      {
        ...pages('b'),
        'docs.json': '{ "$ref": "base.json", "redirects": [] }',
        'base.json': config(['/a → /b']),
      },
      ['/a: no redirect'],
    ],
  ])
})

test('a pull request of 3,000 files needs no list of them', async () => {
  const names = Array.from({ length: 3200 }, (_, n) => `p/${n}`)
  const head = { ...pages(...names.slice(1)), ...docs() }
  expect(await say({ ...pages(...names), ...docs() }, head)).toEqual(['/p/0: no redirect'])
})

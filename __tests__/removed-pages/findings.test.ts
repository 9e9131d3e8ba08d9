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

async function say(base: Files, head: Files, pull: ChangedFile[] = []) {
  const broken: string[] = []
  const sites = await readSites(treeOf(base), ({ message }) => broken.push(message))
  const found = findRemovedPages(sites, await readSites(treeOf(head)), pull)
  return [
    ...found.left.map(({ folder, pages }) => `left ${folder}: ${pages}`),
    ...found.removed.map(({ address, why, file, add, takeOut, maybeSnippet }) =>
      [
        `red ${address}: ${why.kind}${'to' in why ? ` ${why.to}` : ''}`,
        add && `${file}: ${add.source} → ${add.destination ?? '?'}`,
        ...takeOut.map((source) => `take out ${source}`),
        maybeSnippet && 'or .mintignore',
      ]
        .filter(Boolean)
        .join(', '),
    ),
    ...found.warnings.map((warning) =>
      warning.kind === 'redirect gone'
        ? `put back in ${warning.file}: ${warning.redirect.source} → ${warning.redirect.destination}`
        : `maybe ${warning.address}: ${warning.at}`,
    ),
    ...broken,
  ]
}

function table(rows: Row[]) {
  test.each(rows)('%s', async (...[, base, head, said, pull]: Row) => {
    expect(await say({ ...docs(), ...base }, { ...docs(), ...head }, pull)).toEqual(said)
  })
}

const HINT = ', or .mintignore'
const AB = pages('a', 'b')

describe('a page', () => {
  table([
    ['that stays is a page', AB, AB, []],
    ['that is removed is red', AB, pages('b'), [`red /a: no redirect, docs.json: /a → ?${HINT}`]],
    ['with another ending stays', pages('a.md'), pages('a.mdx'), []],
    ['that becomes the index of its folder stays', pages('a'), pages('a/index'), []],
    [
      'that GitHub says was renamed has its destination',
      pages('a'),
      pages('b'),
      [`red /a: no redirect, docs.json: /a → /b${HINT}`],
      [renamed('a.mdx', 'b.mdx')],
    ],
    [
      'that was renamed to what is no page has none',
      pages('a', 'b'),
      pages('b', 'snippets/a'),
      [`red /a: no redirect, docs.json: /a → ?${HINT}`],
      [renamed('a.mdx', 'snippets/a.mdx')],
    ],
    [
      'whose place another file takes stays',
      AB,
      pages('a', 'c'),
      [`red /b: no redirect, docs.json: /b → /a${HINT}`],
      [renamed('b.mdx', 'a.mdx'), { filename: 'c.mdx', status: 'added' }],
    ],
    [
      'of the navigation is no snippet',
      { ...pages('a', 'b'), ...named('a', 'b') },
      { ...pages('b'), ...named('b') },
      ['red /a: no redirect, docs.json: /a → ?'],
    ],
    [
      // The vendor's packages make an address of a file's name as it is, and compare addresses as they are.
      'that changes a letter from upper to lower case has another address',
      pages('Guide'),
      pages('guide'),
      [`red /Guide: no redirect, docs.json: /Guide → /guide${HINT}`],
      [renamed('Guide.mdx', 'guide.mdx')],
    ],
    [
      'with a blank in its name is redirected by its address',
      pages('my page', 'b'),
      { ...pages('b'), ...docs('/my%20page → /b') },
      [],
    ],
  ])
})

describe('a redirect', () => {
  const to = (...redirects: string[]) => ({
    ...pages('b', 'c', 'files/x.pdf'),
    ...docs(...redirects),
  })
  table([
    ['to a page is one', AB, to('/a → /b'), []],
    ['to an anchor is one', AB, to('/a → /b#part'), []],
    ['to a query is one', AB, to('/a → /b?x=1'), []],
    ['to another site is one', AB, to('/a → https://example.com/a'), []],
    ['to a file is one', AB, to('/a → /files/x.pdf'), []],
    ['to what the service makes is one', AB, to('/a → /llms.txt'), []],
    ['over another one is one', AB, to('/a → /x', '/x → /b'), []],
    ['over another one to the web is one', AB, to('/a → /x', '/x → https://example.com'), []],
    ['without slashes is one', AB, to('a → b'), []],
    ['with slashes at the ends is one', AB, to('/a/ → /b/'), []],
    [
      'with a wildcard is one',
      pages('old/x/y', 'b'),
      { ...pages('b', 'new/x/y'), ...docs('/old/:slug* → /new/:slug*') },
      [],
    ],
    [
      'with a star is one',
      pages('old/x', 'b'),
      { ...pages('b', 'new/x'), ...docs('/old/* → /new/*') },
      [],
    ],
    [
      'with a prefix is one',
      pages('old/a-x', 'b'),
      { ...pages('b', 'n-x'), ...docs('/old/a-* → /n-*') },
      [],
    ],
    [
      'with a segment is one',
      pages('v/1/b', 'b'),
      { ...pages('b'), ...docs('/v/:version/b → /b') },
      [],
    ],
    [
      'with a segment is none of two',
      pages('v/1/2/b', 'b'),
      { ...pages('b'), ...docs('/v/:version/b → /b') },
      [`red /v/1/2/b: no redirect, docs.json: /v/1/2/b → ?${HINT}`],
    ],
    [
      'of a folder is none of the page at the folder itself',
      pages('old/index', 'old/x', 'b'),
      { ...pages('b'), ...docs('/old/:slug* → /b') },
      [`red /old: no redirect, docs.json: /old → ?${HINT}`],
    ],
    [
      'of an index is one of its folder',
      pages('old/index', 'b'),
      { ...pages('b'), ...docs('/old/index → /b') },
      [],
    ],
    [
      'for one address goes before those with wildcards',
      pages('old/x', 'b'),
      { ...pages('b'), ...docs('/old/* → /gone/*', '/old/x → /b') },
      [],
    ],
    [
      'with a wildcard counts if any of them leads to a page',
      pages('old/x', 'b'),
      { ...pages('b'), ...docs('/old/* → /gone/*', '/old/:slug* → /b') },
      [],
    ],
    [
      'whose source has an anchor is none',
      AB,
      to('/a#part → /b'),
      [`red /a: no redirect, docs.json: /a → ?${HINT}`],
    ],
    [
      'that leads nowhere is none',
      AB,
      to('/a → '),
      [`red /a: no redirect, docs.json: /a → ?${HINT}`],
    ],
    [
      'to no page has to be replaced: a source may stand there once',
      AB,
      to('/a → /x'),
      [`red /a: dead end /x, docs.json: /a → ?, take out /a${HINT}`],
    ],
    [
      'with a wildcard to no page stays, and one for the address is added',
      pages('old/x', 'old/y', 'b'),
      { ...pages('b', 'new/y'), ...docs('/old/* → /new/*') },
      [`red /old/x: dead end /new/x, docs.json: /old/x → ?${HINT}`],
    ],
    [
      'to itself is none',
      AB,
      to('/a → /a'),
      [`red /a: circle, docs.json: /a → ?, take out /a${HINT}`],
    ],
    [
      'in a circle is none',
      AB,
      to('/a → /x', '/x → /a'),
      [`red /a: circle, docs.json: /a → ?, take out /a${HINT}`],
    ],
    [
      'in a circle of wildcards is none',
      pages('old/x', 'b'),
      { ...pages('b'), ...docs('/old/* → /new/*', '/new/* → /old/*') },
      [`red /old/x: circle, docs.json: /old/x → ?${HINT}`],
    ],
    ['to a mail address is one', AB, to('/a → mailto:help@example.com'), []],
    ['to a host without a scheme is one', AB, to('/a → //example.com/a'), []],
    [
      'whose destination has a wildcard of its own is one',
      pages('old/x', 'b'),
      { ...pages('b'), ...docs('/old/* → /new/:slug*') },
      [],
    ],
    [
      'with two stars is one',
      pages('old/x/in/y', 'b'),
      { ...pages('b', 'new/x/y'), ...docs('/old/*/in/* → /new/*/*') },
      [],
    ],
    [
      'with a wildcard stands for one character at least',
      pages('a-', 'b'),
      { ...pages('b'), ...docs('/a-* → /b') },
      [`red /a-: no redirect, docs.json: /a- → ?${HINT}`],
    ],
    [
      'with a wildcard needs what stands after it',
      pages('old/x/y', 'b'),
      { ...pages('b'), ...docs('/old/*/z → /b') },
      [`red /old/x/y: no redirect, docs.json: /old/x/y → ?${HINT}`],
    ],
    [
      'that grows at each turn is none',
      pages('old/x', 'b'),
      { ...pages('b'), ...docs('/old/:slug* → /old/more/:slug*') },
      [`red /old/x: circle, docs.json: /old/x → ?${HINT}`],
    ],
  ])
})

describe('a rename that is taken back', () => {
  const base = { ...pages('b'), ...docs('/a → /b') }
  const pull = [renamed('b.mdx', 'a.mdx')]
  table([
    [
      'needs a redirect, and the old one has to go',
      base,
      { ...pages('a'), ...docs('/a → /b') },
      [`red /b: no redirect, docs.json: /b → /a, take out /a${HINT}`],
      pull,
    ],
    [
      'leads in a circle where the old one stays',
      base,
      { ...pages('a'), ...docs('/a → /b', '/b → /a') },
      [`red /b: circle, take out /a${HINT}`],
      pull,
    ],
    [
      'leads in a circle over a wildcard, too',
      { ...pages('b/x'), ...docs('/a/x → /b/x') },
      { ...pages('a/x'), ...docs('/a/x → /b/x', '/b/* → /a/*') },
      [`red /b/x: circle, take out /a/x${HINT}`],
      [renamed('b/x.mdx', 'a/x.mdx')],
    ],
    ['is green where the old one goes', base, { ...pages('a'), ...docs('/b → /a') }, [], pull],
  ])
})

describe('the first page', () => {
  const home = { ...pages('index', 'a'), ...named('index', 'a') }
  table([
    ['is the first page of the navigation', home, { ...pages('a'), ...named('a') }, []],
    [
      'is the destination "/"',
      AB,
      { ...pages('b'), 'docs.json': config(['/a → /'], { pages: ['b'] }) },
      [],
    ],
    [
      'is none without an index and a navigation',
      AB,
      { ...pages('b'), 'docs.json': config(['/a → /'], {}) },
      [`red /a: dead end /, docs.json: /a → ?, take out /a${HINT}`],
    ],
    [
      'is removed with all of the navigation',
      home,
      { ...pages('x'), ...docs('/a → /x') },
      ['red /: no redirect, docs.json: / → ?'],
    ],
  ])
})

describe('what is no page', () => {
  const none = [
    'README.md',
    'guides/readme.md',
    'LICENSE.md',
    'CONTRIBUTING.md',
    'contribute.md',
    'CHANGELOG.md',
    'AGENTS.md',
    'sub/CLAUDE.md',
    'skill.md',
    'snippets/a.mdx',
    'Snippets/deep/a.mdx',
    '_snippets/a.mdx',
    '.mintlify/workflows/a.md',
    '.mintlify/AGENTS.md',
    '.cursor/rules/a.mdx',
    '.github/a.md',
    '.claude/a.md',
    'node_modules/x/a.md',
    'build/a.mdx',
    'tmp/a.mdx',
    'logo.png',
    'a.jsx',
  ]
  table(none.map((file): Row => [file, pages(file), {}, []]))
  const some = ['readme.mdx', 'guides/skill.md', 'guides/_snippets/a.mdx', 'builds/a.mdx']
  table(
    some.map((file): Row => {
      const address = `/${file.replace(/\.\w+$/, '')}`
      return [
        `${file} is one`,
        pages(file),
        {},
        [`red ${address}: no redirect, docs.json: ${address} → ?${HINT}`],
      ]
    }),
  )
  table([
    [
      'the navigation makes one, whatever the default list says',
      {
        ...pages('build/a', 'dist/b', 'integrations/claude.md'),
        ...named('build/a', '/dist/b', 'integrations/claude'),
      },
      named('build/a', 'integrations/claude'),
      ['/build/a', '/dist/b', '/integrations/claude'].map(
        (page) => `red ${page}: no redirect, docs.json: ${page} → ?`,
      ),
    ],
    [
      'the root of a group is named, too',
      { ...pages('build/a'), ...named({ group: 'A', root: 'build/a', pages: [] }) },
      {},
      ['red /build/a: no redirect, docs.json: /build/a → ?'],
    ],
    [
      'what .mintignore hides, the navigation does not show',
      { ...pages('build/a'), ...named('build/a'), '.mintignore': 'build/' },
      {},
      [],
    ],
    [
      '.mintignore may show what the default list hides',
      { ...pages('build/a'), '.mintignore': '!build' },
      {},
      [`red /build/a: no redirect, docs.json: /build/a → ?${HINT}`],
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
  const ignore = { '.mintignore': 'a.mdx' }
  table([
    [
      'hides a page: it is removed',
      AB,
      { ...AB, ...ignore },
      ['red /a: no redirect, docs.json: /a → ?'],
    ],
    ['hides a page with a redirect', AB, { ...AB, ...ignore, ...docs('/a → /b') }, []],
    ['no longer hides one: it is new', { ...AB, ...ignore }, AB, []],
    ['hid a page that is removed: it was none', { ...AB, ...ignore }, pages('b'), []],
    [
      'names a file that is removed, outside of the navigation: it was a snippet',
      AB,
      { ...pages('b'), ...ignore },
      [],
    ],
    [
      'names a file that is removed, of the navigation: it was a page',
      { ...AB, ...named('a', 'b') },
      { ...pages('b'), ...ignore, ...named('b') },
      ['red /a: no redirect, docs.json: /a → ?'],
    ],
    [
      'hides the destination of a redirect',
      AB,
      { ...AB, ...docs('/a → /b'), '.mintignore': '*.mdx' },
      [
        'red /a: dead end /b, docs.json: /a → ?, take out /a',
        'red /b: no redirect, docs.json: /b → ?',
      ],
    ],
  ])
})

describe('a file that others import', () => {
  const base = pages('shared/note', 'guides/a')
  const head = pages('guides/a')
  const line = `red /shared/note: no redirect, docs.json: /shared/note → ?${HINT}`
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
      ['red /shared/note: no redirect, docs.json: /shared/note → ?'],
      imported("'/shared/note.mdx'"),
    ],
  ])
})

describe('docs.json', () => {
  const none = { 'docs.json': '' }
  const moved = { ...pages('web/a', 'web/b'), 'web/docs.json': config([]), ...none }
  table([
    ['that is added has no pages before', { ...AB, ...none }, {}, []],
    ['that moves with its pages keeps their addresses', AB, moved, []],
    [
      'that moves without one of them names its new place',
      pages('a', 'b', 'c'),
      moved,
      [`red /c: no redirect, web/docs.json: /c → ?${HINT}`],
    ],
    ['that goes takes the docs with it', AB, none, ['left .: 2']],
    ['that goes without a page takes nothing with it', {}, none, []],
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
        `red /a: no redirect, docs.json: /a → ?${HINT}`,
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
      [`red /a: no redirect, sdk/docs.json: /a → ?${HINT}`],
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
      [`red /a: no redirect, sdk/docs.json: /a → ?${HINT}`],
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
      ['red /ja/sdk/a: no redirect, docs.json: /ja/sdk/a → ?'],
    ],
    ['and the right mend is green', base, { ...head, ...mended('/ja/sdk/a → /ja/sdk/b') }, []],
    [
      'and the wrong mend is red',
      base,
      { ...head, ...mended('/sdk/a → /sdk/b') },
      ['red /ja/sdk/a: no redirect, docs.json: /ja/sdk/a → ?'],
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
    [
      'are not elsewhere',
      AB,
      { ...pages('b'), ...inApi },
      [`red /a: no redirect, docs.json: /a → ?${HINT}`],
    ],
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
      [`red /apis: no redirect, docs.json: /apis → ?${HINT}`, 'maybe /api: /api'],
    ],
    [
      'are no excuse for a redirect that leads to no page',
      pages('api/a'),
      openapi({ openapi: { source: 'a.json', directory: 'api' } }, '/api/a → /x'),
      [`red /api/a: dead end /x, docs.json: /api/a → ?, take out /api/a${HINT}`],
    ],
    [
      'may be where a redirect leads',
      AB,
      { ...pages('b'), ...openapi({ openapi: 'a.json' }, '/a → /api-reference/a') },
      ['maybe /a: /api-reference/a'],
    ],
    [
      'are not there without OpenAPI',
      pages('api-reference/a'),
      {},
      [`red /api-reference/a: no redirect, docs.json: /api-reference/a → ?${HINT}`],
    ],
  ])
})

describe('a redirect that goes', () => {
  const base = { ...pages('b', 'c'), ...docs('/old → /b', '/v1/* → /b') }
  table([
    [
      'is a warning with the line to put back',
      base,
      { ...pages('b', 'c'), ...docs('/v1/* → /b') },
      ['put back in docs.json: /old → /b'],
    ],
    [
      'with a wildcard too',
      base,
      { ...pages('b', 'c'), ...docs('/old → /b') },
      ['put back in docs.json: /v1/* → /b'],
    ],
    [
      'is silent if it is corrected',
      base,
      { ...pages('b', 'c'), ...docs('/old → /c', '/v1/* → /c') },
      [],
    ],
    [
      'is a warning if its new destination is no page',
      base,
      { ...pages('b', 'c'), ...docs('/old → /x', '/v1/* → /c') },
      ['put back in docs.json: /old → /b'],
    ],
    [
      'is silent if its source now is a page',
      base,
      { ...pages('b', 'c', 'old'), ...docs('/v1/* → /b') },
      [],
    ],
    ['is silent if another covers it', base, { ...pages('b', 'c'), ...docs('/:any* → /b') }, []],
    [
      'with a wildcard is a warning, whatever its destination is',
      { ...AB, ...docs('/v1/* → /new/*') },
      AB,
      ['put back in docs.json: /v1/* → /new/*'],
    ],
    [
      'with a wildcard is silent if another covers it',
      { ...AB, ...docs('/v1/* → /b') },
      { ...AB, ...docs('/v1/:slug* → /new/:slug*') },
      [],
    ],
    [
      'is silent if it stays, and its destination goes',
      { ...AB, ...docs('/old → /a') },
      { ...pages('b'), ...docs('/old → /a') },
      [`red /a: no redirect, docs.json: /a → ?${HINT}`],
    ],
    ['is silent if it led to no page', { ...AB, ...docs('/old → /x') }, AB, []],
    ['is silent if it led in a circle', { ...AB, ...docs('/old → /old') }, AB, []],
  ])
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
      [`red /a: no redirect, config/redirects.json: /a → ?${HINT}`],
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
      [`red /a: no redirect, docs.json: /a → ?${HINT}`],
    ],
  ])
})

test('a pull request of 3,000 files needs no list of them', async () => {
  const names = Array.from({ length: 3200 }, (_, n) => `p/${n}`)
  const head = { ...pages(...names.slice(1)), ...docs() }
  expect(await say({ ...pages(...names), ...docs() }, head)).toEqual([
    `red /p/0: no redirect, docs.json: /p/0 → ?${HINT}`,
  ])
})

import { describe, expect, test } from '@jest/globals'
import { readNavigation } from '../../src/removed-pages/navigation.ts'
import { makePages, partOf, readOperations } from '../../src/removed-pages/openapi.ts'

/* The service's rule for pages that it makes from OpenAPI, a row for each line of it. */

const checkpoint = async () => {}

/** The addresses of a specification's pages. An operation is `METHOD path`, and its fields. */
async function addressesOf(
  operations: Record<string, object>,
  node: object = { openapi: 'a.json' },
  more: object = {},
) {
  const paths: Record<string, Record<string, unknown>> = {}
  const webhooks: Record<string, unknown> = {}
  for (const [name, fields] of Object.entries(operations)) {
    const [method = '', path = ''] = name.split(' ')
    if (method === 'webhook') webhooks[path] = { post: fields }
    else {
      const field = method === 'additionalOperations' ? method : method.toLowerCase()
      paths[path] = { ...paths[path], [field]: fields }
    }
  }
  const text = JSON.stringify({ openapi: '3.1.0', paths, webhooks, ...more })
  const read = await readOperations(text, checkpoint)
  const { sources } = readNavigation(node)
  return sources.flatMap((source) => [...makePages(source, read)].map(({ address }) => address))
}

test.each([
  ['List users', 'list-users'],
  ['Get user {id}', 'get-user-'],
  ['/v1/users/{id}', 'v1users'],
  ['/users/{id}/keys', 'users-keys'],
  ['member.created', 'membercreated'],
  ["It's (a, b)", 'its-a-b'],
  ['- a -', '-a-'],
  ['a - b', 'a--b'],
  ['a -- b', 'a--b'],
  ['One\nTwo', 'onetwo'],
  ['Größe', 'größe'],
])('a part of an address: %j is %j [D17]', (text, part) => {
  expect(partOf(text)).toBe(part)
})

const all = { openapi: 'a.json' }
/** Not on `navigation` itself, where an endpoint's name leaves the other ones their pages. */
const inGroup = (node: object) => ({ groups: [node] })
const inFolder = (directory: string) => ({ openapi: { source: 'a.json', directory } })
const of32 = {
  openapi: '3.2.0',
  tags: [{ name: 'n', kind: 'nav' }, { name: 'b', kind: 'badge' }, { name: 'c' }],
}
type Row = [
  what: string,
  operations: Record<string, object>,
  addresses: string[],
  node?: object,
  more?: object,
]
test.each<Row>([
  [
    'tag and summary',
    { 'GET /a': { tags: ['My Tag', 'x'], summary: 'Get A' } },
    ['/api-reference/my-tag/get-a'],
  ],
  ['no tag', { 'GET /a': { summary: 'Get A' } }, ['/api-reference/get-a']],
  ['no summary', { 'GET /a/{id}': { tags: ['t'] } }, ['/api-reference/t/get-a']],
  ['a webhook without a summary', { 'webhook a.b': {} }, ['/api-reference/ab']],
  ['a directory, in lower case', { 'GET /a': { summary: 'A' } }, ['/api/v1/a'], inFolder('API/V1')],
  [
    'the same twice in a tag',
    {
      'GET /a': { tags: ['t'], summary: 'A' },
      'PUT /a': { tags: ['t'], summary: 'A' },
      'GET /b': { tags: ['t'], summary: 'A' },
    },
    ['/api-reference/t/a', '/api-reference/t/a-1', '/api-reference/t/a-2'],
  ],
  [
    'the same twice in two tags',
    { 'GET /a': { tags: ['t'], summary: 'A' }, 'PUT /a': { tags: ['T'], summary: 'A' } },
    ['/api-reference/t/a', '/api-reference/t/a'],
  ],
  [
    'a hidden one takes no number',
    {
      'GET /a': { summary: 'A', 'x-hidden': true },
      'GET /b': { summary: 'A' },
      'GET /c': { summary: 'A' },
    },
    ['/api-reference/a', '/api-reference/a', '/api-reference/a-1'],
  ],
  [
    'no page for an excluded one',
    { 'GET /a': { summary: 'A', 'x-excluded': true }, 'GET /b': { summary: 'A' } },
    ['/api-reference/a'],
  ],
  [
    'href, without its ending',
    {
      'GET /a': { 'x-mint': { href: '/Guides/A.mdx' } },
      'GET /b': { 'x-mint': { href: 'guides/a' } },
    },
    ['/guides/a', '/guides/a-1'],
  ],
  ['href with a final slash', { 'GET /a': { 'x-mint': { href: '/guides/a/' } } }, ['/guides/a']],
  [
    'flags that are true in JavaScript',
    {
      'GET /a': { summary: 'A', 'x-hidden': 'true' },
      'GET /b': { summary: 'A', 'x-excluded': 1 },
      'GET /c': { summary: 'A', 'x-hidden': '' },
      'GET /d': { summary: 'A', 'x-excluded': 0 },
    },
    ['/api-reference/a', '/api-reference/a', '/api-reference/a-1'],
  ],
  [
    'index at the end falls away',
    { 'GET /a': { tags: ['t'], summary: 'Index' } },
    ['/api-reference/t'],
  ],
  [
    'named endpoints only, without numbers',
    { 'GET /a/': { summary: 'A' }, 'PUT /a/': { summary: 'A' }, 'GET /b': {} },
    ['/api-reference/a', '/api-reference/a'],
    inGroup({ ...all, pages: ['GET /a', 'put /a'] }),
  ],
  [
    'endpoints that a group below names',
    { 'GET /a': {}, 'GET /b': {} },
    ['/api-reference/get-b'],
    inGroup({ ...all, groups: [{ pages: ['intro', { pages: ['GET /b'] }] }] }),
  ],
  ['files alone', { 'GET /a': {} }, ['/api-reference/get-a'], { ...all, pages: ['intro'] }],
  [
    'a webhook by its name',
    { 'webhook paid': {}, 'GET /a': {} },
    ['/api-reference/paid'],
    inGroup({ ...all, pages: ['webhook paid'] }),
  ],
  [
    'an endpoint with its file, beside all',
    { 'GET /a': {} },
    ['/api-reference/get-a', '/api-reference/get-a'],
    { ...all, pages: ['a.json GET /a'] },
  ],
  [
    'all, and the named ones too, of `openapi` on the navigation itself',
    { 'GET /a': { summary: 'A' }, 'GET /b': { summary: 'A' }, 'GET /c': {} },
    ['/api-reference/a', '/api-reference/a-1', '/api-reference/get-c', '/api-reference/a'],
    { ...all, groups: [{ pages: ['GET /b'] }] },
  ],
  [
    'methods of OpenAPI 3.2, after all others',
    {
      'GET /a': { summary: 'A' },
      'QUERY /a': { summary: 'A' },
      'additionalOperations /a': { COPY: { summary: 'A' }, LINK: {} },
    },
    ['/api-reference/a', '/api-reference/a-1', '/api-reference/a-2', '/api-reference/link-a'],
    all,
    of32,
  ],
  [
    'no such method before OpenAPI 3.2',
    { 'QUERY /a': {}, 'additionalOperations /a': { COPY: {} } },
    [],
  ],
  [
    'a named method of OpenAPI 3.2',
    { 'QUERY /a': {}, 'GET /a': {}, 'additionalOperations /b': { COPY: {} } },
    ['/api-reference/query-a', '/api-reference/copy-b'],
    inGroup({ ...all, pages: ['query /a', 'COPY /b'] }),
    of32,
  ],
  [
    'a tag that is declared before one that is not',
    { 'GET /a': { tags: ['b', 'x', 'c'], summary: 'A' } },
    ['/api-reference/c/a'],
    all,
    of32,
  ],
  [
    'tags of OpenAPI 3.2',
    {
      'GET /a': { tags: ['b', 'x', 'n'], summary: 'A' },
      'GET /b': { tags: ['b', 'x'], summary: 'B' },
      'GET /c': { tags: ['b'], summary: 'C' },
    },
    ['/api-reference/n/a', '/api-reference/x/b', '/api-reference/c'],
    all,
    of32,
  ],
])('%s [D17]', async (...[, operations, addresses, node, more]: Row) => {
  expect(await addressesOf(operations, node, more)).toEqual(addresses)
})

describe('the sources of pages in the navigation', () => {
  const a = { source: 'a.json', directory: 'x' }
  const sourcesIn = (navigation: unknown) =>
    readNavigation(navigation).sources.map(({ kind, file, directory, endpoints }) =>
      [kind === 'openapi' ? '' : kind, file, directory, ...endpoints].filter(Boolean).join(' '),
    )
  type Navigation = [what: string, navigation: unknown, sources: string[]]
  test.each<Navigation>([
    [
      'at any depth',
      { tabs: [{ versions: [{ menu: [{ openapi: 'a.json' }] }] }] },
      ['a.json /api-reference'],
    ],
    ['the first of a list', { groups: [{ openapi: [a, 'b.json'] }] }, ['a.json /x']],
    [
      'is not inherited with its directory',
      { openapi: a, groups: [{ openapi: 'b.json' }] },
      ['a.json /x', 'b.json /api-reference'],
    ],
    ['endpoints without a specification', { pages: ['GET /a'] }, ['/api-reference get /a']],
    [
      'endpoints with one',
      { openapi: a, pages: ['b.yaml POST /b/'] },
      ['a.json /x', 'b.yaml /x post /b'],
    ],
    [
      'of other kinds',
      { asyncapi: 'e.yaml', graphql: { source: 'q', directory: '/Q' }, sdk: {} },
      ['asyncapi e.yaml /api-reference', 'graphql q /q', 'sdk /sdk-reference'],
    ],
    ['pages with blanks', { pages: ['get started', 'webhook', 'webhook order paid'] }, []],
    [
      'each of a list of AsyncAPI sources',
      { asyncapi: ['a.yaml', { source: 'b.yaml', directory: 'events' }] },
      ['asyncapi a.yaml /api-reference', 'asyncapi b.yaml /events'],
    ],
  ])('%s', (...[, navigation, sources]: Navigation) => {
    expect(sourcesIn(navigation)).toEqual(sources)
  })
  test('not from more than 1,000 [D14]', () => {
    const groups = Array.from({ length: 1001 }, () => ({ openapi: 'a.json' }))
    expect(() => sourcesIn({ groups })).toThrow('more than 1000')
  })
})

test('a percent-encoded `$ref` is followed [D17]', async () => {
  const paths = {
    '/users/{id}': { get: { summary: 'Get a user' } },
    '/me': { $ref: '#/paths/~1users~1%7Bid%7D' },
  }
  const operations = await readOperations(JSON.stringify({ openapi: '3.1.0', paths }), checkpoint)
  expect(operations.map(({ key }) => key)).toEqual(['get /users/{id}', 'get /me'])
})

test('equal summaries are numbered in the order of methods, whatever the order of the file [D17]', async () => {
  const paths = { '/a': { post: { summary: 'A' }, put: { summary: 'A' }, get: { summary: 'A' } } }
  const operations = await readOperations(JSON.stringify({ openapi: '3.1.0', paths }), checkpoint)
  const [source] = readNavigation(all).sources
  if (source === undefined) throw new Error('no source')
  const pages = [...makePages(source, operations)]
  expect(pages.map(({ key, address }) => `${key}: ${address}`)).toEqual([
    'get /a: /api-reference/a',
    'put /a: /api-reference/a-1',
    'post /a: /api-reference/a-2',
  ])
})

test('each method of a webhook that the navigation names has its page [D17]', async () => {
  const webhooks = { paid: { post: { summary: 'A' }, get: { summary: 'A' } } }
  const operations = await readOperations(
    JSON.stringify({ openapi: '3.1.0', webhooks }),
    checkpoint,
  )
  const { sources } = readNavigation(inGroup({ ...all, pages: ['webhook paid'] }))
  const pages = sources.flatMap((source) => [...makePages(source, operations)])
  expect(pages.map(({ address }) => address)).toEqual(['/api-reference/a', '/api-reference/a-1'])
})

test('methods of a named webhook are numbered within a tag, even if only letter case differs [D17]', async () => {
  const webhooks = {
    paid: { get: { tags: ['t'] }, post: { tags: ['T'] }, delete: { tags: ['t'] } },
  }
  const text = JSON.stringify({ openapi: '3.1.0', webhooks })
  const operations = await readOperations(text, checkpoint)
  const { sources } = readNavigation(inGroup({ ...all, pages: ['webhook paid'] }))
  const pages = sources.flatMap((source) => [...makePages(source, operations)])
  expect(pages.map(({ address }) => address)).toEqual([
    '/api-reference/t/paid',
    '/api-reference/t/paid',
    '/api-reference/t/paid-1',
  ])
})

test('merge keys of YAML are merged [D17]', async () => {
  const text = `
openapi: 3.1.0
base: &base { tags: [t], summary: Base }
hidden: &hidden { x-excluded: yes }
paths:
  /a: { get: { <<: *base } }
  /b: { get: { <<: *base, summary: Own } }
  /c: { get: { <<: [*base, *hidden] } }
`
  const operations = await readOperations(text, checkpoint)
  const [source] = readNavigation(all).sources
  if (source === undefined) throw new Error('no source')
  const pages = [...makePages(source, operations)]
  expect(pages.map(({ address }) => address)).toEqual([
    '/api-reference/t/base',
    '/api-reference/t/own',
  ])
})

describe('a specification that cannot be read', () => {
  test.each([
    ['{"openapi": "3.0.0",', 'not JSON or YAML'],
    ['openapi: 3.0.0\npaths: [', 'not JSON or YAML'],
    ['{"swagger": "2.0"}', 'no OpenAPI 3'],
    ['', 'no OpenAPI 3'],
    ['paths: {}', 'no OpenAPI 3'],
    ['{"openapi": "3.1.0", "paths": {"/a": {"$ref": "b.json#/a"}}}', 'to another file'],
    ['{"openapi": "3.1.0", "x": [{"example": {"$ref": "./b.json"}}]}', 'to another file'],
    ['openapi: 3.1.0\nx: { $ref: "https://x.example/a.json" }', 'to another file'],
    ['openapi: 3.1.0\nx: { $ref: "" }', 'to another file'],
    ['{"openapi": "3.1.0", "paths": {"/a": {"$ref": "#/paths/~1a"}}}', 'with a circle of `$ref`'],
    ['{"openapi": {"toString": 1}}', 'no OpenAPI 3'],
    ['openapi: !foo 3.1.0', 'not JSON or YAML'],
  ])('%j', async (text, reason) => {
    await expect(readOperations(text, checkpoint)).rejects.toThrow(reason)
  })
  /** A mapping of a thousand keys, merged into each path. */
  const merging = (count: number) => {
    const keys = Array.from({ length: 1000 }, (_, n) => `k${n}: 1`).join(', ')
    const paths = Array.from({ length: count }, (_, n) => ` /${n}: { <<: *x }`).join('\n')
    return `openapi: 3.1.0\nx: &x { ${keys} }\npaths:\n${paths}`
  }
  test.each([
    ['a million faults', `a: "${'\\q'.repeat(1_000_000)}"`, 'not JSON or YAML'],
    ['a million levels', '- '.repeat(1_000_000), 'not JSON or YAML'],
    ['a million aliases', `a: &a [1]\nb: [${'*a,'.repeat(900_000)}]`, 'no OpenAPI 3'],
    ['over 10,000 merged keys', merging(20_000), 'not JSON or YAML'],
    ['over 4 MB', `a: ${'b'.repeat(4_000_000)}`, 'too large for YAML'],
    [
      'too many operations by aliases',
      `openapi: 3.1.0\nx: &x {get: {}, put: {}, post: {}}\npaths:\n${Array.from({ length: 20_000 }, (_, n) => ` /${n}: *x`).join('\n')}`,
      'more than 50,000 operations',
    ],
  ])('YAML with %s is refused before it costs seconds [D14]', async (_what, text, reason) => {
    const start = process.cpuUsage()
    await expect(readOperations(text, checkpoint)).rejects.toThrow(reason)
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(2000)
  })
  test('a `$ref` that only seems to leave the file is no reason', async () => {
    const text = `
openapi: 3.1.0
info: { description: "Write $ref: ./b.yaml" }
paths: { /a: { get: { summary: A } } }
x: { properties: { $ref: { type: string } }, anchor: { $ref: "#a" }, list: { $ref: [b.yaml] } }
`
    expect(await readOperations(text, checkpoint)).toMatchObject([{ key: 'get /a', summary: 'A' }])
  })
  test('a million values without an operation have checkpoints [D14]', async () => {
    const text = `{"openapi": "3.1.0", "x": [${'[],'.repeat(999_999)}[]]}`
    let checkpoints = 0
    await readOperations(text, async () => {
      checkpoints++
    })
    expect(checkpoints).toBe(100)
  })
  test('YAML as people write it: a low brace, repeated keys, a `$ref`, a second document', async () => {
    const text =
      'openapi: 3.0.0\nopenapi: 3.1.0\npaths:\n  /a: { $ref: "#/x/~1a" }\nx:\n  /a:\n    get: {\n  summary: A\n}\n---\n'
    expect(await readOperations(text, checkpoint)).toMatchObject([{ key: 'get /a', summary: 'A' }])
  })
})

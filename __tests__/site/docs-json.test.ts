import { describe, expect, test } from '@jest/globals'
import { type DocsJson, judgeRedirect, readDocsJson } from '../../src/site/docs-json.ts'

/** Reads a docs.json in a repository of these files. */
function read(files: Record<string, unknown>, file = 'docs.json') {
  const asked: string[] = []
  const docs = readDocsJson(file, async (path) => {
    asked.push(path)
    if (path in files) return files[path]
    throw new Error(`no ${path}`)
  })
  return { docs, asked }
}

/** Redirects from these paths. */
const from = (...sources: string[]) =>
  sources.map((source) => ({ source, destination: '/elsewhere' }))

function isRedirected(docs: DocsJson, page: string) {
  return judgeRedirect(docs, page).hasRedirect
}

async function covers(source: string, page: string) {
  const docs = await read({ 'docs.json': { redirects: from(source) } }).docs
  return isRedirected(docs, page)
}

/** https://www.mintlify.com/docs/create/redirects, and the service's own docs.json, of November 2026. */
describe('a redirect', () => {
  test.each<[source: string, page: string]>([
    ['/source/path', '/source/path'],
    ['/source/path/', '/source/path'],
    ['source/path', '/source/path'],
    ['/', '/'],
    ['/beta/:slug*', '/beta/introduction'],
    ['/beta/:slug*', '/beta/guides/introduction'],
    ['/beta/:any-name*', '/beta/introduction'],
    ['/:slug*', '/introduction'],
    ['/articles/concepts-*', '/articles/concepts-getting-started'],
    ['/articles/concepts-*', '/articles/concepts-overview'],
    ['/old/article-*', '/old/article-123'],
    ['/api-reference/*', '/api-reference/chat'],
    ['/api-reference/*', '/api-reference/chat/create'],
    ['/*', '/introduction'],
  ])('from %s covers %s', async (source, page) => {
    expect(await covers(source, page)).toBe(true)
  })

  test.each<[source: string, page: string]>([
    ['/source/path', '/source'],
    ['/source/path', '/source/path/more'],
    ['/source/path', '/source/pathology'],
    ['/source/path', '/Source/path'],
    ['/source/path#part', '/source/path'],
    ['/source/path?query=1', '/source/path'],
    ['/', '/introduction'],
    ['/beta/:slug*', '/betamax'],
    ['/beta/:slug*', '/alpha/introduction'],
    ['/beta/:slug*', '/v1/beta/introduction'],
    ['/articles/concepts-*', '/articles/other'],
    ['/articles/concepts-*', '/articles/my-concepts-a'],
    ['/articles/concepts-*', '/concepts-a'],
    ['/old/article-*', '/old/articles'],
    ['/workflows/:page', '/elsewhere/a'],
  ])('from %s does not cover %s', async (source, page) => {
    expect(await covers(source, page)).toBe(false)
  })

  test.each<[source: string, page: string]>([
    ['/beta/:slug*', '/beta'],
    ['/beta/*', '/beta'],
    ['/:slug*', '/'],
    ['/articles/concepts-*', '/articles/concepts-'],
    ['/articles/concepts-*', '/articles/concepts-a/b'],
    ['/agent/workflows/:page', '/agent/workflows/a'],
    ['/reference/zkevm-:slug*', '/reference/zkevm-batch'],
    ['/a/:b/c/:d*', '/a/x/c/y'],
    ['/a/*/c', '/a/b/c'],
    ['/workflows/index', '/workflows'],
    ['/index', '/'],
  ])('from %s: the documentation does not say whether it covers %s', async (source, page) => {
    expect(await covers(source, page)).toBeNull()
  })

  test('counts if it surely covers a page, whatever others may do', async () => {
    const redirects = [...from('/beta/:page', '/beta/a'), { destination: '/beta/b' }]
    const docs = await read({ 'docs.json': { redirects } }).docs
    expect(isRedirected(docs, '/beta/a')).toBe(true)
    expect(judgeRedirect(docs, '/beta/b')).toEqual({
      hasRedirect: null,
      whyUnknown: expect.stringContaining('does not say whether the redirect from "/beta/:page"'),
    })
    expect(isRedirected(docs, '/b')).toBe(false)
  })

  test('without a destination is none', async () => {
    const redirects = [{ source: '/a' }, { source: '/b', destination: '' }]
    const docs = await read({ 'docs.json': { redirects } }).docs
    expect(docs.redirects).toEqual([])
  })
})

describe('docs.json', () => {
  test('names pages anywhere in its navigation', async () => {
    const groups = [{ group: 'Start', root: 'start/index', pages: ['index', { pages: ['a/b'] }] }]
    const navigation = { languages: [{ tabs: [{ groups }] }] }
    const files = { 'docs.json': { navigation, footer: { pages: ['not/here'] } } }
    const docs = await read(files).docs
    expect(docs.navigation).toEqual(new Set(['/Start', '/start', '/', '/a/b']))
    expect(docs.makesPages).toBe(false)
  })

  const tab = (more: object) => ({ navigation: { tabs: [{ tab: 'Get started /api', ...more }] } })
  test.each<[string, object]>([
    ['OpenAPI', tab({ openapi: 'openapi.json' })],
    ['OpenAPI in a folder', tab({ groups: [{ openapi: { source: 'a.json', directory: 'api' } }] })],
    ['OpenAPI of all', { api: { openapi: ['a.json'] }, ...tab({}) }],
    ['AsyncAPI', tab({ asyncapi: 'a.json' })],
    ['GraphQL', tab({ graphql: 'schema.graphql' })],
    ['an SDK', tab({ sdk: { format: 'typedoc' } })],
    ['an endpoint', tab({ pages: ['GET /users'] })],
    ['an endpoint of a file', tab({ pages: ['/specs/users.yaml webhook paid'] })],
  ])('has pages that no file holds where it names %s', async (_what, docsJson) => {
    const { docs } = read({ 'docs.json': docsJson })
    expect((await docs).makesPages).toBe(true)
  })

  test('leads to other files by $ref, relative to the file that names them', async () => {
    const [a, b] = from('/a', '/b')
    const files = {
      'docs/docs.json': {
        redirects: { $ref: './config/redirects.json' },
        navigation: { languages: [{ $ref: 'config/en.json' }, { $ref: './config/en.json' }] },
      },
      'docs/config/redirects.json': [a, { $ref: '../more.json' }],
      'docs/more.json': b,
      'docs/config/en.json': { pages: ['c'] },
    }
    const { docs, asked } = read(files, 'docs/docs.json')
    for (const page of ['/a', '/b']) expect(isRedirected(await docs, page)).toBe(true)
    expect((await docs).navigation).toEqual(new Set(['/c']))
    expect([...(await docs).files]).toEqual(asked)
    expect(asked).toHaveLength(4)
  })

  test('may itself refer to another file', async () => {
    const base = { redirects: from('/a') }
    const files = { 'docs.json': { name: 'Docs', $ref: 'base.json' }, 'base.json': base }
    const { docs } = read(files)
    expect(isRedirected(await docs, '/a')).toBe(true)
  })

  const refs = (...names: unknown[]) => ({ navigation: names.map(($ref) => ({ $ref })) })
  test.each<[string, Record<string, unknown>, string]>([
    ['leaves the repository', { 'docs.json': refs('../secret.json') }, 'no ../secret.json'],
    ['is no text', { 'docs.json': refs({ a: 1 }) }, 'no [object Object]'],
    ['leads nowhere', { 'docs.json': refs('a.json') }, 'no a.json'],
  ])('is unknown where a $ref %s', async (_what, files, why) => {
    await expect(read(files).docs).rejects.toThrow(why)
  })

  test('is unknown where it has more than a hundred $ref, or is no object', async () => {
    const many = (count: number) => {
      const names = Array.from({ length: count }, (_, n) => `${n}.json`)
      return { 'docs.json': refs(...names), ...Object.fromEntries(names.map((name) => [name, []])) }
    }
    expect((await read(many(100)).docs).navigation.size).toBe(0)
    await expect(read(many(101)).docs).rejects.toThrow('more than 100 $ref')
    await expect(read({ 'docs.json': [] }).docs).rejects.toThrow('"docs.json" is not a JSON object')
  })

  test('is read once, as is each file that it names, even in a circle', async () => {
    const fork = (name: string) => Array.from({ length: 2000 }, () => ({ $ref: name }))
    const files = {
      'docs.json': { navigation: fork('a.json') },
      'a.json': fork('b.json'),
      'b.json': [...fork('a.json'), ...fork('docs.json'), 'the/end'],
    }
    const { docs, asked } = read(files)
    expect((await docs).navigation).toEqual(new Set(['/the/end']))
    expect(asked).toHaveLength(3)
  })
})

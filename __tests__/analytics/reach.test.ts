import { expect, test } from '@jest/globals'
import { SimulatedGitHub } from '../../simulator/github/github.ts'
import type { ChangedFile } from '../../simulator/github/repository.ts'
import { json } from '../../simulator/http/answer.ts'
import { type ReachPage, readReach } from '../../src/analytics/reach.ts'
import { GITHUB } from '../../src/report/markdown.ts'
import { renderReach } from '../../src/report/reach.ts'
import { openWorld } from '../github/world.ts'
import { pulled } from '../support/events.ts'
import { fc, runs } from '../support/runs.ts'
import { view } from './docs-service.ts'

/*
 * Generated repositories, pull requests and readers, against a calculation of what is to be shown that knows
 * them from the inside.
 */

/** A page of the repository, by its path's segments; none is the first page. */
type Page = string[]

const NAMES = ['guides', 'api', 'en', 'fr', 'auth', 'setup', 'reindex']
const page = fc.array(fc.constantFrom(...NAMES), { maxLength: 3 })
const pathOf = (segments: Page) => `/${segments.join('/')}`

/** In which file a page is: both endings, and an index of its folder. */
const spelling = fc.record({ ending: fc.constantFrom('md', 'mdx'), isIndex: fc.boolean() })
type Spelling = typeof spelling extends fc.Arbitrary<infer T> ? T : never
const fileOf = (segments: Page, { ending, isIndex }: Spelling) =>
  `${[...segments, ...(isIndex || segments.length === 0 ? ['index'] : [])].join('/')}.${ending}`

const source = fc.record({
  at: page.filter(({ length }) => length > 0),
  form: fc.constantFrom('exact', 'below', 'any', 'prefix', 'parameter'),
})

const scene = fc.record({
  folder: fc.constantFrom('', 'docs/', 'web/site/'),
  config: fc.constantFrom('docs.json', 'docs.json', 'docs.json', 'mint.json', 'none'),
  isSplit: fc.boolean(),
  pages: fc.uniqueArray(fc.tuple(page, spelling), {
    ...{ minLength: 3, maxLength: 14, selector: ([segments]) => pathOf(segments) },
  }),
  /** What happens to the first of the pages, in their order. */
  fates: fc.array(
    fc.record({
      kind: fc.constantFrom('edit', 'remove', 'rename', 'respell', 're-add', 'snippet'),
      to: page,
      spelling,
    }),
    { maxLength: 7 },
  ),
  added: fc.array(fc.tuple(page, spelling), { maxLength: 3 }),
  others: fc.subarray(['logo.png', 'src/a.ts', 'snippets/x.mdx', 'README.md']),
  sources: fc.array(source, { maxLength: 4 }),
  named: fc.array(page, { maxLength: 4 }),
  views: fc.array(fc.integer({ min: 0, max: 9_999 }), { minLength: 14, maxLength: 14 }),
  /** How the service spells pages, and which of them it lists. */
  slash: fc.constantFrom('', '/'),
  listed: fc.array(fc.boolean(), { minLength: 14, maxLength: 14 }),
  /** Paths without their first segment: a language's pages, where they are read without it. */
  bare: fc.array(fc.nat(13), { maxLength: 2 }),
})
type Scene = typeof scene extends fc.Arbitrary<infer T> ? T : never

/** The pull request's files as GitHub lists them, and the pages on both sides, by path. */
function playOut({ pages, fates, added, others }: Scene) {
  const files: ChangedFile[] = []
  const before = new Map(pages.map(([segments]) => [pathOf(segments), segments]))
  const after = new Map(before)
  const moves = new Map<string, string>()
  const touched = new Set<string>()
  const isFree = (path: string) => !before.has(path) && !after.has(path)
  pages.forEach(([segments, old], index) => {
    const fate = fates[index]
    const [filename, path] = [fileOf(segments, old), pathOf(segments)]
    if (fate === undefined) return
    const { kind, to, spelling: now } = fate
    const [target, newPath] = [fileOf(to, now), pathOf(to)]
    touched.add(path)
    const lines = { additions: 3, deletions: 2 }
    if (kind === 'rename' && isFree(newPath)) {
      files.push({ filename: target, previous_filename: filename, status: 'renamed', ...lines })
      after.delete(path)
      after.set(newPath, to)
      moves.set(newPath, path)
    } else if (kind === 'respell' && fileOf(segments, now) !== filename) {
      const renamed = fileOf(segments, now)
      files.push({ filename: renamed, previous_filename: filename, status: 'renamed', ...lines })
    } else if (kind === 're-add' && fileOf(segments, now) !== filename) {
      files.push({ filename, status: 'removed', additions: 0, deletions: 2 })
      files.push({ filename: fileOf(segments, now), status: 'added', additions: 3 })
    } else if (kind === 'snippet') {
      const snippet = `snippets/${index}.mdx`
      files.push({ filename: snippet, previous_filename: filename, status: 'renamed', ...lines })
      after.delete(path)
    } else if (kind === 'remove') {
      files.push({ filename, status: 'removed', additions: 0, deletions: 2 })
      after.delete(path)
    } else files.push({ filename, status: 'modified', ...lines })
  })
  for (const [segments, how] of added) {
    if (!isFree(pathOf(segments))) continue
    files.push({ filename: fileOf(segments, how), status: 'added', additions: 3 })
    after.set(pathOf(segments), segments)
    touched.add(pathOf(segments))
  }
  files.push(...others.map((filename) => ({ filename, status: 'added' as const })))
  return { files, before, after, moves, touched }
}

/** What the published documentation says of a redirect, as patterns: what it surely covers, and what it may. */
function patternsOf({ at, form }: Scene['sources'][number]): [string, sure: RegExp, may: RegExp] {
  const path = pathOf(at)
  const below = new RegExp(`^${path}(/.*)?$`)
  const begins = new RegExp(`^${path}`)
  switch (form) {
    case 'exact':
      return [path, new RegExp(`^${path}$`), new RegExp(`^${path}$`)]
    case 'below':
      return [`${path}/:slug*`, new RegExp(`^${path}/.+$`), below]
    case 'any':
      return [`${path}/*`, new RegExp(`^${path}/.+$`), below]
    case 'prefix':
      return [`${path}*`, new RegExp(`^${path}[^/]+$`), begins]
    default:
      return [`${path}/:page`, /^$/, below]
  }
}

/** The page of the repository that a path of the service is: the one in the fewest folders more. */
function owner(path: string, before: Map<string, Page>): string | undefined {
  const wanted = path.split('/').filter(Boolean)
  const ends = [...before].filter(([, segments]) =>
    wanted.length === 0
      ? segments.length === 0
      : wanted.every((one, n) => segments[segments.length - wanted.length + n] === one),
  )
  const least = Math.min(...ends.map(([, segments]) => segments.length))
  const closest = ends.filter(([, segments]) => segments.length === least)
  return closest.length === 1 ? closest[0]?.[0] : undefined
}

function expected(given: Scene, play: ReturnType<typeof playOut>, rows: ReturnType<typeof view>[]) {
  const { before, after, moves, touched } = play
  const hasDocs = given.config === 'docs.json'
  const patterns = given.sources.map(patternsOf)
  const redirect = (path: string) => {
    if (!hasDocs) return null
    if (patterns.some(([, sure]) => sure.test(path))) return true
    return patterns.some(([, , may]) => may.test(path)) ? null : false
  }
  const named = new Set(given.named.map(pathOf))
  const read = new Map<string, number>()
  const lost = new Set<string | undefined>()
  for (const { path, human } of rows) {
    const its = owner(path, before)
    if (its === undefined) lost.add(path.split('/').filter(Boolean).at(-1))
    else read.set(its, (read.get(its) ?? 0) + human)
  }
  const viewsOf = (path: string) =>
    read.get(path) ??
    (path === '/' || lost.has(before.get(path)?.at(-1)) || read.size === 0 ? null : 0)
  const all = [...touched, ...moves.keys()].map((path) => {
    const from = moves.get(path)
    if (from !== undefined)
      return { change: 'moved', path, from, isLinked: redirect(from), views: viewsOf(from) }
    if (!before.has(path)) {
      const isLinked = hasDocs ? named.has(path) : null
      return { change: 'new', path, from: path, isLinked, views: null }
    }
    if (after.has(path))
      return { change: 'changed', path, from: path, isLinked: null, views: viewsOf(path) }
    return { change: 'removed', path, from: path, isLinked: redirect(path), views: viewsOf(path) }
  })
  const sources = new Set(moves.values())
  return all.filter(({ change, path }) => change !== 'removed' || !sources.has(path))
}

/** Runs the code on it, with the service's answers. */
async function readScene(given: Scene, files: ChangedFile[], rows: object[]) {
  const { folder, config, isSplit, pages, sources, named } = given
  const redirects = sources.map((one) => ({ source: patternsOf(one)[0], destination: '/' }))
  const navigation = { groups: [{ pages: named.map((one) => pathOf(one).slice(1) || 'index') }] }
  const whole = { navigation, redirects }
  const parts = { navigation, redirects: { $ref: './config/redirects.json' } }
  const texts = {
    ...(config !== 'none' && { [folder + config]: JSON.stringify(isSplit ? parts : whole) }),
    [`${folder}config/redirects.json`]: JSON.stringify(redirects),
  }
  const inFolder = (file: string) => folder + file
  const changes = files.map(({ filename, previous_filename: old, ...file }) => ({
    ...{ ...file, filename: inFolder(filename) },
    ...(old !== undefined && { previous_filename: inFolder(old) }),
  }))
  const known = pages.map(([segments, how]) => inFolder(fileOf(segments, how)))
  const pulls = [{ number: 8, files: changes }]
  const { event: name, payload } = pulled()
  const { step } = openWorld({
    inputs: { prompt: '', 'reader-signals': 'reach' },
    event: { name, payload },
    github: new SimulatedGitHub({ files: known, texts, pulls }),
    answer: ({ path }) =>
      path.startsWith('/v1/analytics')
        ? json(200, { totals: view('', 1), views: rows, hasMore: false })
        : undefined,
  })
  return readReach(step)
}

const byPath = (a: { path: string }, b: { path: string }) => (a.path < b.path ? -1 : 1)

test('what is shown of any pull request is what happened in them', async () => {
  const seen = new Set<string>()
  await fc.assert(
    fc.asyncProperty(scene, async (given) => {
      // Without docs.json, nothing says which folder the docs are in.
      fc.pre(given.config !== 'none' || given.folder === '')
      const play = playOut(given)
      const rows = given.pages.flatMap(([segments], index) =>
        given.listed[index]
          ? view(
              pathOf(segments) + (segments.length > 0 ? given.slash : ''),
              given.views[index] ?? 0,
            )
          : [],
      )
      for (const index of given.bare) {
        const path = pathOf(given.pages[index]?.[0].slice(1) ?? [])
        if (path !== '/' && !rows.some((row) => row.path.replace(/\/$/, '') === path))
          rows.push(view(path, 77))
      }
      // So that no prefix is seen: most pages have their file as they are.
      fc.pre(rows.filter(({ path }) => owner(path, play.before)).length * 2 >= rows.length)

      const reach = await readScene(given, play.files, rows)
      if (reach.status !== 'read') throw new Error(reach.why)
      const { pages, otherFiles } = reach.value
      const wanted = expected(given, play, rows)
      const facts = ({ change, path, from, isLinked, views }: ReachPage) => ({
        ...{ change, path, from, isLinked, views },
      })
      expect(pages.map(facts).toSorted(byPath)).toEqual(wanted.toSorted(byPath))
      expect(otherFiles).toBe(given.others.length)

      const isLost = ({ change, isLinked }: (typeof wanted)[number]) =>
        change !== 'new' && isLinked === false
      const order = wanted.toSorted(
        (a, b) =>
          Number(isLost(b)) - Number(isLost(a)) ||
          (b.views ?? -1) - (a.views ?? -1) ||
          byPath(a, b),
      )
      const shown = [...renderReach(reach, GITHUB).matchAll(/^\| (\/\S*) \|.* \| (\S*) \|$/gm)]
      expect(shown.map(([, path = '', views]) => [path.replaceAll('<wbr>', ''), views])).toEqual(
        order
          .slice(0, 10)
          .map(({ path, views, change }) => [
            path,
            change === 'new' ? '' : (views?.toLocaleString('en') ?? '–'),
          ]),
      )
      for (const { change, isLinked, views } of wanted)
        seen.add(`${change} ${isLinked} ${views === null}`)
    }),
    { numRuns: runs(200, 5_000) },
  )
  // All cases came.
  expect(seen.size).toBeGreaterThanOrEqual(15)
})

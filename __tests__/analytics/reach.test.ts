import { expect, test } from '@jest/globals'
import { SimulatedGitHub } from '../../simulator/github/github.ts'
import type { ChangedFile } from '../../simulator/github/repository.ts'
import { json } from '../../simulator/http/answer.ts'
import { type Reach, type ReachPage, readReach } from '../../src/analytics/reach.ts'
import type { Reading } from '../../src/analytics/reading.ts'
import { GITHUB } from '../../src/report/markdown.ts'
import { reachSentence, renderReach } from '../../src/report/reach.ts'
import { openWorld } from '../github/world.ts'
import { pulled } from '../support/events.ts'
import { fc, runs } from '../support/runs.ts'
import { view } from './docs-service.ts'

/*
 * Generated repositories, pull requests and readers, against a calculation of what is to be shown that knows
 * them from the inside: which page each file is, what happened to it, and what the service was told to ignore.
 */

/** A page of a site, by its path's segments; none is the first page. */
type Page = string[]

const NAMES = ['guides', 'api', 'en', 'auth', 'setup', 'reindex', 'drafts', 'Internal', 'a.draft']
const page = fc.array(fc.constantFrom(...NAMES), { maxLength: 3 })
const pathOf = (segments: Page) => `/${segments.join('/')}`

/** In which file a page is: both endings, and an index of its folder. */
const spelling = fc.record({ ending: fc.constantFrom('md', 'mdx'), isIndex: fc.boolean() })
type Spelling = typeof spelling extends fc.Arbitrary<infer T> ? T : never
const nameOf = (segments: Page, { ending, isIndex }: Spelling) =>
  `${[...segments, ...(isIndex || segments.length === 0 ? ['index'] : [])].join('/')}.${ending}`

const source = fc.record({
  at: page.filter(({ length }) => length > 0),
  form: fc.constantFrom('exact', 'below', 'any', 'prefix', 'parameter'),
})

const site = fc.record({
  config: fc.constantFrom('docs.json', 'docs.json', 'docs.json', 'mint.json'),
  isSplit: fc.boolean(),
  pages: fc.uniqueArray(fc.tuple(page, spelling), {
    ...{ minLength: 3, maxLength: 12, selector: ([segments]) => pathOf(segments) },
  }),
  /** What happens to the first of the pages, in their order. */
  fates: fc.array(
    fc.record({
      kind: fc.constantFrom('edit', 'remove', 'rename', 'respell', 're-add', 'snippet'),
      to: page,
      spelling,
    }),
    { maxLength: 6 },
  ),
  added: fc.array(fc.tuple(page, spelling), { maxLength: 3 }),
  others: fc.subarray(['logo.png', 'src/a.ts', 'snippets/x.mdx', 'README.md', 'build/b.mdx']),
  sources: fc.array(source, { maxLength: 4 }),
  named: fc.array(page, { maxLength: 4 }),
})
type Site = typeof site extends fc.Arbitrary<infer T> ? T : never

/** Patterns of .mintignore, each with what it matches: a file or a folder, by its path without the last slash. */
const PATTERNS: Record<string, (path: string, isFolder: boolean) => boolean> = {
  'drafts/': (path, isFolder) => isFolder && /(^|\/)drafts$/i.test(path),
  '**/internal/**': (path) => /(^|\/)internal\//i.test(path),
  '*.draft.mdx': (path) => /\.draft\.mdx$/i.test(path),
  '/setup.md': (path) => /^setup\.md$/i.test(path),
  'guides/auth*': (path) => /^guides\/auth[^/]*$/i.test(path),
  '# api': () => false,
  '!a.draft.mdx': (path) => /(^|\/)a\.draft\.mdx$/i.test(path),
  '!readme.md': (path) => /(^|\/)readme\.md$/i.test(path),
}
const BY_DEFAULT = (path: string) => /(^|\/)(build|README\.md)$/i.test(path)
const patterns = fc.subarray(Object.keys(PATTERNS))

const scene = fc.record({
  folders: fc.constantFrom([''], [''], ['docs/'], ['web/site/'], ['docs/', 'sdk/'], ['', 'sdk/']),
  /** Of the first folder, and of the second where there is one. */
  sites: fc.tuple(site, site),
  ignore: fc.record({
    file: fc.constantFrom('none', 'same', 'same', 'changed', 'added', 'removed'),
    isAtRoot: fc.boolean(),
    before: patterns,
    after: patterns,
  }),
  /** Other files, which GitHub lists first. */
  padding: fc.constantFrom(0, 0, 0, 0, 0, 296, 300, 310),
  views: fc.array(fc.integer({ min: 0, max: 9_999 }), { minLength: 24, maxLength: 24 }),
  /** How the service spells pages, and which of them it lists. */
  slash: fc.constantFrom('', '/'),
  listed: fc.array(fc.boolean(), { minLength: 24, maxLength: 24 }),
  /** Paths without their first segment: a language's pages, where they are read without it. */
  bare: fc.array(fc.nat(11), { maxLength: 6 }),
})
type Scene = typeof scene extends fc.Arbitrary<infer T> ? T : never
type Side = 'before' | 'after'

/** A file that is a page, if the service does not ignore it, and the sides on which it is there. */
interface Doc {
  site: number
  file: string
  segments: Page
  sides: Side[]
}

/** The pull request's files as GitHub lists them, and all files of pages. */
function playOut({ folders, sites, ignore, padding }: Scene) {
  const docs: Doc[] = []
  const files: ChangedFile[] = []
  for (const [site, folder] of folders.entries()) {
    const { pages = [], fates = [], added = [], others = [] } = sites[site] ?? {}
    const put = (segments: Page, how: Spelling, ...sides: Side[]) => {
      const file = folder + nameOf(segments, how)
      docs.push({ site, file, segments, sides })
      return file
    }
    const isFree = (segments: Page) =>
      [...docs.filter((doc) => doc.site === site).map((doc) => doc.segments)]
        .concat(pages.map(([other]) => other))
        .every((other) => pathOf(other) !== pathOf(segments))
    const lines = { additions: 3, deletions: 2 }
    pages.forEach(([segments, how], index) => {
      const { kind, to, spelling: now } = fates[index] ?? { kind: 'none', to: [], spelling: how }
      const isOther = nameOf(segments, now) !== nameOf(segments, how)
      if (kind === 'rename' && isFree(to)) {
        const previous_filename = put(segments, how, 'before')
        const filename = put(to, now, 'after')
        files.push({ filename, previous_filename, status: 'renamed', ...lines })
      } else if (kind === 'respell' && isOther) {
        const previous_filename = put(segments, how, 'before')
        const filename = put(segments, now, 'after')
        files.push({ filename, previous_filename, status: 'renamed', ...lines })
      } else if (kind === 're-add' && isOther) {
        files.push({ filename: put(segments, how, 'before'), status: 'removed', deletions: 2 })
        files.push({ filename: put(segments, now, 'after'), status: 'added', additions: 3 })
      } else if (kind === 'snippet') {
        const previous_filename = put(segments, how, 'before')
        const filename = `${folder}snippets/${index}.mdx`
        files.push({ filename, previous_filename, status: 'renamed', ...lines })
      } else if (kind === 'remove') {
        files.push({ filename: put(segments, how, 'before'), status: 'removed', deletions: 2 })
      } else {
        const filename = put(segments, how, 'before', 'after')
        if (kind !== 'none') files.push({ filename, status: 'modified', ...lines })
      }
    })
    for (const [segments, how] of added) {
      const status = how.isIndex ? 'copied' : 'added'
      if (isFree(segments))
        files.push({ filename: put(segments, how, 'after'), status, additions: 3 })
    }
    for (const name of others) files.push({ filename: folder + name, status: 'added' })
    // Where .mintignore brings it back, it is a page.
    if (others.includes('README.md')) put(['README'], { ending: 'md', isIndex: false }, 'after')
  }
  const changed = { changed: 'modified', added: 'added', removed: 'removed' } as const
  const { file } = ignore
  if (file in changed) {
    const filename = `${ignore.isAtRoot ? '' : folders[0]}.mintignore`
    files.unshift({ filename, status: changed[file as keyof typeof changed] })
  }
  const padded = Array.from(
    { length: padding },
    (_, n): ChangedFile => ({ filename: `a/${n}.png` }),
  )
  return { docs, files: [...padded, ...files] }
}

/** What .mintignore holds on a side; undefined where there is none. */
function ignoredOn({ ignore }: Scene, side: Side): string[] | undefined {
  const { file, before, after } = ignore
  if (file === 'none' || file === (side === 'before' ? 'added' : 'removed')) return undefined
  return side === 'before' && file === 'changed' ? before : after
}

/** Whether the service leaves a file out: by the last pattern that matches it, or a folder that it is in. */
function isIgnored(given: Scene, { site, file }: Doc, side: Side): boolean {
  const own = given.folders[site] ?? ''
  const home = given.ignore.isAtRoot ? '' : (given.folders[0] ?? '')
  const lines = file.startsWith(home) && own.startsWith(home) ? ignoredOn(given, side) : undefined
  const decide = (
    folder: string,
    rules: Array<(path: string, isFolder: boolean) => boolean | null>,
  ) => {
    const parts = file.slice(folder.length).split('/')
    const prefixes = parts.map((_, length) => parts.slice(0, length + 1).join('/'))
    return prefixes.some((prefix, index) => {
      const said = rules.map((rule) => rule(prefix, index < parts.length - 1))
      return said.findLast((one) => one !== null) ?? false
    })
  }
  const byDefault = (path: string) => BY_DEFAULT(path) || null
  const rules = (lines ?? []).map((line) => (path: string, isFolder: boolean) => {
    return PATTERNS[line]?.(path, isFolder) ? !line.startsWith('!') : null
  })
  if (home === own) return decide(own, [byDefault, ...rules])
  return decide(own, [byDefault]) || decide(home, rules)
}

/** What the published documentation says of a redirect, as patterns: what it surely covers, and what it may. */
function patternsOf({ at, form }: Site['sources'][number]): [string, sure: RegExp, may: RegExp] {
  const path = pathOf(at)
  const escaped = path.replaceAll('.', '\\.')
  const below = new RegExp(`^${escaped}(/.*)?$`)
  const exact = new RegExp(`^${escaped}$`)
  switch (form) {
    case 'exact':
      return [path, exact, exact]
    case 'below':
      return [`${path}/:slug*`, new RegExp(`^${escaped}/.+$`), below]
    case 'any':
      return [`${path}/*`, new RegExp(`^${escaped}/.+$`), below]
    case 'prefix':
      return [`${path}*`, new RegExp(`^${escaped}[^/]+$`), new RegExp(`^${escaped}`)]
    default:
      return [`${path}/:page`, /^$/, below]
  }
}

/** The page that a path of the service is: the one in the fewest folders more. */
function owner(path: string, pages: readonly Page[]): string | undefined {
  const wanted = path.split('/').filter(Boolean)
  const ends = pages.filter((segments) =>
    wanted.length === 0
      ? segments.length === 0
      : wanted.every((one, n) => segments[segments.length - wanted.length + n] === one),
  )
  const least = Math.min(...ends.map(({ length }) => length))
  const closest = ends.filter(({ length }) => length === least)
  return closest.length === 1 && closest[0] ? pathOf(closest[0]) : undefined
}

function expected(
  given: Scene,
  { docs, files }: ReturnType<typeof playOut>,
  rows: ReturnType<typeof view>[],
) {
  const idOf = ({ site, segments }: Doc) => `${site}${pathOf(segments)}`
  const pagesOn = (side: Side) =>
    docs.filter((doc) => doc.sides.includes(side) && !isIgnored(given, doc, side))
  const [before, after] = [pagesOn('before'), pagesOn('after')]
  const [wasThere, isThere] = [new Set(before.map(idOf)), new Set(after.map(idOf))]
  const old = new Map(before.map((doc) => [doc.file, doc]))
  const now = new Map(after.map((doc) => [doc.file, doc]))
  const ids = new Set(
    [...wasThere, ...isThere].filter((id) => wasThere.has(id) !== isThere.has(id)),
  )
  const moves = new Map<string, string>()
  let otherFiles = 0
  for (const { filename, previous_filename = filename, status } of files) {
    const from = status === 'added' ? undefined : old.get(previous_filename)
    const to = status === 'removed' ? undefined : now.get(filename)
    for (const doc of [from, to]) if (doc) ids.add(idOf(doc))
    if (!from && !to) otherFiles++
    if (from && to && !wasThere.has(idOf(to)) && !isThere.has(idOf(from)))
      moves.set(idOf(to), idOf(from))
  }

  const read = new Map<string, number>()
  const lost = new Set<string | undefined>()
  const pages = [...new Map(before.map((doc) => [idOf(doc), doc.segments])).values()]
  for (const { path, human } of rows) {
    const its = owner(path, pages)
    if (its === undefined) lost.add(path.split('/').filter(Boolean).at(-1))
    else read.set(its, (read.get(its) ?? 0) + human)
  }
  const isOneSite = new Set(before.map((doc) => doc.site)).size === 1
  const viewsOf = (path: string) => {
    const isLost = lost.has(path.split('/').filter(Boolean).at(-1))
    return read.get(path) ?? (!isOneSite || isLost || read.size === 0 ? null : 0)
  }
  const sources = new Set(moves.values())
  const changes = [...ids].flatMap((id) => {
    const [site, path] = [Number(id[0]), id.slice(1)]
    const { config, sources: redirects, named } = given.sites[site] ?? given.sites[0]
    const hasDocs = config === 'docs.json'
    const redirect = (gone: string) => {
      if (!hasDocs) return null
      if (redirects.some((one) => patternsOf(one)[1].test(gone))) return true
      return redirects.some((one) => patternsOf(one)[2].test(gone)) ? null : false
    }
    const facts = { path, from: path, isLinked: null as boolean | null, views: viewsOf(path) }
    if (wasThere.has(id) && isThere.has(id)) return { change: 'changed', ...facts }
    if (sources.has(id)) return []
    if (wasThere.has(id)) return { change: 'removed', ...facts, isLinked: redirect(path) }
    const from = moves.get(id)?.slice(1)
    if (from !== undefined)
      return { change: 'moved', path, from, isLinked: redirect(from), views: viewsOf(from) }
    const isLinked = hasDocs ? named.map(pathOf).includes(path) : null
    return { change: 'new', ...facts, isLinked, views: null }
  })
  return { changes, otherFiles }
}

/** Runs the code on it, with the service's answers. */
async function readScene(
  given: Scene,
  { docs, files }: ReturnType<typeof playOut>,
  views: object[],
) {
  const texts: Record<string, string> = {}
  for (const [site, folder] of given.folders.entries()) {
    const { config, isSplit, sources, named } = given.sites[site] ?? given.sites[0]
    const redirects = sources.map((one) => ({ source: patternsOf(one)[0], destination: '/' }))
    const navigation = { groups: [{ pages: named.map((one) => pathOf(one).slice(1) || 'index') }] }
    const parts = { navigation, redirects: { $ref: './config/redirects.json' } }
    texts[folder + config] = JSON.stringify(isSplit ? parts : { navigation, redirects })
    texts[`${folder}config/redirects.json`] = JSON.stringify(redirects)
  }
  const home = `${given.ignore.isAtRoot ? '' : given.folders[0]}.mintignore`
  const [now, old] = [ignoredOn(given, 'after'), ignoredOn(given, 'before')]
  if (now !== undefined) texts[home] = now.join('\n')
  const before = { [home]: (old ?? []).join('\r\n') }
  const pulls = [{ number: 8, files, before }]
  const { event: name, payload } = pulled()
  const { step } = openWorld({
    inputs: { prompt: '', 'reader-signals': 'reach' },
    event: { name, payload },
    github: new SimulatedGitHub({ files: docs.map(({ file }) => file), texts, pulls }),
    answer: ({ path }) =>
      path.startsWith('/v1/analytics')
        ? json(200, { totals: view('', 1), views, hasMore: false })
        : undefined,
  })
  return readReach(step)
}

/** The service's rows: pages as they were, in its spelling, and some without their first segment. */
function rowsOf(given: Scene) {
  const pages = given.folders.flatMap((_, site) => given.sites[site]?.pages ?? [])
  const rows = pages.flatMap(([segments], index) => {
    const path = pathOf(segments) + (segments.length > 0 ? given.slash : '')
    return given.listed[index] ? view(path, given.views[index] ?? 0) : []
  })
  for (const index of given.bare) {
    const path = pathOf(pages[index]?.[0].slice(1) ?? [])
    if (path !== '/') rows.push(view(path, 77))
  }
  return [...new Map(rows.map((row) => [row.path.replace(/\/$/, ''), row])).values()]
}

/** The rows of the table, by path and views. */
function cellsOf(reach: Reading<Reach>) {
  const rows = [...renderReach(reach, GITHUB).matchAll(/^\| (\/\S*) \|.* \| (\S*) \|$/gm)]
  return rows.map(([, path = '', views]) => [path.replaceAll('<wbr>', ''), views])
}

/** The same, as it should be: those that are lost first, then those that are read most. */
function orderOf(changes: ReturnType<typeof expected>['changes']) {
  const isLost = ({ change, isLinked }: (typeof changes)[number]) =>
    change !== 'new' && isLinked === false
  const order = changes.toSorted(
    (a, b) =>
      Number(isLost(b)) - Number(isLost(a)) ||
      (b.views ?? -1) - (a.views ?? -1) ||
      (a.path < b.path ? -1 : 1),
  )
  return order
    .slice(0, 10)
    .map(({ path, views, change }) => [
      path,
      change === 'new' ? '' : (views?.toLocaleString('en') ?? '–'),
    ])
}

const sorted = (changes: object[]) => changes.map((change) => JSON.stringify(change)).sort()

test('D16: what is shown of any pull request is what happened in it', async () => {
  const seen = new Set<string>()
  await fc.assert(
    fc.asyncProperty(scene, async (given) => {
      const play = playOut(given)
      const rows = rowsOf(given)
      // So that no prefix is seen: most pages have their file as they are.
      const pages = play.docs.filter(
        (doc) => doc.sides.includes('before') && !isIgnored(given, doc, 'before'),
      )
      const found = rows.filter(({ path }) =>
        owner(
          path,
          pages.map(({ segments }) => segments),
        ),
      )
      fc.pre(found.length * 2 >= rows.length)

      const reach = await readScene(given, play, rows)
      if (reach.status !== 'read') throw new Error(reach.why)
      const { changes, otherFiles } = expected(given, play, rows)
      const facts = ({ change, path, from, isLinked, views }: ReachPage) => ({
        ...{ change, path, from, isLinked, views },
      })
      const shownFacts = reach.value.pages.map(facts)
      if (play.files.length > 300) {
        seen.add('part')
        expect(reach.gap).toBe('no more than 300 files are read')
        expect(reachSentence(reach)).toMatch(/at least|unknown/)
        const known = new Set(changes.map(({ path }) => path))
        expect(shownFacts.filter(({ path }) => !known.has(path))).toEqual([])
        return
      }
      expect(sorted(shownFacts)).toEqual(sorted(changes))
      expect(reach.value.otherFiles).toBe(otherFiles)
      expect(reach.notes.filter((note) => note.includes('ignored'))).toEqual([])

      // Two sites may have a page of one path, which stand in any order.
      if (given.folders.length === 1) expect(cellsOf(reach)).toEqual(orderOf(changes))
      for (const { change, isLinked, views } of changes)
        seen.add(
          `${change} ${isLinked} ${views === null} ${given.folders.length} ${given.ignore.file}`,
        )
    }),
    { numRuns: runs(100, 2_500) },
  )
  // All cases came.
  expect(seen.size).toBeGreaterThanOrEqual(50)
})

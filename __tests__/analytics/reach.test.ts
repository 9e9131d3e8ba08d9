import { expect, test } from '@jest/globals'
import { json } from '../../simulator/http/answer.ts'
import { type Reach, type ReachPage, readReach } from '../../src/analytics/reach.ts'
import type { Reading } from '../../src/analytics/reading.ts'
import { GITHUB } from '../../src/report/markdown.ts'
import { reachSentence, renderReach } from '../../src/report/reach.ts'
import { pulled } from '../support/events.ts'
import { openFlow } from '../support/flow.ts'
import { fc, runs } from '../support/runs.ts'
import {
  BY_DEFAULT,
  type Doc,
  PATTERNS,
  type Page,
  pathOf,
  playOut,
  type Scene,
  type Side,
  type Site,
  scene,
} from './pull-requests.ts'

/*
 * Generated repositories, pull requests and readers, against a calculation of what is to be shown that knows
 * them from the inside: which page each file is, what happened to it, and what the service was told to ignore.
 */

/** Whether the service leaves a file out: by the last pattern that matches it, or a folder that it is in. */
function isIgnored({ folders, ignored }: Scene, { site, file }: Doc): boolean {
  const rules = [
    (path: string) => BY_DEFAULT(path) || null,
    ...((site === 0 && ignored) || []).map((line) => (path: string, isFolder: boolean) => {
      return PATTERNS[line]?.(path, isFolder) ? !line.startsWith('!') : null
    }),
  ]
  const parts = file.slice(folders[site]?.length).split('/')
  const prefixes = parts.map((_, length) => parts.slice(0, length + 1).join('/'))
  return prefixes.some((prefix, index) => {
    const said = rules.map((rule) => rule(prefix, index < parts.length - 1))
    return said.findLast((one) => one !== null) ?? false
  })
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
  rows: ReturnType<typeof row>[],
) {
  const idOf = ({ site, segments }: Doc) => `${site}${pathOf(segments)}`
  const pagesOn = (side: Side) =>
    docs.filter((doc) => doc.sides.includes(side) && !isIgnored(given, doc))
  const [before, after] = [pagesOn('before'), pagesOn('after')]
  const [wasThere, isThere] = [new Set(before.map(idOf)), new Set(after.map(idOf))]
  const old = new Map(before.map((doc) => [doc.file, doc]))
  const now = new Map(after.map((doc) => [doc.file, doc]))
  const ids = new Set<string>()
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
    const { sources: redirects, named } = given.sites[site] ?? given.sites[0]
    const redirect = (gone: string) => {
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
    const isLinked = named.map(pathOf).includes(path)
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
    const { isSplit, sources, named } = given.sites[site] ?? given.sites[0]
    const redirects = sources.map((one) => ({ source: patternsOf(one)[0], destination: '/' }))
    const navigation = { groups: [{ pages: named.map((one) => pathOf(one).slice(1) || 'index') }] }
    const parts = { navigation, redirects: { $ref: './config/redirects.json' } }
    texts[`${folder}docs.json`] = JSON.stringify(isSplit ? parts : { navigation, redirects })
    texts[`${folder}config/redirects.json`] = JSON.stringify(redirects)
  }
  if (given.ignored) texts[`${given.folders[0]}.mintignore`] = given.ignored.join('\n')
  const pulls = [{ number: 8, files }]
  const { step } = openFlow({
    ...pulled(),
    inputs: { 'reader-signals': 'reach' },
    github: { files: docs.map(({ file }) => file), texts, pulls },
    onRequest: ({ to }) =>
      to === 'service' ? json(200, { totals: row('', 1), views, hasMore: false }) : undefined,
  })
  return readReach(step)
}

/** A row of the service's. */
const row = (path: string, human: number) => ({ path, human, ai: 0, total: human })

/** The service's rows: pages as they were, in its spelling, and some without their first segment. */
function rowsOf(given: Scene) {
  const pages = given.folders.flatMap((_, site) => given.sites[site]?.pages ?? [])
  const rows = pages.flatMap(([segments], index) => {
    const path = pathOf(segments) + (segments.length > 0 ? given.slash : '')
    return given.listed[index] ? row(path, given.views[index] ?? 0) : []
  })
  for (const index of given.bare) {
    const path = pathOf(pages[index]?.[0].slice(1) ?? [])
    if (path !== '/') rows.push(row(path, 77))
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
        (doc) => doc.sides.includes('before') && !isIgnored(given, doc),
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
          `${change} ${isLinked} ${views === null} ${given.folders.length} ${given.ignored === null}`,
        )
    }),
    { numRuns: runs(100, 2_500) },
  )
  // All cases came.
  expect(seen.size).toBeGreaterThanOrEqual(30)
})

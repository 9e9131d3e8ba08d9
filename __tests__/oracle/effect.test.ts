import { expect, test } from '@jest/globals'
import type { Events } from '../../simulator/analytics.ts'
import { Draw } from '../../simulator/chance.ts'
import { scheduled } from '../support/events.ts'
import { runStep } from '../support/flow.ts'
import { fc, runs } from '../support/runs.ts'
import { VirtualClock } from '../support/virtual-clock.ts'
import { createRepository, NOW_MS, WINDOWS } from './docs-repository.ts'
import { isIn } from './history.ts'

const DAY_MS = 86_400_000
const { before: BEFORE, change: CHANGE, after: AFTER } = WINDOWS
type Repository = ReturnType<typeof createRepository>

/** The files that the agent changed in the change window: each name, and the last one. */
function changedIn({ pulls }: Repository): Map<string, string> {
  const names = new Map<string, string>()
  for (const { login, mergedAt, files = [] } of pulls) {
    if (login !== 'mintlify[bot]' || !isIn(CHANGE)({ timeMs: Date.parse(mergedAt ?? '') })) continue
    for (const { filename, previous_filename = filename, status } of files) {
      if (status === 'removed' || filename.endsWith('.ts')) continue
      names.set(previous_filename, filename).set(filename, filename)
    }
  }
  return names
}

const segmentsOf = (path: string) => path.split('/').filter(Boolean)
const pageOf = (file: string) => segmentsOf(file.replace(/\.mdx?$/, '').replace(/(^|\/)index$/, ''))

/** The file of a page, by the words of docs/report.md; undefined if there is none, or in two sites. */
function fileOf(path: string, sites: Map<string, string[]>, mount: string): string | undefined {
  const all = segmentsOf(path)
  const own = segmentsOf(mount)
  const isMounted = own.every((segment, n) => all[n] === segment)
  for (const page of [isMounted ? all.slice(own.length) : all, all]) {
    const found = [...sites].flatMap(([root, files]) =>
      files.filter((file) => `${pageOf(file.slice(root.length))}` === `${page}`),
    )
    if (found.length === 1) return found[0]
  }
  return undefined
}

/** What readers did on the pages and elsewhere, with paths in any spelling. */
function createReaders(seed: number, mount: string, root: string, files: string[]): Events {
  const draw = new Draw(seed, 8, 0)
  const list = <T>(length: number, make: (n: number) => T) =>
    Array.from({ length }, (_, n) => make(n))
  const pages = files.map((file) => `${mount}/${pageOf(file.slice(root.length)).join('/')}`)
  const strays = ['/fr/page-1', '/guides/old/twin-1', '/twin-1', '/guides/twin-2'].map(
    (path) => `${mount}${path}`,
  )
  const spelled = (path: string) =>
    draw.pick([path, path, `${path}/`, `/${path}`, `${path}/index`, path.replace('a', '%61')])
  const time = () => {
    const [from, to] = draw.pick([
      [BEFORE.fromMs, BEFORE.toMs],
      [AFTER.fromMs, AFTER.toMs],
      [BEFORE.fromMs - 28 * DAY_MS, NOW_MS],
    ] as const)
    return draw.chance(0.1) ? draw.pick([from, from - 1, to - 1, to]) : draw.whole(from, to - 1)
  }
  // One spelling each, since the service lists at most 100 paths with votes.
  const votedOn = new Map(pages.map((path) => [path, spelled(path)]))
  const place = () => (draw.chance(0.04) ? draw.pick(strays) : draw.pick(pages))
  const busy = draw.pick([50, 100, 200])
  return {
    ...{ visits: [], searches: [] },
    turns: list(busy, (n) => {
      const kind = draw.pick(['answered', 'answered', 'unanswered', 'clarifying'] as const)
      const [timeMs, path] = [time(), spelled(place())]
      return { timeMs, id: `${n}`, question: `question ${n}`, kind, category: null, path }
    }),
    feedback: list(busy, (n) => {
      const path = place()
      return {
        ...{ id: `f${n}`, timeMs: time(), comment: null, source: 'contextual' },
        ...{ filename: null, lang: null },
        path: votedOn.get(path) ?? path,
        status: draw.pick(['pending', 'resolved', 'dismissed']),
        helpful: draw.chance(0.7),
      }
    }),
  }
}

const canonical = (path: string) =>
  `/${segmentsOf(decodeURIComponent(path).replace(/\/index\/*$/, '')).join('/')}`

/** A question or a vote on a page, in one of the two windows. */
type Event = { path: string; isAfter: boolean; inVain: boolean }

function eventsOf(readers: Events): Event[][] {
  const event = (path: string | null, timeMs: number, inVain: boolean): Event[] => {
    const isAfter = isIn(AFTER)({ timeMs })
    if (path === null || !(isAfter || isIn(BEFORE)({ timeMs }))) return []
    return [{ path: canonical(path), isAfter, inVain }]
  }
  const turns = readers.turns.flatMap(({ path, timeMs, kind }) =>
    kind === 'clarifying' ? [] : event(path, timeMs, kind === 'unanswered'),
  )
  const votes = readers.feedback.flatMap(({ path, timeMs, helpful, status }) =>
    status === 'dismissed' ? [] : event(path, timeMs, !helpful),
  )
  return [turns, votes]
}

test('D13: it counts what happened, whoever changed which page when, however paths are spelled', async () => {
  let [compared, unmatched] = [0, 0]
  await fc.assert(
    fc.asyncProperty(fc.nat(), async (seed) => {
      const repository = createRepository(seed)
      const { root, others, pulls } = repository
      const mount = new Draw(seed, 9, 0).pick(['', '/docs', '/en/docs'])
      const changed = changedIn(repository)
      const files = [...new Set([...repository.files, ...changed.keys()])]
      const readers = createReaders(seed, mount, root, files)
      const sites = new Map([[root, files]])
      const inTree = [...repository.files, `${root}docs.json`]
      if (others.length > 0) {
        const ofOther = others.map((file) => `sdk/${file}`)
        sites.set('sdk/', ofOther)
        inTree.push('sdk/docs.json', ...ofOther)
      }
      const end = await runStep({
        ...scheduled(),
        inputs: { 'reader-signals': 'effect', 'traffic-file': 'effect.json' },
        clock: new VirtualClock(new Date(NOW_MS).toISOString()),
        github: { commits: [{ sha: '1'.repeat(40) }], files: inTree, pulls },
        service: { events: readers, seed, overlap: seed % 4 },
      })
      const { effect } = JSON.parse(end.files['effect.json'] ?? '').signals
      if (changed.size === 0) return expect(effect.measures).toEqual([])

      const events = eventsOf(readers)
      const paths = new Set(events.flat().map(({ path }) => path))
      const matches = new Map([...paths].map((path) => [path, fileOf(path, sites, mount)]))
      const groupOf = (all: Event[], isChanged: boolean) => {
        const own = all.flatMap((event) => {
          const file = matches.get(event.path)
          return file !== undefined && changed.has(file) === isChanged
            ? [{ ...event, page: changed.get(file) ?? file }]
            : []
        })
        const share = (isAfter: boolean) => {
          const inWindow = own.filter((event) => event.isAfter === isAfter)
          return { events: inWindow.filter(({ inVain }) => inVain).length, of: inWindow.length }
        }
        const pages = new Set(own.map(({ page }) => page)).size
        return { pages, before: share(false), after: share(true) }
      }
      const expected = events.map((all, n) => ({
        name: ['unanswered', 'thumbs-down'][n],
        ...{ available: true, complete: true },
        workedOn: groupOf(all, true),
        rest: groupOf(all, false),
      }))
      expect(effect.measures).toEqual(expected)
      const lost = [...matches.values()].filter((file) => file === undefined).length
      const words = lost === 1 ? '1 page' : `${lost} pages`
      if (lost > 0) expect(end.summary).toContain(`${words} could not be matched`)
      else expect(end.summary).not.toContain('could not be matched')
      compared++
      unmatched += lost
    }),
    { numRuns: runs(80, 1000) },
  )
  // Or this test would prove too little.
  expect(compared).toBeGreaterThan(40)
  expect(unmatched).toBeGreaterThan(40)
})

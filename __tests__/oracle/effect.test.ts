import { expect, test } from '@jest/globals'
import { Draw } from '../../simulator/chance.ts'
import { scheduled } from '../support/events.ts'
import { runStep } from '../support/flow.ts'
import { fc, runs } from '../support/runs.ts'
import { VirtualClock } from '../support/virtual-clock.ts'
import { answering } from './answers.ts'
import { createRepository, END_MS, NOW_MS, nameAt, START_MS } from './docs-repository.ts'
import { type History, isIn } from './history.ts'

const DAY_MS = 86_400_000
const BLOCK_MS = 28 * DAY_MS
const BEFORE = { fromMs: START_MS, toMs: START_MS + BLOCK_MS }
const CHANGE = { fromMs: START_MS + 3 * BLOCK_MS, toMs: START_MS + 4 * BLOCK_MS }
const AFTER = { fromMs: START_MS + 4 * BLOCK_MS, toMs: END_MS }
const WHOLE = { fromMs: START_MS, toMs: END_MS }

type Repository = ReturnType<typeof createRepository>
/** A question or a vote on a page, in one of the two windows. */
type Event = { path: string; isAfter: boolean; inVain: boolean }
const sum = (numbers: number[]) => numbers.reduce((all, number) => all + number, 0)

/** Which group each file is in, by name. */
function groupsOf({ docs }: Repository): Map<string, string> {
  const linesIn = (doc: Repository['docs'][number], range: typeof WHOLE) =>
    sum(doc.changes.map(({ atMs, lines }) => (isIn(range)({ timeMs: atMs }) ? lines : 0)))
  return new Map(
    docs.flatMap((doc) => {
      const name = nameAt(doc, END_MS)
      if (name === undefined) return []
      const isRest = linesIn(doc, WHOLE) < 20
      return [[name, linesIn(doc, CHANGE) >= 20 ? 'worked on' : isRest ? 'rest' : 'neither']]
    }),
  )
}

const segmentsOf = (path: string) => path.split('/').filter(Boolean)
const pageOf = (file: string) => segmentsOf(file.replace(/\.mdx?$/, '').replace(/(^|\/)index$/, ''))

/** The file of a page, as docs/effect.md says it, one file after the other. */
function fileOf(path: string, files: string[], mount: string): string | undefined {
  const all = segmentsOf(path)
  const own = segmentsOf(mount)
  const isMounted = own.every((segment, n) => all[n] === segment)
  for (const page of [isMounted ? all.slice(own.length) : all, all]) {
    const fitting = files
      .map((file) => ({ file, more: pageOf(file).length - page.length }))
      .filter(
        ({ file, more }) =>
          `/${pageOf(file).join('/')}`.endsWith(`/${page.join('/')}`) && more >= 0,
      )
      .filter(({ more }) => page.length > 0 || more === 0)
    const least = Math.min(...fitting.map(({ more }) => more))
    const closest = fitting.filter(({ more }) => more === least)
    if (closest.length === 1) return closest[0]?.file
  }
  return undefined
}

/** What readers did on the pages, and elsewhere, in whatever spelling of a path. */
function createReaders(seed: number, mount: string, groups: Map<string, string>): History {
  const draw = new Draw(seed, 8, 0)
  const list = <T>(length: number, make: (n: number) => T) =>
    Array.from({ length }, (_, n) => make(n))
  const files = [...groups.keys()]
  const pages = files.map((file) => `${mount}/${pageOf(file.replace(rootOf(files), '')).join('/')}`)
  const strays = ['/fr/page-1', '/guides/old/twin-1', '/twin-2'].map((path) => `${mount}${path}`)
  const spelled = (path: string) =>
    draw.pick([path, path, `${path}/`, `/${path}`, `${path}/index`, path.replace('a', '%61')])
  const spread = draw.pick([0, 0.3])
  const effect = draw.pick([0.15, 0.5, 1, 1, 2.5])
  const workedOn = new Set(pages.filter((_, n) => groups.get(files[n] ?? '') === 'worked on'))
  const rates = new Map(pages.map((path) => [path, 0.3 + (draw.next() - 0.5) * spread]))
  const isInVain = (path: string, timeMs: number) =>
    draw.chance(
      (rates.get(path) ?? 0.3) * (workedOn.has(path) && timeMs >= AFTER.fromMs ? effect : 1),
    )
  const time = () => {
    const [from, to] = draw.pick([
      [BEFORE.fromMs, BEFORE.toMs],
      [AFTER.fromMs, AFTER.toMs],
      [START_MS - BLOCK_MS, NOW_MS],
    ] as const)
    return draw.chance(0.1) ? draw.pick([from, from - 1, to - 1, to]) : draw.whole(from, to - 1)
  }
  // One spelling each: the service lists the votes of 100 at most.
  const votedOn = new Map(pages.map((path) => [path, spelled(path)]))
  const place = () => (draw.chance(0.04) ? draw.pick(strays) : draw.pick(pages))
  const busy = draw.pick([60, 500, 1000])
  return {
    ...{ seed, zoneHours: 0, countsThumbs: false, visits: [], searches: [] },
    conversations: list(busy, (n) => {
      const path = place()
      const timeMs = time()
      const answered = isInVain(path, timeMs) ? 'unanswered' : 'answered'
      const kind = draw.chance(0.1) ? 'clarifying' : answered
      const turn = { timeMs, idea: 'x', spelling: `question ${n}`, kind }
      return { id: `${n}`, category: null, path: spelled(path), turns: [turn] }
    }),
    feedback: list(busy, (n) => {
      const [path, timeMs] = [place(), time()]
      return {
        ...{ id: `f${n}`, timeMs, path: votedOn.get(path) ?? path, comment: null, filename: null },
        source: 'contextual',
        status: draw.pick(['pending', 'resolved', 'dismissed']),
        helpful: !isInVain(path, timeMs),
      }
    }),
  }
}

/** What all of them have in front. */
function rootOf(files: string[]): string {
  return (
    ['docs/', 'site/content/'].find((root) => files.every((file) => file.startsWith(root))) ?? ''
  )
}

const canonical = (path: string) =>
  `/${segmentsOf(decodeURIComponent(path).replace(/\/index\/*$/, '')).join('/')}`

function eventsOf(history: History): { turns: Event[]; votes: Event[] } {
  const event = (path: string | null, timeMs: number, inVain: boolean): Event[] => {
    const isAfter = isIn(AFTER)({ timeMs })
    if (path === null || !(isAfter || isIn(BEFORE)({ timeMs }))) return []
    return [{ path: canonical(path), isAfter, inVain }]
  }
  return {
    turns: history.conversations.flatMap(({ path, turns: [turn] }) =>
      turn === undefined || turn.kind === 'clarifying'
        ? []
        : event(path, turn.timeMs, turn.kind === 'unanswered'),
    ),
    votes: history.feedback.flatMap(({ path, timeMs, helpful, status }) =>
      status === 'dismissed' ? [] : event(path, timeMs, !helpful),
    ),
  }
}

/** The 97.5 % quantile of Student's t, from its density. */
function quantileOf(degrees: number): number {
  const density = (t: number) => (1 + t ** 2 / degrees) ** (-(degrees + 1) / 2)
  // The integral up to t, as x / (1 - x) so that infinity is at 1.
  const area = (until: number) => {
    const steps = 4000
    const end = until / (1 + until)
    return sum(
      Array.from({ length: steps }, (_, n) => {
        const x = ((n + 0.5) / steps) * end
        return (density(x / (1 - x)) / (1 - x) ** 2) * (end / steps)
      }),
    )
  }
  const half = area(1e9)
  let [low, high] = [0, 20]
  for (let step = 0; step < 40; step++) {
    const middle = (low + high) / 2
    if (area(middle) / half < 0.95) low = middle
    else high = middle
  }
  return low
}
const quantiles = new Map<number, number>()
function quantile(degrees: number): number {
  const known = quantiles.get(degrees) ?? quantileOf(degrees)
  quantiles.set(degrees, known)
  return known
}

/** The measure of docs/effect.md, from single events and the file that each is of. */
function measureOf(events: Array<Event & { file: string }>, groups: Map<string, string>) {
  const L = (x: number, n: number) => Math.log((x + 0.5) / (n - x + 0.5))
  const group = (name: string) => {
    const files = [...groups.keys()].filter((file) => groups.get(file) === name)
    const perFile = new Map(
      files.map((file) => {
        const own = events.filter((event) => event.file === file)
        const counts = [false, true].map((isAfter) => {
          const inWindow = own.filter((event) => event.isAfter === isAfter)
          return { events: inWindow.filter(({ inVain }) => inVain).length, of: inWindow.length }
        })
        return [file, counts]
      }),
    )
    const inBoth = files.filter((file) => perFile.get(file)?.every(({ of }) => of > 0))
    const tally = (of: string[], isAfter: boolean) => {
      const counts = of.flatMap((file) => perFile.get(file)?.[isAfter ? 1 : 0] ?? [])
      return {
        events: sum(counts.map((one) => one.events)),
        of: sum(counts.map((one) => one.of)),
      }
    }
    const delta = (of: string[]) => {
      const [before, after] = [tally(of, false), tally(of, true)]
      return L(after.events, after.of) - L(before.events, before.of)
    }
    const without = inBoth.map((one) => delta(inBoth.filter((file) => file !== one)))
    const mean = sum(without) / inBoth.length
    const m = inBoth.length
    const jackknife = ((m - 1) / m) * sum(without.map((one) => (one - mean) ** 2))
    const [before, after] = [tally(inBoth, false), tally(inBoth, true)]
    const least = sum(
      [before, after].map(({ events: x, of: n }) => 1 / (x + 0.5) + 1 / (n - x + 0.5)),
    )
    const variance = Math.max(jackknife, least)
    return { delta: delta(inBoth), variance, tallies: { pages: m, before, after } }
  }
  const [ours, rest] = [group('worked on'), group('rest')]
  const tallies = { workedOn: ours.tallies, rest: rest.tallies }
  const m = Math.min(ours.tallies.pages, rest.tallies.pages)
  if (m < 2) return { ...tallies, oddsRatio: null, interval: null, verdict: 'too-few' }
  const d = ours.delta - rest.delta
  const width = quantile(m - 1) * Math.sqrt(ours.variance + rest.variance)
  const eventsIn = ({ before, after }: typeof ours.tallies) => before.events + after.events
  const isEnough =
    ours.tallies.pages >= 5 &&
    rest.tallies.pages >= 10 &&
    eventsIn(ours.tallies) >= 10 &&
    eventsIn(rest.tallies) >= 20
  const isNone = Math.abs(d) + width < Math.log(2)
  const said =
    d + width < 0 ? 'fewer' : d - width > 0 ? 'more' : isNone ? 'no-difference' : 'too-few'
  return {
    ...tallies,
    ...{ oddsRatio: Math.exp(d), interval: [Math.exp(d - width), Math.exp(d + width)] },
    verdict: isEnough ? said : 'too-few',
  }
}

type Estimate = { oddsRatio: number | null; interval: number[] | null }

/** Ratios by their logarithms: two ways to calculate differ in some digit. */
function inLogs<Of extends Estimate>(measure: Of, log: (ratio: number) => unknown) {
  const { oddsRatio, interval } = measure
  return { ...measure, oddsRatio: oddsRatio && log(oddsRatio), interval: interval?.map(log) }
}

test('D13: the verdict is what happened, however commits got onto the branch, and however paths are spelled', async () => {
  const seen: Record<string, number> = {}
  await fc.assert(
    fc.asyncProperty(fc.nat(), async (seed) => {
      const repository = createRepository(seed)
      const mount = new Draw(seed, 9, 0).pick(['', '/docs', '/en/docs'])
      const groups = groupsOf(repository)
      const files = [...groups.keys()]
      const history = createReaders(seed, mount, groups)
      const { commits, pushes } = repository
      const answer = answering(history)
      const end = await runStep({
        ...scheduled(),
        inputs: { 'reader-signals': 'effect', 'traffic-file': 'effect.json' },
        clock: new VirtualClock(new Date(NOW_MS).toISOString()),
        github: { commits, pushes },
        onRequest: (request, ...more) =>
          request.to === 'service' ? answer(request, ...more) : undefined,
      })
      const { effect } = JSON.parse(end.files['effect.json'] ?? '').signals

      // What is a folder of the files is not of the prefix.
      const prefix = repository.root === 'docs/' ? mount.replace(/\/docs$/, '') : mount
      const { turns, votes } = eventsOf(history)
      const paths = [...new Set([...turns, ...votes].map(({ path }) => path))].sort()
      const matches = new Map(paths.map((path) => [path, fileOf(path, files, prefix)]))
      const of = (events: Event[]) =>
        events.flatMap((event) => {
          const file = matches.get(event.path)
          return file === undefined ? [] : [{ ...event, file }]
        })
      const pathsOf = (group: string) =>
        files
          .filter((file) => groups.get(file) === group)
          .flatMap((file) => paths.find((path) => matches.get(path) === file) ?? [])
          .sort()
      expect(effect.pages).toMatchObject({
        unmatched: paths.filter((path) => matches.get(path) === undefined).length,
      })
      expect(effect.paths).toEqual({ workedOn: pathsOf('worked on'), rest: pathsOf('rest') })
      const expected = [of(turns), of(votes)].map((events) => measureOf(events, groups))
      for (const { verdict } of expected) seen[verdict] = (seen[verdict] ?? 0) + 1
      const names = ['unanswered', 'thumbs-down']
      expect(effect.measures.map((one: Estimate) => inLogs(one, Math.log))).toEqual(
        expected.map((one, n) => ({
          name: names[n],
          ...inLogs(one, (ratio) => expect.closeTo(Math.log(ratio), 1)),
        })),
      )
    }),
    { numRuns: runs(60, 1000) },
  )
  // Else it would show less than it seems to. Sites that rule out a halving are larger, and cost more time.
  expect(Object.keys(seen)).toEqual(expect.arrayContaining(['fewer', 'more', 'too-few']))
})

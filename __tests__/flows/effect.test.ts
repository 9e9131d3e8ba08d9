import { expect, test } from '@jest/globals'
import { demoGitHub, demoService } from '../../simulator/demo.ts'
import { json, refuse } from '../../simulator/http/answer.ts'
import { DEMO_PATHS } from '../../simulator/site.ts'
import { scheduled } from '../support/events.ts'
import { asked, type Flow, runStep } from '../support/flow.ts'
import { VirtualClock } from '../support/virtual-clock.ts'

const SERVICE = demoService(new VirtualClock())
const GITHUB = demoGitHub(new VirtualClock())
const { commits = [], pulls = [] } = GITHUB
const BEFORE = ['2026-06-15', '2026-07-13'] as const
const CHANGE = ['2026-09-07', '2026-10-05'] as const
const AFTER = ['2026-10-05', '2026-11-02'] as const
/** By degrees of freedom, from a printed table. */
const T: Record<number, number> = { 4: 2.776, 5: 2.571, 6: 2.447, 7: 2.365 }

/** A report on the demo's 20 weeks, or on what differs from them. Whatever is missing, it is no failure. */
async function effectOf(flow: Flow = {}) {
  const inputs = { 'reader-signals': 'effect', 'traffic-file': 'effect.json' }
  const end = await runStep({ ...scheduled(), service: SERVICE, github: GITHUB, inputs, ...flow })
  expect(end.result).toMatchObject({ outcome: 'reported', fails: false })
  const section = end.summary.split('Did it help?\n\n')[1] ?? ''
  return { ...end, section, effect: JSON.parse(end.files['effect.json'] ?? '').signals.effect }
}

/** A question or a vote: `after` the change or before, and whether it was in vain. */
type Event = { path: string; after: boolean; inVain: boolean }
type Tally = { events: number; of: number }
const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0)

/** The formula of docs/effect.md, from single events. */
function compare(events: Event[], workedOn: string[], rest: string[]) {
  const tally = (of: Event[], after: boolean): Tally => {
    const all = of.filter((event) => event.after === after)
    return { events: all.filter(({ inVain }) => inVain).length, of: all.length }
  }
  const L = ({ events: x, of: n }: Tally) => Math.log((x + 0.5) / (n - x + 0.5))
  const least = ({ events: x, of: n }: Tally) => 1 / (x + 0.5) + 1 / (n - x + 0.5)
  const delta = (of: Event[]) => L(tally(of, true)) - L(tally(of, false))
  const measure = (paths: string[]) => {
    const pages = paths.filter((path) => {
      const when = events.filter((event) => event.path === path).map(({ after }) => after)
      return when.includes(true) && when.includes(false)
    })
    const own = events.filter(({ path }) => pages.includes(path))
    const without = pages.map((page) => delta(own.filter(({ path }) => path !== page)))
    const mean = sum(without) / pages.length
    const spread = sum(without.map((one) => (one - mean) ** 2))
    const jackknife = ((pages.length - 1) / pages.length) * spread
    const [before, after] = [tally(own, false), tally(own, true)]
    const variance = Math.max(jackknife, least(before) + least(after))
    return { tallies: { before, after, pages: pages.length }, delta: delta(own), variance }
  }
  const [ours, theirs] = [measure(workedOn), measure(rest)]
  const t = T[Math.min(ours.tallies.pages, theirs.tallies.pages) - 1] ?? Number.NaN
  const [d, half] = [ours.delta - theirs.delta, t * Math.sqrt(ours.variance + theirs.variance)]
  const [ratio, low, high] = [d, d - half, d + half].map((log) => expect.closeTo(Math.exp(log), 2))
  const tallies = { workedOn: ours.tallies, rest: theirs.tallies }
  return { ...tallies, oddsRatio: ratio, interval: [low, high] }
}

test('D13: D and its interval are those of the history; resolved feedback counts, dismissed does not', async () => {
  const { effect, world, requests } = await effectOf()
  const linesOf = (page: string, from: string, to: string) =>
    commits
      .filter(({ date = '' }) => date >= from && date < to)
      .flatMap((commit) => commit.files ?? [])
      .filter(({ filename }) => `/${filename}` === `${page}.mdx`)
      .reduce((lines, { additions = 0, deletions = 0 }) => lines + additions + deletions, 0)
  const workedOn = DEMO_PATHS.filter((page) => linesOf(page, ...CHANGE) >= 20)
  const rest = DEMO_PATHS.filter((page) => linesOf(page, BEFORE[0], AFTER[1]) < 20)
  const { readers } = world.service.analytics
  const eventsIn = (kind: 'conversations' | 'feedback') =>
    [BEFORE, AFTER].flatMap(([from, to]) =>
      readers[kind]({ fromMs: Date.parse(from), toMs: Date.parse(to) }).map(({ row }) => ({
        row,
        path: String(row.pageUrl ?? row.path).replace(/^https:..[^/]+/, ''),
        after: from === AFTER[0],
        inVain: row.resolutionStatus === 'unanswered' || row.helpful === false,
      })),
    )
  const turns = eventsIn('conversations').filter((one) => !/clar/.test(`${one.row.responseType}`))
  const votes = eventsIn('feedback').filter(
    ({ row }) => row.source === 'contextual' && row.status !== 'dismissed',
  )
  expect(effect).toMatchObject({
    windows: {
      ...{ before: BEFORE, leftOut: [BEFORE[1], CHANGE[0]], change: CHANGE, after: AFTER },
      next: '2026-11-30',
    },
    pages: { workedOn: 8, rest: 31, unmatched: 0 },
    paths: { workedOn: workedOn.toSorted(), rest: rest.toSorted() },
    measures: [
      { name: 'unanswered', verdict: 'fewer', ...compare(turns, workedOn, rest) },
      { name: 'thumbs-down', verdict: 'too-few', ...compare(votes, workedOn, rest) },
    ],
  })
  const asks = requests.filter(({ operation }) => operation === 'feedback-by-page')
  for (const { query } of asks) expect(query.get('status')).toBe('pending,in_progress,resolved')

  const bot = 'mintlify[bot]'
  const own = pulls.filter((pull) => pull.login === bot && `${pull.createdAt}` >= '2026-08-22T09')
  const merged = own.filter(({ mergedAt }) => mergedAt)
  const edited = merged.filter((pull) => pull.commits?.some(({ login }) => login !== bot))
  expect(effect.pullRequests).toMatchObject({
    ...{ total: own.length, closed: own.filter(({ state }) => state === 'closed').length },
    ...{ mergedAsTheyWere: merged.length - edited.length, mergedAfterEdits: edited.length },
  })
})

test("a person's merge of the base into the agent's pull request is no edit, one of another branch is", async () => {
  const bot = { login: 'mintlify[bot]' }
  const commit = (sha: string, ...parents: string[]) => ({ ...bot, sha, parents })
  const merged = { createdAt: '2026-11-01T00:00:00Z', mergedAt: '2026-11-02T00:00:00Z' }
  const merge = (of: string) => ({ ...commit('c', 'a', of), login: 'octocat' })
  const pulls = ['base', 'b'].map((of, number) => ({
    ...{ ...merged, number, ...bot },
    commits: [commit('a', 'base'), commit('b', 'base'), merge(of)],
  }))
  const { effect } = await effectOf({ github: { ...GITHUB, pulls } })
  expect(effect.pullRequests).toMatchObject({ mergedAsTheyWere: 1, mergedAfterEdits: 1 })
})

test('D13: the four reports of a block say the same, whatever happens meanwhile; the next may differ', async () => {
  const reports = []
  for (const now of [
    '2026-11-02T00:00',
    '2026-11-09T09:00',
    '2026-11-18T12:00',
    '2026-11-29T23:59',
  ])
    reports.push(await effectOf({ clock: new VirtualClock(`${now}:00Z`) }))
  const [{ section, effect: first } = { section: '', effect: {} }] = reports
  // The agent's pull requests are those of the last 13 weeks, and not judged.
  const judged = (text: string) => text.slice(text.indexOf('\n'))
  for (const report of reports) {
    expect(report.effect).toEqual({ ...first, pullRequests: expect.anything() })
    expect(judged(report.section)).toBe(judged(section))
  }
  const { effect } = await effectOf({ clock: new VirtualClock('2026-11-30T00:00:00Z') })
  expect(effect.windows).toMatchObject({ after: ['2026-11-02', '2026-11-30'], next: '2026-12-28' })
})

const recent = commits
  .filter(({ date = '' }) => date > BEFORE[0])
  .map((one, n) => (n === 0 ? { ...one, parents: [] } : one))
/** Files that a commit adds, so many to each of two blocks of weeks. */
const manyFiles = (count: number) =>
  commits.map((one) => {
    const weeks = [Date.parse('2026-07-13'), Date.parse('2026-08-10')]
    const ages = weeks.map((weekMs) => Date.parse(one.date ?? '') - weekMs)
    const isIn = ages.some((ageMs) => ageMs >= 0 && ageMs < 7 * 86_400_000)
    const filename = (n: number) => `src/${one.sha.slice(-4)}/${n}.ts`
    const more = Array.from({ length: isIn ? count : 0 }, (_, n) => ({ filename: filename(n) }))
    return { ...one, files: [...(one.files ?? []), ...more] }
  })

test.each([
  ['main has no commit before 2026-06-15', { commits: recent }],
  [
    '300 files or more were changed in four weeks, and GitHub lists no more',
    { commits: manyFiles(300) },
  ],
  [
    "the default branch's history was rewritten",
    {
      commits: commits.map((one, n) =>
        n === 15 ? { ...one, parents: [commits[3]?.sha ?? ''] } : one,
      ),
      pushes: commits.map(({ sha, date = '' }) => ({ sha, at: date })),
    },
  ],
  [
    'main was pushed to 2,000 times or more since 2026-06-15',
    {
      commits,
      pushes: Array.from({ length: 2001 }, () => ({
        sha: commits.at(-1)?.sha ?? '',
        at: '2026-11-03T00:00:00Z',
      })),
    },
  ],
])('D13: pages are not compared, and the service is not asked: %s', async (why, history) => {
  const end = await effectOf({ github: { ...GITHUB, ...history } })
  expect(end.effect).toMatchObject({ pages: { available: false, missing: why }, measures: [] })
  expect(end.section).toContain(`Pages are not compared, because ${why}.`)
  expect(asked(end)).toEqual([])
})

test('nearly 300 files in each of two blocks of weeks are compared', async () => {
  const { effect } = await effectOf({ github: { ...GITHUB, commits: manyFiles(290) } })
  expect(effect).toMatchObject({ pages: { workedOn: 8, rest: 31, unmatched: 0 } })
})

test('D13: a token that may read nothing is one line, which names what it takes', async () => {
  const { section } = await effectOf({ github: { ...GITHUB, token: { permissions: {} } } })
  expect(section.trim()).toMatch(/^.*pull-requests: read.*contents: read`\.$/)
})

test.each(['effect', 'all'])(
  'D1: a key that is refused fails the step, with %s',
  async (signals) => {
    const inputs = { 'reader-signals': signals }
    const onRequest: Flow['onRequest'] = ({ to }) =>
      to === 'service' ? refuse(401, '') : undefined
    const end = await runStep({ ...scheduled(), github: GITHUB, inputs, onRequest })
    expect(end.result).toMatchObject({ outcome: 'error', fails: true })
    expect(end.result.message).toContain('401')
  },
)

test('D8, D13: 20 requests at most, conversations first; what is not whole is not compared', async () => {
  const end = await effectOf({
    onRequest({ operation, nth }) {
      if (operation === 'feedback-by-page') return json(200, { feedback: [], hasMore: true })
      if (operation !== 'conversations') return undefined
      const turn = {
        ...{ id: `${nth}`, timestamp: '2026-08-01T00:00:00Z', query: 'How?', response: 'So.' },
        ...{ sources: [], resolutionStatus: 'answered', queryCategory: null, pageUrl: '/' },
      }
      const nextCursor = nth % 8 === 7 ? null : `${nth}`.padStart(26, '0')
      return json(200, { conversations: [turn], nextCursor, hasMore: nextCursor !== null })
    },
  })
  expect(asked(end)).toEqual([
    ...Array(16).fill('conversations'),
    ...['feedback-by-page', 'feedback-by-page'],
  ])
  const why = 'the service lists no more than 100 pages at once'
  expect(end.effect.measures).toMatchObject([{ verdict: 'too-few' }, { why }])
})

test('the agent hears the verdicts, and which of its pull requests people closed', async () => {
  const inputs = { context: 'signals' }
  const end = await runStep({ ...scheduled(), service: SERVICE, github: GITHUB, inputs })
  const [prompt = ''] = end.world.service.jobs.all[0]?.prompts ?? []
  expect(prompt).toMatch(
    /^- "unanswered" \(verdict: "fewer", pages worked on: "\d+ of \d+ before, /m,
  )
  expect(prompt).toMatch(/that people closed without a merge[\s\S]*- ".+" \(number: \d+\)/)
})

test('D3: titles of pull requests that people closed are in no file', async () => {
  const { effect, files } = await effectOf()
  expect(effect.pullRequests.closed).toBeGreaterThan(0)
  expect(effect.pullRequests).not.toHaveProperty('refused')
  expect(files['effect.json']).not.toContain('"title"')
})

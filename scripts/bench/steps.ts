import { type Answer, bytesOf } from '../../simulator/http/answer.ts'
import { startServers } from '../../simulator/server.ts'
import { type Figure, measureSteps, milliseconds, quantile, type Usage } from './figure.ts'

const ROUNDS = 15
const REPORT_ROUNDS = 5
const WEEKS = 8
const PAGES = 10_000
const PAGE_SIZE = 250
const LATENCY_MS = 50
const PATH_GOAL = 1.3

const project = { 'project-id': 'docs', 'api-key': 'mint_bench_key' }

/** A whole step whose job ends at once. */
export async function measureWholeStep(): Promise<Figure[]> {
  const servers = await startServers({ service: { job: { finishAfterMs: 0 } } })
  const inputs = { ...project, prompt: 'Fix it.', 'base-url': servers.serviceUrl }
  const usages = await measureSteps(inputs, ROUNDS)
  await servers.close()
  return figuresOf('A step whose job is done at once', usages, 90)
}

/** Each page has one view a week. */
function manyPages(timeMs: number) {
  const visits = Array.from({ length: PAGES }, (_, n) => {
    return { timeMs, path: `/page-${n}`, visitor: 'somebody', kind: 'human' as const, count: n }
  })
  return { visits, searches: [], turns: [], feedback: [] }
}

/** A report of page views from a service that takes 50 ms per answer. */
export async function measurePageViews(): Promise<Figure[]> {
  const answers = new Map<string, Answer>()
  const servers = await startServers({
    service: { events: manyPages },
    // A first round makes all answers, so the service's work doesn't count.
    async onRequest({ path, query }, { answer, wait }) {
      const key = `${path}?${query}`
      const known = answers.get(key) ?? { ...answer(), body: bytesOf(answer()) }
      answers.set(key, known)
      await wait(LATENCY_MS)
      return known
    },
  })
  const inputs = { ...project, 'traffic-weeks': `${WEEKS}`, 'base-url': servers.serviceUrl }
  await measureSteps(inputs, 1)
  const requests = servers.requests.length
  const usages = await measureSteps(inputs, REPORT_ROUNDS)
  await servers.close()

  // The first page of each week has its totals; only two weeks are listed to their last page. The week before the oldest
  // is read for its change.
  const pages = Math.ceil(PAGES / PAGE_SIZE)
  const least = WEEKS + 1 - 2 + 2 * pages
  // The critical path: the pages of a list are sequential, and all other requests run beside them.
  const criticalMs = pages * LATENCY_MS
  const ratio = quantile(usages.map(({ wallMs }) => wallMs)) / criticalMs
  const name = `A report of ${WEEKS} weeks of ${PAGES.toLocaleString('en')} pages`
  return [
    {
      ...{ name: `${name}: requests`, value: `${requests}`, against: `${least} at least` },
      ...{ goal: 'no more', met: requests <= least, raw: requests },
    },
    {
      ...{ name: `${name}: against its critical path`, value: `${ratio.toFixed(2)} ×` },
      ...{ against: `${criticalMs} ms`, goal: `at most ${PATH_GOAL} ×` },
      ...{ met: ratio <= PATH_GOAL, raw: ratio },
    },
    ...figuresOf(name, usages, 150),
  ]
}

function figuresOf(name: string, usages: Usage[], goalMib: number): Figure[] {
  const all = (one: keyof Usage) => usages.map((usage) => usage[one])
  const [walls, cpus, peaks] = [all('wallMs'), all('cpuMs'), all('peakMib')]
  const peak = Math.max(...peaks)
  return [
    { name: `${name}: wall time`, value: milliseconds(walls), raw: walls },
    { name: `${name}: CPU time`, value: milliseconds(cpus), raw: cpus },
    {
      name: `${name}: peak memory`,
      value: `${peak.toFixed(0)} MiB`,
      goal: `under ${goalMib} MiB`,
      met: peak < goalMib,
      raw: peaks,
    },
  ]
}

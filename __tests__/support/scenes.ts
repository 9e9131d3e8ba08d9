import type { Events } from '../../simulator/analytics.ts'
import { json, refuse } from '../../simulator/http/answer.ts'
import type { Report } from '../../src/report/read-report.ts'
import { ALL_SIGNALS, LAST, piece, report, search, turn, twoWeeks, view, votes } from './readers.ts'

/* What people see most. Readers' words, names and pages are parameters, so that a test can put something else there. */

/** All places where a stranger's text can be. */
export interface Words {
  /** A question, a search term, a comment. */
  text(word: string): string
  path(path: string): string
  category(name: string): string
}

export const AS_IT_IS: Words = {
  text: (word) => word,
  path: (path) => path,
  category: (name) => name,
}

const GUIDES = ['webhooks', 'quickstart', 'authentication', 'sdk/python', 'sdk/node', 'rate-limits']
const REFERENCES = ['errors', 'pagination', 'events', 'cli', 'deployments', 'single-sign-on']
const PATHS = [
  '/',
  ...GUIDES.map((name) => `/guides/${name}`),
  ...REFERENCES.map((name) => `/api-reference/platform/${name}`),
]

/** Views by people and by AI assistants of all pages of a week. */
const TOTALS: ReadonlyArray<readonly [human: number, ai: number]> = [
  [57_403, 38_008],
  [55_120, 33_220],
  [56_800, 31_040],
  [49_310, 30_115],
  [52_004, 27_950],
  [51_877, 26_310],
  [47_250, 25_900],
  [48_120, 22_480],
  [45_900, 21_730],
  [46_310, 19_950],
]

const answered = (count: number, week: string) =>
  Array.from({ length: count }, (_, index) => turn(`${week} ${index}`, { kind: 'answered' }))

/** What readers did in the last week, and in the one before. */
function busyDocs({ text, path, category }: Words): Partial<Events> {
  const asked = (question: string, name: string | null, page: string | null, times = 1) =>
    Array.from({ length: times }, () =>
      turn(text(question), { category: name && category(name), path: page && path(page) }),
    )
  const visits = (first: number, drop: number) =>
    PATHS.flatMap((page, index) => view(path(page), first - index * drop, 900 - index * 20))
  const webhooks = '/guides/webhooks'
  const errors = '/api-reference/platform/errors'
  const last = {
    visits: [...visits(6551, 480), ...view(path('/guides/migrate-from-v1-to-v2'), 412, 60)],
    searches: [
      search(text('pricing'), 62, 71, '/pricing'),
      search(text('api key'), 48, 66, '/guides/authentication'),
      search(text('rate limit'), 31, 58, '/guides/rate-limits'),
      search(text('webhook retry'), 12),
      search(text('terraform provider'), 11, 9.09),
      search(text('cli proxy'), 7),
      search(text('export data'), 5),
      search('a rare term', 2),
    ],
    turns: [
      ...asked('How often is a webhook retried?', 'webhooks', webhooks, 3),
      ...asked('How do I verify the signature of a webhook?', 'webhooks', webhooks, 2),
      ...asked('Can I replay a webhook event?', 'webhooks', webhooks),
      ...asked('What does error E1042 mean?', 'errors', errors, 2),
      ...asked('Is there a Terraform provider?', 'deployment', '/'),
      ...asked('Can I deploy to two regions?', 'deployment', '/guides/quickstart'),
      ...asked('Who do I ask about an invoice?', null, null),
      ...answered(57, 'last'),
    ],
    feedback: [
      ...votes(path(webhooks), 1, 5),
      ...votes(path('/guides/sdk/python'), 2, 3),
      ...votes(path('/guides/rate-limits'), 1, 2),
      ...votes(path('/'), 50, 1),
      piece(path(webhooks), { comment: text('The retry schedule is missing.') }),
      piece(path('/guides/sdk/python'), { comment: text('The example does not run.') }),
      piece(path(errors), { source: 'agent' }),
    ],
  }
  const before = {
    visits: visits(6100, 420),
    searches: [search(text('pricing'), 170, 80, '/pricing')],
    turns: [...asked('Old question', null, null, 9), ...answered(40, 'before')],
  }
  return twoWeeks(last, before)
}

interface Shown {
  weeks?: number
  texts?: 'show' | 'hide'
  words?: Words
  signals?: string
  /** The HTTP status of everything but page views. */
  refused?: number
}

/** A report on busy docs, with figures of a whole site. */
export async function analyticsOf({
  weeks = 8,
  texts = 'show',
  words = AS_IT_IS,
  signals = ALL_SIGNALS,
  refused,
}: Shown = {}): Promise<Report> {
  return report(busyDocs(words), {
    weeks,
    signals,
    texts,
    onRequest({ operation, query }, { answer }) {
      const dateFrom = query.get('dateFrom') ?? ''
      const totalsOf = (human: number, ai: number, total: number) =>
        json(200, { ...Object(answer().body), totals: { human, ai, total } })
      if (operation === 'views') {
        const weeksAgo = (Date.parse(LAST) - Date.parse(dateFrom)) / (7 * 86_400_000)
        const [human, ai] = TOTALS[weeksAgo % TOTALS.length] ?? [0, 0]
        return totalsOf(human, ai, human + ai)
      }
      if (refused !== undefined) return refuse(refused, 'No.')
      if (operation !== 'visitors') return undefined
      return dateFrom === LAST ? totalsOf(10_199, 1_420, 11_500) : totalsOf(9_870, 1_290, 11_010)
    },
  })
}

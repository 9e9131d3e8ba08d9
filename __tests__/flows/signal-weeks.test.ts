import { expect, test } from '@jest/globals'
import type { Events } from '../../simulator/analytics.ts'
import { scheduled } from '../support/events.ts'
import { type Flow, runStep } from '../support/flow.ts'
import { typed } from '../support/markdown.ts'
import { search, turn, view, WEEK_MS } from '../support/readers.ts'

const weekly = <T extends { timeMs: number }>(make: (weeksAgo: number) => T[]): T[] =>
  [0, 1, 2, 3].flatMap((n) =>
    make(n).map((event) => ({ ...event, timeMs: event.timeMs - n * WEEK_MS })),
  )

const QUIET: Partial<Events> = {
  visits: weekly(() => view('/limits', 10)),
  searches: weekly(() => [search('proxy', 1)]),
  turns: weekly((n) => [turn(`Question ${n}?`, { path: '/limits' })]),
}

const run = (inputs: Record<string, string>, flow: Flow = {}) =>
  runStep({ ...scheduled(), service: { events: QUIET }, ...flow, inputs })

test('the report counts the last complete week', async () => {
  const summary = typed((await run({ 'traffic-weeks': '4', 'reader-signals': 'true' })).summary)
  expect(summary).toContain('| Readers | Last week | Change |')
  expect(summary).toContain('| Questions without an answer | 1 | was 1 |')
  expect(summary).toContain('| Searches without a click | 0 |')
})

test('the agent gets four weeks, and so does its report; the log has only the number of rows', async () => {
  const end = await run({ context: 'signals', 'traffic-weeks': '2' })
  const [prompt = ''] = end.world.service.jobs.all[0]?.prompts ?? []
  expect(prompt).toContain('where it let its readers down in the last 4 weeks. ')
  expect(prompt).toMatch(/could not answer\ndates: "19 Oct – 15 Nov"\ntotal: 4\n/)
  expect(prompt).toContain('- "proxy" (searched 4 times, never clicked)')
  expect(end.log.join('\n')).not.toMatch(/Question \d|proxy/)
  expect(end.log).toContain('rows, which are not logged: 4')
  const summary = typed(end.summary)
  expect(summary).toContain('### 📈 Who reads the docs, 9–15 Nov')
  expect(summary).toContain('| Readers | Last 4 weeks | Change |')
  expect(summary).toContain('| /limits | 4 questions without an answer')
})

test('the agent is not asked if nothing stands out in four weeks', async () => {
  const events = { turns: [turn('How?')] }
  const { result, summary } = await run({ context: 'signals' }, { service: { events } })
  expect(result).toMatchObject({ outcome: 'skipped' })
  expect(result.message).toContain('No page, search or question stood out in the last 4 weeks (')
  expect(typed(summary)).toContain('| Questions without an answer | 1 |')
})

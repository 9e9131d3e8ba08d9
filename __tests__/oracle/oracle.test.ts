import { expect, test } from '@jest/globals'
import { Draw } from '../../simulator/chance.ts'
import type { Answer } from '../../simulator/http/answer.ts'
import { readReport } from '../../src/report/read-report.ts'
import { reportOptions } from '../../src/step.ts'
import { scheduled } from '../support/events.ts'
import { openFlow, runStep } from '../support/flow.ts'
import { fc, runs } from '../support/runs.ts'
import { VirtualClock } from '../support/virtual-clock.ts'
import { expectedOf, isVotesCut, pagesShown } from './expected.ts'
import { createHistory, NOW } from './history.ts'

/** Sorts rows and fields, drops facts and unknown fields, and reduces texts to letters. */
function comparable(json: unknown, name = ''): unknown {
  if (Array.isArray(json)) return json.map((row) => JSON.stringify(comparable(row))).sort()
  if (typeof json !== 'object' || json === null) {
    const isText = typeof json === 'string' && name === 'words'
    return isText ? json.toLowerCase().replace(/[^a-z]/g, '') : json
  }
  const entries = Object.entries(json)
    .filter(([key, value]) => key !== 'facts' && value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, value]) => [key, comparable(value, key)]))
}

/** Adds unspecified fields, as a service may at any time. */
function withExtras<Value>(value: Value, draw: Draw): Value
function withExtras(value: unknown, draw: Draw): unknown {
  if (Array.isArray(value)) return value.map((item) => withExtras(item, draw))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([name, field]) => [name, withExtras(field, draw)])
  if (draw.chance(0.1)) entries.push(['addedLater', draw.pick([null, 7, 'text', [{ id: 1 }], {}])])
  return Object.fromEntries(entries)
}

test('every number equals the count of expected.ts, for any service that meets the specification', async () => {
  const upTo = (max: number) => fc.integer({ min: 0, max })
  await fc.assert(
    fc.asyncProperty(
      fc.nat(),
      upTo(3),
      upTo(4),
      fc.boolean(),
      async (seed, size, weeks, isForAgent) => {
        const history = createHistory(seed, size)
        const inputs = {
          'traffic-weeks': `${weeks}`,
          'reader-signals': `${!isForAgent}`,
          context: isForAgent ? 'signals' : 'none',
        }
        const flow = {
          ...scheduled(),
          inputs,
          clock: new VirtualClock(NOW),
          service: { events: history, ...history.open },
          onRequest: (_: unknown, { answer }: { answer: () => Answer }) =>
            withExtras(answer(), new Draw(seed, 2, 0)),
        }
        const { step } = openFlow(flow)
        const read = await readReport(
          { ...step, policy: step.startPolicy('read') },
          reportOptions(step.inputs),
        )
        const { outputs, signals, before, ...views } = expectedOf(history, weeks)
        const pages = [read.pages, read.pagesBefore].flatMap((week) => week?.pages ?? [])
        expect({
          weeks: read.weeks.map(({ week, totals }) => ({ week: week.id, totals })),
          pages: pages.map((week) => Object.fromEntries(week)),
        }).toEqual(views)
        for (const { kind, count, rows, isPartial, ...signal } of read.signals?.read ?? []) {
          expect(rows.map(({ readers }) => readers)).toEqual(
            rows.map(({ readers }) => readers).toSorted((a, b) => b - a),
          )
          if (kind === 'votes' && isVotesCut(history, 0)) {
            // The service's choice of pages is unknown: the counts may only be lower, and the report says so.
            expect(isPartial).toBe(true)
            expect(count).toBeLessThanOrEqual(signals.votes.count)
            continue
          }
          expect(comparable({ kind, count, rows })).toEqual(comparable({ kind, ...signals[kind] }))
          const isCutBefore = kind === 'votes' && isVotesCut(history, 1)
          expect(signal.before).toBe(isCutBefore ? undefined : before[kind].count)
        }
        expect(read.signals?.read).toHaveLength(4)

        const end = await runStep(flow)
        const numbers = Object.entries(end.outputs).filter(([name]) => /views/.test(name))
        expect(Object.fromEntries(numbers)).toEqual(outputs)
        const plain = end.summary.replaceAll('\u00a0', ' ').replaceAll('<wbr>', '')
        const [top = ''] = /\*\*Top pages\*\*.*\n\n(?:\|.*\n)+/.exec(plain) ?? []
        const [moved = ''] = /\*\*What moved\*\*.*/.exec(plain) ?? []
        const lines = `${top}${moved}`.split('\n')
        const shown = lines.filter((line) => line !== '' && !/^\| (?:Page|:--) \|/.test(line))
        expect(shown).toEqual(weeks === 0 ? [] : pagesShown(history, weeks))
      },
    ),
    { numRuns: runs(50, 1000) },
  )
})

import { expect, test } from '@jest/globals'
import { Draw } from '../../simulator/chance.ts'
import { refuse } from '../../simulator/http/answer.ts'
import type { OnRequest } from '../../simulator/send.ts'
import { pageOfReport } from '../../src/report/report-page.ts'
import { outputsOfReport } from '../../src/report/weekly-totals.ts'
import { renderBlock } from '../../src/result/markdown.ts'
import { renderPlain } from '../../src/rich-text.ts'
import { scheduled } from '../support/events.ts'
import { typed } from '../support/markdown.ts'
import { report } from '../support/readers.ts'
import { fc, runs } from '../support/runs.ts'
import { VirtualClock } from '../support/runtime.ts'
import { expectedLines, expectedOutputs, expectedRows } from './expected.ts'
import { createHistory, type History, NOW } from './history.ts'

const WEEKS = ['9–15 Nov', '2–8 Nov', '26 Oct – 1 Nov', '19–25 Oct']
const MONDAYS = ['2026-11-09', '2026-11-02', '2026-10-26', '2026-10-19']

/** Adds unspecified fields, as a service may at any time. */
function withExtras<Value>(value: Value, draw: Draw): Value
function withExtras(value: unknown, draw: Draw): unknown {
  if (Array.isArray(value)) return value.map((item) => withExtras(item, draw))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([name, field]) => [name, withExtras(field, draw)])
  if (draw.chance(0.1)) entries.push(['addedLater', draw.pick([null, 7, 'text', [{ id: 1 }], {}])])
  return Object.fromEntries(entries)
}

function answerOf({ refusedWeeks, open }: History): OnRequest {
  const draw = new Draw(open.seed, 2, 0)
  const refused = refusedWeeks.map((week) => `${MONDAYS[week]}T00:00:00Z`)
  return ({ operation, query }, { answer }) => {
    const isRefused = operation === 'views' && refused.includes(query.get('dateFrom') ?? '')
    return isRefused ? refuse(403, 'No.') : withExtras(answer(), draw)
  }
}

/** The lines with numbers, up to the parts that repeat them. */
function linesOf(page: ReturnType<typeof pageOfReport>): string[] {
  const blocks = typed(page.sections.map(renderBlock).join('\n\n'))
  const [open = ''] = blocks.split(/\n\n(?:###|> |\*\*Views a week|<sub>)/)
  const lines = open.split('\n').filter((line) => !/^$|^\| (?:Week|Page|Readers|:--) /.test(line))
  return [...page.sentences.map((sentence) => typed(renderPlain(sentence))), ...lines]
}

/** In any order, with the letters of their words. */
function comparable(
  rows: ReadonlyArray<{
    words?: string | undefined
    page?: string | undefined
    times: number
    tally: string
  }>,
) {
  return rows
    .map(({ words, page = '', times, tally }) => {
      const letters = words?.toLowerCase().replace(/[^a-z]/g, '') ?? ''
      return `${letters} ${page} ${times} ${tally}`
    })
    .sort()
}

test('every number equals the count of expected.ts, for any service that meets the specification', async () => {
  const upTo = (max: number) => fc.integer({ min: 0, max })
  const plays = fc.asyncProperty(fc.nat(), upTo(3), upTo(4), async (seed, size, weeks) => {
    const history = createHistory(seed, size)
    const read = await report(history, {
      ...scheduled(),
      weeks,
      signals: true,
      clock: new VirtualClock(NOW),
      service: history.open,
      onRequest: answerOf(history),
    })
    const page = pageOfReport(read)
    expect(Object.fromEntries(outputsOfReport(read))).toEqual(expectedOutputs(history, weeks))
    expect(linesOf(page)).toEqual(expectedLines(history, weeks))

    const said = page.warnings.map(renderPlain).join('\n')
    const unread = history.refusedWeeks.filter((week) => weeks > 0 && week < Math.max(weeks, 2))
    expect(WEEKS.filter((week) => said.includes(week))).toEqual(unread.map((week) => WEEKS[week]))
    const rows = expectedRows(history)
    expect(read.signals?.missed).toHaveLength(3)
    for (const signal of read.signals?.missed ?? []) {
      expect(comparable(signal.rows)).toEqual(comparable(rows[signal.kind]))
      const times = signal.rows.map((row) => row.times)
      expect(times).toEqual(times.toSorted((a, b) => b - a))
    }
  })
  await fc.assert(plays, { numRuns: runs(200, 1000) })
})

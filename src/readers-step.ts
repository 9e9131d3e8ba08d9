import type { MissedByReaders } from './agent/quote-signals.ts'
import type { Run } from './base/clock.ts'
import type { Log } from './base/log.ts'
import { describeLook, quoteSignals, standsOut } from './readers/for-agent.ts'
import { readSignals } from './readers/read-signals.ts'
import type { SignalQueries } from './readers/signal-queries.ts'
import {
  isAnyRead,
  type SignalFigures,
  signalFigures,
  signalOutputs,
  type WeekViews,
} from './readers/signals.ts'
import { decideTexts } from './readers/texts.ts'
import type { Section } from './report/fit.ts'
import { signalsJson } from './report/readers-file.ts'
import { describeMissingSignals, readersSection } from './report/readers-report.ts'
import { describeReaders } from './report/readers-sentence.ts'
import type { WorkflowEvent } from './runner/event.ts'
import type { Inputs } from './runner/inputs.ts'
import type { Outputs } from './runner/outputs.ts'
import type { Asking } from './service/perform.ts'
import type { Service } from './service/service.ts'
import type { Budget } from './traffic/budget.ts'
import type { Figures } from './traffic/figures.ts'
import type { Requester } from './traffic/requester.ts'
import { completeWeeks } from './traffic/weeks.ts'

/** What readers missed, as far as it could be read. */
export interface ReadersResult {
  figures: SignalFigures
  /** Whether any kind of signal could be read. */
  isRead: boolean
  section: Section
  /** For the log: numbers alone. */
  sentence: string
  /** What is not known, and why, without a word of a reader's. */
  missing: string[]
  outputs: Outputs
  /** For the JSON file. */
  json: object
  /** For the agent, with the same week's pages. */
  missed(pages: Figures['pages']): MissedByReaders
}

/** What else was read of the same week, and what all of it cost. */
interface ReadBesides extends WeekViews {
  /** All requests of the report; undefined where its other section tells. */
  requests: number | undefined
}

/** Makes the report, once the same week's page views are known. */
export type ReadersReport = (besides: ReadBesides) => ReadersResult

export interface ReadersOptions {
  service: Service
  requester: Requester
  budget: Budget
  run: Run
  event: WorkflowEvent
  log: Pick<Log, 'info'>
}

/** Reads the signals that the inputs ask for. */
export async function performReaders(
  inputs: Inputs,
  { service, requester, budget, run, event, log }: ReadersOptions,
): Promise<ReadersReport> {
  const kinds = inputs.readerSignals
  const [week, weekBefore] = completeWeeks(2, run.clock.now())
  if (week === undefined || weekBefore === undefined) throw new Error('there are always two weeks')
  const texts = decideTexts(inputs.readerTexts, event.payload)
  log.info(`Reading readers' signals of ${week.label}: ${[...kinds].join(', ')}`)
  const readings = await readSignals({
    kinds,
    week,
    weekBefore,
    showTexts: texts.showTexts,
    queries: queriesOf(service, requester),
    allowance: budget,
    run,
  })
  return ({ requests, ...views }) => {
    const readers = { figures: signalFigures(readings, views), ...texts, requests }
    return {
      figures: readers.figures,
      isRead: isAnyRead(readings),
      section: readersSection(readers),
      sentence: describeReaders(readers.figures),
      missing: describeMissingSignals(readers.figures),
      outputs: signalOutputs(readers.figures),
      json: signalsJson(readers),
      missed: (pages) => ({
        standsOut: standsOut(readers.figures),
        look: describeLook(readers.figures),
        quotations: quoteSignals(readers.figures, pages),
      }),
    }
  }
}

/** The service's operations, through the requester. */
function queriesOf(service: Service, { request }: Requester): SignalQueries {
  const through =
    <Range, Rows, Answer>(
      name: string,
      ask: (range: Range, rows: Rows, asking: Asking) => Promise<Answer>,
    ) =>
    (range: Range, rows: Rows) =>
      request((mayRepeat) => ask(range, rows, { mayRepeat }), name)
  return {
    getVisitors: through('visitors', service.getVisitors),
    getSearches: through('searches', service.getSearches),
    getConversations: through('questions', service.getConversations),
    getFeedbackByPage: through('feedback by page', service.getFeedbackByPage),
    getFeedback: through('feedback', service.getFeedback),
  }
}

import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { performAnalytics } from '../../src/analytics-step.ts'
import { SIGNAL_KINDS } from '../../src/base/signal-kinds.ts'
import type { Send } from '../../src/http/transport.ts'
import { renderReport } from '../../src/report/report.ts'
import { concludeAnalytics, outputsOf } from '../../src/result.ts'
import { connectService } from '../../src/service/service.ts'
import type { Step } from '../../src/step.ts'
import { testRun } from '../support/test-run.ts'
import { virtualClock } from '../support/virtual-clock.ts'
import type { Answer, Request } from './answers.ts'
import type { Order } from './expected.ts'
import { NOW } from './history.ts'

/** What a report wrote. */
export interface Report {
  outputs: Record<string, string>
  summary: string
  /** The JSON file, parsed. */
  file: unknown
}

/** The only part of the oracle that knows the action's code: one report, in process, from these answers. */
export async function reportFrom(
  answer: (request: Request) => Answer,
  { weeks, showTexts }: Order,
): Promise<Report> {
  const send: Send = async ({ method, url }) => {
    const query = Object.fromEntries(url.searchParams)
    const { status, body } = answer({ method, path: url.pathname, query })
    return { status, headers: {}, body: JSON.stringify(body) }
  }
  const run = testRun({ clock: { ...virtualClock(), now: () => NOW } })
  const baseUrl = new URL('https://docs.example/')
  const folder = await mkdtemp(path.join(tmpdir(), 'oracle-'))
  const file = path.join(folder, 'traffic.json')
  const inputs = {
    baseUrl,
    projectId: 'docs',
    trafficWeeks: weeks,
    trafficTopPages: 10,
    trafficMaxRequests: 1000,
    trafficFile: { path: file, format: 'json' },
    readerSignals: new Set(SIGNAL_KINDS),
    readerTexts: showTexts ? 'show' : 'hide',
  }
  const log = { info: () => {} }
  const connection = {
    baseUrl,
    projectId: 'docs',
    apiKey: 'key',
    userAgent: 'test',
    send,
    run,
    log,
  }
  const step = { inputs, service: connectService(connection), run, event: { payload: {} } }
  try {
    const result = concludeAnalytics(await performAnalytics(step as unknown as Step), run.signal)
    const { outcome: _, ...outputs } = outputsOf(result)
    return {
      outputs,
      summary: renderReport(result),
      file: JSON.parse(await readFile(file, 'utf8')),
    }
  } finally {
    await rm(folder, { recursive: true })
  }
}

import type { Send } from '../../src/http/transport.ts'
import type { Run } from '../../src/run.ts'
import type { Inputs } from '../../src/runner/inputs.ts'
import { Service } from '../../src/service/api.ts'
import { RecordingLog } from './recording-log.ts'

const HALF_AN_HOUR_MS = 30 * 60_000

export interface TestRun extends Run {
  /** What was logged, with its level where that is not `info`. */
  readonly lines: string[]
  /** Every pause so far, in ms. */
  readonly pauses: number[]
  /** Moves the time by hand, as a slow request does. */
  advance(ms: number): void
}

/** A run on a clock that jumps to the end of every sleep, so that hours pass in no time. */
export function testRun({
  ms = HALF_AN_HOUR_MS,
  random = (): number => 0.5,
  signal = new AbortController().signal,
} = {}): TestRun {
  let nowMs = 1_000
  const log = new RecordingLog()
  const pauses: number[] = []
  return {
    lines: log.lines,
    pauses,
    advance: (by) => {
      nowMs += by
    },
    signal,
    deadlineMs: nowMs + ms,
    clock: {
      nowMs: () => nowMs,
      now: () => new Date(Date.UTC(2026, 10, 21) + nowMs),
      random,
      sleep: async (by, until) => {
        until.throwIfAborted()
        pauses.push(by)
        nowMs += by
      },
    },
    log,
  }
}

/** The service's operations for project `docs`, with the key `mint_test`. */
export function testService(send: Send, run: Run, baseUrl = 'https://service.example/'): Service {
  const account = { baseUrl: new URL(baseUrl), projectId: 'docs', apiKey: 'mint_test' }
  return new Service({ ...account, context: new Set() } as unknown as Inputs, send, run)
}

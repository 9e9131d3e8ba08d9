import type { Send } from '../../src/http/transport.ts'
import { readEvent } from '../../src/runner/event.ts'
import { readInputs } from '../../src/runner/inputs.ts'
import type { Runtime, Stage } from '../../src/runtime.ts'
import { Service } from '../../src/service/api.ts'
import { RecordingLog } from './recording-log.ts'
import { VirtualClock } from './virtual-clock.ts'

const HALF_AN_HOUR_MS = 30 * 60_000

/** What a part of a step shares with the others, in virtual time. */
export function testRun({
  ms = HALF_AN_HOUR_MS,
  random = (): number => 0.5,
  signal = new AbortController().signal,
} = {}) {
  const clock = new VirtualClock(undefined, random)
  const log = new RecordingLog()
  const stage: Stage = { reads: 'needed' }
  return { clock, log, lines: log.lines, signal, stage, deadlineMs: clock.nowMs() + ms }
}

/** The service's operations for project `docs`, with the key `mint_test`. */
export function testService(
  send: Send,
  run: Runtime,
  baseUrl = 'https://service.example/',
): Service {
  const env = {
    'INPUT_PROJECT-ID': 'docs',
    'INPUT_API-KEY': 'mint_test',
    'INPUT_BASE-URL': baseUrl,
  }
  return new Service(readInputs(env, run.log, readEvent(env)), send, run)
}

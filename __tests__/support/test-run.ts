import { createPolicyFactory } from '../../src/http/retry.ts'
import type { Transport } from '../../src/http/transport.ts'
import type { Runtime } from '../../src/runtime.ts'
import { Service } from '../../src/service/api.ts'
import { RecordingLog } from './recording-log.ts'
import { VirtualClock } from './virtual-clock.ts'

const HALF_AN_HOUR_MS = 30 * 60_000

/** Clock, log, signal and policies of a step, in virtual time. */
export function testRun({
  ms = HALF_AN_HOUR_MS,
  random = (): number => 0.5,
  signal = new AbortController().signal,
} = {}) {
  const clock = new VirtualClock(undefined, random)
  const log = new RecordingLog()
  const startPolicy = createPolicyFactory(clock, signal, clock.nowMs() + ms)
  return { clock, log, lines: log.lines, signal, startPolicy, policy: startPolicy('read') }
}

/** The service's operations for project `docs`, with the key `mint_test`. */
export function testService(
  send: Transport,
  run: Runtime,
  baseUrl = 'https://a.example/',
): Service {
  const access = { baseUrl: new URL(baseUrl), apiKey: 'mint_test', projectId: 'docs' }
  return new Service(access, send, run)
}

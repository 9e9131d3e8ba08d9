import { createPolicyFactory } from '../../src/http/retry.ts'
import type { Transport } from '../../src/http/transport.ts'
import { addSecretToRedact, forgetSecrets } from '../../src/redact.ts'
import { toLogLine } from '../../src/runner-log.ts'
import type { Clock, Log, Runtime } from '../../src/runtime.ts'
import { Service } from '../../src/service/api.ts'

interface Sleeper {
  atMs: number
  wake(): void
}

/** Turns of the event loop without a wake-up after which everything counts as asleep. */
const QUIET_TURNS = 3

/** When everything sleeps, the clock jumps to the earliest wake-up. Concurrent work keeps the order of its times. */
export class VirtualClock implements Clock {
  #nowMs = 0
  #wallMs: number
  #isTurning = false
  readonly #sleepers = new Set<Sleeper>()
  /** The requested lengths of all sleeps so far, in ms. */
  readonly pauses: number[] = []
  readonly #random: () => number

  /** @param start by default a Saturday, so the last complete week begins on 9 November */
  constructor(start = '2026-11-21T09:00:00Z', random: () => number = () => 0.5) {
    this.#wallMs = Date.parse(start)
    this.#random = random
  }

  nowMs(): number {
    return this.#nowMs
  }

  now(): Date {
    return new Date(this.#wallMs + this.#nowMs)
  }

  random(): number {
    return this.#random()
  }

  /** Passes time without a sleep, as work does. */
  advance(ms: number): void {
    this.#nowMs += ms
  }

  /** Sets the date forward or back without passing time. */
  setWall(byMs: number): void {
    this.#wallMs += byMs
  }

  sleep(ms: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      signal.throwIfAborted()
      this.pauses.push(ms)
      const interrupt = () => {
        this.#sleepers.delete(sleeper)
        reject(signal.reason)
      }
      const sleeper: Sleeper = {
        atMs: this.#nowMs + Math.max(0, ms),
        wake: () => {
          this.#sleepers.delete(sleeper)
          signal.removeEventListener('abort', interrupt)
          resolve()
        },
      }
      signal.addEventListener('abort', interrupt, { once: true })
      this.#sleepers.add(sleeper)
      if (!this.#isTurning) void this.#turn()
    })
  }

  async #turn(): Promise<void> {
    this.#isTurning = true
    while (this.#sleepers.size > 0) {
      await fallAsleep()
      const [first, ...rest] = this.#sleepers
      if (first === undefined) break
      const next = rest.reduce((a, b) => (b.atMs < a.atMs ? b : a), first)
      if (next.atMs === Number.POSITIVE_INFINITY) break
      this.#nowMs = Math.max(this.#nowMs, next.atMs)
      next.wake()
    }
    this.#isTurning = false
  }
}

/** Resolves when everything sleeps. Open file operations count as awake. */
async function fallAsleep(): Promise<void> {
  for (let quiet = 0; quiet < QUIET_TURNS; quiet++) {
    await new Promise((resolve) => setImmediate(resolve))
    const mayOtherRunBeAsking = process
      .getActiveResourcesInfo()
      .some((name) => /^(FS|File)/.test(name))
    if (mayOtherRunBeAsking) quiet = -1
  }
}

/** Keeps each line, escaped as in the real log, after its level unless it is `info`. */
export class RecordingLog implements Log {
  readonly lines: string[] = []
  readonly masked: string[] = []

  /** A step's process knows that step's secrets alone: masking another step's would hide a leak. */
  constructor() {
    forgetSecrets()
  }

  info = (message: string) => this.#add('', message)
  notice = (message: string) => this.#add('notice: ', message)
  warning = (message: string) => this.#add('warning: ', message)
  error = (message: string) => this.#add('error: ', message)
  async group<T>(title: string, act: () => Promise<T>): Promise<T> {
    this.#add('group: ', title)
    return act().finally(() => this.#add('endgroup', ''))
  }

  #add(level: string, message: string): void {
    this.lines.push(`${level}${toLogLine(message)}`)
  }

  mask(secret: string): void {
    if (secret === '') return
    this.masked.push(secret)
    addSecretToRedact(secret)
  }
}

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

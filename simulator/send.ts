import { AttemptError } from '../src/http/faults.ts'
import type { Transport } from '../src/http/transport.ts'
import { trusted } from '../src/rich-text.ts'
import type { Clock } from '../src/runtime.ts'
import { faultsOfAnswer, faultsOfRequest } from './contract.ts'
import type { SimulatedGitHub } from './github/github.ts'
import { type Answer, bytesOf, parseBody, type Request } from './http/answer.ts'
import type { SimulatedService } from './service.ts'

/** A request and its outcome. */
export interface SeenRequest extends Request {
  to: 'service' | 'github'
  /** Its name in the table of routes: 'create', 'create-comment'. */
  operation: string
  /** The number of earlier requests of this operation. */
  nth: number
  /** In the clock's ms. */
  atMs: number
  /** The answer's, once it exists. */
  status?: number
}

/** For hooks that don't just return or throw. */
interface Exchange {
  /** Carries out the request once, and returns its answer. */
  answer(): Answer
  wait(ms: number): Promise<void>
}

/**
 * Called with each request. Returns an answer, or nothing for the simulated one. If it throws, in process a
 * `AttemptError`, the request fails; after `answer()`, it was carried out all the same.
 */
export type OnRequest = (
  request: SeenRequest,
  exchange: Exchange,
  // biome-ignore lint/suspicious/noConfusingVoidType: a hook that only looks returns nothing
) => Answer | undefined | void | Promise<Answer | undefined | void>

/** Passes each request to the simulated service or GitHub, and compares the service's with its specification. */
export class Desk {
  readonly requests: SeenRequest[] = []
  /** Requests and answers that break the specification, except answers marked with `broken()`. */
  readonly violations: string[] = []
  readonly service: SimulatedService
  readonly github: SimulatedGitHub
  readonly clock: Clock
  readonly #onRequest: OnRequest | undefined

  constructor(service: SimulatedService, github: SimulatedGitHub, onRequest?: OnRequest) {
    this.service = service
    this.github = github
    this.clock = github.clock
    this.#onRequest = onRequest
  }

  async answer(to: SeenRequest['to'], request: Request, wait: Exchange['wait']): Promise<Answer> {
    const operation = this[to].operationOf(request)
    const nth = this.requests.filter((one) => one.operation === operation && one.to === to).length
    const seen: SeenRequest = { ...request, to, operation, nth, atMs: this.clock.nowMs() }
    this.requests.push(seen)
    if (to === 'service') this.#report('the request', seen, faultsOfRequest(request))
    let done: Answer | undefined
    const act = () => {
      done ??= this[to].answer(request)
      return done
    }
    const answer = (await this.#onRequest?.(seen, { answer: act, wait })) ?? act()
    seen.status = answer.status
    if (to === 'service' && !answer.isBroken)
      this.#report('the answer', seen, faultsOfAnswer(request, answer, answer !== done))
    return answer
  }

  #report(what: string, { method, path, query }: Request, faults: readonly string[]): void {
    for (const fault of faults)
      this.violations.push(`${what} to ${method} ${path}?${query}: ${fault}`)
  }

  /** @throws if `violations` is not empty */
  expectNoViolation(): void {
    if (this.violations.length > 0) throw new Error(this.violations.join('\n'))
  }
}

/** The default time of an answer. */
const LATENCY_MS = 50

/** The network of a step in process. All requests except GitHub's go to the service. */
export function sendTo(
  desk: Pick<Desk, 'answer' | 'clock'> & { github: { apiUrl: string } },
): Transport {
  const { clock, github } = desk
  return async ({ method, url, headers, body = '', signal, timeoutMs, maxBytes }) => {
    signal.throwIfAborted()
    const endMs = clock.nowMs() + timeoutMs
    const wait = async (ms: number) => {
      const leftMs = endMs - clock.nowMs()
      await clock.sleep(Math.min(ms, leftMs), signal)
      if (ms < leftMs) return
      throw new AttemptError(
        'unanswered',
        trusted(`no complete answer within ${timeoutMs / 1000} s`),
      )
    }
    const root = new URL(github.apiUrl)
    const to = url.origin === root.origin ? 'github' : 'service'
    // Enterprise servers have REST at /api/v3 and GraphQL at /api/graphql.
    const path = url.pathname.replace(/^\/api(\/v3(?=\/(?!graphql))|(?=\/graphql))/, '')
    const names = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])
    const request = {
      ...{ method, path, query: url.searchParams, body: parseBody(body) },
      headers: Object.fromEntries(names),
    }
    const answer = await desk.answer(to, request, wait)
    await wait(LATENCY_MS)
    const text = bytesOf(answer)
    if (Buffer.byteLength(text) > maxBytes)
      throw new AttemptError('unusable', trusted(`the answer is larger than ${maxBytes} bytes`))
    return { status: answer.status, headers: answer.headers, body: text }
  }
}

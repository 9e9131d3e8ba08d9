import type { Fault } from '../../src/http/faults.ts'
import { RequestError } from '../../src/http/faults.ts'
import type { HttpRequest, HttpResponse, Send } from '../../src/http/transport.ts'
import type { VirtualClock } from './virtual-clock.ts'

/** What becomes of one request. */
export type Fate =
  | { kind: 'fine' }
  /** Fails before it is sent. */
  | {
      kind: 'unsent'
      fault: 'name-not-found' | 'connection-refused' | 'connect-timeout' | 'tls-handshake'
    }
  /** Is sent; the service may or may not act on it; no usable answer comes back. */
  | {
      kind: 'lost'
      fault: 'connection-lost' | 'timeout' | 'too-large' | 'compressed'
      acts: boolean
    }
  /** Is answered so. A 429 is a refusal: the service does not act. */
  | { kind: 'answered'; status: number; body: string; retryAfter?: string; acts: boolean }

export interface VirtualService {
  send: Send
  /** How many jobs there are. */
  jobs: number
  followUps: number
  /** The requests that came before a Retry-After allowed it. */
  early: number
  requests: number
}

const REQUEST_MS = 50

/** The service in virtual time, without sockets: each request meets the next fate, the last for ever. */
export function virtualService({
  clock,
  fates,
  status = 'completed',
}: {
  clock: VirtualClock
  fates: Fate[]
  status?: string
}): VirtualService {
  let allowedMs = 0
  const service: VirtualService = { send, jobs: 0, followUps: 0, early: 0, requests: 0 }
  return service

  async function send(request: HttpRequest): Promise<HttpResponse> {
    const fate = fates[Math.min(service.requests, fates.length - 1)] ?? { kind: 'fine' }
    service.requests++
    if (clock.nowMs() < allowedMs) service.early++
    clock.advance(REQUEST_MS)
    if (fate.kind === 'unsent') throw failed(fate.fault)
    if (fate.kind === 'fine' || fate.acts) act(request)
    if (fate.kind === 'lost') throw failed(fate.fault)
    if (fate.kind === 'fine')
      return {
        status: request.method === 'GET' ? 200 : 201,
        headers: {},
        body: JSON.stringify({ id: 'job_1', status: service.requests > 2 ? status : 'active' }),
      }
    if (fate.status === 429) allowedMs = clock.nowMs() + askedMs(fate.retryAfter)
    return {
      status: fate.status,
      headers: fate.retryAfter === undefined ? {} : { 'retry-after': fate.retryAfter },
      body: fate.body,
    }
  }

  function act({ method, url }: HttpRequest): void {
    if (method === 'POST' && url.pathname.endsWith('/job')) service.jobs++
    if (method === 'POST' && url.pathname.endsWith('/message')) service.followUps++
  }

  function askedMs(retryAfter: string | undefined): number {
    if (retryAfter === undefined) return 0
    if (/^\d+$/.test(retryAfter)) return Number(retryAfter) * 1000
    const dateMs = Date.parse(retryAfter)
    // HTTP dates have whole seconds.
    return retryAfter.endsWith('GMT') ? Math.max(0, dateMs - clock.now().getTime()) : 0
  }
}

function failed(fault: Fault): RequestError {
  return new RequestError(fault, 'it went wrong')
}

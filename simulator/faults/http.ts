import { STATUS_CODES } from 'node:http'
import type { AnswerBody } from '../answer.ts'
import { type RetryAfterKind, retryAfterHeader } from '../retry-after.ts'
import { answerWith, type FaultBehaviour, type FaultTable } from './fault.ts'

/** 429 with each kind of Retry-After. Any other status has an ID as well, see `statusFault`. */
export const HTTP_FAULTS = {
  H429: statusFault({ status: 429, retryAfter: 'seconds' }),
  'H429-date': statusFault({ status: 429, retryAfter: 'date' }),
  'H429-absent': statusFault({ status: 429, retryAfter: 'absent' }),
  'H429-garbage': statusFault({ status: 429, retryAfter: 'garbage' }),
  'H429-negative': statusFault({ status: 429, retryAfter: 'negative' }),
  'H429-huge': statusFault({ status: 429, retryAfter: 'huge' }),
} satisfies FaultTable

export interface StatusFault {
  status: number
  /** A string is sent as it is, anything else as JSON. Default: the service's answer, or an error. */
  body?: unknown
  headers?: Record<string, string>
  retryAfter?: RetryAfterKind
  /** The wait that `retryAfter` asks for in 'seconds' or as a 'date'. Default 1. */
  retryAfterSeconds?: number
  /** Whether the service carries the request out. Default: unless the status is a clear refusal. */
  takesEffect?: boolean
}

export function statusFault(fault: StatusFault): FaultBehaviour {
  const { status } = fault
  const body: AnswerBody =
    'body' in fault
      ? literalBody(fault.body)
      : { json: { error: `Simulated: ${status} ${STATUS_CODES[status] ?? ''}`.trim() } }
  if (!(fault.takesEffect ?? leavesFateOpen(status))) {
    return { instead: () => answerWith({ status, headers: headersNow(fault), body }) }
  }
  const keepsBody = isSuccess(status) && !('body' in fault)
  return {
    after: (answer) => {
      const headers = headersNow(fault)
      return answerWith({ status, headers, body: keepsBody ? answer.body : body })
    },
  }
}

/** At the time of the answer: a Retry-After date counts from then. */
function headersNow(fault: StatusFault): Record<string, string> {
  const { retryAfter = 'absent', retryAfterSeconds = 1, headers } = fault
  return { ...retryAfterHeader(retryAfter, retryAfterSeconds * 1000), ...headers }
}

export function literalBody(body: unknown): AnswerBody {
  return typeof body === 'string' ? { bytes: body } : { json: body }
}

/** After these a client cannot know whether the request was carried out, so it is. */
function leavesFateOpen(status: number): boolean {
  return isSuccess(status) || status === 408 || status === 409 || status >= 500
}

function isSuccess(status: number): boolean {
  return status >= 200 && status < 300
}

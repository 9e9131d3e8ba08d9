import type { Run } from '../base/clock.ts'
import type { Log } from '../base/log.ts'
import { describeRetry, type RequestKind, type Retry, withRetries } from '../http/retry.ts'
import type { Send } from '../http/transport.ts'
import { type Purpose, readAnswer } from './answers.ts'

const READ_TIMEOUT_MS = 30_000
/** A create prepares a branch before it answers: one that takes 45 s is slow, not lost. */
const WRITE_TIMEOUT_MS = 60_000
/**
 * How long after the step's deadline an answer is still waited for: the request was sent in time, and the
 * job's ID may be in it.
 */
const LAST_ANSWER_MS = 10_000
/** A page of 250 rows has some 50 KB; more than this is not an answer to anything we ask. */
const MAX_BODY_BYTES = 1024 * 1024

export interface ServiceOptions {
  baseUrl: URL
  projectId: string
  apiKey: string
  userAgent: string
  send: Send
  run: Run
  log: Pick<Log, 'info'>
}

/** One of the service's operations. */
export interface Operation<T> extends Omit<Purpose, 'scope'> {
  /** The subject of a sentence: "Creating the agent job". */
  name: string
  kind: RequestKind
  /** Relative to the base URL, query included. */
  path: string
  body?: object
  /** The largest answer that is read, where it is not that of every operation. */
  maxBytes?: number | undefined
  parse(json: unknown): T
}

/** Who asks may have a say in whether a request is repeated. */
export interface Asking {
  /** Asked before each repetition, in place of a line in the log; false: the failure stands. */
  mayRepeat?: ((retry: Retry) => boolean) | undefined
}

export type Perform = <T>(operation: Operation<T>, asking?: Asking) => Promise<T>

/**
 * Makes the service's requests.
 * @returns a function that resolves with the parsed answer, repeating the request where that is safe, or
 *   rejects with an `HttpError`, or with the signal's reason
 */
export function createPerform(options: ServiceOptions): Perform {
  const { run, log } = options
  const logRetry = (retry: Retry) => {
    log.info(describeRetry(retry))
    return true
  }

  async function attempt<T>(operation: Operation<T>, onSent: () => void): Promise<T> {
    const { kind, path, body, parse } = operation
    const isRead = kind === 'read'
    const response = await options.send({
      method: isRead ? 'GET' : 'POST',
      url: new URL(path, options.baseUrl),
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${options.apiKey}`,
        'user-agent': options.userAgent,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      timeoutMs: Math.min(
        isRead ? READ_TIMEOUT_MS : WRITE_TIMEOUT_MS,
        Math.max(0, run.deadlineMs - run.clock.nowMs()) + LAST_ANSWER_MS,
      ),
      maxBytes: operation.maxBytes ?? MAX_BODY_BYTES,
      signal: run.signal,
      onSent,
    })
    const purpose = { ...operation, scope: isRead ? 'read' : 'write' } as const
    return parse(readAnswer(response, { ...purpose, now: run.clock.now() }))
  }

  return (operation, { mayRepeat = logRetry } = {}) =>
    withRetries({
      ...operation,
      run,
      mayRepeat,
      attempt: (onSent) => attempt(operation, onSent),
    })
}

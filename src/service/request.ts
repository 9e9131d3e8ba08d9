import { faultOfStatus, foreignRefusal, notJsonError } from '../http/answers.ts'
import { type RequestOptions, withRetries } from '../http/retry.ts'
import type { HttpRequest, HttpResponse, Transport } from '../http/transport.ts'
import { trusted } from '../rich-text.ts'
import type { Runtime } from '../runtime.ts'
import { parseJson } from '../text.ts'
import { type AskedOfService, errorFromService, type ServiceAccess } from './refusals.ts'

/*
 * One request to the service: sent, retried and read.
 */

const READ_TIMEOUT_MS = 30_000
/** A create prepares a branch before it answers, which can take two minutes. */
const WRITE_TIMEOUT_MS = 5 * 60_000
/** A page of 250 rows has about 50 KB. */
const MAX_BODY_BYTES = 1024 * 1024

export interface ServiceConnection {
  readonly access: ServiceAccess
  readonly send: Transport
  readonly runtime: Runtime
}

interface Operation<T> extends RequestOptions, AskedOfService {
  /** Relative to the base URL, query included. */
  path: string
  maxBytes?: number | undefined
  parse(json: unknown): T
}

export function requestService<T>(
  connection: ServiceConnection,
  operation: Operation<T>,
): Promise<T> {
  const access = connection.access
  const headers: Record<string, string> = {
    accept: 'application/json',
    authorization: `Bearer ${access.apiKey}`,
  }
  let method: HttpRequest['method'] = 'GET'
  let longestMs = READ_TIMEOUT_MS
  let body: string | undefined
  if (operation.body !== undefined) {
    method = 'POST'
    longestMs = WRITE_TIMEOUT_MS
    headers['content-type'] = 'application/json'
    body = JSON.stringify(operation.body)
  }
  const attempt = async (leftMs: number) => {
    const response = await connection.send({
      method,
      url: new URL(operation.path, access.baseUrl),
      headers,
      body,
      timeoutMs: Math.min(longestMs, leftMs),
      maxBytes: operation.maxBytes ?? MAX_BODY_BYTES,
      signal: operation.policy.signal,
    })
    const json = readAnswer(response, operation, connection)
    return operation.parse(json)
  }
  return withRetries({ ...operation, runtime: connection.runtime, attempt })
}

function readAnswer(
  response: HttpResponse,
  asked: AskedOfService,
  connection: ServiceConnection,
): unknown {
  const advice = trusted('If `base-url` is set, check it.')
  const refusal = foreignRefusal(response, asked.body === undefined, advice)
  if (refusal !== undefined) throw refusal

  let fault = faultOfStatus(response.status)
  // A new job may not be readable at once.
  if (response.status === 404 && asked.resource === 'job') fault = 'maybe-rejected'
  if (fault !== undefined) {
    const now = connection.runtime.clock.now()
    throw errorFromService(response, fault, asked, connection.access, now)
  }
  const json = parseJson(response.body)
  if (json === undefined) throw notJsonError(response)
  return json
}

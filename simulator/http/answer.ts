/** A request as the simulated servers see it. */
export interface Request {
  method: string
  /** Without the query, as it was sent. */
  path: string
  query: URLSearchParams
  /** By lower-case name. */
  headers: Readonly<Record<string, string | undefined>>
  /** The JSON document, the text where it is none, undefined where there is none. */
  body?: unknown
}

export interface Answer {
  status: number
  headers: Record<string, string>
  /** A text is sent as it is, anything else as JSON, undefined as nothing. */
  body?: unknown
  /** Broken on purpose: it need not be what the service's specification promises. */
  isBroken?: true
}

export type JsonObject = Record<string, unknown>

export function json(status: number, body: unknown, headers: Record<string, string> = {}): Answer {
  return { status, headers: { 'content-type': 'application/json', ...headers }, body }
}

/** An error as the service words it. */
export function refuse(status: number, error: string, headers: Record<string, string> = {}) {
  return json(status, { error }, headers)
}

/** An answer that breaks the service's specification on purpose. */
export function broken(answer: Answer): Answer {
  return { ...answer, isBroken: true }
}

/** The body as it goes over the wire. */
export function bytesOf({ body }: Answer): string {
  if (body === undefined) return ''
  return typeof body === 'string' ? body : JSON.stringify(body)
}

export function parseBody(text: string): unknown {
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

export function isoTime(ms: number): string {
  return new Date(ms).toISOString()
}

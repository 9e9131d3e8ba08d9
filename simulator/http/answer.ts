/** A request as the simulated servers see it. */
export interface Request {
  method: string
  /** As sent, without the query. */
  path: string
  query: URLSearchParams
  /** By lower-case name. */
  headers: Readonly<Record<string, string | undefined>>
  /** The JSON value; else the text; undefined without a body. */
  body?: unknown
}

export interface Answer {
  status: number
  headers: Record<string, string>
  /** A text is sent unchanged, undefined as nothing, and anything else as JSON. */
  body?: unknown
  /** Breaks the specification on purpose. */
  isBroken?: true
}

export type JsonObject = Record<string, unknown>

export function json(status: number, body: unknown, headers: Record<string, string> = {}): Answer {
  return { status, headers: { 'content-type': 'application/json', ...headers }, body }
}

/** A refusal in the service's form. */
export function refuse(status: number, error: string, headers: Record<string, string> = {}) {
  return json(status, { error }, headers)
}

/** Marks an answer that breaks the specification on purpose. */
export function broken(answer: Answer): Answer {
  return { ...answer, isBroken: true }
}

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

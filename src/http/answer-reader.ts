import { RequestError } from './faults.ts'
import type { HttpResponse } from './transport.ts'

/** The space for a body whose length is not told; it doubles as the body grows. An agent job has some 500 bytes. */
const FIRST_BODY_BYTES = 4 * 1024
const NOT_THE_SERVICE = 'Is there a proxy between the runner and the server?'

type ReceivedHeaders = Record<string, string | string[] | undefined>

/** The space of an answer that was read: hundreds of large ones would each leave one for the collector. */
let spare: Buffer<ArrayBuffer> | undefined

/** Puts one answer together from its pieces. `begin` and `add` give back why the answer is refused. */
interface AnswerReader {
  /** How many pieces came so far. */
  readonly events: number
  begin(status: number, headers: ReceivedHeaders): RequestError | undefined
  add(chunk: Buffer): RequestError | undefined
  whole(): HttpResponse
}

export function createAnswerReader(maxBytes: number): AnswerReader {
  let events = 0
  let status = 0
  let headers: Record<string, string> = {}
  let received = Buffer.alloc(0)
  let bytes = 0

  return {
    get events() {
      return events
    },
    begin(newStatus, newHeaders) {
      events++
      // 1xx announces the answer, it is not the answer.
      if (newStatus < 200) return undefined
      status = newStatus
      headers = firstOfEach(newHeaders)
      const length = Number(headers['content-length'] ?? FIRST_BODY_BYTES)
      const expected = Math.min(maxBytes, Math.max(length || 0, 1))
      received = takeSpare(expected) ?? Buffer.alloc(expected)
      const encoding = headers['content-encoding']
      if (encoding === undefined || encoding === 'identity') return undefined
      // We ask for `identity`; what is compressed all the same may be a bomb, and is not opened.
      return refusal('compressed', 'the answer is compressed, which was not asked for')
    },
    add(chunk) {
      events++
      if (bytes + chunk.length > maxBytes)
        return refusal('too-large', `the answer is larger than ${maxBytes / 1024 / 1024} MiB`)
      // Copied together: a chunk of one byte keeps the 64 KiB that it was read into.
      while (bytes + chunk.length > received.length)
        received = Buffer.concat([received, Buffer.alloc(received.length)])
      bytes += chunk.copy(received, bytes)
      return undefined
    },
    whole() {
      const body = received.toString('utf8', 0, bytes)
      spare = received
      return { status, headers, body }
    },
  }
}

/** Nobody else has it as long as the answer is read. */
function takeSpare(bytes: number): Buffer<ArrayBuffer> | undefined {
  if (spare === undefined || spare.length < bytes) return undefined
  const taken = spare
  spare = undefined
  return taken
}

function refusal(fault: 'compressed' | 'too-large', what: string): RequestError {
  return new RequestError(fault, what, { advice: NOT_THE_SERVICE })
}

function firstOfEach(headers: ReceivedHeaders): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => {
      const first = Array.isArray(value) ? value[0] : value
      return first === undefined ? [] : [[name.toLowerCase(), first]]
    }),
  )
}

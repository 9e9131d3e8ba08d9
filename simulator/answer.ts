import type { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { pause } from './pause.ts'

export interface Answer {
  status: number
  headers?: Record<string, string>
  body: AnswerBody
}

export type AnswerBody =
  | { json: unknown }
  | { bytes: string | Buffer }
  /** Sent in chunks, so that a body of any size, or without an end, is never held in memory. */
  | { stream: AsyncIterable<string | Buffer> }

/** What happens to one request: an answer, or what a broken network makes of it. */
export type Reaction =
  | { kind: 'answer'; answer: Answer }
  | { kind: 'reset' }
  /** The headers promise the whole body; the connection is reset after this share of it (0 to 1). */
  | { kind: 'reset-in-body'; answer: Answer; share: number }
  | { kind: 'silence' }

export type JsonObject = Record<string, unknown>

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function json(status: number, value: unknown, headers: Record<string, string> = {}): Answer {
  return { status, headers, body: { json: value } }
}

/** The body as it goes over the wire. */
export async function bodyBytes({ body }: Answer): Promise<Buffer> {
  if ('json' in body) return Buffer.from(JSON.stringify(body.json))
  if ('bytes' in body) return Buffer.from(body.bytes)
  const chunks: Buffer[] = []
  for await (const chunk of body.stream) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}

/** Clients see the headers as an event of their own only if the reset does not overtake them. */
const BEFORE_RESET_MS = 30

/**
 * Carries out a reaction on the wire. `reset` must end the TCP connection with RST: a client tells
 * that from an orderly end.
 */
export async function send(
  response: ServerResponse,
  { reaction, reset }: { reaction: Reaction; reset: () => void },
): Promise<void> {
  switch (reaction.kind) {
    case 'silence':
      return
    case 'reset':
      reset()
      return
    case 'answer':
      await sendAnswer(response, reaction.answer)
      return
    case 'reset-in-body': {
      const bytes = await bodyBytes(reaction.answer)
      writeHead(response, reaction.answer)
      response.setHeader('content-length', bytes.length)
      response.flushHeaders()
      response.write(bytes.subarray(0, Math.floor(bytes.length * reaction.share)))
      await pause(BEFORE_RESET_MS)
      reset()
      return
    }
    default:
      reaction satisfies never
  }
}

async function sendAnswer(response: ServerResponse, answer: Answer): Promise<void> {
  writeHead(response, answer)
  if (!('stream' in answer.body)) {
    response.end(await bodyBytes(answer))
    return
  }
  response.flushHeaders()
  await pipeline(Readable.from(answer.body.stream), response)
}

function writeHead(response: ServerResponse, { status, headers }: Answer): void {
  response.statusCode = status
  response.setHeader('content-type', 'application/json; charset=utf-8')
  for (const [name, value] of Object.entries(headers ?? {})) response.setHeader(name, value)
}

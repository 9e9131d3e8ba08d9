import { gzipSync } from 'node:zlib'
import { type Answer, bodyBytes, type Reaction } from '../answer.ts'
import { pause } from '../pause.ts'
import { answerWith, type FaultBehaviour, type FaultTable } from './fault.ts'

const MIB = 1024 * 1024
/** JSON allows white space in front: the document stays valid, whatever its length. */
const PADDING = ' '

/**
 * What the network makes of a request that the service has carried out. N1 to N5 strike before any
 * request exists (see broken-servers.ts), N18 in a proxy (see proxy.ts).
 */
export const NETWORK_FAULTS = {
  /** Reset before the response headers. */
  N6: { after: () => ({ kind: 'reset' }) },
  /** Reset after the headers. */
  N7: { after: (answer) => ({ kind: 'reset-in-body', answer, share: 0 }) },
  /** Reset in mid-body. */
  N8: { after: (answer) => ({ kind: 'reset-in-body', answer, share: 0.5 }) },
  /** No headers, ever. */
  N9: { after: () => ({ kind: 'silence' }) },
  N10: drip({ everyMs: 1000 }),
  /** Half a JSON document, delivered in good order. */
  N11: {
    async after(answer) {
      const bytes = await bodyBytes(answer)
      return withBytes(answer, bytes.subarray(0, Math.floor(bytes.length / 2)))
    },
  },
  /** 200 with HTML, as from a captive portal or a login page. */
  N12: {
    after: () =>
      answerWith({
        status: 200,
        headers: { 'content-type': 'text/html; charset=utf-8' },
        body: { bytes: '<!doctype html><title>Sign in</title><h1>Please sign in</h1>' },
      }),
  },
  /** An empty body. */
  N13: { after: (answer) => withBytes(answer, '') },
  N14: oversize({ bytes: 2 * MIB }),
  /** Compressed, although the client asked for `identity`. */
  N15: {
    after: async (answer) => withBytes(answer, gzipSync(await bodyBytes(answer)), GZIP),
  },
  'N15-bomb': gzipBomb({ mebibytes: 256 }),
  /** To the same host. 307 keeps the method: a client that follows it sends the POST again. */
  N16: {
    instead: ({ path }) => redirect(`${path}?redirected=1`),
  },
  /** To another host. */
  N17: redirectTo('https://elsewhere.invalid/login?ticket=not-for-logs'),
} satisfies FaultTable

const GZIP = { 'content-encoding': 'gzip' }

/** One byte at a time, for ever: a client that waits for each byte alone never gives up. */
export function drip({ everyMs }: { everyMs: number }): FaultBehaviour {
  async function* padding() {
    for (;;) {
      yield PADDING
      await pause(everyMs)
    }
  }
  return { after: (answer) => answerWith({ ...answer, body: { stream: padding() } }) }
}

/** A valid document of this many bytes and a little more, made while it is sent. */
export function oversize({ bytes }: { bytes: number }): FaultBehaviour {
  async function* padded(answer: Answer) {
    const chunk = Buffer.alloc(64 * 1024, PADDING)
    for (let left = bytes; left > 0; left -= chunk.length) yield chunk.subarray(0, left)
    yield await bodyBytes(answer)
  }
  return { after: (answer) => answerWith({ ...answer, body: { stream: padded(answer) } }) }
}

/** Some 1 KiB on the wire for each MiB: only who decompresses it notices. */
export function gzipBomb({ mebibytes }: { mebibytes: number }): FaultBehaviour {
  return {
    async after(answer) {
      // Members of a gzip file may follow each other; the client sees one long document.
      const mebibyte = gzipSync(Buffer.alloc(MIB, PADDING))
      const members = new Array<Buffer>(mebibytes).fill(mebibyte)
      return withBytes(answer, Buffer.concat([...members, gzipSync(await bodyBytes(answer))]), GZIP)
    },
  }
}

export function redirectTo(target: string): FaultBehaviour {
  return { instead: () => redirect(target) }
}

function redirect(location: string): Reaction {
  return answerWith({ status: 307, headers: { location }, body: { bytes: '' } })
}

function withBytes(
  answer: Answer,
  bytes: string | Buffer,
  headers: Record<string, string> = {},
): Reaction {
  return answerWith({
    status: answer.status,
    headers: { ...answer.headers, ...headers },
    body: { bytes },
  })
}

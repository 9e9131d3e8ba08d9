import { gzipSync } from 'node:zlib'
import { type Answer, json, type Reaction } from '../answer.ts'
import type { GitHubFault } from './options.ts'
import { primaryLimit, rateHeaders, secondaryLimit } from './rate-limit.ts'
import type { GitHubOperation } from './routes.ts'

const MEBIBYTE = 1024 * 1024
const MEBIBYTES = 256
const HOUR_MS = 3_600_000
const RETRY_AFTER_SECONDS = 60

/** Tells for each request of an operation which fault strikes it. */
export function scheduleFaults(faults: GitHubFault[]) {
  const seen = new Map<GitHubOperation, number>()
  return (operation: GitHubOperation): GitHubFault | undefined => {
    const index = seen.get(operation) ?? 0
    seen.set(operation, index + 1)
    return faults.find(
      ({ on, nth = 0, times = Infinity }) =>
        on === operation && index >= nth && index < nth + times,
    )
  }
}

/** What a fault makes of a request to `path`, query included. `act` answers as if there were none. */
export function strike(
  given: GitHubFault,
  {
    path,
    foreignUrl,
    nowMs,
    act,
  }: { path: string; foreignUrl: string; nowMs: () => number; act: () => Answer },
): Reaction {
  const { fault, status, mebibytes = MEBIBYTES } = given
  switch (fault) {
    case 'reset':
    case 'silence':
      return { kind: fault }
    case 'lost-answer':
      act()
      return { kind: 'reset' }
    case 'rate-limit':
      return answered(
        primaryLimit(status ?? 403, rateHeaders({ limit: 1, used: 1, resetMs: nowMs() + HOUR_MS })),
      )
    case 'secondary-rate-limit':
      return answered(secondaryLimit(status ?? 403, given.retryAfterSeconds ?? RETRY_AFTER_SECONDS))
    case 'gzip-bomb':
      return answered({
        status: 200,
        headers: { 'content-encoding': 'gzip' },
        body: { stream: bomb(mebibytes) },
      })
    case 'huge':
      return answered({ status: 200, body: { stream: huge(mebibytes) } })
    case 'foreign-redirect':
      return answered(redirect(status ?? 302, foreignUrl + path))
    case 'redirect-loop':
      return answered(redirect(status ?? 302, path))
    default:
      if (typeof fault !== 'number') return answered(fault)
      return answered(json(fault, { message: `Fault ${fault}` }))
  }
}

export function answered(answer: Answer): Reaction {
  return { kind: 'answer', answer }
}

export function redirect(status: number, location: string): Answer {
  const body = {
    message: status === 301 ? 'Moved Permanently' : 'Temporary Redirect',
    url: location,
    documentation_url:
      'https://docs.github.com/rest/guides/best-practices-for-using-the-rest-api#follow-redirects',
  }
  return json(status, body, { location })
}

const HEAD = '[{"id":1,"body":"'
const TAIL = '"}]'

/** Valid JSON; each MiB of it is a kilobyte on the wire, and a gzip member of its own. */
async function* bomb(mebibytes: number) {
  const member = gzipSync('a'.repeat(MEBIBYTE))
  yield gzipSync(HEAD)
  for (let sent = 0; sent < mebibytes; sent++) yield member
  yield gzipSync(TAIL)
}

async function* huge(mebibytes: number) {
  const chunk = 'a'.repeat(MEBIBYTE)
  yield HEAD
  for (let sent = 0; sent < mebibytes; sent++) yield chunk
  yield TAIL
}

import { afterEach } from '@jest/globals'
import { type GitHubOptions, type GitHubSimulator, startGitHub } from '../../simulator/github.ts'

const servers: GitHubSimulator[] = []

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()))
})

export async function forge(options: GitHubOptions = {}): Promise<GitHubSimulator> {
  const server = await startGitHub(options)
  servers.push(server)
  return server
}

export interface ForgeReply {
  status: number
  headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: tests look deep into answers of many forms; each look is an assertion, so a wrong one fails
  json: any
}

/** Asks with a token; no redirect is followed. */
export async function ask(
  server: GitHubSimulator,
  path: string,
  request: { method?: string; body?: unknown; token?: string } = {},
): Promise<ForgeReply> {
  const { method = 'GET', body, token = 'any' } = request
  const response = await fetch(/^https?:/.test(path) ? path : server.url + path, {
    method,
    redirect: 'manual',
    headers: token === '' ? {} : { authorization: `Bearer ${token}` },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, headers: response.headers, json: parse(text) }
}

/** A clock that stands still until it is set. */
export function stoppedClock(startMs = Date.UTC(2026, 0, 5)) {
  let now = startMs
  return {
    nowMs: () => now,
    passMs(ms: number) {
      now += ms
    },
  }
}

/** The pages that a `Link` header names, by relation. */
export function pages({ headers }: ForgeReply): Record<string, string> {
  const links = (headers.get('link') ?? '').matchAll(/<([^>]+)>; rel="(\w+)"/g)
  return Object.fromEntries(
    [...links].map(([, url = '', rel = '']) => [rel, new URL(url).searchParams.get('page') ?? '']),
  )
}

export const REPO = '/repos/acme/docs'

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

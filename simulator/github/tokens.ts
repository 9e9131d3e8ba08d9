import type { IncomingHttpHeaders } from 'node:http'
import type { GitHubOptions, Permissions, TokenOptions } from './options.ts'
import { isPrivate } from './repository.ts'
import type { Token } from './world.ts'

const NAMES = ['actions', 'checks', 'contents', 'issues', 'pull-requests', 'statuses'] as const

function all(level: 'read' | 'write'): Permissions {
  return Object.fromEntries(NAMES.map((name) => [name, level]))
}

const OF_ACCESS: Record<'write' | 'read' | 'none', Permissions> = {
  write: all('write'),
  read: all('read'),
  none: {},
}

/** The token that a request carries; undefined if it carries none. */
export function tokenOf(headers: IncomingHttpHeaders, options: GitHubOptions): Token | undefined {
  const [, text] = /^(?:token|bearer) (\S+)/i.exec(headers.authorization ?? '') ?? []
  if (text === undefined) return undefined
  const known = options.tokens ?? {}
  const given: TokenOptions = Object.hasOwn(known, text)
    ? (known[text] ?? {})
    : { ...options.token }
  const login = given.login ?? options.login ?? defaultLogin(options)
  return {
    login,
    kind: given.kind ?? (login.endsWith('[bot]') ? 'installation' : 'user'),
    permissions: given.permissions ?? OF_ACCESS[options.access ?? 'write'],
    repositories: given.repositories ?? [options.repository ?? ''],
    admin: given.admin ?? false,
  }
}

/** What a token may do with a repository: see nothing of it, too little, or enough. */
export function reachOf(
  token: Token,
  asked: { repository: string; state: { private?: boolean }; needs: readonly string[] },
): 'unseen' | 'refused' | 'allowed' {
  const isGranted = token.repositories.includes(asked.repository)
  if (!isGranted && isPrivate(asked.state)) return 'unseen'
  if (asked.needs.length === 0) return 'allowed'
  // What is public can be read by everybody, whatever a token was granted.
  const isOpen = !isPrivate(asked.state) && asked.needs.every((need) => need.endsWith(':read'))
  if (isOpen || (isGranted && asked.needs.some((need) => has(token, need)))) return 'allowed'
  return 'refused'
}

function has({ permissions }: Token, need: string): boolean {
  const [wanted, level] = need.split(':')
  return Object.entries(permissions).some(
    ([name, granted]) => name === wanted && (granted === 'write' || granted === level),
  )
}

function defaultLogin({ forge }: GitHubOptions): string {
  return forge === 'gitea' ? 'gitea-actions' : 'github-actions[bot]'
}

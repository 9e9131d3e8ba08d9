import { shuffledIndex } from './noise.ts'

/** The pages that most readers come to first. */
const FRONT = ['/', '/quickstart', '/installation', '/authentication', '/changelog', '/pricing']

const AREAS = ['guides', 'api-reference', 'concepts', 'sdks', 'integrations', 'tutorials', 'cli']

const TOPICS = [
  ...['accounts', 'alerts', 'analytics', 'audit-logs', 'backups', 'billing', 'caching', 'deploy'],
  ...['domains', 'environments', 'errors', 'events', 'exports', 'files', 'imports', 'invoices'],
  ...['keys', 'limits', 'logs', 'metrics', 'migrations', 'notifications', 'oauth', 'pagination'],
  ...['payments', 'permissions', 'previews', 'projects', 'queues', 'regions', 'roles', 'search'],
  ...['secrets', 'sessions', 'sso', 'storage', 'teams', 'tokens', 'users', 'webhooks'],
]

const DETAILS = [
  ...['', '/create', '/delete', '/examples', '/faq', '/get', '/go', '/java', '/list', '/node'],
  ...['/overview', '/php', '/python', '/retries', '/ruby', '/security', '/setup', '/testing'],
  ...['/troubleshooting', '/update'],
]

const VERSION_SIZE = AREAS.length * TOPICS.length * DETAILS.length

/** The path of any page: every index has its own, and the same seed gives the same paths. */
export function docPath(index: number, seed: number): string {
  const front = FRONT[index]
  if (front !== undefined) return front
  const version = Math.floor((index - FRONT.length) / VERSION_SIZE)
  const place = shuffledIndex((index - FRONT.length) % VERSION_SIZE, { count: VERSION_SIZE, seed })
  const area = AREAS[place % AREAS.length]
  const topic = TOPICS[Math.floor(place / AREAS.length) % TOPICS.length]
  const detail = DETAILS[Math.floor(place / (AREAS.length * TOPICS.length))]
  return `${version === 0 ? '' : `/v${version}`}/${area}/${topic}${detail}`
}

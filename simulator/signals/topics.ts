import { noise } from '../noise.ts'
import type { Site } from '../site.ts'
import { CHANCE, stream } from './draw.ts'

/** What readers of technical documentation ask about. */
export interface Topic {
  /** The category of its questions. */
  name: string
  /** In the paths of its pages. */
  pathWord: string
  things: readonly [string, ...string[]]
  /** What people type into a search box. */
  terms: readonly [string, ...string[]]
}

export const TOPICS: readonly [Topic, ...Topic[]] = [
  {
    name: 'webhooks',
    pathWord: 'webhooks',
    things: ['a webhook', 'the signing secret of a webhook', 'webhook retries', 'webhook events'],
    terms: ['webhook', 'webhook retries', 'verify webhook signature', 'webhook local testing'],
  },
  {
    name: 'authentication',
    pathWord: 'tokens',
    things: ['an API key', 'a refresh token', 'OAuth scopes', 'a service account'],
    terms: ['api key', 'oauth scopes', 'refresh token expired', 'service account'],
  },
  {
    name: 'cli',
    pathWord: 'cli',
    things: ['the CLI', 'a CLI profile', 'the config file of the CLI', 'shell completion'],
    terms: ['cli install', 'cli login', 'cli config file', 'cli proxy'],
  },
  {
    name: 'rate limits',
    pathWord: 'limits',
    things: ['the rate limit', 'the Retry-After header', 'a burst limit', 'batch requests'],
    terms: ['rate limit', 'retry-after', '429 too many requests', 'batch requests'],
  },
  {
    name: 'deployment',
    pathWord: 'deploy',
    things: ['a deployment', 'a rollback', 'an environment variable', 'a custom domain'],
    terms: ['deploy', 'rollback', 'environment variables', 'custom domain dns'],
  },
  {
    name: 'pagination',
    pathWord: 'pagination',
    things: ['a cursor', 'the page size', 'the order of the results', 'a filter'],
    terms: ['pagination', 'cursor', 'page size', 'sort results'],
  },
  {
    name: 'single sign-on',
    pathWord: 'sso',
    things: ['SAML', 'SCIM provisioning', 'the ACS URL', 'just-in-time accounts'],
    terms: ['saml', 'scim', 'sso okta', 'acs url'],
  },
  {
    name: 'billing',
    pathWord: 'billing',
    things: ['an invoice', 'a usage report', 'a seat', 'the annual plan'],
    terms: ['invoice', 'pricing', 'usage report', 'cancel plan'],
  },
  {
    name: 'errors',
    pathWord: 'errors',
    things: ['error 1042', 'the error envelope', 'a request ID', 'an idempotency key'],
    terms: ['error 1042', 'error codes', 'request id', 'idempotency key'],
  },
  {
    name: 'migrations',
    pathWord: 'migrations',
    things: ['the v2 API', 'a schema migration', 'the old SDK', 'an export'],
    terms: ['migrate v1 to v2', 'changelog', 'export data', 'breaking changes'],
  },
]

/** The topic of this name, or a new one of its own: a cluster may be about anything. */
export function topicNamed(name: string): Topic {
  const known = TOPICS.find((topic) => topic.name === name)
  return known ?? { name, pathWord: name, things: [name], terms: [name] }
}

/** How far to look for the pages of a topic: the first pages are the ones most read. */
const PAGES_SEARCHED = 2000

/** A page about a topic, one of those read most; any page if there is none. */
export function createPagesAbout(site: Site): (topic: Topic, chance: number) => string {
  const pages = new Map<string, number[]>()
  return ({ pathWord }, chance) => {
    let about = pages.get(pathWord)
    if (about === undefined) {
      const searched = Array.from({ length: Math.min(site.pages, PAGES_SEARCHED) }, (_, n) => n)
      about = searched.filter((page) => site.pathOf(page).includes(pathWord)).slice(0, 8)
      pages.set(pathWord, about)
    }
    const page = about[Math.floor(chance * about.length)]
    return site.pathOf(page ?? popularPage(site, chance))
  }
}

/** A page by its number, those read most far more often. */
export function popularPage({ pages }: Site, chance: number): number {
  return Math.max(0, Math.floor(pages ** chance) - 1)
}

/** Each week has topics that the docs answer badly. */
export function unansweredShare(site: Site, topic: Topic, week: number): number {
  const place = TOPICS.indexOf(topic)
  return 0.04 + 0.4 * noise(stream(site.seed, CHANCE.topic), place, week) ** 3
}

/** Where the docs are: pages are linked with the whole address. */
export function pageUrlOf(path: string): string {
  return `https://docs.acme.example${path}`
}

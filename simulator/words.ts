import type { Draw } from './chance.ts'

/** A topic of readers of technical documentation. */
export interface Topic {
  /** The category of its conversations. */
  name: string
  /** Appears in the paths of its pages. */
  pathWord: string
  things: readonly string[]
  /** Search terms. */
  terms: readonly string[]
}

/** Name; word in paths; things; search terms. */
export const TOPICS: readonly Topic[] = `
webhooks; webhooks; a webhook, the signing secret, webhook retries; webhook, webhook retries, verify webhook signature, webhook local testing
authentication; auth; an API key, a refresh token, OAuth scopes; api key, oauth scopes, refresh token expired, service account
cli; cli; the CLI, a CLI profile, the config file of the CLI; cli install, cli login, cli config file, cli proxy
rate limits; limits; the rate limit, the Retry-After header, a burst limit; rate limit, retry-after, 429 too many requests, batch requests
deployment; deploy; a deployment, a rollback, a custom domain; deploy, rollback, environment variables, custom domain dns
single sign-on; sso; SAML, SCIM provisioning, the ACS URL; saml, scim, sso okta, acs url
billing; billing; an invoice, a usage report, the annual plan; invoice, pricing, usage report, cancel plan
errors; errors; error 1042, the error envelope, a request ID; error 1042, error codes, request id, idempotency key`
  .trim()
  .split('\n')
  .map((line) => {
    const [name = '', pathWord = '', things = '', terms = ''] = line.split('; ')
    return { name, pathWord, things: things.split(', '), terms: terms.split(', ') }
  })

const QUESTIONS = [
  'How do I set up {thing}?',
  'Is there a limit on {thing}?',
  'Why does {thing} fail with {code}?',
  '{thing} stopped working after the update to {version}, what has changed?',
  'Does {thing} work behind a proxy on port {port}?',
  'I get "{error}" when I use {thing}',
  'In {language}, `client.update({number})` returns null for {thing}',
  'The docs say {number} ms, but {thing} needs {number} ms on our side. Why?',
]
const FOLLOW_UPS = [
  'And {thing} in {language}?',
  'Now {thing} says "{error}", what does that mean?',
  'Does {thing} work in CI?',
  'Can you write about {thing} to {mail}?',
]

/** Versions, ports, codes and numbers only look like personal data; the addresses are. */
const FILLERS: Record<string, (draw: Draw) => string> = {
  code: (draw) => draw.pick(['400', '401', '403', '409', '422', '500']),
  version: (draw) => `v${draw.whole(1, 24)}.${draw.whole(0, 19)}.${draw.whole(0, 9)}`,
  port: (draw) => draw.pick(['443', '3000', '5432', '8080']),
  number: (draw) => String(draw.whole(2, 30_000)),
  language: (draw) => draw.pick(['Python', 'Go', 'TypeScript', 'Java']),
  mail: (draw) => `${draw.pick(['anna.kowalska', 'chen.tanaka'])}@corp.example`,
  error: (draw) => draw.pick(['ECONNREFUSED', 'invalid_grant', 'signature mismatch']),
}

export function question(topic: Topic, isFirst: boolean, draw: Draw): string {
  const text = fill(draw.pick(isFirst ? QUESTIONS : FOLLOW_UPS), topic, draw)
  return draw.chance(0.2) ? text.toLowerCase().replace('?', '') : text
}

export const PRAISE = ['Exactly what I needed.', 'The example works as it is.', 'Great diagram!']
export const COMPLAINTS = [
  'The example does not compile with v3.2.0.',
  'Which header do I have to send? The page does not say.',
  'Step 4 fails with "403: scope write is missing".',
  'Outdated: the port is 8443 now, not 8080.',
]
export const SNIPPETS = [
  { filename: null, lang: 'bash' },
  { filename: 'list-jobs.ts', lang: 'ts' },
]

function fill(template: string, topic: Topic, draw: Draw): string {
  const text = template.replaceAll(/\{(\w+)\}/g, (_, word) =>
    word === 'thing' ? draw.pick(topic.things) : (FILLERS[word]?.(draw) ?? ''),
  )
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const MODIFIERS = ['', ' example', ' python', ' not working', ' timeout', ' v2', ' docker', ' ci']
const TERMS = TOPICS.flatMap((topic) => topic.terms.map((text) => ({ text, topic })))

/** Each index has its own term; one in nine respells another term. */
export function termAt(index: number): { text: string; topic: Topic | undefined } {
  const isSpelledAgain = index % 9 === 8
  const plain = isSpelledAgain ? index - 4 : index
  // The most frequent terms have different topics.
  const { text, topic } = TERMS[(plain * 5) % TERMS.length] ?? { text: 'docs', topic: undefined }
  const round = Math.floor(plain / TERMS.length)
  const edition = Math.floor(round / MODIFIERS.length)
  const term = `${text}${MODIFIERS[round % MODIFIERS.length]}${edition === 0 ? '' : ` ${edition + 1}`}`
  return { text: isSpelledAgain ? `${term.toUpperCase()}?` : term, topic }
}

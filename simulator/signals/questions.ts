import type { Draw } from './draw.ts'
import type { Topic } from './topics.ts'

/** Asked again and again, so the same question comes in many spellings. */
const COMMON = [
  'How do I set up {thing}?',
  'Where can I find {thing}?',
  'Is there a limit on {thing}?',
  'Can I change {thing} later?',
] as const

/** Full of what looks like a secret and is none: versions, ports, codes, hashes, paths, code. */
const SPECIAL = [
  'Why does {thing} fail with {code}?',
  '{thing} stopped working after the update to {version}, what has changed?',
  'Does {thing} work behind a proxy on port {port}?',
  'How do I delete {thing} with `acme {verb} --all`?',
  'I get "{error}" when I use {thing}',
  'Since commit {sha} the path /api/v2/{verb}/{number} answers {code}. Is that because of {thing}?',
  'Do you have an example of {thing} in {language} {version}?',
  'Is there a way to {verb} {thing} without a restart?',
  'The docs say {number} ms, but {thing} needs {number} ms on our side. Why?',
  'How is {thing} different in {version} and {version}?',
  'What does `{error}` mean for {thing}?',
  'Can I {verb} {thing} from a GitHub Action?',
  'In {language}, `client.{verb}({number})` returns null for {thing}',
  'Which permission do I need to {verb} {thing}?',
  'Our build {sha} on node {version} cannot {verb} {thing}, exit code {port}',
  'How many times is {thing} retried, and after how many seconds?',
] as const

const WORDS = {
  verb: (draw) => draw.pick(['create', 'update', 'list', 'rotate', 'verify', 'import', 'disable']),
  code: (draw) => String(draw.pick([400, 401, 403, 404, 409, 422, 429, 500, 502, 503])),
  version: (draw) => `v${draw.whole(1, 24)}.${draw.whole(0, 19)}.${draw.whole(0, 9)}`,
  port: (draw) => String(draw.pick([80, 443, 3000, 5432, 8080, 8443, 9229])),
  number: (draw) => String(draw.whole(2, 30_000)),
  sha: (draw) => draw.text('0123456789abcdef', 7),
  language: (draw) => draw.pick(['Python', 'Go', 'TypeScript', 'Java', 'Ruby', 'PHP']),
  error: (draw) =>
    draw.pick([
      'ECONNREFUSED',
      'invalid_grant',
      'TypeError: fetch failed',
      'x509: certificate signed by unknown authority',
      'ERR_MODULE_NOT_FOUND',
      'signature mismatch',
    ]),
} satisfies Record<string, (draw: Draw) => string>

/** A question about a topic. */
export function question(topic: Topic, draw: Draw): string {
  const isCommon = draw.chance(0.4)
  const template = isCommon ? draw.pick(COMMON) : draw.pick(SPECIAL)
  const text = fill(template, topic, draw)
  return isCommon ? spelled(text, draw) : text
}

/** What the assistant says. */
export function response(
  { topic, asked, kind }: { topic: Topic; asked: string; kind: 'answer' | 'clarify' | 'none' },
  draw: Draw,
): string {
  if (kind === 'none')
    return `I could not find anything about this in the documentation: "${asked}"`
  if (kind === 'clarify') return `Do you mean ${topic.things.join(' or ')}?`
  return fill('Yes. Open the settings and {verb} {thing}; it takes {number} ms.', topic, draw)
}

/** The same words in another case, with other spaces or other punctuation. */
function spelled(text: string, draw: Draw): string {
  return draw.pick([
    text,
    text.toLowerCase(),
    text.replace('?', ' ??'),
    text.toLowerCase().replace('?', ''),
    text.replaceAll(' ', '  '),
  ])
}

function fill(template: string, topic: Topic, draw: Draw): string {
  const words: Record<string, (draw: Draw) => string> = {
    ...WORDS,
    thing: () => draw.pick(topic.things),
  }
  const text = template.replaceAll(/\{(\w+)\}/g, (_, word) => words[word]?.(draw) ?? '')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

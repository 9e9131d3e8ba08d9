import { shuffledIndex } from '../noise.ts'
import { TOPICS, type Topic } from './topics.ts'

const MODIFIERS = [
  ...[
    '',
    ' example',
    ' python',
    ' node',
    ' go',
    ' not working',
    ' timeout',
    ' 401',
    ' v2',
    ' limit',
  ],
  ...[' docker', ' curl', ' typescript', ' staging', ' ci', ' permissions', ' error', ' 2026'],
]

/** Other ways to type the same term. */
const SPELLINGS: readonly ((term: string) => string)[] = [
  (term) => term.toUpperCase(),
  (term) => `${term}?`,
  (term) => `"${term}"`,
  (term) => `  ${term}  `,
]

/** One term in so many is another one in another spelling. */
const SPELLED_AGAIN_EVERY = 9

const TERMS = TOPICS.flatMap((topic) => topic.terms.map((text) => ({ text, topic })))

/** The text of any term: every index has its own, and the same seed gives the same texts. */
export function termAt(index: number, seed: number): { text: string; topic: Topic } {
  const isSpelledAgain = index % SPELLED_AGAIN_EVERY === SPELLED_AGAIN_EVERY - 1
  const { text, topic } = plainTerm(isSpelledAgain ? index - 4 : index, seed)
  if (!isSpelledAgain) return { text, topic }
  const spelling = SPELLINGS[Math.floor(index / SPELLED_AGAIN_EVERY) % SPELLINGS.length]
  return { text: spelling?.(text) ?? text, topic }
}

function plainTerm(index: number, seed: number): { text: string; topic: Topic } {
  const place = shuffledIndex(index % TERMS.length, { count: TERMS.length, seed })
  const { text, topic } = TERMS[place] ?? { text: 'docs', topic: TOPICS[0] }
  const round = Math.floor(index / TERMS.length)
  const modifier = MODIFIERS[round % MODIFIERS.length] ?? ''
  const edition = Math.floor(round / MODIFIERS.length)
  return { text: `${text}${modifier}${edition === 0 ? '' : ` ${edition + 1}`}`, topic }
}

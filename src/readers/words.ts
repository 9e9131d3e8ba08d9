import { scrub } from './scrub.ts'

/** As much as tells what somebody meant; questions hold whole stack traces. */
const MAX_LENGTH = 300

/** What a reader typed, without personal data, on one line, cut: the only form in which it is kept. */
export function wordsOf(typed: string): string {
  // Scrubbed whole: half a token is not recognised.
  return cutTo(scrub(typed).replace(/\s+/gu, ' ').trim(), MAX_LENGTH)
}

/**
 * What two texts have in common that differ only in case, spaces or punctuation. A text of nothing but
 * punctuation is its own form.
 */
export function normalForm(text: string): string {
  const bare = text.normalize('NFKC').replace(/[\p{P}\p{Z}\p{C}\s]+/gu, '')
  // Up, then down: `ß` and `ss`, `ς` and `σ` differ in case only, and only that shows it.
  return bare.toUpperCase().toLowerCase().normalize('NFKC') || text.trim()
}

/** The path of a page that is told as a path or as a URL, without query, fragment and slash at the end. */
export function pagePath(page: string): string {
  const path = page
    .trim()
    .replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '')
    .replace(/[?#].*$/s, '')
    .replace(/\/+$/, '')
  return path.startsWith('/') ? path : `/${path}`
}

function cutTo(text: string, maxLength: number): string {
  // Not `slice`, whose result keeps the whole text in memory.
  const characters = [...text.slice(0, 2 * maxLength)]
  if (characters.length <= maxLength) return characters.join('')
  return `${characters.slice(0, maxLength - 1).join('')}…`
}

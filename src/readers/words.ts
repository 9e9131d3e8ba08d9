import { redact } from '../base/secrets.ts'
import { scrub } from './scrub.ts'

/** In UTF-16 units. As much as tells what somebody meant; questions hold whole stack traces. */
const MAX_LENGTH = 200

/** What a reader typed, without personal data, on one line, cut: the only form in which it is kept. */
export function scrubbedLine(typed: string): string {
  // Scrubbed whole: half a token is not recognised.
  return cutUnits(scrub(redact(typed)).replace(/\s+/gu, ' ').trim(), MAX_LENGTH)
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

function cutUnits(text: string, maxLength: number): string {
  const isLonger = text.length > maxLength
  const cut = isLonger ? text.slice(0, maxLength - 1).replace(/[\ud800-\udbff]$/, '') : text
  // A copy: what `slice` gives keeps the whole text in memory, and there can be 20,000 of them.
  return `${Buffer.from(cut).toString()}${isLonger ? '…' : ''}`
}

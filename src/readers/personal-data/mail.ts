const AT =
  /@|%40|&#64;|&#x40;|&commat;|\\u0040|\s?[([{<]\s?(?:at|ät|@)\s?[)\]}>]\s?|(?<=\S)[ \t]at[ \t](?=[\p{L}\p{N}-]{1,63}[ \t]dot[ \t])/giu
const ATOM = /[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]/u
const DOT = String.raw`(?:[.。]|%2E|\s?[([{]\s?(?:dot|\.)\s?[)\]}]\s?|[ \t]dot[ \t])`
const LABEL = String.raw`[\p{L}\p{M}\p{N}_-]+`
const DOMAIN = new RegExp(
  String.raw`(?:${LABEL}${DOT})+(xn--[a-z0-9-]+|\p{L}[\p{L}\p{M}]+)|\[(?:IPv6:)?[0-9a-f:.]+\]`,
  'iuy',
)
// Where there is a space beside the @, only these make it an address and not a decorator or an operator.
const COMMON_ENDING =
  /^(?:com|org|net|edu|gov|io|dev|ai|co|me|info|biz|app|de|uk|fr|es|it|nl|ch|at|eu|us|ca|au|in|jp|cn|br|ru|pl|se)$/i
const LABELS_OF_MAIL =
  /^(?:mailto|e-?mail|mail|to|from|cc|bcc|contact|user|login|sip|xmpp|https?)$/i
const LONGEST_QUOTED = 66

/** Mail addresses become `[email]`: plain, quoted, encoded, or spelt as "name (at) host dot com". */
export function maskMail(text: string): string {
  let masked = ''
  let done = 0
  for (const at of text.matchAll(AT)) {
    const found = addressAround(text, { at: at.index, after: at.index + at[0].length, from: done })
    if (found === null) continue
    masked += `${text.slice(done, found.start)}[email]`
    done = found.end
  }
  return masked + text.slice(done)
}

function addressAround(
  text: string,
  sign: { at: number; after: number; from: number },
): { start: number; end: number } | null {
  if (sign.at < sign.from) return null
  let localEnd = sign.at
  while (sign.at - localEnd < 2 && /\s/.test(text.charAt(localEnd - 1))) localEnd--
  let host = sign.after
  while (host - sign.after < 2 && /\s/.test(text.charAt(host))) host++
  DOMAIN.lastIndex = host
  const domain = DOMAIN.exec(text)
  if (domain === null) return null
  const spaced = localEnd < sign.at || host > sign.after
  if (spaced && !COMMON_ENDING.test(domain[1] ?? '')) return null
  const start = startOfLocalPart(text, localEnd, sign.from)
  if (start === localEnd) return null
  const end = host + domain[0].length
  // The account that all of a forge's users share.
  if (text.slice(start, localEnd) === 'git' && /[:/]/.test(text.charAt(end))) return null
  return { start: startWithUser(text, start, sign.from), end }
}

function startOfLocalPart(text: string, end: number, from: number): number {
  if (text.charAt(end - 1) === '"') {
    const open = text.lastIndexOf('"', end - 2)
    if (open >= from && end - open <= LONGEST_QUOTED) return open
  }
  let start = end
  while (start > from && ATOM.test(codePointBefore(text, start))) {
    start -= codePointBefore(text, start).length
  }
  // These may stand in an address, but in a URL or an assignment they stand before it.
  const before = text.slice(start, end).search(/[^/=?&#|{}]*$/)
  return start + before
}

/** `name:password@host` without a scheme: the name goes too. */
function startWithUser(text: string, start: number, from: number): number {
  if (text.charAt(start - 1) !== ':') return start
  let user = start - 1
  while (user > from && /[\w.+-]/.test(text.charAt(user - 1))) user--
  return LABELS_OF_MAIL.test(text.slice(user, start - 1)) ? start : user
}

function codePointBefore(text: string, at: number): string {
  const low = text.charCodeAt(at - 1)
  return low >= 0xdc00 && low <= 0xdfff ? text.slice(at - 2, at) : text.charAt(at - 1)
}

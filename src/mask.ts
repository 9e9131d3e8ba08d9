/*
 * Two masks for texts that others wrote: keys of known forms, and mail addresses. Neither reads a place twice without a
 * bound, so long texts take linear time.
 */

/** Letters of other scripts may precede a key without a space, and so may a line break as JSON or a URL writes it. */
const START = String.raw`(?:(?<![A-Za-z0-9_])|(?<=\\[nrt]|%[0-9A-Fa-f]{2}))`
/** Names in code rarely have a digit, and keys nearly always. */
const WITH_DIGIT = String.raw`(?=[A-Za-z_-]{0,80}\d)`
const KEY_FORMS = [
  '(?:gh[pousr]_|github_pat_)[A-Za-z0-9_.-]{15,2000}[A-Za-z0-9_-]', // GitHub
  `sk-${WITH_DIGIT}[A-Za-z0-9_-]{20,2000}`, // OpenAI, Anthropic, OpenRouter
  '(?:AKIA|ASIA)[A-Z0-9]{12,2000}', // AWS
  'xox[a-z]-[A-Za-z0-9-]{10,2000}', // Slack
  '[rs]k_(?:live|test)_[A-Za-z0-9]{16,2000}', // Stripe
  'npm_[A-Za-z0-9]{36}', // npm
  'glpat-[A-Za-z0-9_-]{20,2000}', // GitLab
  'AIza[A-Za-z0-9_-]{35}', // Google
  '(?<!-)eyJ[A-Za-z0-9_-]{8,2000}\\.eyJ[A-Za-z0-9_-]{8,2000}\\.[A-Za-z0-9_-]{8,2000}', // JSON Web Token
  `mint_${WITH_DIGIT}[A-Za-z0-9_-]{8,2000}`, // this service
]
const KEY = new RegExp(`${START}(?:${KEY_FORMS.join('|')})`, 'g')

const PRIVATE_KEY = '(?:[A-Z0-9]{1,12} ){0,3}PRIVATE KEY(?: BLOCK)?-----'
/** A block that was cut has no end. It may be in a diff or in a string of code: with signs and quotes between its lines. */
const KEY_BLOCK = new RegExp(
  [
    `-----BEGIN ${PRIVATE_KEY}`,
    String.raw`(?:\s{1,4}(?:Version|Comment|Charset|Hash): [^\n]{0,200})*`,
    String.raw`(?:[A-Za-z0-9+/=\s\\"',:>#|*]|-(?!----))*`,
    `(?:-----END ${PRIVATE_KEY})?`,
  ].join(''),
  'g',
)
/** `user:secret`, or a long token alone. Examples and templates (`${TOKEN}`) stay. */
const URL_USER =
  /(?<=:\/\/)(?!user(?:name)?:pass(?:word)?@)(?:[^\s"'<>`/?#@:${}]{0,128}:[^\s"'<>`/?#@${}]{1,256}|[\w-]{20,256})@/g

/** The scripts of mail addresses. Letters of other scripts may touch one without a space. */
const LETTER = String.raw`\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}`
const MAIL_CHARACTER = String.raw`[${LETTER}\d._+-]`
/** In a URL, `+` is `%2B`, and `@` is `%40`. */
const MAIL = new RegExp(
  [
    `(?<!${MAIL_CHARACTER})(?:${MAIL_CHARACTER}|%2B){1,64}(?:@|%40)`,
    String.raw`(?:[${LETTER}\d-]{1,63}\.){1,6}[${LETTER}]{2,24}`,
  ].join(''),
  'giu',
)

/** Code that looks for a block has no such content behind its first line. */
const BLOCK_CONTENT = /[A-Za-z0-9+/=]{16}/

function maskBlock(found: string): string {
  if (BLOCK_CONTENT.test(found)) return '[key]'
  return found
}

function maskMail(found: string): string {
  // All users of a Git host share the account `git`.
  if (found.startsWith('git@')) return found
  return '[email]'
}

export function maskKeys(text: string): string {
  return text.replace(KEY_BLOCK, maskBlock).replace(KEY, '[key]').replace(URL_USER, '[key]@')
}

/** For readers' words. Names, telephone numbers and bare passwords pass. */
export function maskKeysAndMail(text: string): string {
  // Invisible characters could part an address.
  const visible = text.replace(/\p{Cf}+/gu, '')
  return maskKeys(visible).replace(MAIL, maskMail)
}

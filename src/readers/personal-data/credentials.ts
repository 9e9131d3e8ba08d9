import { isRandom } from './random.ts'

/** How surely a name says that what follows is a secret. */
type Certainty = 'password' | 'token' | 'perhaps'

const SEP = '[ _-]?'
const PASSWORD = 'passw(?:or)?d|passwd|passphrase|passcode|pwd'
const TOKEN =
  `secret|token|api${SEP}key|apikey|auth${SEP}key|(?:access|account|private|signing|encryption|license|subscription|shared|master|admin)` +
  `${SEP}(?:access${SEP})?key`
const PERHAPS = 'credentials?|auth(?:orization)?|session(?:_?id)?|sid|csrf|cookie|otp|jwt'
const SUFFIX = '(?:[_-][A-Za-z0-9]{1,16}){0,3}'
const VALUE = `("[^"\\n]+"|'[^'\\n]+'|\`[^\`\\n]+\`|["'\`]?[^\\s"'\`<>&;]+|<[^\\s<>]+>)`
const OPERATOR = '(?::=|=>|==?|:|%3D|\\b(?:is|was)\\b\\s?:?)'
const assigned = (names: string) =>
  new RegExp(`(?:${names})${SUFFIX}\\\\?["'\`]?\\s{0,3}${OPERATOR}\\s{0,3}\\\\?${VALUE}`, 'gi')
// One after another: a password may stand in what was taken for the value of a lesser name.
const ASSIGNED: [Certainty, RegExp][] = [
  ['password', assigned(PASSWORD)],
  ['token', assigned(TOKEN)],
  ['perhaps', assigned(`(?<![A-Za-z])(?:${PERHAPS})`)],
]
const OPTION = new RegExp(
  `(--?(?:(${PASSWORD})|(${TOKEN})|(?:${PERHAPS}))${SUFFIX}[ \\t]+)${VALUE}`,
  'gi',
)
const IN_QUERY =
  /([?&#;](?:[\w.-]{0,30}(?:token|secret|key|signature|credential|password|passwd)|sig|pwd|pass|auth|sas|jwt|session|sid|otp|code)=)([^&#\s"'<>;]+)/gi
const HEADER = /\b(bearer|basic|negotiate|apikey|token)([ \t]+)(?!\[)([A-Za-z0-9._~+/-]{8,}=*)/gi
const CURL_USER = /((?:^|\s)(?:-u|--user|--proxy-user)[ \t=]*["']?)([^\s"':]+:[^\s"']+)/g
// The user and group of a container, variables.
const NO_PASSWORD = /^(?:\d+:\d+|root:root|\$.*)$/
const URL = /([a-z][a-z0-9+.-]{0,30}:(?:\/\/|%2F%2F|\\\/\\\/))([^\s"'<>`]+)/gi

/** How examples and templates write what stands for a secret: `<token>`, `${TOKEN}`, `process.env.TOKEN`, `***`. */
const STAND_IN_FORMS = [
  '\\[[A-Za-z _-]*\\].*',
  '<[^<>]*>',
  '\\{[\\w.{} -]*\\}?',
  '\\$\\{.*|\\$\\(.*|\\$[A-Za-z_]+|%[A-Za-z_]+%',
  '\\*+|x{3,}|\\.{2,}|-+',
  '(?:process|env|os|secrets|vars|config|import|self|this|params|settings|req|request|ctx|data|var|local|module)\\b[.[].*',
  '[\\w.]+\\(.*',
  '(?:your|my|the|some|an?|new|old|user|test|db|api|access|auth)?[_-]?(?:password|passwd|secret|token|key|api[_-]?key|value)s?',
  'your[_-].*',
]
/** Words that follow "password" or "token" in a sentence, in a type or in an error message. */
const STAND_IN_WORDS = [
  'string number boolean str text any bytes none null nil undefined true false yes no on off',
  'required optional invalid incorrect wrong missing expired empty hidden encrypted hashed changed reset',
  'and or not in for to is are the a an too must should stored sent rejected accepted valid ok never always',
  'being set unset from with only case plain protected correct strong weak used shown visible as at by it of',
  'when what how why where if but still just same different exposed leaked default type object file prompt',
  'field input length policy manager',
].flatMap((line) => line.split(' '))
const STAND_IN = new RegExp(`^(?:${[...STAND_IN_FORMS, ...STAND_IN_WORDS].join('|')})$`, 'i')
const A_SETTING =
  /^(?:sha-?\d+|utf-?\d+|oauth\d?|base\d+|[ehrp]s\d{3}|v\d+(?:\.\d+)*|\d{1,5}(?:ms|s|m|min|h|d|px|%)?|u?int\d*|varchar\(?\d*\)?|md5|aes-?\d*|bytes?\d+|ed25519|x509|p-?\d{3}|[\w-]+@[\d.]+|\d+\.\d+(?:\.\d+)?)$/
const A_CONSTANT = /^[A-Z]+\d{0,2}(?:_[A-Z]+\d{0,2}|_\d{1,3}){1,8}$/

/** Names and passwords in URLs become `[credentials]`; the rest of the URL stays. */
export function maskUrlCredentials(text: string): string {
  return text.replace(URL, (_, scheme: string, rest: string) => scheme + withoutUser(scheme, rest))
}

/** Secrets that are named: headers, assignments, options of commands, values in a URL's query. */
export function maskNamedSecrets(text: string): string {
  let masked = text
    .replace(CURL_USER, (found: string, option: string, user: string) =>
      STAND_IN.test(user) || NO_PASSWORD.test(user) ? found : `${option}[credentials]`,
    )
    .replace(HEADER, (found: string, scheme: string, space: string, value: string) =>
      /\d|=$/.test(value) || isRandom(value) || hasUser(scheme, value)
        ? `${scheme}${space}[key]`
        : found,
    )
    .replace(IN_QUERY, (found: string, name: string, value: string) =>
      isQuerySecret(name, value) ? `${name}[key]` : found,
    )
    .replace(
      OPTION,
      (found: string, name: string, password?: string, token?: string, value = '') =>
        isSecret(value, certainty(password, token)) ? `${name}[key]` : found,
    )
  for (const [certain, pattern] of ASSIGNED) {
    masked = masked.replace(pattern, (found: string, value: string) =>
      isSecret(value, certain)
        ? found.slice(0, found.length - value.length) + maskValue(value)
        : found,
    )
  }
  return masked
}

/** `Basic` carries "name:password" in Base64. */
function hasUser(scheme: string, value: string): boolean {
  return (
    /basic/i.test(scheme) &&
    /^[\x20-\x7e]+:[\x20-\x7e]+$/.test(Buffer.from(value, 'base64').toString())
  )
}

function withoutUser(scheme: string, rest: string): string {
  // In a database's URL nothing but the password holds a slash before the @.
  if (!/^(?:https?|wss?|s?ftp|ssh|git\+\w+):/i.test(scheme) && lastSign(rest) !== -1) {
    return `[credentials]${rest.slice(lastSign(rest))}`
  }
  const authority = rest.search(/[/?#]|%2F/i)
  const host = authority === -1 ? rest : rest.slice(0, authority)
  const sign = lastSign(host)
  if (sign !== -1) {
    if (/^git$/.test(host.slice(0, sign)) && /^(?:git\+)?ssh:/.test(scheme)) return rest
    return `[credentials]${rest.slice(sign)}`
  }
  // A password with a slash in it: the part before it looks like a host with a port that is no number.
  const late = /^[^:/?#[\]@]+:(?!\d{1,5}$)/.test(host) ? lastSign(rest) : -1
  return late === -1 ? rest : `[credentials]${rest.slice(late)}`
}

function lastSign(text: string): number {
  return Math.max(text.lastIndexOf('@'), text.lastIndexOf('%40'))
}

function certainty(password: string | undefined, token: string | undefined): Certainty {
  if (password !== undefined) return 'password'
  return token === undefined ? 'perhaps' : 'token'
}

function isQuerySecret(name: string, value: string): boolean {
  if (/^.(?:auth|session|sid|otp|code|key|sas|[\w.-]*[a-z]key)=$/i.test(name)) {
    return isSecret(value, 'token')
  }
  return value.length >= 3 && !STAND_IN.test(value) && !isSetting(value)
}

function isSecret(quoted: string, certain: Certainty): boolean {
  const value = trimmed(quoted)
  if (STAND_IN.test(value)) return false
  if (certain === 'password') {
    return value.length >= 3 && (/^["'`]/.test(quoted) || /[^A-Za-z,.;:!?)]/.test(value))
  }
  if (isSetting(value) || value.includes(' ')) return false
  if (isRandom(value)) return true
  const mixed = /\d/.test(value) && /[A-Za-z]/.test(value)
  if (certain === 'token') return (mixed && value.length >= 6) || /^\d{6,}$/.test(value)
  return mixed && value.length >= 12 && !/[/@]/.test(value)
}

function trimmed(value: string): string {
  return value.replace(/^["'`]|["'`]$/g, '').replace(/[)\]},.;:!?\\]+$/, '')
}

function maskValue(value: string): string {
  const quote = /^["'`]/.test(value) ? value.charAt(0) : ''
  return `${quote}[key]${quote}`
}

function isSetting(value: string): boolean {
  return A_SETTING.test(value) || A_CONSTANT.test(value)
}

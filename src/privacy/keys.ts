/*
 * Keys, tokens and passwords in readers' words. Every repetition has a bound, and no pattern can read its
 * beginning twice, so the time is linear in the text.
 */

/**
 * Where a word may begin: not behind an ASCII letter, a digit or `_`. A letter of another script may stand
 * before it, or an escape such as the `\n` of pasted JSON.
 */
export const START = String.raw`(?:(?<![A-Za-z0-9_]|\\(?=[nrt]))|(?<=\\[nrt]))`

/** Beginnings that only keys have. Behind them come letters, digits, `_` and `-`, and at least one digit. */
const BEGINNINGS = [
  'api_org_ duffel_(?:live|test)_ fio-u- fm1[ar]_ fm2_ fo1_ glc_ glsa_ FLWSECK(?:_TEST)?-',
  'GR1348941 HRKU-AA LTAI ntn_ p8e- PMAK- pnu_ pplx- pscale_(?:oauth|pw|tkn)_ rdme_ sgp_',
  'sha256~ shippo_ sm_[aps]at_ sntry[su]_ sq0[a-z]{3}- tk-us- xkeysib- AKCp cmVmd ABSK EZ[AT]K',
  'EAA[AMC] CLOJARS_ ops_ AGE-SECRET-KEY-1 A3- API-(?=[A-Z0-9]{26})',
].flatMap((line) => line.split(' '))

/**
 * The patterns that issuers document, each with a least length, since shorter ones are examples. The prefixes are
 * those of gitleaks' rules (July 2026).
 */
const PATTERNS = [
  `(?:${BEGINNINGS.join('|')})(?=[A-Za-z_-]{0,80}\\d)[A-Za-z0-9_-]{16,}`,
  '(?:AKIA|ASIA|ABIA|ACCA)[A-Z0-9]{12,}', // AWS
  '(?:dapi|ico-|pul-|rubygems_)[A-Fa-f0-9]{32,}', // Databricks, Infracost, Pulumi, RubyGems
  'dp\\.[a-z]{2,5}\\.[A-Za-z0-9_.-]{16,}[A-Za-z0-9]', // Doppler
  'dt0[a-z]\\d\\d\\.[A-Z0-9]{24}\\.[A-Z0-9]{16,}', // Dynatrace
  'pat[A-Za-z0-9]{14}\\.[a-f0-9]{16,}', // Airtable
  '[ps]at\\.[A-Za-z0-9_-]{22}\\.[A-Za-z0-9]{24}\\.[A-Za-z0-9]{16,}', // Harness
  '[A-Za-z0-9]{14}\\.atlasv1\\.[A-Za-z0-9_-]{16,}', // Terraform
  '[A-Za-z0-9_~.]{3}\\dQ~[A-Za-z0-9_~.-]{24,}[A-Za-z0-9_~-]', // Azure
  '[A-Za-z0-9]{6}_[A-Za-z0-9]{29}_mmk', // MaxMind
  'v1\\.0-[a-f0-9]{24}-[a-f0-9]{16,}', // Cloudflare
  'hooks\\.slack\\.com/(?:services|triggers|workflows)/[A-Za-z0-9+/]{20,}',
  '[a-z0-9]{1,60}\\.webhook\\.office\\.com/webhookb2/[a-z0-9@-]{36,}[A-Za-z0-9/-]{0,200}', // Teams
  // GitHub, with a JSON Web Token of some 500 characters, also where it was cut.
  'gh[pousr]_[A-Za-z0-9]{1,40}_eyJ[A-Za-z0-9_-]{8,2000}(?:\\.[A-Za-z0-9_-]{1,2000}){0,2}',
  '(?:gh[pousr]_|npm_|hf_|lin_api_)[A-Za-z0-9]{16,}', // GitHub, npm, Hugging Face, Linear
  '(?:github_pat_|gl[a-z]{2,5}-|dckr_[a-z]{3}_)[A-Za-z0-9_-]{16,}', // GitHub, GitLab, Docker
  '(?:AIza|ya29\\.|GOCSPX-|hv[sbr]\\.|pypi-)[A-Za-z0-9_-]{16,}', // Google, Vault, PyPI
  '(?:xox[a-z]|xapp)-[A-Za-z0-9-]{10,}', // Slack
  '(?:[srp]k_(?:live|test|prod)|mint)_[A-Za-z0-9_-]{8,}', // Stripe, Clerk, this service
  'whsec_[A-Za-z0-9+/=]{16,}',
  'sk-(?=[A-Za-z_-]{0,80}\\d)[A-Za-z0-9_-]{16,}', // OpenAI, Anthropic, OpenRouter
  '(?:do[opr]_v1_|shp(?:at|ca|pa|ss)_)[A-Fa-f0-9]{16,}', // DigitalOcean, Shopify
  'SG\\.[A-Za-z0-9_-]{16,}\\.[A-Za-z0-9_-]{16,}', // SendGrid
  '(?:SK|AC|key-)[a-f0-9]{32}', // Twilio, Mailgun
  'eyJ[A-Za-z0-9_-]{8,2000}\\.[A-Za-z0-9_.-]{4,}[A-Za-z0-9_-]', // JSON Web Token
  '\\d{8,10}:AA[A-Za-z0-9_-]{32,}', // Telegram
].map((pattern) => pattern.replaceAll(',}', ',2000}'))
const KNOWN = new RegExp(`${START}(?:${PATTERNS.join('|')})`, 'g')
/** A PEM block to its end or, cut off, to the end of the text. */
const PEM = /-----BEGIN [A-Z0-9 ]{1,40}-----.{0,4096}?(?:-----END [A-Z0-9 ]{1,40}-----|$)/gs

const URL_USER = /([a-z][a-z0-9+.-]{1,20}:\/\/)([^\s"'<>`/?#@]{1,256})@/gi
const CURL_USER = /(\s(?:-u|--user|--proxy-user)[ =]["']?)([^\s"':]{1,100}:[^\s"']{1,100})/g
const HEADER = /\b(bearer|basic|token|apikey)([ \t]{1,4})([A-Za-z0-9._~+/-]{8,2000}={0,2})/gi

const NAMES = {
  password: 'passw(?:or)?d|passwd|passphrase|passcode|pwd',
  token:
    'api[ _-]?key|(?:access|auth|account|private|shared|master|admin|secret)[ _-]?key|secret|token|credential|signature(?==)',
}
const OPERATOR = String.raw`(?:\\?["'\`])?\s{0,3}(?::=|=>|[:=]|\b(?:is|was)\b)\s{0,3}`
const VALUE = String.raw`(\\?["'\`]?)([^\s"'\`<>&,;\\]{1,2000})`
const assigned = (names: string) => new RegExp(`((?:${names})${OPERATOR})${VALUE}`, 'gi')
const option = (names: string) => new RegExp(`(\\s--?(?:${names})\\s{1,3})${VALUE}`, 'gi')

/** What examples write in place of a secret: `<token>`, `$TOKEN`, `[key]`, `API_KEY`, `process.env.X`, a path. */
const STAND_IN =
  /^(?:[<[{($%/*]|[xX]{3}|\.{2}|https?:|(?:your|my)[_-]|[A-Z]+(?:_[A-Z0-9]+)+$|(?:process|import|os|env|secrets|vars|config|self|this)\b[.[])|[(]/
/** What examples write for the user and the password of a URL. */
const STAND_IN_USERS =
  /^(?:git|user(?:name)?|root|admin|postgres|guest|me|name)?(?::(?:pass(?:word|wd)?|pwd|secret|root|admin|postgres|guest|example|))?$/i

/** Keys in their issuers' forms, secrets that are named, and long random strings become `[key]`. */
export function maskKeys(text: string): string {
  let masked = text
    .replace(PEM, (found) => (/[A-Za-z0-9+/=]{16}/.test(found) ? '[key]' : found))
    .replace(KNOWN, '[key]')
    .replace(URL_USER, (found, scheme: string, user: string) =>
      STAND_IN_USERS.test(user) || STAND_IN.test(user) ? found : `${scheme}[credentials]@`,
    )
    .replace(CURL_USER, (found, before: string, user: string) =>
      /[a-z].*:/i.test(user) && isPassword(user.replace(/^[^:]*:/, ''))
        ? `${before}[credentials]`
        : found,
    )
    .replace(HEADER, (found, scheme: string, blank: string, value: string) =>
      isToken(value) || (/^basic$/i.test(scheme) && holdsUser(value))
        ? `${scheme}${blank}[key]`
        : found,
    )
  for (const [names, isSecret] of [
    [NAMES.password, isPassword],
    [NAMES.token, isToken],
  ] as const) {
    const mask = (found: string, before: string, quote: string, value: string) => {
      const end = /[)\]}.:!?]+$/.exec(value)?.[0] ?? ''
      const bare = value.slice(0, value.length - end.length)
      return isSecret(bare) ? `${before}${quote}[key]${end}` : found
    }
    masked = masked.replace(option(names), mask).replace(assigned(names), mask)
  }
  return masked
    .replace(BASE64, (found) => (isRandom(found) && /\d/.test(found) ? '[key]' : found))
    .replace(RANDOM, (found, core: string) => {
      const isKey = HEX.test(core) ? !isHash(core) : isRandom(core) && /\d/.test(core)
      return isKey && !/^sha\d{3}-/.test(found) ? '[key]' : found
    })
}

/** Letters with something else, or digits alone: in a question, mere words follow "password is". */
function isPassword(value: string): boolean {
  if (value.length < 5 || STAND_IN.test(value)) return false
  return /^\d+$/.test(value) || (/\p{L}/u.test(value) && /\P{L}/u.test(value))
}

function isToken(value: string): boolean {
  if (value.length < 8 || STAND_IN.test(value)) return false
  return isRandom(value) || (/[A-Za-z]/.test(value) && /\d/.test(value))
}

/** Whether it is "name:password" in Base64. */
function holdsUser(value: string): boolean {
  return /^[\x20-\x7e]+:[\x20-\x7e]+$/.test(Buffer.from(value, 'base64').toString())
}

const BASE64 = new RegExp(`${START}(?<![+/=-])[A-Za-z0-9+/]{32,2000}={1,2}`, 'g')
const RANDOM = new RegExp(
  `${START}(?<![+=-])(?:[A-Za-z0-9]{1,10}[_-])?([A-Za-z0-9]{20,2000})[A-Za-z0-9+/=_-]{0,2000}`,
  'g',
)
const HEX = /^(?:[\da-f]+|[\dA-F]+)$/

/** A ULID, whose first half is a time. */
const TIMED_ID = /^01[0-9A-HJKMNP-TV-Z]{24}$/

/**
 * Whether a string looks random: pieces of two characters on average, or of three if all letters have one case.
 * The words of an identifier are longer.
 */
function isRandom(text: string): boolean {
  const pieces = text.match(/[A-Z]?[a-z]+|[A-Z]+|\d+/g) ?? []
  const hasBothCases = /[a-z]/.test(text) && /[A-Z]/.test(text)
  if (hasBothCases) return text.length / pieces.length < 2.7
  return text.length >= 20 && text.length / pieces.length < 3.5 && !TIMED_ID.test(text)
}

/** IDs of databases and traces are short; of what is longer, these lengths are those of hashes. */
function isHash({ length }: string): boolean {
  return length <= 32 || [40, 56, 64, 96, 128].includes(length)
}

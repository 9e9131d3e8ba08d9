/** A piece of personal data or a secret as a reader might type it. */
export interface Planted {
  kind: string
  /** What must not be found again, in letters and digits. */
  secret: string
  /** How it stands in the text. */
  typed: string
}

type Pick = (below: number) => number

const LOWER = 'abcdefghijklmnopqrstuvwxyz'
const DIGITS = '0123456789'
const BASE62 = LOWER + LOWER.toUpperCase() + DIGITS
const HEX = '0123456789abcdef'

/** One planted value; `pick` draws a whole number below its argument. */
export function planted(pick: Pick): Planted {
  const make = KINDS[pick(KINDS.length)] ?? mail
  return make(pick)
}

/** An ordinary sentence around it. */
export function sentenceAround(typed: string, pick: Pick): string {
  const one = (list: readonly string[]) => list[pick(list.length)] ?? ''
  return one(SENTENCES).replace('@@', () => typed)
}

const SENTENCES: readonly string[] = [
  '@@',
  'why does @@ not work?',
  'I get a 401 with @@, what now?',
  'my value is @@.',
  'Contact: @@; thanks!',
  'see (@@) in version 1.2.3 on port 8080',
  '{"user":"@@","limit":10}',
  "config = '@@'",
  'line one\n@@\nline three',
  'error 404 at 2024-05-12T10:22:33Z for @@ in the log',
  'Hello, <@@> is mine',
  '`@@`',
  'a,@@,b',
  'is it @@? or not',
  '| @@ | 12 |',
  'Bitte @@ prüfen',
  'What about "@@"',
  '**@@**',
]

function mail(pick: Pick): Planted {
  const local = word(pick) + one(pick, ['', '.', '+', '_', '-']) + word(pick) + String(pick(100))
  const host = word(pick)
  const end = one(pick, ['com', 'de', 'io', 'co.uk', 'dev', 'xn--p1ai', 'museum'])
  const address = `${local}@${host}.${end}`
  const typed = one(pick, [
    address,
    address.toUpperCase(),
    `mailto:${address}`,
    `${local}%40${host}.${end}`,
    `${local} (at) ${host}.com`,
    `${local}[at]${host}[dot]com`,
    `${local} at ${host} dot com`,
    `"${local}"@${host}.${end}`,
    `${local}@\u200b${host}.${end}`,
    `${local}＠${host}．${end}`,
    `${local}@exämple-${host}.${end}`,
    `${local} @ ${host}.com`,
    `${local}&#64;${host}.${end}`,
  ])
  return { kind: 'mail', secret: local, typed }
}

function card(pick: Pick): Planted {
  const [prefix = '4', length = 16] =
    [['4', 16] as const, ['51', 16] as const, ['34', 15] as const, ['6011', 16] as const][
      pick(4)
    ] ?? []
  const digits = withCheckDigit(prefix + text(pick, DIGITS, length - prefix.length - 1))
  const groups = length === 15 ? [4, 6, 5] : [4, 4, 4, 4]
  return { kind: 'card', secret: digits, typed: grouped(pick, digits, groups) }
}

function phone(pick: Pick): Planted {
  const line = text(pick, '23456789', 3) + text(pick, DIGITS, 4)
  const [digits, prefix, groups] = one(pick, [
    [`1${one(pick, ['212', '415', '312', '206'])}${line}`, '+', [1, 3, 3, 4]] as const,
    [`${one(pick, ['212', '415', '312', '206'])}${line}`, '', [3, 3, 4]] as const,
    [`4420${one(pick, ['7', '8'])}${text(pick, DIGITS, 7)}`, '+', [2, 2, 4, 4]] as const,
    [`0207${text(pick, '12345678', 1)}${text(pick, DIGITS, 6)}`, '', [3, 4, 4]] as const,
    [`07911${text(pick, DIGITS, 6)}`, '', [5, 6]] as const,
    [`49151${text(pick, '23456789', 1)}${text(pick, DIGITS, 7)}`, '+', [2, 3, 8]] as const,
    [`0151${text(pick, '1234567', 1)}${text(pick, DIGITS, 7)}`, '', [4, 8]] as const,
    [`336${text(pick, '1234567', 1)}${text(pick, DIGITS, 7)}`, '+', [2, 1, 2, 2, 2, 2]] as const,
    [`06${text(pick, '1234567', 1)}${text(pick, DIGITS, 7)}`, '', [2, 2, 2, 2, 2]] as const,
    [`9198${text(pick, DIGITS, 8)}`, '+', [2, 5, 5]] as const,
    [`819012345${text(pick, DIGITS, 3)}`, '+', [2, 2, 4, 4]] as const,
  ])
  const typed = grouped(pick, digits, groups)
  const bracketed =
    groups.join() === '3,3,4' && pick(3) === 0
      ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`
      : typed
  return { kind: 'phone', secret: digits, typed: prefix + bracketed }
}

function ip(pick: Pick): Planted {
  const quad = [11 + pick(110), pick(256), 100 + pick(156), 100 + pick(156)].join('.')
  const six = Array.from({ length: 8 }, () => text(pick, HEX, 4)).join(':')
  const short = `2001:db8:${text(pick, '123456789', 4)}::${text(pick, '123456789', 4)}:${text(pick, '123456789', 4)}`
  const typed = one(pick, [
    quad,
    `${quad}:8080`,
    `http://${quad}/x`,
    `${quad}/32`,
    six,
    short,
    `[${short}]:443`,
  ])
  const address = typed.includes(six) ? six : typed.includes(short) ? short.slice(9) : quad
  return { kind: 'ip', secret: address.replace(/\W/g, ''), typed }
}

function token(pick: Pick): Planted {
  const random = text(pick, BASE62, 36)
  const jwt = `eyJhbGciOiJIUzI1NiJ9.eyJ${text(pick, BASE62, 30)}.${text(pick, `${BASE62}-_`, 43)}`
  const typed = one(pick, [
    `ghp_${random}`,
    `github_pat_${text(pick, BASE62, 22)}_${text(pick, BASE62, 59)}`,
    `glpat-${text(pick, `${BASE62}-_`, 20)}`,
    `xoxb-${text(pick, DIGITS, 12)}-${text(pick, DIGITS, 12)}-${text(pick, BASE62, 24)}`,
    `sk_live_${text(pick, BASE62, 24)}`,
    `sk-proj-${text(pick, BASE62, 48)}1`,
    `sk-ant-api03-${text(pick, `${BASE62}-_`, 80)}`,
    `AIza${text(pick, `${BASE62}-_`, 35)}`,
    `npm_${random}`,
    `mint_${text(pick, BASE62, 24)}`,
    `AKIA${text(pick, (LOWER + DIGITS).toUpperCase(), 16)}`,
    jwt,
    `Bearer ${text(pick, BASE62, 20)}7`,
    `password=${text(pick, BASE62, 10)}1`,
    `"api_key": "${text(pick, BASE62, 15)}2b"`,
    `DB_PASSWORD='${text(pick, BASE62, 12)}!'`,
    `client_secret: ${text(pick, BASE62, 22)}4a`,
    `--token ${text(pick, BASE62, 16)}3c`,
    text(pick, BASE62, 40),
    `${text(pick, `${BASE62}+/`, 43).replace(/^[+/]/, 'x')}=`,
    text(pick, HEX, 48),
    `ghp_${random.slice(0, 18)}\n${random.slice(18)}9`,
  ])
  return { kind: 'token', secret: afterName(typed), typed }
}

function url(pick: Pick): Planted {
  const user = word(pick) + String(pick(100))
  const password = text(pick, `${BASE62}!$*-_`, 12)
  const value = text(pick, BASE62, 20)
  const [secret, typed] = one(pick, [
    [password, `https://${user}:${password}@example.com/docs?page=2`] as const,
    [password, `postgres://${user}:${password}@db.example.com:5432/app`] as const,
    [password, `mongodb+srv://${user}:${password}@cluster0.example.net`] as const,
    [password, `amqp://${user}:${password}@10.0.0.1`] as const,
    [
      password,
      `https://${user}:${password.slice(0, 6)}@${password.slice(6)}@example.com/`,
    ] as const,
    [value, `https://${value}@github.com/acme/docs.git`] as const,
    [value, `https://example.com/cb?access_token=${value}&page=2`] as const,
    [value, `https://example.com/f?a=1&X-Amz-Signature=${value}`] as const,
    [value, `https://example.com/f#id_token=${value}`] as const,
    [value, `https://hooks.slack.com/services/T00000000/B00000000/${value}`] as const,
  ])
  return { kind: 'url', secret, typed }
}

const KINDS: readonly ((pick: Pick) => Planted)[] = [mail, card, phone, ip, token, url]

function afterName(typed: string): string {
  return typed.replace(
    /^(?:Bearer |password=|"api_key": |DB_PASSWORD=|client_secret: |--token )/,
    '',
  )
}

function one<T>(pick: Pick, list: readonly T[]): T {
  const chosen = list[pick(list.length)]
  if (chosen === undefined) throw new Error('the list is empty')
  return chosen
}

function text(pick: Pick, alphabet: string, length: number): string {
  return Array.from({ length }, () => alphabet.charAt(pick(alphabet.length))).join('')
}

function word(pick: Pick): string {
  return text(pick, LOWER, 5 + pick(5))
}

/** Digits with the separators that people use, with invisible ones, or in other scripts. */
function grouped(pick: Pick, digits: string, groups: readonly number[]): string {
  const between = one(pick, ['', ' ', '-', '.', '\u00a0', '\u2013', ' - ', '\u200b', '/', '\ud800'])
  const parts: string[] = []
  let at = 0
  for (const length of groups) {
    parts.push(digits.slice(at, at + length))
    at += length
  }
  const plain = parts.join(between)
  const zero = one(pick, [0, 0, 0, 0xff10, 0x0660])
  if (zero === 0) return plain
  return plain.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)))
}

function withCheckDigit(digits: string): string {
  let sum = 0
  for (let i = 0; i < digits.length; i++) {
    const digit = Number(digits.at(-1 - i))
    sum += i % 2 === 1 ? digit : digit > 4 ? digit * 2 - 9 : digit * 2
  }
  return digits + String((10 - (sum % 10)) % 10)
}

/** Letters and digits alone, so that no separator hides a value from a search. */
export function bare(typed: string): string {
  return typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u0660-\u0669]/g, (digit) => String((digit.codePointAt(0) ?? 0) - 0x660))
    .replace(/[^a-z0-9]/g, '')
}

/** Whether some part of the secret (eight letters or digits, or all of a shorter one) is in the text. */
export function holdsPartOf(secret: string, scrubbed: string): boolean {
  const wanted = bare(secret)
  const hay = bare(scrubbed)
  const length = Math.min(8, wanted.length)
  for (let at = 0; at + length <= wanted.length; at++) {
    if (hay.includes(wanted.slice(at, at + length))) return true
  }
  return false
}

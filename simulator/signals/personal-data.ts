import type { Draw } from './draw.ts'

const DIGITS = '0123456789'
const HEX = '0123456789abcdef'
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'

const FIRST_NAMES = ['anna', 'ben', 'chen', 'divya', 'emeka', 'fatima', 'goran', 'hana'] as const
const LAST_NAMES = ['kowalska', 'schmidt', 'okafor', 'garcia', 'tanaka', 'novak'] as const
const HOSTS = ['corp.example', 'mail.example.org', 'example.com', 'team.example.net'] as const
const STREETS = ['Maple Street', 'Station Road', 'Oak Avenue', 'Church Lane'] as const

/** Made up as they are needed: a literal one would look to a scanner like a leak. */
const PERSONAL_DATA = {
  email: (draw) => `${draw.pick(FIRST_NAMES)}.${draw.pick(LAST_NAMES)}@${draw.pick(HOSTS)}`,
  phone: (draw) =>
    draw.pick([
      `+1 (${draw.whole(201, 989)}) 555-${draw.text(DIGITS, 4)}`,
      `+49 30 ${draw.whole(100, 999)}${draw.text(DIGITS, 5)}`,
      `+44 20 7946 ${draw.text(DIGITS, 4)}`,
    ]),
  card: (draw) => {
    const digits = withCheckDigit(`4${draw.text(DIGITS, 14)}`)
    return draw.chance(0.5) ? digits : digits.replaceAll(/(\d{4})(?=\d)/g, '$1 ')
  },
  ipv4: (draw) =>
    [draw.whole(11, 99), draw.whole(0, 255), draw.whole(0, 255), draw.whole(1, 254)].join('.'),
  ipv6: (draw) =>
    `2001:db8:${[0, 0, 0, 0].map(() => draw.text('123456789abcdef', 4)).join(':')}::1`,
  token: (draw) =>
    draw.pick([
      () => `ghp_${draw.text(LETTERS, 36)}`,
      () => `mint_${draw.text(LETTERS, 32)}`,
      () => `sk_live_${draw.text(LETTERS, 24)}`,
      () => `AKIA${draw.text('ABCDEFGHIJKLMNOPQRSTUVWXYZ234567', 16)}`,
      () => `xoxb-${draw.text(DIGITS, 12)}-${draw.text(LETTERS, 24)}`,
      () => draw.text(LETTERS, 40),
      () => `eyJhbGciOiJIUzI1NiJ9.eyJ${draw.text(LETTERS, 30)}.${draw.text(LETTERS, 43)}`,
      () => draw.text(HEX, 64),
    ])(),
  /** The part of a URL that gives access; see `SENTENCES`. */
  credentials: (draw) => `${draw.pick(FIRST_NAMES)}:${draw.text(LETTERS, 14)}`,
  address: (draw) => `${draw.whole(2, 899)} ${draw.pick(STREETS)}`,
} satisfies Record<string, (draw: Draw) => string>

export type PersonalKind = keyof typeof PERSONAL_DATA

export const PERSONAL_KINDS = Object.keys(PERSONAL_DATA) as [PersonalKind, ...PersonalKind[]]

/** How people come to type it. */
const SENTENCES: Record<PersonalKind, readonly [string, ...string[]]> = {
  email: ['My account is {}.', 'please answer to {}', 'It says "unknown user {}".'],
  phone: ['Call me at {} if you can.', 'my number is {}'],
  card: ['The card {} was charged twice.', 'card number {} is refused'],
  ipv4: ['The requests come from {}.', 'connect to {}:443 timed out'],
  ipv6: ['The requests come from {}.', 'getaddrinfo gives {} here'],
  token: [
    'I send "Authorization: Bearer {}".',
    'API_KEY={} does not work',
    'with token={} it is 401',
  ],
  credentials: [
    'I cloned https://{}@git.example.com/acme/docs.git',
    'proxy is http://{}@10.1.2.3:8080',
  ],
  address: ['The invoice should go to {}, Springfield, IL 62704.', 'We are at {}, London SW1A 1AA'],
}

/** In a search box; what is not here stands by itself. */
const IN_TERMS: Partial<Record<PersonalKind, string>> = {
  credentials: 'https://{}@git.example.com',
  address: '{}, London SW1A 1AA',
}

export function personalDatum(kind: PersonalKind, draw: Draw): string {
  return PERSONAL_DATA[kind](draw)
}

export interface Planting {
  planted: Map<string, PersonalKind>
  /** Adds a sentence with personal data to some texts, and remembers what it added. */
  plant(text: string, draw: Draw): string
  /** The same for a search term, which is no sentence. */
  plantTerm(text: string, draw: Draw): string
  /** Remembers personal data that is there anyway. */
  remember(value: string, kind: PersonalKind): string
}

export function createPlanting(share: number): Planting {
  const planted = new Map<string, PersonalKind>()
  function remember(value: string, kind: PersonalKind): string {
    planted.set(value, kind)
    return value
  }
  function plantedIn(text: string, draw: Draw, form: (kind: PersonalKind) => string): string {
    if (!draw.chance(share)) return text
    const kind = draw.pick(PERSONAL_KINDS)
    const value = remember(personalDatum(kind, draw), kind)
    return `${text} ${form(kind).replace('{}', () => value)}`
  }
  return {
    planted,
    remember,
    plant: (text, draw) => plantedIn(text, draw, (kind) => draw.pick(SENTENCES[kind])),
    plantTerm: (text, draw) => plantedIn(text, draw, (kind) => IN_TERMS[kind] ?? '{}'),
  }
}

/** The digit that makes a card number valid (ISO/IEC 7812, the Luhn algorithm). */
function withCheckDigit(digits: string): string {
  let sum = 0
  for (const [index, digit] of [...digits].reverse().entries()) {
    const doubled = Number(digit) * 2
    sum += index % 2 === 1 ? Number(digit) : doubled > 9 ? doubled - 9 : doubled
  }
  return `${digits}${(10 - (sum % 10)) % 10}`
}

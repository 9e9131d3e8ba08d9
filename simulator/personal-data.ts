import type { Draw } from './chance.ts'

const DIGITS = '0123456789'
const HEX = '0123456789abcdef'
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'
const NAMES = ['anna.kowalska', 'ben.schmidt', 'chen.tanaka', 'divya.garcia', 'emeka.okafor']

/** Made up as they are needed: a literal one would look to a scanner like a leak. */
const PERSONAL_DATA = {
  mail: (draw) => `${draw.pick(NAMES)}@corp.example`,
  phone: (draw) =>
    draw.pick([
      `+1 (212) 736-${draw.text(DIGITS, 4)}`,
      `+49 30 9018${draw.text(DIGITS, 4)}`,
      `+44 20 7946 0${draw.text(DIGITS, 3)}`,
    ]),
  card: (draw) => {
    const digits = withCheckDigit(`4${draw.text(DIGITS, 14)}`)
    return draw.chance(0.5) ? digits : digits.replaceAll(/(\d{4})(?=\d)/g, '$1 ')
  },
  ip: (draw) => [draw.whole(11, 99), ...[0, 0, 0].map(() => draw.whole(1, 254))].join('.'),
  token: (draw) =>
    draw.pick([
      `ghp_${draw.text(LETTERS, 36)}`,
      `mint_${draw.text(LETTERS, 32)}`,
      `sk_live_${draw.text(LETTERS, 24)}`,
      draw.text(HEX, 64),
    ]),
  /** The part of a URL that gives access. */
  credentials: (draw) => `${draw.pick(NAMES)}:${draw.text(LETTERS, 14)}`,
} satisfies Record<string, (draw: Draw) => string>

type PersonalKind = keyof typeof PERSONAL_DATA

const KINDS = Object.keys(PERSONAL_DATA) as PersonalKind[]

/** How people come to type it. */
const SENTENCES: Record<PersonalKind, readonly string[]> = {
  mail: ['My account is {}.', 'please answer to {}'],
  phone: ['Call me at {} if you can.', 'my number is {}'],
  card: ['The card {} was charged twice.', 'card number {} is refused'],
  ip: ['The requests come from {}.', 'connect to {}:443 timed out'],
  token: ['I send "Authorization: Bearer {}".', 'API_KEY={} does not work'],
  credentials: ['I cloned https://{}@git.acme.example/docs.git', 'proxy is http://{}@proxy.corp'],
}

/** Puts personal data into a share of what readers write, and remembers what it put there. */
export class Planting {
  /** Each datum that was made, and its kind. */
  readonly planted = new Map<string, PersonalKind>()
  readonly #share: number

  constructor(share: number) {
    this.#share = share
  }

  /** The text, or now and then the text with somebody's personal data behind it. */
  into(text: string, draw: Draw): string {
    if (!draw.chance(this.#share)) return text
    const kind = draw.pick(KINDS)
    return `${text} ${draw.pick(SENTENCES[kind]).replace('{}', this.make(kind, draw))}`
  }

  make(kind: PersonalKind, draw: Draw): string {
    const datum = PERSONAL_DATA[kind](draw)
    this.planted.set(datum, kind)
    return datum
  }
}

/** By Luhn's formula, as on cards. */
function withCheckDigit(digits: string): string {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return digits + ((10 - (sum % 10)) % 10)
}

import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import { htmlToVisibleText } from '../../src/prompt/html-to-text.ts'
import { fc } from './runs.ts'

/* Random Markdown whose words may be hidden, and a browser's rules for the words that a reader sees. */

type Node = DefaultTreeAdapterTypes.ChildNode

/** Each `#` becomes a unique word. These pieces may hide it; the pieces below change their meaning. */
const HIDING = [
  ...['<!-- # -->', '<!-- #\n\n-->', '<!--> # -->', '<!-- # --!> # -->', '<!x <b title="> # ">'],
  ...['<!-- -- <b title=" --> # ">', '<? # ?>', '<!X # >', '<![CDATA[ # ]]>', '<![CDATA[ > # ]]>'],
  ...['<b title="#">', '<b #>', "<a b='`#'>", '</b #>', '<div #>\n', '<div title="\n\n#\n\n">'],
  ...['<pre #>', '<script/#>', '<rp>#</rp>', '<source #', '\n```js #\n', '\n~~~js #\n', '```# '],
  ...['[x]: /u "#"', '[x]:\n/u\n(#)', '[#]: /u', '[^#]: #', '[^n]: #\n\n    #', '[^n]: [^m] #'],
  ...['[^m]: #\n', '[^n]: #\n\n<!-- -->[^n]', '[//]: # (#)', '[a](/u "#")', '![](/u "#")'],
  ...['\n```mermaid\n#\n```\n', '\n```geojson\n#\n```\n'],
  ...['|a|\n|-|\n|b|#|\n', '\n``` # #\n', '\n<img alt="#">\n', '<sub>'.repeat(3), '<sup>'],
  ...['<pre lang="#">', '<details>#<summary>#', '<video>#</video>', '<svg>#</svg>', '<template>#'],
  ...['[](/#)', '[&#8203;&nbsp;](/#)', '[<!-- -->](/#)', '[#](#)', '[#](/#)'],
  ...['<ol start="#">', '<td>#', '<li>#', '<h1>'],
]
const AROUND = [
  ...['`', '``', '```', '\n```\n', '\n~~~\n', '\n\n', '\n', ' ', '    ', '  ', '\t', '\r\n'],
  ...['- ', '1. ', '> ', '\n- ', '\n> ', '- [x] ', '|', '\n|-|-|\n', '\\', '<', '>', '[', ']'],
  ...['](', ')', '[x]', '[x][]', '![', '[^n]', '[^m]', '<!--', '-->', '<pre>', '</pre>', '<div>\n'],
  ...['</div>', '<script>', '<source>', '<search>', '`'.repeat(81), '<textarea>', '<style>\n'],
  ...['<b ', '="', '<br>', '<br/>', '#', 'text', 'https://a.b/', 'www.a.b/', '<https://a.b>'],
  ...['a@b.c', '$', '"', "'", '<a "', ':', '# ', '***', '~~', '&lt;', '&#35;', '`a`', '===\n'],
  ...['---\n', '\u{feff}', '\0', '\f', 'é', '🐘', '</sub>', '<code>', '</code>', '<table><tr>'],
]
/** For everything that the pieces don't spell. */
const CHARACTERS = [...'<>[]()^!?:"\'`~|=-*_.&;\\/ \t\n\r\ufeffabX1']

const character = fc.constantFrom(...CHARACTERS)
const piece = fc.oneof(fc.constantFrom(...HIDING), fc.constantFrom(...AROUND))

export const textThatHides = fc
  .oneof(
    fc.array(piece, { maxLength: 14 }),
    fc.array(fc.oneof(piece, character, fc.constant('#')), { maxLength: 20 }),
    fc.array(fc.oneof({ arbitrary: character, weight: 7 }, fc.constant('#')), { maxLength: 40 }),
  )
  .map((pieces) => {
    let n = 0
    return pieces.join('').replaceAll('#', () => `HIDE${n++}E`)
  })

const wordsIn = (text: string): string[] => text.match(/HIDE\d+E/g) ?? []

/** `leaked`: words that were read but are invisible. `lost`: visible words that were not read. */
export function judge(html: string): { leaked: string[]; lost: string[] } {
  const read = wordsIn(htmlToVisibleText(html))
  const { seen, addresses } = readAsBrowser(html)
  return {
    leaked: read.filter((word) => !seen.includes(word) && !addresses.includes(word)),
    lost: seen.filter((word) => !read.includes(word)),
  }
}

/** The words that a browser shows, and the words in the addresses of visible links. */
function readAsBrowser(html: string): { seen: string[]; addresses: string[] } {
  const addresses: string[] = []
  const seen = parseFragment(html)
    .childNodes.map((node) => seenIn(node, addresses))
    .join('')
  return { seen: wordsIn(seen), addresses: wordsIn(addresses.join(' ')) }
}

function seenIn(node: Node, addresses: string[]): string {
  if ('value' in node) return node.value
  if (!('tagName' in node)) return ''
  const attribute = (wanted: string) => node.attrs.find(({ name }) => name === wanted)?.value
  if (/^(?:rp|template|svg|script|style|video)$/.test(node.tagName)) return ''
  if (attribute('class') === 'sr-only') return ''
  if (/^(?:geojson|mermaid)$/.test(attribute('lang') ?? '')) return ''
  const seen = node.childNodes.map((child) => seenIn(child, addresses)).join('')
  if (node.tagName === 'a' && /[^\s\p{Cf}]/u.test(seen)) addresses.push(attribute('href') ?? '')
  return seen
}

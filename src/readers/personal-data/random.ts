/** Shorter strings are too often the names of pods, chunks and commits. */
const MIN_LENGTH = 20

// The pairs of letters that words in English and in code are mostly made of. About seven in ten pairs
// of an identifier are among them, and about two in ten pairs of a random string.
const COMMON_PAIRS = new Set(
  (
    'th he in er an re on at en nd ti es or te ed is it al ar st to nt ng se as io le ve co me de ri ro ' +
    'ic ne ra ce li ch ll be ma si om ur ap pi rl ty pe id ke ey ut il ct pr ex ac ad ss un ca la ta na ' +
    'us ec el lo no po so do ge ig ir ol ul um up ab am em im ie tt ts rs ns sc sh tr fi fo di da ot et ' +
    'ea ou ha hi ow ag rv vi cl lu qu ue ub bl ic ck ho mp og ct pa rt ay ev op od il'
  ).split(' '),
)

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i
const TRACE_PARENT = /^\d\d-[0-9a-f]{32}-[0-9a-f]{16}-\d\d$/ // W3C Trace Context
const HASH_LENGTHS = new Set([40, 64, 96, 128]) // SHA-1 (git), SHA-256, SHA-384, SHA-512
const HEX = /^(?:[0-9a-f]+|[0-9A-F]+)$/
/** The file of a bundler: a name and a short hash. */
const CHUNK = /^[a-z]+\d?(?:-[a-z]+\d?)*-\w{8,10}$/
const SHORT_HEX = /^[0-9a-f]{1,17}$/
const CANDIDATE = /[A-Za-z0-9][A-Za-z0-9+/_-]{18,}[A-Za-z0-9+/_-]=*/g
const NAMES_A_HASH =
  /(?:md5|sha\d*|hash|etag|digest|integrity|trace|span|request|commit|revision)\W/i
const NAMES_A_KEY = /(?:key|secret|token|password|credential)\W/i
const WORDS_BEFORE = 24

/** Long random strings are keys more often than not: each becomes `[key]`. */
export function maskRandomStrings(text: string): string {
  return text.replace(CANDIDATE, (candidate: string, at: number) => {
    const before = `${text.slice(Math.max(0, at - WORDS_BEFORE), at)} `
    return isKept(candidate, before) ? candidate : maskIn(candidate)
  })
}

/** Whether the string looks drawn at random: no word could be cut out of it. 20 characters or more. */
export function isRandom(text: string): boolean {
  const letters = text.replace(/[^A-Za-z0-9]/g, '')
  if (letters.length < MIN_LENGTH || /^\d+$/.test(letters)) return false
  const classes = [/[a-z]/, /[A-Z]/, /\d/].filter((some) => some.test(letters)).length
  const common = shareOfCommonPairs(letters)
  if (classes === 1) return letters.length >= 24 && common < 0.3
  return common < 0.4 || changesOfClass(letters) >= 0.5 || lengthOfWords(letters) < 3
}

function isKept(candidate: string, before: string): boolean {
  if (UUID.test(candidate)) return true
  if (/^sha(?:1|256|384|512)-/.test(candidate)) return true
  if (TRACE_PARENT.test(candidate)) return true
  if (!HEX.test(candidate)) return false
  if (NAMES_A_KEY.test(before)) return false
  return (
    candidate.length < 32 ||
    HASH_LENGTHS.has(candidate.length) ||
    before.endsWith('/ ') ||
    NAMES_A_HASH.test(before)
  )
}

/** A path keeps its readable parts; a string of Base64, which has slashes too, goes as a whole. */
function maskIn(candidate: string): string {
  if (HEX.test(candidate)) return '[key]'
  const parts = candidate.split('/')
  if (parts.length === 1) return isRandomPart(candidate) ? '[key]' : candidate
  if (/[+=]/.test(candidate) && isRandomPart(candidate)) return '[key]'
  const mixed = parts.filter((part) => /[a-z]/.test(part) && /[A-Z]/.test(part))
  if (mixed.length * 2 >= parts.length && isRandomPart(candidate)) return '[key]'
  return parts.map((part) => (isRandomPart(part) && isMixed(part) ? '[key]' : part)).join('/')
}

function isRandomPart(part: string): boolean {
  if (CHUNK.test(part)) return false
  const pieces = part.split(/[-_]/)
  // A slug, the name of a pod, an id of AWS, a constant: short pieces, none with both cases in one.
  if (pieces.every((piece) => (piece.length <= 12 && !isMixed(piece)) || SHORT_HEX.test(piece))) {
    return false
  }
  return isRandom(part)
}

function isMixed(part: string): boolean {
  return /[a-z]/.test(part) && /[A-Z]/.test(part)
}

function shareOfCommonPairs(letters: string): number {
  const pairs = letters.toLowerCase().match(/[a-z](?=[a-z])/g)?.length ?? 0
  if (pairs === 0) return 0
  let common = 0
  const lower = letters.toLowerCase()
  for (let i = 1; i < lower.length; i++) if (COMMON_PAIRS.has(lower.slice(i - 1, i + 1))) common++
  return common / pairs
}

/** The mean of the pieces that capitals and digits mark off; in random strings it is about two. */
function lengthOfWords(letters: string): number {
  const words = letters.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g) ?? []
  return letters.length / words.length
}

function changesOfClass(letters: string): number {
  let changes = 0
  for (let i = 1; i < letters.length; i++) {
    if (classOf(letters.charCodeAt(i)) !== classOf(letters.charCodeAt(i - 1))) changes++
  }
  return changes / (letters.length - 1)
}

/** Digits stand before upper case, upper case before lower case in ASCII. */
function classOf(code: number): number {
  if (code < 65) return 0
  return code < 97 ? 1 : 2
}

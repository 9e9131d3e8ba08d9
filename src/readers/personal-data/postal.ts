const WORDS = String.raw`(?:[\p{L}\d][\p{L}\d'.-]{0,24}[ \t]{1,2}){1,4}`
const UNIT = String.raw`(?:,?\s{1,2}(?:apt|apartment|suite|ste|unit|flat|floor|fl|room|rm|#)\.?\s?#?[\w-]{1,6})?`
const US_STATE =
  '(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])'
const ZIP = String.raw`${US_STATE}\.?,?\s{1,2}\d{5}(?:-\d{4})?`
const UK_POSTCODE = String.raw`[A-Z]{1,2}\d[A-Z\d]?\s?\d[ABD-HJLNP-UW-Z]{2}`
const CA_POSTCODE = String.raw`[ABCEGHJ-NPRSTVXY]\d[A-Z][ -]?\d[A-Z]\d`
const EU_POSTCODE = String.raw`(?:[A-Z]{1,2}-)?(?:\d{4}\s?[A-Z]{2}|\d{2}[- ]\d{3}|\d{4,5})\s{1,2}\p{L}[\p{L}'.-]{1,24}`
const POSTCODE = `(?:${ZIP}|${UK_POSTCODE}|${CA_POSTCODE}|${EU_POSTCODE}|\\d{5}(?:-\\d{4})?)(?![\\p{L}\\d])`
const TOWN = String.raw`[,\s]{1,3}(?:[\p{L}'.,-]{1,24}\s{1,2}){0,6}`

// Words that name a street and little else, and words that name one only with a postcode after them.
const STREET = 'street|st\\.|avenue|ave|boulevard|blvd|road(?!\\s?(?:block|map))|rd|lane'
const PERHAPS_STREET =
  'st|ln|drive|dr|court|ct|way|place|pl|square|sq|terrace|highway|hwy|parkway|pkwy|circle|crescent|gardens|mews|close|row|grove|hill|park|walk|green|quay|loop|trail'
const JOINED_STREET = '(?:stra(?:ß|ss)e|str\\.|straat|gracht|laan|gasse|gatan|vägen|katu)'
const PERHAPS_JOINED = '(?:weg|platz|allee|ring|damm|ufer|plein|kade|veien|gade|vej|gata)'
const ROMANCE_STREET =
  '(?:rue|chemin|impasse|quai|avenue|boulevard|bd|place|cours|allée|calle|avenida|avda\\.?|plaza|paseo|carrer|via|viale|piazza|corso|rua|travessa|ulica|ul\\.|aleja|al\\.)'

const tail = `(?:${TOWN}${POSTCODE})`
const ADDRESSES = [
  // 12 Main Street, Apt 4, Springfield, IL 62704
  `\\d{1,6}[A-Z]?,?\\s{1,2}${WORDS}(?:${STREET})(?![\\p{L}\\d])\\.?${UNIT}${tail}?`,
  `\\d{1,6}[A-Z]?,?\\s{1,2}${WORDS}(?:${PERHAPS_STREET})(?![\\p{L}\\d])\\.?${UNIT}${tail}`,
  // Hauptstraße 5, 10115 Berlin; Keizersgracht 123, 1015 CJ Amsterdam
  `[\\p{L}-]{2,30}(?:${JOINED_STREET}|[ -]stra(?:ß|ss)e)\\s{1,2}\\d{1,4}\\s?[a-z]?(?![\\p{L}\\d])${tail}?`,
  `[\\p{L}-]{2,30}${PERHAPS_JOINED}\\s{1,2}\\d{1,4}\\s?[a-z]?(?![\\p{L}\\d])${tail}`,
  // 10 rue de la Paix, 75002 Paris
  `\\d{1,4}(?:\\s?(?:bis|ter))?,?\\s{1,2}${ROMANCE_STREET}\\s{1,2}${WORDS.replace('[ \\t]{1,2})', '[ \\t,]{0,3})')}(?:[,\\s]{0,3}${POSTCODE})`,
  // Calle Mayor 5, 28013 Madrid; Via Roma, 12, 00184 Roma; ul. Długa 5, 00-238 Warszawa
  `${ROMANCE_STREET}\\s{1,2}(?:[\\p{L}'.-]{1,24}[ \\t,]{1,2}){1,4}\\d{1,4}[a-z]?(?:/\\d{1,4})?${tail}`,
  `p\\.?\\s?o\\.?\\s?box\\s{1,2}\\d{1,6}(?!\\d)${tail}?`,
].map((pattern) => new RegExp(`(?<![\\p{L}\\d.-])${pattern}`, 'giu'))

// Springfield, IL 62704: in capitals, or the word "id" and a number would be one in Idaho.
const TOWN_AND_ZIP = new RegExp(
  `(?<![\\p{L}\\d])(?:\\p{Lu}[\\p{L}'.-]{1,24}\\s){0,2}\\p{Lu}[\\p{L}'.-]{1,24},?\\s{1,2}${ZIP}(?![\\p{L}\\d])`,
  'gu',
)

/**
 * Postal addresses become `[address]`: a street's word with a house number, in the spellings of the US,
 * Canada, the UK and the larger languages of the EU. An ambiguous word ("way", "via", "ring") needs a
 * postcode after it. Addresses without a street's word, and in other scripts, are not recognised.
 */
export function maskPostalAddresses(text: string): string {
  if (!/\d/.test(text)) return text
  let masked = text
  for (const pattern of ADDRESSES) masked = masked.replace(pattern, '[address]')
  return masked.replace(TOWN_AND_ZIP, '[address]')
}

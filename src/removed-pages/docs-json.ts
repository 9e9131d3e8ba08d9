import { posix } from 'node:path'
import { addressOf } from '../addresses.ts'
import { ActionError } from '../errors.ts'
import { asRecord, inQuotes, isRecord, messageOf } from '../text.ts'

export interface Redirect {
  readonly source: string
  readonly destination: string
}

export interface DocsJson {
  redirects: Redirect[]
  /** The file where the redirects are: docs.json may be split. */
  redirectsFile: string
  /** The addresses that the navigation names. */
  navigation: ReadonlySet<string>
  /** The folders in which the service makes pages that no file holds, as addresses. */
  generated: ReadonlySet<string>
  /** Whether it could not be read, so that nothing of it is known. */
  isUnread?: true
}

/** Of docs.json with its `$ref`: far more than any docs have. A circle has more levels. */
const MAX_VALUES = 200_000
const MAX_DEPTH = 100
/** What we read of docs.json: another tool's may have any `$ref`. */
const FIELDS = ['$ref', 'navigation', 'redirects']
/** From what the service makes pages, and the folder where it puts them unless `directory` says so. */
const GENERATORS: ReadonlyMap<string, string> = new Map([
  ['openapi', '/api-reference'],
  ['asyncapi', '/api-reference'],
  ['graphql', '/graphql-reference'],
  ['sdk', '/sdk-reference'],
])
/** In place of a page, an endpoint: `GET /users`, `openapi.json GET /users`, `openapi.json webhook paid`. */
const ENDPOINT = /(?:^|\s)[A-Z]+ \/|\.(?:json|ya?ml) /

/**
 * Reads docs.json and the files that it names by `$ref`, relative to the file that names them.
 * @returns undefined for the docs.json of another tool, which has no navigation
 * @throws whatever `readText` throws; ActionError for what is not JSON
 * @see https://www.mintlify.com/docs/organize/settings-reference
 */
export async function readDocsJson(
  file: string,
  readText: (file: string) => Promise<string>,
): Promise<DocsJson | undefined> {
  const files = new Map<string, Promise<unknown>>()
  const read = (name: string) => {
    const json = files.get(name) ?? readText(name).then((text) => parseFile(name, text))
    files.set(name, json)
    return json
  }
  const fileOfList = new Map<unknown, string>()
  let values = 0
  /** A value with all that its `$ref` name in their places. */
  const expand = async (value: unknown, at: string, depth = 0): Promise<unknown> => {
    if (++values > MAX_VALUES || depth > MAX_DEPTH)
      throw new ActionError(
        `${inQuotes(file, 100)} has, with its $ref, more than ${MAX_VALUES} values or ${MAX_DEPTH} levels: look for a $ref that leads back to itself`,
      )
    if (Array.isArray(value)) {
      const list: unknown[] = []
      for (const one of value) list.push(await expand(one, at, depth + 1))
      fileOfList.set(list, at)
      return list
    }
    if (!isRecord(value)) return value
    const { $ref, ...own } = value
    const target = typeof $ref === 'string' ? posix.join(posix.dirname(at), $ref) : undefined
    const there = target === undefined ? {} : await expand(await read(target), target, depth + 1)
    if (!isRecord(there)) return there
    // What stands beside a $ref has the last word.
    for (const [name, one] of Object.entries(own)) there[name] = await expand(one, at, depth + 1)
    return there
  }

  const fields = Object.entries(asRecord(await read(file))).filter(([name]) =>
    FIELDS.includes(name),
  )
  const { navigation, redirects } = asRecord(await expand(Object.fromEntries(fields), file))
  if (navigation === undefined) return undefined
  const found: Redirect[] = []
  for (const one of Array.isArray(redirects) ? redirects : []) {
    const { source, destination } = asRecord(one)
    // One that leads nowhere is none: we give people lines whose destination they fill in.
    if (typeof source === 'string' && typeof destination === 'string' && destination !== '')
      found.push({ source, destination })
  }
  const redirectsFile = fileOfList.get(redirects) ?? file
  return { redirects: found, redirectsFile, ...readNavigation(navigation) }
}

function readNavigation(root: unknown) {
  const navigation = new Set<string>()
  const generated = new Set<string>()
  const read = (value: unknown, name: string): void => {
    if (typeof value === 'string' && (name === 'pages' || name === 'root')) {
      if (ENDPOINT.test(value)) generated.add('/api-reference')
      else navigation.add(addressOf(value))
    }
    if (Array.isArray(value)) for (const one of value) read(one, name)
    for (const [field, one] of Object.entries(asRecord(value))) {
      const folder = GENERATORS.get(field)
      const { directory } = asRecord(one)
      if (folder) generated.add(typeof directory === 'string' ? addressOf(directory) : folder)
      else read(one, field)
    }
  }
  read(root, '')
  return { navigation, generated }
}

function parseFile(file: string, text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    // V8's words for it hold pieces of the file.
    const [where] = /\bline \d+ column \d+/.exec(messageOf(error)) ?? []
    const place = where ? ` in ${where}` : ''
    throw new ActionError(
      `${inQuotes(file, 100)} is not JSON${place}: look for a comment, or a comma before a bracket`,
    )
  }
}

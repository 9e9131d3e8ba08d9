import { posix } from 'node:path'
import { ActionError } from '../errors.ts'
import { asRecord, inQuotes, messageOf } from '../text.ts'
import { addressOf } from './addresses.ts'

export interface Redirect {
  readonly source: string
  readonly destination: string
}

/** What docs.json says of pages and redirects. */
export interface DocsJson {
  redirects: Redirect[]
  /** The file where the redirects are: docs.json may be split. */
  redirectsFile: string
  /** The addresses that the navigation names. */
  navigation: ReadonlySet<string>
  /** The folders in which the service makes pages that no file holds, as addresses. */
  generated: ReadonlySet<string>
}

/** Files that docs.json is split into: the same one counts each time, so that a circle ends. */
const MAX_REFS = 300
/** From what the service makes pages, and the folder where it puts them unless `directory` says so. */
const GENERATORS: ReadonlyMap<string, string> = new Map([
  ['openapi', '/api-reference'],
  ['asyncapi', '/api-reference'],
  ['graphql', '/graphql-reference'],
  ['sdk', '/sdk-reference'],
])
/** In place of a page, an endpoint: `GET /users`, `openapi.json GET /users`, `openapi.json webhook paid`. */
const ENDPOINT = /(?:^|\s)[A-Z]+ \/|\.(?:json|ya?ml) /

/** A value of docs.json, and the file where it is. */
interface Placed {
  value: unknown
  file: string
}

interface Opened extends Placed {
  /** Of an object. */
  fields: ReadonlyMap<string, Placed>
}

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
  let refs = 0
  const read = (name: string) => {
    const json = files.get(name) ?? readText(name).then((text) => parseFile(name, text))
    files.set(name, json)
    return json
  }
  const open = async ({ value, file: at }: Placed): Promise<Opened> => {
    const { $ref, ...own } = asRecord(value)
    const fields = Object.entries(own).map(
      ([name, one]) => [name, { value: one, file: at }] as const,
    )
    if (typeof $ref !== 'string') return { value, file: at, fields: new Map(fields) }
    if (++refs > MAX_REFS)
      throw new ActionError(
        `${inQuotes(file, 100)} leads to more than ${MAX_REFS} $ref: look for one that leads back to itself`,
      )
    const target = posix.join(posix.dirname(at), $ref)
    const there = await open({ value: await read(target), file: target })
    // What stands beside a $ref has the last word.
    return { ...there, fields: new Map([...there.fields, ...fields]) }
  }

  const { fields } = await open({ value: await read(file), file })
  const navigation = fields.get('navigation')
  if (navigation === undefined) return undefined
  const redirects = await open(fields.get('redirects') ?? { value: [], file })
  const found: Redirect[] = []
  for (const one of Array.isArray(redirects.value) ? redirects.value : []) {
    const redirect = await open({ value: one, file: redirects.file })
    const source = redirect.fields.get('source')?.value
    const destination = redirect.fields.get('destination')?.value
    // One that leads nowhere is none: we give people lines whose destination they fill in.
    if (typeof source === 'string' && typeof destination === 'string' && destination !== '')
      found.push({ source, destination })
  }
  const pages = await readNavigation(navigation, open)
  return { redirects: found, redirectsFile: redirects.file, ...pages }
}

async function readNavigation(root: Placed, open: (placed: Placed) => Promise<Opened>) {
  const navigation = new Set<string>()
  const generated = new Set<string>()
  const queue = [{ placed: root, name: '' }]
  for (const { placed, name } of queue) {
    const { value, file, fields } = await open(placed)
    if (typeof value === 'string' && (name === 'pages' || name === 'root')) {
      if (ENDPOINT.test(value)) generated.add('/api-reference')
      else navigation.add(addressOf(value))
    }
    for (const one of Array.isArray(value) ? value : [])
      queue.push({ placed: { value: one, file }, name })
    for (const [field, one] of fields) {
      const folder = GENERATORS.get(field)
      const { directory } = asRecord(one.value)
      if (folder) generated.add(typeof directory === 'string' ? addressOf(directory) : folder)
      else queue.push({ placed: one, name: field })
    }
  }
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

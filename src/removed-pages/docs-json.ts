import { posix } from 'node:path'
import { ActionError } from '../errors.ts'
import { asRecord, inQuotes, isRecord, messageOf } from '../text.ts'
import { readNavigation, type Source } from './navigation.ts'

export interface Redirect {
  readonly source: string
  readonly destination: string
}

export interface DocsJson {
  redirects: Redirect[]
  /** docs.json may be split. */
  redirectsFile: string
  /** Addresses. */
  navigation: ReadonlySet<string>
  sources: readonly Source[]
  /** docs.json and its `$ref` files, as paths in the repository. */
  files: readonly string[]
  isUnread?: true
}

/** With all `$ref` expanded: far more than any docs have. */
const MAX_VALUES = 200_000
const MAX_DEPTH = 100
/** In other fields, another tool's docs.json may have any `$ref`. */
const FIELDS = ['$ref', 'navigation', 'redirects']
/** Each may cost a request. */
const MAX_FILES = 100
/** Wildcards: each is compared with each removed page, and strangers may write them. */
const MAX_PATTERNS = 200

/**
 * Follows each `$ref`, relative to the file that has it.
 * @returns undefined for the docs.json of another tool, which has no navigation
 * @throws whatever `readText` throws; ActionError for bad JSON
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
    if (files.size > MAX_FILES)
      throw new ActionError(`${inQuotes(file, 100)} names more than ${MAX_FILES} files by $ref`)
    return json
  }
  const fileOfList = new Map<unknown, string>()
  /** All that were expanded. */
  const values: unknown[] = []
  const expand = async (value: unknown, at: string, depth = 0): Promise<unknown> => {
    if (values.push(value) > MAX_VALUES || depth > MAX_DEPTH)
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
    const fields: Record<string, unknown> = {}
    for (const [name, one] of Object.entries(own)) fields[name] = await expand(one, at, depth + 1)
    // Sibling keys override the $ref.
    return { ...there, ...fields }
  }

  const fields = Object.entries(asRecord(await read(file))).filter(([name]) =>
    FIELDS.includes(name),
  )
  const { navigation, redirects } = asRecord(await expand(Object.fromEntries(fields), file))
  if (navigation === undefined) return undefined
  const found: Redirect[] = []
  for (const one of Array.isArray(redirects) ? redirects : []) {
    const { source, destination } = asRecord(one)
    // We suggest lines without a destination for people to fill in. Until then, they don't count.
    if (typeof source === 'string' && typeof destination === 'string' && destination !== '')
      found.push({ source, destination })
  }
  if (found.filter(({ source }) => source.includes('*')).length > MAX_PATTERNS)
    throw new ActionError(
      `${inQuotes(file, 100)} has more than ${MAX_PATTERNS} redirects with a wildcard`,
    )
  const redirectsFile = fileOfList.get(redirects) ?? file
  return {
    redirects: found,
    redirectsFile,
    files: [...files.keys()],
    ...readNavigation(navigation),
  }
}

function parseFile(file: string, text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    // V8's message quotes pieces of the file.
    const [where] = /\bline \d+ column \d+/.exec(messageOf(error)) ?? []
    const place = where ? ` in ${where}` : ''
    throw new ActionError(
      `${inQuotes(file, 100)} is not JSON${place}: look for a comment, or a comma before a bracket`,
    )
  }
}

import { posix } from 'node:path'
import { ActionError } from '../errors.ts'
import { inQuotes, isObject, messageOf, objectOrEmpty } from '../text.ts'
import { readNavigation, type SpecSource } from './navigation.ts'

/*
 * Reads a docs.json, which may be split: the content of other.json replaces `{ "$ref": "other.json" }`. The files of one
 * depth are read at once.
 * https://www.mintlify.com/docs/organize/settings-reference
 */

export interface Redirect {
  readonly source: string
  readonly destination: string
}

export interface DocsJson {
  readonly redirects: readonly Redirect[]
  /** The file that has the list. */
  readonly redirectsFile: string
  /** Addresses. */
  readonly navigation: ReadonlySet<string>
  readonly sources: readonly SpecSource[]
  /** It is broken, and counts as empty. */
  readonly isUnread?: true
}

/** With all `$ref` expanded: far more than any docs have. */
const MAX_DOCS_VALUES = 200_000
const MAX_DOCS_DEPTH = 100
/** In other fields, another tool's docs.json may have any `$ref`. */
const FIELDS = ['$ref', 'navigation', 'redirects']
/** Each may cost a request. */
const MAX_REF_FILES = 100
/** Wildcards: each is compared with each removed page, and strangers may write them. */
const MAX_WILDCARD_REDIRECTS = 200

/** A parsed file. */
export type ReadJson = (file: string) => Promise<unknown>

/**
 * @returns undefined if it has no navigation, like a docs.json of another tool
 * @throws whatever `readJson` throws; ActionError if it is too large
 */
export async function readDocsJson(
  file: string,
  readJson: ReadJson,
): Promise<DocsJson | undefined> {
  const whole = objectOrEmpty(await readJson(file))
  const used: Record<string, unknown> = {}
  for (const field of FIELDS) {
    if (Object.hasOwn(whole, field)) used[field] = whole[field]
  }
  const files = new Map<string, unknown>([[file, used]])
  let expanded = expandRefs(file, files)
  // Each round reads the files of one more depth.
  while (expanded.missing.size > 0) {
    const filesNamed = files.size + expanded.missing.size
    if (filesNamed > MAX_REF_FILES)
      throw new ActionError(`${inQuotes(file, 100)} names more than ${MAX_REF_FILES} files by $ref`)
    const names = [...expanded.missing]
    const contents = await Promise.all(names.map((name) => readJson(name)))
    for (const [index, name] of names.entries()) files.set(name, contents[index])
    expanded = expandRefs(file, files)
  }
  const docs = objectOrEmpty(expanded.value)
  if (docs.navigation === undefined) return undefined
  const navigation = readNavigation(docs.navigation)
  return {
    redirects: readRedirects(docs.redirects, file),
    redirectsFile: expanded.fileOfList.get(docs.redirects) ?? file,
    navigation: navigation.addresses,
    sources: navigation.sources,
  }
}

interface Expanded {
  readonly value: unknown
  /** Files that are named, and not read yet. */
  readonly missing: ReadonlySet<string>
  /** The file that has a list of `value`. */
  readonly fileOfList: ReadonlyMap<unknown, string>
}

/** Puts all that the files hold in place of each `$ref`. */
function expandRefs(file: string, files: ReadonlyMap<string, unknown>): Expanded {
  const missing = new Set<string>()
  const fileOfList = new Map<unknown, string>()
  let values = 0

  /** @param at the file that has the value */
  function expand(value: unknown, at: string, depth: number): unknown {
    values++
    if (values > MAX_DOCS_VALUES || depth > MAX_DOCS_DEPTH)
      throw new ActionError(
        `${inQuotes(file, 100)} has, with its $ref, more than ${MAX_DOCS_VALUES} values or ${MAX_DOCS_DEPTH} levels: look for a $ref that leads back to itself`,
      )
    if (Array.isArray(value)) {
      const list = value.map((item) => expand(item, at, depth + 1))
      fileOfList.set(list, at)
      return list
    }
    if (!isObject(value)) return value
    const { $ref, ...siblings } = value
    let fields: Record<string, unknown> = {}
    if (typeof $ref === 'string') {
      const target = posix.join(posix.dirname(at), $ref)
      const content = expandFile(target, depth + 1)
      // A list or a text has no keys that siblings could override.
      if (!isObject(content)) return content
      fields = { ...content }
    }
    for (const [name, sibling] of Object.entries(siblings)) {
      fields[name] = expand(sibling, at, depth + 1)
    }
    return fields
  }

  /** @returns undefined if the file is not read yet */
  function expandFile(name: string, depth: number): unknown {
    if (files.has(name)) return expand(files.get(name), name, depth)
    missing.add(name)
    return undefined
  }

  const value = expandFile(file, 0)
  return { value, missing, fileOfList }
}

function readRedirects(list: unknown, file: string): Redirect[] {
  const redirects: Redirect[] = []
  if (!Array.isArray(list)) return redirects
  let patterns = 0
  for (const one of list) {
    const { source, destination } = objectOrEmpty(one)
    if (typeof source !== 'string' || typeof destination !== 'string') continue
    // We suggest lines without a destination for people to fill in. Until then, they don't count.
    if (destination === '') continue
    redirects.push({ source, destination })
    if (source.includes('*')) patterns++
  }
  if (patterns > MAX_WILDCARD_REDIRECTS)
    throw new ActionError(
      `${inQuotes(file, 100)} has more than ${MAX_WILDCARD_REDIRECTS} redirects with a wildcard`,
    )
  return redirects
}

/** @throws ActionError that names the place */
export function parseJsonFile(file: string, text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    // V8's message quotes pieces of the file.
    const where = /\bline \d+ column \d+/.exec(messageOf(error))
    const place = where === null ? '' : ` in ${where[0]}`
    throw new ActionError(
      `${inQuotes(file, 100)} is not JSON${place}: look for a comment, or a comma before a bracket`,
    )
  }
}

import { posix } from 'node:path'
import { ActionError } from '../errors.ts'
import { asRecord, inQuotes, isRecord } from '../text.ts'
import { pageOfFile, withoutSlashes } from './sites.ts'

/** The parts of docs.json that were asked for. */
interface DocsJson {
  /** The paths that have redirects, some with a wildcard. */
  redirects: string[]
  /** The pages that the navigation may name: all text in it. */
  navigation: Set<string>
}

/** Files that docs.json may be split into. */
const MAX_REFS = 5

/**
 * Reads parts of docs.json and of the files that it names by `$ref`, relative to the file that names them.
 * @param read gives the JSON of a file of the repository
 * @throws whatever `read` throws; ActionError for more files than we read
 * @see https://www.mintlify.com/docs/organize/settings
 */
export async function readDocsJson(
  file: string,
  parts: ReadonlyArray<keyof DocsJson>,
  read: (file: string) => Promise<unknown>,
): Promise<DocsJson> {
  const found: DocsJson = { redirects: [], navigation: new Set() }
  const known = new Set([file])
  const collect = async (value: unknown, at: string, part?: keyof DocsJson): Promise<void> => {
    const { $ref, ...fields } = asRecord(value)
    if (part === 'navigation' && typeof value === 'string') found.navigation.add(pageOfFile(value))
    if (part === 'redirects' && typeof fields.source === 'string')
      found.redirects.push(withoutSlashes(fields.source))
    if (part === undefined) for (const one of parts) await collect(fields[one], at, one)
    else
      for (const one of Array.isArray(value) ? value : Object.values(fields))
        await collect(one, at, part)
    if ($ref === undefined) return
    const target = posix.join(posix.dirname(at), String($ref))
    // We read each file once.
    if (known.has(target)) return
    if (known.size > MAX_REFS) throw new ActionError(`docs.json has more than ${MAX_REFS} $ref`)
    known.add(target)
    await collect(await read(target), target, part)
  }
  const docs = await read(file)
  if (!isRecord(docs)) throw new ActionError(`${inQuotes(file, 100)} is not a JSON object`)
  await collect(docs, file)
  return found
}

/** Whether a redirect covers a page; null where the service's documentation leaves that open. */
export function isRedirected({ redirects }: DocsJson, page: string): boolean | null {
  const path = withoutSlashes(page)
  const answers = redirects.map((source) => covers(source, path))
  return answers.includes(true) || (answers.includes(null) ? null : false)
}

/**
 * By the service's documentation, a redirect covers its path; everything below `folder/:name*` or `folder/*`; and
 * the rest of a segment in `folder/prefix-*`.
 * @see https://www.mintlify.com/docs/create/redirects
 */
function covers(source: string, path: string): boolean | null {
  const [head = ''] = source.split(/[:*]/, 1)
  const wildcard = source.slice(head.length)
  // A folder's first page may have a second address.
  if (wildcard === '') return head === path || (head === posix.join(path, 'index') ? null : false)
  if (head === `${path}/`) return null
  if (!path.startsWith(head)) return false
  const rest = path.slice(head.length)
  if (rest === '') return null
  const isKnown =
    head === '' || head.endsWith('/')
      ? /^(?::[\w-]+)?\*$/.test(wildcard)
      : wildcard === '*' && !rest.includes('/')
  return isKnown || null
}

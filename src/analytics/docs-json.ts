import { posix } from 'node:path'
import { ActionError } from '../errors.ts'
import { asRecord, isRecord, quote } from '../text.ts'

/** As far as it was asked for. */
interface DocsJson {
  /** What redirects lead away from: the path up to the first wildcard, and what follows. */
  redirects: Array<{ head: string; wildcard: string }>
  /** The pages that the navigation may name: all text in it, wherever it stands. */
  navigation: Set<string>
}

/** Files that docs.json may be split into. */
const MAX_REFS = 5

/**
 * Reads parts of docs.json and of the files that it names by `$ref`.
 * @param read gives the JSON of a file of the repository
 * @throws whatever `read` throws; ActionError for a `$ref` that cannot be followed
 * @see https://www.mintlify.com/docs/organize/settings
 */
export async function readDocsJson(
  file: string,
  parts: ReadonlyArray<keyof DocsJson>,
  read: (file: string) => Promise<unknown>,
): Promise<DocsJson> {
  const found: DocsJson = { redirects: [], navigation: new Set() }
  const docs = await read(file)
  if (!isRecord(docs)) throw new ActionError(`${quote(file, 100)} is not a JSON object`)
  const known = new Set([file])
  // No recursion, since JSON may be made to be deep. `way` are the files that lead to a value.
  const left: Array<{ value: unknown; part?: keyof DocsJson; way: readonly string[] }> = [
    { value: docs, way: [file] },
  ]
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const { value, part, way } = next
    if (part === 'navigation' && typeof value === 'string') found.navigation.add(pageOfFile(value))
    const { $ref, ...fields } = asRecord(value)
    if (part === 'redirects' && typeof fields.source === 'string') {
      const path = withoutSlashes(fields.source)
      const [head = ''] = path.split(/[:*]/, 1)
      found.redirects.push({ head, wildcard: path.slice(head.length) })
    }
    const inside: unknown[] = Array.isArray(value) ? value : Object.values(fields)
    if (part === undefined)
      for (const one of parts) left.push({ value: fields[one], part: one, way })
    else for (const one of inside) left.push({ value: one, part, way })
    if ($ref === undefined) continue
    const target = follow($ref, way)
    // A second time, it would bring the same.
    if (known.has(target)) continue
    if (known.size > MAX_REFS) throw new ActionError(`docs.json has more than ${MAX_REFS} $ref`)
    known.add(target)
    left.push({ value: await read(target), ...(part && { part }), way: [...way, target] })
  }
  return found
}

/** A path relative to the file that names it, and within the folder of docs.json. */
function follow(ref: unknown, way: readonly string[]): string {
  const [first = '', last = ''] = [way[0], way.at(-1)]
  const path = typeof ref === 'string' && !/^\/|:/.test(ref) ? ref : '..'
  const target = posix.join(posix.dirname(last), path)
  const within = posix.relative(posix.dirname(first), target)
  const isOutside = path === '..' || within.startsWith('..')
  if (!isOutside && !way.includes(target)) return target
  const why = isOutside ? 'leads out of the folder of docs.json' : 'is a circle'
  throw new ActionError(`the $ref ${quote(String(ref), 100)} ${why}`)
}

/** The path of a file's page: no ending, no `index`. */
export function pageOfFile(file: string): string {
  const path = withoutSlashes(file.replace(/\.mdx?$/, ''))
  return `/${path.replace(/(?:^|\/)index$/, '')}`
}

/**
 * Whether a redirect covers a page, as published: by its path; by all that stands behind `/folder/:name*` or
 * `/folder/*`; by the rest of a segment in `/folder/prefix-*`. Null where that leaves it open.
 * @see https://www.mintlify.com/docs/create/redirects
 */
export function isRedirected({ redirects }: DocsJson, page: string): boolean | null {
  const path = withoutSlashes(page)
  const folder = `${path}/`
  const index = path === '' ? 'index' : `${folder}index`
  let isOpen = false
  for (const { head, wildcard } of redirects) {
    if (wildcard === '') {
      if (head === path) return true
      // A folder's first page may have a second address.
      isOpen ||= head === index
      continue
    }
    if (!path.startsWith(head)) {
      isOpen ||= head === folder
      continue
    }
    const rest = path.slice(head.length)
    const isWhole = head === '' || head.endsWith('/')
    const isKnown = isWhole ? /^(?::[\w-]+)?\*$/.test(wildcard) : wildcard === '*'
    if (isKnown && rest !== '' && (isWhole || !rest.includes('/'))) return true
    isOpen = true
  }
  return isOpen ? null : false
}

function withoutSlashes(path: string): string {
  let [start, end] = [0, path.length]
  while (path[start] === '/') start++
  while (end > start && path[end - 1] === '/') end--
  return path.slice(start, end)
}

import { posix } from 'node:path'
import { ActionError } from '../errors.ts'
import { asRecord, inQuotes, isRecord } from '../text.ts'
import { pageOfFile, withoutSlashes } from './pages.ts'

export interface Redirect {
  /** Both without slashes at their ends, some with a wildcard. */
  readonly source: string
  readonly destination: string
}

/** What docs.json says of pages and redirects. */
export interface DocsJson {
  redirects: Redirect[]
  /** The pages that the navigation may name: all text in it. */
  navigation: Set<string>
  /** Whether the service makes pages that no file holds: of OpenAPI, AsyncAPI, GraphQL or an SDK. */
  makesPages: boolean
  /** The file, and those that it names. */
  files: ReadonlySet<string>
}

/** Files that docs.json may be split into. Each costs a request to GitHub. */
const MAX_REFS = 100
/** The fields that we read. */
const FIELDS = ['redirects', 'navigation', 'api'] as const
type Field = (typeof FIELDS)[number]
/** Of the navigation and of `api`: what the service makes pages of. */
const PAGE_MAKERS = ['openapi', 'asyncapi', 'graphql', 'sdk']
/** In place of a page, an endpoint: `GET /users`, `openapi.json GET /users`, `openapi.json webhook paid`. */
const ENDPOINT = /(?:^|\s)[A-Z]+ \/|\.(?:json|ya?ml) /

/**
 * Reads docs.json and the files that it names by `$ref`, relative to the file that names them.
 * @param read gives the JSON of a file of the repository
 * @throws whatever `read` throws; ActionError for more files than we read
 * @see https://www.mintlify.com/docs/organize/settings
 * @see https://www.mintlify.com/docs/api-playground/openapi-setup
 */
export async function readDocsJson(
  file: string,
  read: (file: string) => Promise<unknown>,
): Promise<DocsJson> {
  const files = new Set([file])
  const found: DocsJson = { redirects: [], navigation: new Set(), makesPages: false, files }
  const collect = async (value: unknown, at: string, field?: Field): Promise<void> => {
    const { $ref, ...fields } = asRecord(value)
    const { source, destination } = fields
    if (field === 'navigation' && typeof value === 'string') {
      found.navigation.add(pageOfFile(value))
      found.makesPages ||= ENDPOINT.test(value)
    }
    if (field === 'redirects' && typeof source === 'string') {
      const target = typeof destination === 'string' ? destination : ''
      // One that leads nowhere is none: we give people lines whose destination they fill in.
      if (target !== '')
        found.redirects.push({ source: withoutSlashes(source), destination: target })
    } else if (field !== undefined && field !== 'redirects')
      found.makesPages ||= PAGE_MAKERS.some((name) => name in fields)
    if (field === undefined) for (const one of FIELDS) await collect(fields[one], at, one)
    else
      for (const one of Array.isArray(value) ? value : Object.values(fields))
        await collect(one, at, field)
    if ($ref === undefined) return
    const target = posix.join(posix.dirname(at), String($ref))
    // We read each file once.
    if (files.has(target)) return
    if (files.size > MAX_REFS) throw new ActionError(`docs.json has more than ${MAX_REFS} $ref`)
    files.add(target)
    await collect(await read(target), target, field)
  }
  const docs = await read(file)
  if (!isRecord(docs)) throw new ActionError(`${inQuotes(file, 100)} is not a JSON object`)
  await collect(docs, file)
  return found
}

/** Whether a redirect covers a page; null, and why, where the service's documentation leaves that open. */
export function judgeRedirect({ redirects }: DocsJson, page: string) {
  const path = withoutSlashes(page)
  let open: Redirect | undefined
  for (const redirect of redirects) {
    const answer = covers(redirect.source, path)
    if (answer === true) return { hasRedirect: true, whyUnknown: '' }
    if (answer === null) open ??= redirect
  }
  if (open === undefined) return { hasRedirect: false, whyUnknown: '' }
  const source = inQuotes(`/${open.source}`, 100)
  const whyUnknown = `the service's documentation does not say whether the redirect from ${source} covers it`
  return { hasRedirect: null, whyUnknown }
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

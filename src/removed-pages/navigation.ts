import { addressOf } from '../addresses.ts'
import { ActionError } from '../errors.ts'
import { asRecord, asText } from '../text.ts'

/*
 * The navigation of a docs.json: which pages it names, and what the service makes further pages from.
 * https://www.mintlify.com/docs/api-playground/openapi-setup
 */

/** The service's defaults for `directory`. */
const DIRECTORIES = {
  openapi: '/api-reference',
  asyncapi: '/api-reference',
  graphql: '/graphql-reference',
  sdk: '/sdk-reference',
} as const
const KINDS = ['openapi', 'asyncapi', 'graphql', 'sdk'] as const

type Kind = (typeof KINDS)[number]

/** Something that the service makes pages from. */
export interface Source {
  readonly kind: Kind
  /** A path in the site, or a URL; empty if docs.json names endpoints without a specification. */
  readonly file: string
  /** The address of its pages' folder, in lower case. */
  readonly directory: string
  /** Undefined if docs.json doesn't say: the service then applies any that it finds. */
  readonly overlays: readonly string[] | undefined
  /** The keys of the operations that the navigation names (`operationKey`); empty if all have a page. */
  readonly endpoints: ReadonlySet<string>
}

interface Navigation {
  /** The pages that it names. */
  readonly addresses: ReadonlySet<string>
  readonly sources: readonly Source[]
}

/** While it is read, a source gains endpoints. */
interface GrowingSource extends Source {
  readonly endpoints: Set<string>
}

interface Found {
  readonly addresses: Set<string>
  readonly sources: GrowingSource[]
  /** The OpenAPI source of `navigation` itself. */
  readonly ofAll: GrowingSource | undefined
  /** Sources of nothing but the endpoints that are named, by directory and file. */
  readonly ofEndpoints: Map<string, GrowingSource>
}

/** Real sites have some dozens. */
const MAX_SOURCES = 1000
/** `GET /users`, `openapi.json GET /users`, `openapi.json webhook paid`. */
const ENDPOINT = /^(?:(\S+\.(?:json|ya?ml)|https?:\/\/\S+)\s+)?([a-z-]+(?=\s+\/)|webhook)\s+(\S+)$/i

/** A final slash makes no difference. */
export function operationKey(method: string, path: string): string {
  const withoutSlash = path.replace(/(?<=.)\/$/, '')
  return `${method.toLowerCase()} ${withoutSlash}`
}

/** @throws ActionError for too many sources */
export function readNavigation(navigation: unknown): Navigation {
  const root = asRecord(navigation)
  const sources = sourcesOfNode(root)
  const ofAll = sources.find((one) => one.kind === 'openapi')
  const found: Found = {
    addresses: new Set(),
    sources,
    ofAll,
    ofEndpoints: new Map(),
  }
  readFields(root, ofAll, found)
  if (sources.length > MAX_SOURCES)
    throw new ActionError(`docs.json makes pages from more than ${MAX_SOURCES} specifications`)
  return found
}

/** @param inherited the nearest OpenAPI source: the node's own, or one above it */
function readFields(
  node: Record<string, unknown>,
  inherited: GrowingSource | undefined,
  found: Found,
): void {
  for (const [field, value] of Object.entries(node)) {
    const isSource = Object.hasOwn(DIRECTORIES, field)
    if (isSource) continue
    const hasPages = field === 'pages' || field === 'root'
    for (const one of [value].flat(Infinity)) {
      if (typeof one === 'string') {
        if (hasPages) readPage(one, inherited, found)
        continue
      }
      const below = asRecord(one)
      const sources = sourcesOfNode(below)
      found.sources.push(...sources)
      const own = sources.find((source) => source.kind === 'openapi')
      readFields(below, own ?? inherited, found)
    }
  }
}

function readPage(page: string, inherited: GrowingSource | undefined, found: Found): void {
  const endpoint = ENDPOINT.exec(page)
  if (endpoint === null) {
    found.addresses.add(addressOf(page))
    return
  }
  const [, file, method = '', path = ''] = endpoint
  const directory = inherited?.directory ?? DIRECTORIES.openapi
  let source: GrowingSource
  if (file !== undefined) source = sourceOfEndpoints(file, directory, undefined, found)
  else if (inherited === undefined) source = sourceOfEndpoints('', directory, undefined, found)
  // The source of `navigation` itself makes all pages, so the endpoint is one more.
  else if (inherited === found.ofAll)
    source = sourceOfEndpoints(inherited.file, directory, inherited.overlays, found)
  // Any other makes only the pages of the endpoints that are named, if there are some.
  else source = inherited
  source.endpoints.add(operationKey(method, path))
}

function sourceOfEndpoints(
  file: string,
  directory: string,
  overlays: readonly string[] | undefined,
  found: Found,
): GrowingSource {
  const key = `${directory} ${file}`
  const known = found.ofEndpoints.get(key)
  if (known !== undefined) return known
  const source = createSource('openapi', file, directory, overlays)
  found.ofEndpoints.set(key, source)
  found.sources.push(source)
  return source
}

/** The sources that a node has by itself. */
function sourcesOfNode(node: Record<string, unknown>): GrowingSource[] {
  const sources: GrowingSource[] = []
  for (const kind of KINDS) {
    const list = [node[kind]].flat()
    // The service makes pages from each of several AsyncAPI sources; of the other kinds, it takes the first.
    const used = kind === 'asyncapi' ? list : list.slice(0, 1)
    for (const entry of used) {
      if (entry === undefined) continue
      // A specification's name, or a record that has it.
      const fields = asRecord(entry)
      const file = asText(entry) ?? asText(fields.source) ?? ''
      if (kind === 'openapi' && file === '') continue
      const directory = asText(fields.directory) ?? DIRECTORIES[kind]
      let overlays: string[] | undefined
      if (Array.isArray(fields.overlays)) {
        overlays = fields.overlays.map((one) => asText(one) ?? '')
      }
      const source = createSource(kind, file, directory, overlays)
      sources.push(source)
    }
  }
  return sources
}

function createSource(
  kind: Kind,
  file: string,
  directory: string,
  overlays: readonly string[] | undefined,
): GrowingSource {
  return {
    kind,
    file,
    directory: addressOf(directory).toLowerCase(),
    overlays,
    endpoints: new Set(),
  }
}

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

type Kind = keyof typeof DIRECTORIES

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

interface GrowingSource extends Source {
  readonly endpoints: Set<string>
}

/** Real sites have some dozens. */
const MAX_SOURCES = 1000
/** `GET /users`, `openapi.json GET /users`, `openapi.json webhook paid`. */
const ENDPOINT = /^(?:(\S+\.(?:json|ya?ml)|https?:\/\/\S+)\s+)?([a-z-]+(?=\s+\/)|webhook)\s+(\S+)$/i

/** A final slash makes no difference. */
export function operationKey(method: string, path: string): string {
  return `${method.toLowerCase()} ${path.replace(/(?<=.)\/$/, '')}`
}

/** @throws ActionError for too many sources */
export function readNavigation(navigation: unknown): Navigation {
  const reader = new NavigationReader(navigation)
  if (reader.sources.length > MAX_SOURCES)
    throw new ActionError(`docs.json makes pages from more than ${MAX_SOURCES} specifications`)
  return reader
}

class NavigationReader {
  readonly addresses = new Set<string>()
  readonly sources: GrowingSource[] = []
  /** The source of `navigation` itself. */
  readonly #ofAll: GrowingSource | undefined
  /** Sources of single endpoints, by directory and file. */
  readonly #ofEndpoints = new Map<string, GrowingSource>()

  constructor(navigation: unknown) {
    const root = asRecord(navigation)
    this.#ofAll = this.#addSources(root)
    this.#readFields(root, this.#ofAll)
  }

  /** @param above the OpenAPI source that the value inherits, with its directory */
  #read(value: unknown, field: string, above: GrowingSource | undefined): void {
    if (Array.isArray(value)) {
      for (const one of value) this.#read(one, field, above)
      return
    }
    if (typeof value === 'string') {
      if (field === 'pages' || field === 'root') this.#readPage(value, above)
      return
    }
    const node = asRecord(value)
    const own = this.#addSources(node)
    this.#readFields(node, own ?? above)
  }

  #readFields(node: Record<string, unknown>, source: GrowingSource | undefined): void {
    for (const [field, value] of Object.entries(node)) {
      const isSource = Object.hasOwn(DIRECTORIES, field)
      if (!isSource) this.#read(value, field, source)
    }
  }

  #readPage(page: string, above: GrowingSource | undefined): void {
    const endpoint = ENDPOINT.exec(page)
    if (endpoint === null) {
      this.addresses.add(addressOf(page))
      return
    }
    const [, file, method = '', path = ''] = endpoint
    const source = this.#sourceOfEndpoint(file, above)
    source.endpoints.add(operationKey(method, path))
  }

  #sourceOfEndpoint(file: string | undefined, above: GrowingSource | undefined): GrowingSource {
    const directory = above?.directory ?? DIRECTORIES.openapi
    if (file !== undefined) return this.#sourceOf(file, directory)
    if (above === undefined) return this.#sourceOf('', directory)
    // A node loses the pages of the operations that nothing below it names, but `navigation` itself does not.
    if (above === this.#ofAll) return this.#sourceOf(above.file, directory, above.overlays)
    return above
  }

  #sourceOf(file: string, directory: string, overlays?: readonly string[]): GrowingSource {
    const key = `${directory} ${file}`
    const known = this.#ofEndpoints.get(key)
    if (known !== undefined) return known
    const source = createSource('openapi', file, directory, overlays)
    this.#ofEndpoints.set(key, source)
    this.sources.push(source)
    return source
  }

  /** @returns the node's own OpenAPI source */
  #addSources(node: Record<string, unknown>): GrowingSource | undefined {
    const [openapi] = readSources(node, 'openapi')
    if (openapi !== undefined) this.sources.push(openapi)
    for (const kind of ['asyncapi', 'graphql', 'sdk'] as const)
      this.sources.push(...readSources(node, kind))
    return openapi
  }
}

function readSources(node: Record<string, unknown>, kind: Kind): GrowingSource[] {
  const value = node[kind]
  const list: readonly unknown[] = Array.isArray(value) ? value : [value]
  // The service makes pages from each of several AsyncAPI sources; of the other kinds, it takes the first.
  const used = kind === 'asyncapi' ? list : list.slice(0, 1)
  const sources: GrowingSource[] = []
  for (const entry of used) {
    const source = readSource(kind, entry)
    if (source !== undefined) sources.push(source)
  }
  return sources
}

/** @param entry a specification's name, or a record that has it */
function readSource(kind: Kind, entry: unknown): GrowingSource | undefined {
  if (entry === undefined) return undefined
  const fields = asRecord(entry)
  const file = asText(entry) ?? asText(fields.source) ?? ''
  if (kind === 'openapi' && file === '') return undefined
  const directory = asText(fields.directory) ?? DIRECTORIES[kind]
  if (!Array.isArray(fields.overlays)) return createSource(kind, file, directory)
  const overlays = fields.overlays.map((one) => asText(one) ?? '')
  return createSource(kind, file, directory, overlays)
}

function createSource(
  kind: Kind,
  file: string,
  directory: string,
  overlays?: readonly string[],
): GrowingSource {
  return {
    kind,
    file,
    directory: addressOf(directory).toLowerCase(),
    overlays,
    endpoints: new Set(),
  }
}

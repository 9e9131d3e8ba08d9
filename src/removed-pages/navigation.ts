import { addressOf } from '../addresses.ts'
import { ActionError } from '../errors.ts'
import { asRecord, asText } from '../text.ts'

/** The service's defaults for `directory`. */
const DIRECTORIES = {
  openapi: '/api-reference',
  asyncapi: '/api-reference',
  graphql: '/graphql-reference',
  sdk: '/sdk-reference',
} as const

/** Something that the service makes pages from. */
export interface Source {
  readonly kind: keyof typeof DIRECTORIES
  /** A path in the site, or a URL; empty if docs.json names endpoints without a specification. */
  readonly file: string
  /** The address of its pages' folder, in lower case. */
  readonly directory: string
  /** Undefined if docs.json doesn't say: the service then applies any that it finds. */
  readonly overlays: readonly string[] | undefined
  /** The keys of the operations that the navigation names (`operationKey`); empty if all have a page. */
  readonly endpoints: ReadonlySet<string>
}

interface GrowingSource extends Source {
  readonly endpoints: Set<string>
}

/** Real sites have some dozens. */
const MAX_SOURCES = 1000
/** `GET /users`, `openapi.json GET /users`, `openapi.json webhook paid`. */
const ENDPOINT =
  /^(?:(\S+\.(?:json|ya?ml)|https?:\/\/\S+)\s+)?(?:(get|put|post|delete|options|head|patch|trace)\s+(\/\S*)|(webhook)\s+(\S.*))$/i

/** A final slash makes no difference. */
export function operationKey(method: string, path: string): string {
  return `${method.toLowerCase()} ${path.replace(/(?<=.)\/$/, '')}`
}

/**
 * A node without `openapi` inherits the specification and the directory of the node above.
 * @see https://www.mintlify.com/docs/api-playground/openapi-setup
 */
export function readNavigation(navigation: unknown) {
  const addresses = new Set<string>()
  const sources: GrowingSource[] = []
  const named = new Map<string, GrowingSource>()
  /** For endpoints that name their own specification, or have no specification above them. */
  const sourceOf = (file: string, directory: string) => {
    const key = `${directory} ${file}`
    const known = named.get(key)
    if (known) return known
    const source = createSource('openapi', file, directory)
    named.set(key, source)
    sources.push(source)
    return source
  }
  const read = (value: unknown, field: string, above: GrowingSource | undefined): void => {
    if (Array.isArray(value)) for (const one of value) read(one, field, above)
    else if (typeof value === 'string' && (field === 'pages' || field === 'root')) {
      const [endpoint, file, method, path = '', webhook, name = ''] = ENDPOINT.exec(value) ?? []
      if (endpoint === undefined) addresses.add(addressOf(value))
      else {
        const directory = above?.directory ?? DIRECTORIES.openapi
        const source = file === undefined ? above : sourceOf(file, directory)
        const key = operationKey(method ?? webhook ?? '', path || name)
        ;(source ?? sourceOf('', directory)).endpoints.add(key)
      }
    } else readNode(asRecord(value), above)
  }
  const readNode = (node: Record<string, unknown>, above: GrowingSource | undefined) => {
    const own = readSources(node)
    sources.push(...own)
    const source = own.find(({ kind }) => kind === 'openapi') ?? above
    for (const [field, one] of Object.entries(node))
      if (!Object.hasOwn(DIRECTORIES, field)) read(one, field, source)
  }
  readNode({ navigation }, undefined)
  if (sources.length > MAX_SOURCES)
    throw new ActionError(`docs.json makes pages from more than ${MAX_SOURCES} specifications`)
  return { navigation: addresses, sources: sources as readonly Source[] }
}

function readSources(node: Record<string, unknown>): GrowingSource[] {
  const kinds = Object.keys(DIRECTORIES) as (keyof typeof DIRECTORIES)[]
  return kinds.flatMap((kind) => {
    const value = node[kind]
    // The service takes the first of a list.
    const first: unknown = Array.isArray(value) ? value[0] : value
    const { source, directory, overlays } = asRecord(first)
    const file = asText(first) ?? asText(source) ?? ''
    const isNone = file === '' && (kind === 'openapi' || first === undefined)
    if (isNone) return []
    const list = Array.isArray(overlays) ? overlays.map((one) => asText(one) ?? '') : undefined
    return [createSource(kind, file, asText(directory) ?? DIRECTORIES[kind], list)]
  })
}

function createSource(
  kind: Source['kind'],
  file: string,
  directory: string,
  overlays?: readonly string[],
): GrowingSource {
  const address = addressOf(directory).toLowerCase()
  return { kind, file, directory: address, overlays, endpoints: new Set() }
}

import { ActionError } from '../errors.ts'
import { pagePathOfAddress } from '../page-paths.ts'
import { objectOrEmpty, stringOrUndefined } from '../text.ts'

/*
 * The navigation of a docs.json: which pages it names, and in which folders the service generates further pages.
 * https://www.mintlify.com/docs/api-playground/openapi-setup
 */

/** The service's defaults for `directory`. */
const DIRECTORIES = {
  openapi: '/api-reference',
  asyncapi: '/api-reference',
  graphql: '/graphql-reference',
  sdk: '/sdk-reference',
} as const
const SPEC_KINDS = ['openapi', 'asyncapi', 'graphql', 'sdk'] as const

/** Something that the service generates pages from. They are not compared. */
export interface SpecSource {
  /** A path in the site, or a URL; empty if docs.json names endpoints without a specification. */
  readonly file: string
  /** The address of its pages' folder, in lower case. */
  readonly directory: string
}

/** For endpoints in the navigation without a source above them. */
const NO_SPECIFICATION: SpecSource = { file: '', directory: DIRECTORIES.openapi }

interface Found {
  /** For the pages that it names. */
  readonly addresses: Set<string>
  /** By directory and file. */
  readonly sources: Map<string, SpecSource>
}

/** Real sites have some dozens, and each is compared with each removed page. */
const MAX_SOURCES = 1000
/** `GET /users`, `openapi.json GET /users`, `openapi.json webhook paid`. */
const ENDPOINT_ENTRY =
  /^(?:(\S+\.(?:json|ya?ml)|https?:\/\/\S+)\s+)?(?:[a-z-]+(?=\s+\/)|webhook)\s+\S+$/i

/** @throws ActionError for too many sources */
export function readNavigation(navigation: unknown) {
  const found: Found = { addresses: new Set(), sources: new Map() }
  readNode(objectOrEmpty(navigation), undefined, found)
  if (found.sources.size > MAX_SOURCES)
    throw new ActionError(`docs.json generates pages from more than ${MAX_SOURCES} specifications`)
  return { addresses: found.addresses, sources: [...found.sources.values()] }
}

/** @param inherited the nearest OpenAPI source above the node */
function readNode(
  node: Record<string, unknown>,
  inherited: SpecSource | undefined,
  found: Found,
): void {
  const nearest = readSources(node, found) ?? inherited
  for (const [field, value] of Object.entries(node)) {
    const isSource = Object.hasOwn(DIRECTORIES, field)
    if (isSource) continue
    const hasPages = field === 'pages' || field === 'root'
    for (const one of [value].flat(Infinity)) {
      if (typeof one !== 'string') readNode(objectOrEmpty(one), nearest, found)
      else if (hasPages) readPage(one, nearest, found)
    }
  }
}

/** Adds the sources that a node has by itself. @returns the OpenAPI source among them */
function readSources(node: Record<string, unknown>, found: Found): SpecSource | undefined {
  let openapi: SpecSource | undefined
  for (const kind of SPEC_KINDS) {
    let list = [node[kind]].flat()
    // The service generates pages from each of several AsyncAPI sources; of the other kinds, it takes the first.
    if (kind !== 'asyncapi') list = list.slice(0, 1)
    for (const entry of list) {
      if (entry === undefined) continue
      // A specification's name, or a record that has it.
      const fields = objectOrEmpty(entry)
      const file = stringOrUndefined(entry) ?? stringOrUndefined(fields.source) ?? ''
      const isOpenApi = kind === 'openapi'
      if (isOpenApi && file === '') continue
      const directory = stringOrUndefined(fields.directory) ?? DIRECTORIES[kind]
      const source = addSource(file, pagePathOfAddress(directory).toLowerCase(), found)
      if (isOpenApi) openapi = source
    }
  }
  return openapi
}

function readPage(page: string, inherited: SpecSource | undefined, found: Found): void {
  const endpoint = ENDPOINT_ENTRY.exec(page)
  if (endpoint === null) {
    found.addresses.add(pagePathOfAddress(page))
    return
  }
  const source = inherited ?? NO_SPECIFICATION
  const ownFile = endpoint[1]
  addSource(ownFile ?? source.file, source.directory, found)
}

function addSource(file: string, directory: string, found: Found): SpecSource {
  const source = { file, directory }
  found.sources.set(`${directory} ${file}`, source)
  return source
}

import { posix } from 'node:path'
import { percentDecoded } from '../addresses.ts'
import type { Checkpoint } from '../runtime.ts'
import { asRecord, asText } from '../text.ts'
import { operationKey, type Source } from './navigation.ts'

/* The operations of an OpenAPI file, and the pages that the service makes of them. */

/** An operation or a webhook: the parts that decide about its page. */
export interface Operation {
  /** As `operationKey` makes it. */
  readonly key: string
  readonly method: string
  /** For a webhook, its name. */
  readonly path: string
  /** Empty if missing, like summary and href. */
  readonly tag: string
  readonly summary: string
  /** The address that replaces the usual one. */
  readonly href: string
  /** It has a page that the navigation does not show. */
  readonly isHidden: boolean
}

/** A strange specification costs memory. The largest real one that we know has 250. */
const MAX_OPERATIONS = 50_000
/** The largest real ones that we know have 1 to 3 MB. A hostile one of this size takes 1.2 s, with no checkpoint in it. */
const MAX_YAML_LENGTH = 4_000_000
/** No file's name may be so long. */
const MAX_TEXT_LENGTH = 500
const MAX_REFS = 10
const VISITS_BETWEEN_CHECKPOINTS = 10_000
/** In the order in which the service numbers equal addresses of a path. */
const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']

/** The message says why a specification cannot be read, as in "(not JSON or YAML)". */
export class Unreadable extends Error {
  override name = 'Unreadable'
}

/**
 * The operations of an OpenAPI 3 specification, in their order.
 * @throws Unreadable
 */
export async function readOperations(text: string, checkpoint: Checkpoint): Promise<Operation[]> {
  const document = asRecord(await parse(text))
  const version = document.openapi
  // In YAML, `3.1` is a number.
  const isVersion = typeof version === 'string' || typeof version === 'number'
  const match = /^3\.(\d+)/.exec(isVersion ? `${version}` : '')
  if (match === null) throw new Unreadable('no OpenAPI 3')
  await refuseOutsideRefs(document, checkpoint)
  const is32 = Number(match[1]) >= 2
  const kinds = is32 ? readTagKinds(document.tags) : undefined
  const found: Operation[] = []
  for (const field of ['paths', 'webhooks'] as const) {
    const items = asRecord(document[field])
    for (const [path, item] of Object.entries(items)) {
      await checkpoint()
      const fields = resolve(item, document)
      const operations = operationsOf(fields, is32)
      for (const [method, value] of operations) {
        const operation = resolve(value, document)
        // The service takes any value that is true in JavaScript.
        if (operation['x-excluded']) continue
        const name = field === 'webhooks' ? 'webhook' : method
        const tag = chooseTag(operation.tags, kinds)
        const extension = asRecord(operation['x-mint'])
        found.push({
          key: operationKey(name, path),
          method: name,
          path: path.slice(0, MAX_TEXT_LENGTH),
          tag: textOf(tag),
          summary: textOf(operation.summary),
          href: textOf(extension.href),
          isHidden: Boolean(operation['x-hidden']),
        })
        if (found.length > MAX_OPERATIONS)
          throw new Unreadable(`more than ${MAX_OPERATIONS.toLocaleString('en')} operations`)
      }
    }
  }
  return found
}

/**
 * With a `$ref` to another file or a URL anywhere, even in an example, the service's package refuses the whole
 * specification, and the build fails. So whether the pages stay is unknown.
 * @throws Unreadable
 * @see https://www.npmjs.com/package/@mintlify/common
 */
async function refuseOutsideRefs(document: object, checkpoint: Checkpoint): Promise<void> {
  const seen = new Set<object>([document])
  let visits = 0
  // A loop over a set also visits members that are added meanwhile.
  for (const value of seen) {
    const { $ref } = asRecord(value)
    const isOutside = typeof $ref === 'string' && !$ref.startsWith('#')
    if (isOutside) throw new Unreadable('with a `$ref` to another file')
    for (const inner of Object.values(value)) {
      visits++
      if (visits % VISITS_BETWEEN_CHECKPOINTS === 0) await checkpoint()
      if (typeof inner === 'object' && inner !== null) seen.add(inner)
    }
  }
}

/** OpenAPI 3.2 adds a method, and a field for methods of any name. */
function operationsOf(item: Record<string, unknown>, is32: boolean): [string, unknown][] {
  const methods = is32 ? METHODS.concat('query') : METHODS
  const found: [string, unknown][] = []
  for (const method of methods) {
    const isThere = Object.hasOwn(item, method)
    if (isThere) found.push([method, item[method]])
  }
  if (!is32) return found
  const more = asRecord(item.additionalOperations)
  return found.concat(Object.entries(more))
}

async function parse(text: string): Promise<unknown> {
  try {
    const isJson = /^\uFEFF?\s*\{/.test(text)
    if (isJson) return JSON.parse(text.replace(/^\uFEFF/, ''))
    if (text.length > MAX_YAML_LENGTH) throw new Unreadable('too large for YAML')
    // Most specifications are JSON.
    const { loadAll } = await import('js-yaml')
    // Repeated keys are common, and the last one wins, as in JSON. The default schema merges `<<`, as the service does,
    // 10,000 keys at most.
    const [document] = loadAll(text, null, { json: true })
    return document
  } catch (cause) {
    if (cause instanceof Unreadable) throw cause
    throw new Unreadable('not JSON or YAML', { cause })
  }
}

/** The `kind` of each tag that OpenAPI 3.2 declares. */
type TagKinds = ReadonlyMap<unknown, unknown>

function readTagKinds(tags: unknown): TagKinds {
  const kinds = new Map<unknown, unknown>()
  if (!Array.isArray(tags)) return kinds
  for (const one of tags) {
    const tag = asRecord(one)
    kinds.set(tag.name, tag.kind ?? 'none')
  }
  return kinds
}

/** The tag that an operation's page is filed under. @param kinds undefined before OpenAPI 3.2: then it is the first */
function chooseTag(tags: unknown, kinds: TagKinds | undefined): unknown {
  if (!Array.isArray(tags)) return undefined
  if (kinds === undefined) return tags[0]
  // A tag for the navigation wins, then one without a kind, then one that is not declared.
  const nav = tags.find((tag) => kinds.get(tag) === 'nav')
  const plain = tags.find((tag) => kinds.get(tag) === 'none')
  const undeclared = tags.find((tag) => !kinds.has(tag))
  return nav ?? plain ?? undeclared
}

/** Empty for any other value. */
function textOf(value: unknown): string {
  const text = asText(value) ?? ''
  return text.slice(0, MAX_TEXT_LENGTH)
}

/** Follows `$ref` in the same document. Sibling keys override it. */
function resolve(value: unknown, document: unknown, depth = 0): Record<string, unknown> {
  const { $ref, ...own } = asRecord(value)
  if (typeof $ref !== 'string') return own
  if (depth > MAX_REFS) throw new Unreadable('with a circle of `$ref`')
  let target = document
  const path = $ref.slice(2)
  for (const part of path.split('/')) {
    const escaped = percentDecoded(part)
    const name = escaped.replaceAll('~1', '/').replaceAll('~0', '~')
    const fields = asRecord(target)
    target = Object.hasOwn(fields, name) ? fields[name] : undefined
  }
  const content = resolve(target, document, depth + 1)
  return { ...content, ...own }
}

/** A page that the service makes of an operation. */
export interface MadePage {
  /** In lower case. */
  readonly address: string
  readonly key: Operation['key']
  readonly source: Source
}

/** A piece of an address. The steps and their order are the service's, observed on links that work. */
export function partOf(text: string): string {
  return text
    .replaceAll(' ', '-')
    .replace(/\{[^}\n]*\}/g, '-')
    .replace(/^-/, '')
    .replace(/-$/, '')
    .replace(/[{}(),.'\r\n/]/g, '')
    .replaceAll('--', '-')
    .toLowerCase()
}

/**
 * Yields pages in the order of the operations; of pages at one address, the last one counts.
 *
 * The service numbers equal addresses within a tag (`a`, `a-1`), whose letter case counts. If the navigation names
 * endpoints, it numbers them only within one endpoint. A webhook can have several pages even then: its key has no
 * method, so all of its methods are one endpoint.
 */
export function* makePages(
  source: Source,
  operations: Iterable<Operation>,
): Generator<MadePage, void, undefined> {
  const isOfAll = source.endpoints.size === 0
  /** With their numbers: `a-1` may also be another operation's own name. */
  const taken = new Set<string>()
  /** The next number to try, so that equal addresses stay cheap. */
  const next = new Map<string, number>()
  for (const operation of operations) {
    const key = operation.key
    if (!isOfAll && !source.endpoints.has(key)) continue
    const group = isOfAll ? operation.tag : `${key} ${operation.tag}`
    const usual = addressFor(operation, source.directory)
    const inGroup = `${group} ${usual}`
    let number = next.get(inGroup) ?? 0
    while (taken.has(numbered(inGroup, number))) number++
    next.set(inGroup, number)
    // The next operation reuses the address of a hidden page.
    if (!operation.isHidden) taken.add(numbered(inGroup, number))
    const own = numbered(usual, number)
    const address = own.replace(/\/index$/, '') || '/'
    yield { address, key, source }
  }
}

function numbered(name: string, number: number): string {
  if (number === 0) return name
  return `${name}-${number}`
}

function addressFor(operation: Operation, directory: string): string {
  if (operation.href !== '') {
    // Like the service, this drops an extension: `/v1.0` becomes `/v1`.
    const href = posix.parse(operation.href)
    return posix.join('/', href.dir, href.name).toLowerCase()
  }
  const folder = partOf(operation.tag)
  let name = partOf(operation.summary)
  if (operation.summary === '') {
    const path = partOf(operation.path)
    const isWebhook = operation.method === 'webhook'
    name = isWebhook ? path : `${operation.method}-${path}`
  }
  return posix.join('/', directory, folder, name).toLowerCase()
}

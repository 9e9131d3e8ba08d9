import type { CST } from 'yaml'
import { ActionError } from '../errors.ts'
import { asRecord, asText, isRecord } from '../text.ts'
import { operationKey } from './navigation.ts'

/** An operation or a webhook: the parts that decide about its page. */
export interface Operation {
  /** As `operationKey` makes it. */
  readonly key: string
  readonly method: string
  /** For a webhook, its name. */
  readonly path: string
  readonly tag: string | undefined
  readonly summary: string | undefined
  /** The address that replaces the usual one. */
  readonly href: string | undefined
  /** It has a page that the navigation does not show. */
  readonly isHidden: boolean
}

/** A strange specification costs time and memory. The largest real one that we know has 250. */
const MAX_OPERATIONS = 50_000
/** The largest real ones that we know have 1 to 3 MB. Up to here, a second is the longest work without a pause. */
const MAX_YAML_LENGTH = 4_000_000
const MAX_YAML_PIECES = 1_000_000
const PIECES_AT_A_TIME = 1000
/** The parser looks through all of them for each. */
const MAX_ALIASES = 1000
/** No file's name may be so long. */
const MAX_TEXT_LENGTH = 500
const MAX_REFS = 10
const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']

/**
 * Reads the operations of a specification in OpenAPI 3, in their order.
 * @param pause resolves when the process has heard what there is to hear, or throws
 * @throws ActionError whose message says why it cannot be read, as in "(not JSON or YAML)"
 */
export async function readOperations(
  text: string,
  pause: () => Promise<void>,
): Promise<Operation[]> {
  const isJson = /^\uFEFF?\s*\{/.test(text)
  const document = isJson
    ? parse<unknown>(() => JSON.parse(text.replace(/^\uFEFF/, '')))
    : await parseYaml(text, pause)
  return await listOperations(document, pause)
}

function parse<T>(run: () => T): T {
  try {
    return run()
  } catch (cause) {
    throw new ActionError('not JSON or YAML', { cause })
  }
}

async function parseYaml(text: string, pause: () => Promise<void>): Promise<unknown> {
  if (text.length > MAX_YAML_LENGTH) throw new ActionError('too large for YAML')
  // When needed: it is large, and most specifications are JSON.
  const { Composer, Lexer, Parser } = await import('yaml')
  const parser = new Parser()
  const tokens: CST.Token[] = []
  let pieces = 0
  let aliases = 0
  for (const piece of new Lexer().lex(text)) {
    if (piece.startsWith('*') && ++aliases > MAX_ALIASES) throw new ActionError('too many aliases')
    tokens.push(...parser.next(piece))
    if (++pieces % PIECES_AT_A_TIME === 0) await pause()
    if (pieces > MAX_YAML_PIECES) throw new ActionError('too large for YAML')
  }
  tokens.push(...parser.end())
  await pause()
  const composer = new Composer({ logLevel: 'error', uniqueKeys: false })
  // Its own handler makes an `Error` for each fault: 24 s for 4 MB of them.
  Reflect.set(composer, 'onError', (_: unknown, code: string, __: string, isWarning?: boolean) => {
    if (!isWarning) throw new Error(code)
  })
  const document = parse(() => {
    const [first] = composer.compose(tokens)
    if (first === undefined) throw new Error('no document')
    return first
  })
  await pause()
  return parse(() => document.toJS({ maxAliasCount: MAX_ALIASES }))
}

async function listOperations(document: unknown, pause: () => Promise<void>): Promise<Operation[]> {
  const { openapi, paths, webhooks, tags } = asRecord(document)
  // In YAML, `3.1` is a number.
  const version = typeof openapi === 'number' ? `${openapi}` : (asText(openapi) ?? '')
  const [, minor] = /^3\.(\d+)/.exec(version) ?? []
  if (minor === undefined) throw new ActionError('no OpenAPI 3')
  const kinds = Number(minor) < 2 ? undefined : readTagKinds(tags)
  const found: Operation[] = []
  const groups = [
    { items: asRecord(paths), isWebhook: false },
    { items: asRecord(webhooks), isWebhook: true },
  ]
  for (const { items, isWebhook } of groups)
    for (const [path, item] of Object.entries(items)) {
      await pause()
      for (const [method, value] of Object.entries(resolve(item, document))) {
        if (!METHODS.includes(method)) continue
        const operation = resolve(value, document)
        if (operation['x-excluded'] === true) continue
        const { tags, summary } = operation
        const { href } = asRecord(operation['x-mint'])
        found.push({
          key: operationKey(isWebhook ? 'webhook' : method, path),
          method: isWebhook ? 'webhook' : method,
          path: cut(path) ?? '',
          tag: chooseTag(Array.isArray(tags) ? tags : [], kinds),
          summary: cut(summary),
          href: cut(href),
          isHidden: operation['x-hidden'] === true,
        })
        if (found.length > MAX_OPERATIONS)
          throw new ActionError(`more than ${MAX_OPERATIONS.toLocaleString('en')} operations`)
      }
    }
  return found
}

/** The `kind` of each tag of OpenAPI 3.2. */
function readTagKinds(tags: unknown): ReadonlyMap<unknown, unknown> {
  const list = Array.isArray(tags) ? tags.map(asRecord) : []
  return new Map(list.map(({ name, kind }) => [name, kind]))
}

function chooseTag(tags: readonly unknown[], kinds?: ReadonlyMap<unknown, unknown>) {
  if (kinds === undefined) return cut(tags[0])
  const ofKind = (kind: string | undefined) => tags.find((tag) => kinds.get(tag) === kind)
  return cut(ofKind('nav') ?? ofKind(undefined))
}

/** A text that is not empty. */
function cut(value: unknown): string | undefined {
  return asText(value)?.slice(0, MAX_TEXT_LENGTH) || undefined
}

/** An object with the fields of its `$ref` in the same document. Sibling keys override the $ref. */
function resolve(value: unknown, document: unknown, depth = 0): Record<string, unknown> {
  const { $ref, ...own } = asRecord(value)
  if (typeof $ref !== 'string') return own
  if (!$ref.startsWith('#/')) throw new ActionError('with a `$ref` into another file')
  if (depth > MAX_REFS) throw new ActionError('with a circle of `$ref`')
  const target = $ref
    .slice(2)
    .split('/')
    .map((name) => percentDecoded(name).replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>(
      (at, name) => (isRecord(at) && Object.hasOwn(at, name) ? at[name] : undefined),
      document,
    )
  return { ...resolve(target, document, depth + 1), ...own }
}

function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

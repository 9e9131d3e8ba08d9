import { posix } from 'node:path'
import type { Source } from './navigation.ts'
import type { Operation } from './specification.ts'

/** A page that the service makes of an operation. */
export interface MadePage {
  /** In lower case. */
  readonly address: string
  readonly key: Operation['key']
  readonly source: Source
}

/**
 * A piece of an address, as the service makes it of a tag, a summary, a path or a name. Observed on links that work;
 * the steps and their order are the service's.
 */
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

/** The pages of a source whose specification was read; of two at one address, the later one counts. */
export function* makePages(
  source: Source,
  operations: Iterable<Operation>,
): Generator<MadePage, void, undefined> {
  const { directory, endpoints } = source
  const numberings = new Map<string | undefined, Numbering>()
  for (const operation of operations) {
    const { key, tag, isHidden } = operation
    if (endpoints.size > 0 && !endpoints.has(key)) continue
    const path = pathOf(operation, directory)
    const numbering = numberings.get(tag) ?? new Numbering()
    numberings.set(tag, numbering)
    // The service numbers no endpoints that the navigation names.
    const unique = endpoints.size > 0 ? path : numbering.give(path, !isHidden)
    yield { address: unique.replace(/\/index$/, '') || '/', key, source }
  }
}

function pathOf({ method, path, tag, summary, href }: Operation, directory: string): string {
  if (href !== undefined) return posix.join('/', href.replace(/\.[^./]*$/, '')).toLowerCase()
  const name =
    summary !== undefined
      ? partOf(summary)
      : method === 'webhook'
        ? partOf(path)
        : `${method}-${partOf(path)}`
  return posix.join('/', directory, partOf(tag ?? ''), name).toLowerCase()
}

/** Numbers the paths of a tag: `a`, `a-1`, `a-2`. */
class Numbering {
  readonly #taken = new Set<string>()
  /** The next number to try, so that many equal paths cost no more than few. */
  readonly #next = new Map<string, number>()

  /** @param isKept whether others must not have the same */
  give(path: string, isKept: boolean): string {
    let number = this.#next.get(path) ?? 0
    let unique = number === 0 ? path : `${path}-${number}`
    while (this.#taken.has(unique)) unique = `${path}-${++number}`
    this.#next.set(path, number)
    if (isKept) this.#taken.add(unique)
    return unique
  }
}

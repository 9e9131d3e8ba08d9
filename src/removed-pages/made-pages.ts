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

/** The service numbers a tag's equal paths (`a`, `a-1`), unless the navigation names endpoints: then the last wins. */
export function* makePages(
  source: Source,
  operations: Iterable<Operation>,
): Generator<MadePage, void, undefined> {
  const { directory, endpoints } = source
  const taken = new Set<string>()
  /** The next number to try, so that equal paths stay cheap. */
  const next = new Map<string, number>()
  for (const operation of operations) {
    const { key, tag = '', isHidden } = operation
    if (endpoints.size > 0 && !endpoints.has(key)) continue
    const path = addressFor(operation, directory)
    const ofTag = `${tag} ${path}`
    let number = next.get(ofTag) ?? 0
    while (taken.has(numbered(ofTag, number))) number++
    next.set(ofTag, number)
    if (endpoints.size === 0 && !isHidden) taken.add(numbered(ofTag, number))
    yield { address: numbered(path, number).replace(/\/index$/, '') || '/', key, source }
  }
}

function numbered(name: string, number: number): string {
  return number === 0 ? name : `${name}-${number}`
}

function addressFor({ method, path, tag, summary, href }: Operation, directory: string): string {
  if (href !== undefined) {
    const { dir, name } = posix.parse(href)
    return posix.join('/', dir, name).toLowerCase()
  }
  const folder = posix.join('/', directory, partOf(tag ?? ''))
  return posix.join(folder, nameFor(method, path, summary)).toLowerCase()
}

function nameFor(method: string, path: string, summary: string | undefined): string {
  if (summary !== undefined) return partOf(summary)
  return method === 'webhook' ? partOf(path) : `${method.toLowerCase()}-${partOf(path)}`
}

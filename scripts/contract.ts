import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { Contract } from '../simulator/contract.ts'
import type { JsonObject } from '../simulator/http/answer.ts'
import { isObject } from '../src/text.ts'

/**
 * Compares simulator/contract/service.json with the service's published specification. Differences go to
 * out/contract.md, which the weekly workflow turns into an issue. `--write` copies the published version.
 */

const FILE = 'simulator/contract/service.json'
const FINDINGS = 'out/contract.md'
const ROOT = 'https://raw.githubusercontent.com/mintlify/docs/main/'
const DOCUMENTS = ['admin-openapi.json', 'analytics.openapi.json', 'openapi.json']
const TIMEOUT_MS = 30_000

/** The parts of schemas for machines, unlike descriptions and examples. */
const FACTS = [
  ...['type', 'nullable', 'enum', 'format', 'pattern', 'required', 'properties', 'items', 'anyOf'],
  ...['oneOf', 'allOf', 'minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems'],
]

/** The operations of an OpenAPI document by method and path, with references resolved and without descriptions. */
export function rulesOf(document: unknown): Contract {
  const follow = (value: unknown): JsonObject => {
    const record = isObject(value) ? value : {}
    if (typeof record.$ref !== 'string') return record
    let target = document
    for (const part of record.$ref.slice(2).split('/'))
      target = isObject(target) ? target[part] : undefined
    if (!isObject(target)) throw new Error(`The document has no ${record.$ref}`)
    return follow(target)
  }
  const schemaOf = (value: unknown): JsonObject =>
    Object.fromEntries(
      Object.entries(follow(value))
        .filter(([name]) => FACTS.includes(name))
        .map(([name, fact]) => [name, factOf(name, fact)]),
    )
  const factOf = (name: string, fact: unknown) => {
    if (name === 'items') return schemaOf(fact)
    if (name === 'properties')
      return Object.fromEntries(
        Object.entries(follow(fact)).map(([key, of]) => [key, schemaOf(of)]),
      )
    if (!Array.isArray(fact)) return fact
    return /Of$/.test(name) ? fact.map(schemaOf) : fact.toSorted()
  }
  const jsonOf = (value: unknown) => {
    const content = follow(follow(value).content)['application/json']
    return content === undefined ? null : schemaOf(follow(content).schema)
  }
  const queryOf = (parameters: unknown): JsonObject => {
    const all = (Array.isArray(parameters) ? parameters : []).map(follow)
    const inQuery = all.filter((parameter) => parameter.in === 'query')
    return {
      type: 'object',
      properties: Object.fromEntries(
        inQuery.map(({ name, schema }) => [String(name), schemaOf(schema)]),
      ),
      required: inQuery.filter(({ required }) => required === true).map(({ name }) => name),
    }
  }
  const { servers, paths } = follow(document)
  const root = follow(Array.isArray(servers) ? servers[0] : undefined).url
  const { pathname } = new URL(String(root))
  const operations = Object.entries(follow(paths)).flatMap(([path, methods]) =>
    Object.entries(follow(methods)).map(([method, operation]) => {
      const { parameters, requestBody, responses } = follow(operation)
      const answers = Object.entries(follow(responses)).map(([status, of]) => [status, jsonOf(of)])
      const route = `${method.toUpperCase()} ${pathname.replace(/\/$/, '')}${path}`
      const facts = { query: queryOf(parameters), body: jsonOf(requestBody) }
      return [route, { ...facts, answers: Object.fromEntries(answers) }]
    }),
  )
  return Object.fromEntries(operations)
}

/** A line for each difference. Published operations that ours lacks don't count. */
export function differences(ours: unknown, theirs: unknown, at: readonly string[] = []): string[] {
  // Schemas in lists are compared one by one.
  const [a, b] = [ours, theirs].map((value) => (hasSchemas(value) ? { ...value } : value))
  if (isObject(a) && isObject(b)) {
    const names = Object.keys(at.length === 0 ? a : { ...a, ...b })
    return names.flatMap((name) => differences(a[name], b[name], [...at, name]))
  }
  const [before, now] = [ours, theirs].map((value) => JSON.stringify(value) ?? 'nothing')
  return before === now ? [] : [`${at.join(' › ')}: ${before} is now ${now}`]
}

function hasSchemas(value: unknown): value is object[] {
  return Array.isArray(value) && value.some(isObject)
}

/** `skipped`: the reason why it could not be read this week. */
type Read = { facts: Contract } | { finding: string } | { skipped: string }

/** A moved document is a finding, because skipping it would end all comparisons. */
export function readDocument(name: string, status: number, body: string, ours: Contract): Read {
  if ([403, 408, 429].includes(status) || status >= 500)
    return { skipped: `${name} answered ${status}` }
  if (status !== 200) return { finding: `${name} answered ${status}` }
  try {
    const facts = rulesOf(JSON.parse(body))
    if (Object.keys(facts).some((route) => Object.hasOwn(ours, route))) return { facts }
    return { finding: `${name} lacks all our operations` }
  } catch {
    return { finding: `${name} cannot be parsed` }
  }
}

/** Compares the operations of all readable documents. */
export function findingsOf(ours: Contract, documents: readonly Read[]): string[] {
  const findings = documents.flatMap((read) => ('finding' in read ? read.finding : []))
  const facts = documents.flatMap((read) => ('facts' in read ? [read.facts] : []))
  const theirs: Contract = Object.assign({}, ...facts)
  const isComplete = facts.length === documents.length
  const compared = Object.entries(ours).filter(([route]) => isComplete || route in theirs)
  return [...findings, ...differences(Object.fromEntries(compared), theirs)]
}

async function fetchDocument(name: string, ours: Contract): Promise<Read> {
  try {
    const response = await fetch(ROOT + name, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    return readDocument(name, response.status, await response.text(), ours)
  } catch (error) {
    return { skipped: `${name}: ${error}` }
  }
}

async function main(): Promise<void> {
  rmSync(FINDINGS, { force: true })
  const ours: Contract = JSON.parse(readFileSync(FILE, 'utf8'))
  const documents = await Promise.all(DOCUMENTS.map((name) => fetchDocument(name, ours)))
  const skipped = documents.flatMap((read) => ('skipped' in read ? read.skipped : []))
  if (skipped.length > 0) console.log(`::warning::Not compared: ${skipped.join(', ')}`)
  if (process.argv.includes('--write')) {
    const facts = documents.flatMap((read) => ('facts' in read ? [read.facts] : []))
    if (facts.length < documents.length) throw new Error('Not all documents could be read')
    const theirs: Contract = Object.assign({}, ...facts)
    const known = Object.keys(ours).map((route) => [route, theirs[route]])
    writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(known), null, 2)}\n`)
    console.log(`Wrote ${FILE}. Now run npm run format.`)
    return
  }
  const found = findingsOf(ours, documents)
  if (found.length === 0) {
    if (skipped.length === 0) console.log(`${FILE} matches the published specification.`)
    return
  }
  console.log(found.join('\n'))
  mkdirSync('out', { recursive: true })
  const lines = found.map((line) => `- \`${line.replaceAll('`', "'")}\``)
  const what = `The published API differs from \`${FILE}\` (\`npm run contract\`):`
  writeFileSync(FINDINGS, `${what}\n\n${lines.join('\n')}\n`)
}

if (import.meta.main) await main()

import { readFileSync, writeFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import type { Contract } from '../simulator/contract.ts'
import type { JsonObject } from '../simulator/http/answer.ts'
import { isObject } from '../src/text.ts'

/**
 * Compares simulator/contract/service.json with the service's published specification, and fails if they differ.
 * `--write` copies that.
 */

const FILE = 'simulator/contract/service.json'
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

async function main(): Promise<void> {
  const ours: Contract = JSON.parse(readFileSync(FILE, 'utf8'))
  const theirs: Contract = {}
  for (const name of DOCUMENTS) {
    const response = await fetch(ROOT + name, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (!response.ok) throw new Error(`${name} answered ${response.status}`)
    Object.assign(theirs, rulesOf(await response.json()))
  }
  // Of the published operations, we use a few.
  const published = Object.fromEntries(Object.keys(ours).map((route) => [route, theirs[route]]))
  const isDifferent = (route: string) => !isDeepStrictEqual(published[route], ours[route])
  const different = Object.keys(ours).filter(isDifferent)
  if (process.argv.includes('--write')) {
    writeFileSync(FILE, `${JSON.stringify(published, null, 2)}\n`)
    console.log(`Wrote ${FILE}. Now run npm run format, and look at the difference.`)
  } else if (different.length > 0) {
    console.error(`Not as published: ${different.join(', ')}. Run npm run contract -- --write.`)
    process.exitCode = 1
  } else {
    console.log(`${FILE} is as published.`)
  }
}

if (import.meta.main) await main()

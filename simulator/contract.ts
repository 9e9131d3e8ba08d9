import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import { isObject } from '../src/text.ts'
import { type Answer, type JsonObject, parseBody, type Request } from './http/answer.ts'

/** An operation of the published specification; null means no JSON. */
interface Operation {
  query: JsonObject
  body: JsonObject | null
  /** By status. */
  answers: Record<string, JsonObject | null>
}

/** By method and path. `npm run contract` compares it with today's specification. */
export type Contract = Record<string, Operation>

export const contract: Contract = JSON.parse(
  readFileSync(new URL('contract/service.json', import.meta.url), 'utf8'),
)
const OPERATIONS = Object.entries(contract).map(([route, open]) => {
  const pattern = new RegExp(`^${route.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
  return { pattern, open, closed: close(open) }
})

const ULID = /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/
const DATE_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/
const formats = { ulid: ULID, 'date-time': DATE_TIME, uri: (text: string) => URL.canParse(text) }
/** Compiled on first use. */
const ofJson = new Ajv({ allowUnionTypes: true, formats, validateSchema: false })
/** Query parameters are texts, even if the schema says number. */
const ofTexts = new Ajv({ coerceTypes: true, formats, validateSchema: false })

/** The differences between a request and the specification. */
export function faultsOfRequest({ method, path, query, headers, body }: Request): string[] {
  const operation = find(method, path)?.closed
  if (operation === undefined) return ['there is no such operation']
  return [
    ...(/^Bearer \S+$/i.test(headers.authorization ?? '') ? [] : ['there is no bearer token']),
    ...faultsOfQuery({ method, path, query }),
    ...(operation.body === null && body !== undefined ? ['there is a body'] : []),
    ...(operation.body === null ? [] : faultsOf(body, operation.body, ofJson)),
  ]
}

/** The published lists of statuses are only a text. */
const STATUSES = new Set(['pending', 'in_progress', 'resolved', 'dismissed'])

/** As the service would refuse them. */
export function faultsOfQuery({ method, path, query }: Pick<Request, 'method' | 'path' | 'query'>) {
  const operation = find(method, path)?.closed
  if (operation === undefined) return []
  const unknown = (query.get('status')?.split(',') ?? []).filter((one) => !STATUSES.has(one))
  return [
    ...faultsOf(Object.fromEntries(query), operation.query, ofTexts),
    ...unknown.map((one) => `/status has no value ${JSON.stringify(one)}`),
  ]
}

/**
 * The differences between an answer and the specification. A refusal with another status, or without JSON, may come
 * from a proxy and is not compared.
 * @param mayHaveMore allows unpublished fields
 */
export function faultsOfAnswer({ method, path }: Request, answer: Answer, mayHaveMore: boolean) {
  const { status, headers, body } = answer
  const found = find(method, path)
  const schema = found?.[mayHaveMore ? 'open' : 'closed'].answers[status]
  const isJson = /^application\/json\b/.test(headers['content-type'] ?? '')
  if (status >= 400 && (!schema || !isJson)) return []
  if (!schema) return [`the status is ${status}`]
  if (!isJson) return ['it is no JSON']
  return faultsOf(typeof body === 'string' ? parseBody(body) : body, schema, ofJson)
}

function find(method: string, path: string) {
  return OPERATIONS.find(({ pattern }) => pattern.test(`${method} ${path}`))
}

function faultsOf(value: unknown, schema: JsonObject, ajv: Ajv): string[] {
  const validate = ajv.compile(schema)
  if (validate(value)) return []
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
  )
}

/** The same schemas, without further fields. */
function close<T>(schema: T): T
function close(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(close)
  if (!isObject(schema)) return schema
  const inner = Object.entries(schema).map(([name, value]) => [name, close(value)])
  const isOfObject = schema.type === 'object' && isObject(schema.properties)
  return { ...Object.fromEntries(inner), ...(isOfObject && { additionalProperties: false }) }
}

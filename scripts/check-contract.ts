import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { contract } from '../simulator/contract.ts'
import type { JsonObject } from '../simulator/http/answer.ts'
import { createPolicyFactory } from '../src/http/policy.ts'
import { withoutRetries } from '../src/http/retry.ts'
import type { HttpRequest, HttpResponse, Transport } from '../src/http/transport.ts'
import type { Clock, Log } from '../src/runtime.ts'
import { Service } from '../src/service/api.ts'
import type { ServiceAccess } from '../src/service/refusals.ts'
import * as schemas from '../src/service/schemas.ts'
import { isObject, listOrEmpty, messageOf, objectOrEmpty, parseJson } from '../src/text.ts'

/*
 * `npm run local -- --check-contract`: holds the service's real answers against simulator/contract/service.json. It
 * reads only, and prints the kinds of values, never a value.
 */

/** Beside the contract. A test plays the answers of these shapes. */
export const SHAPES = fileURLToPath(new URL('../simulator/contract/shapes.json', import.meta.url))

const DAY_MS = 86_400_000
/** Long enough that a quiet site has readers. */
const DAYS = 28
const ROWS = 100
const LONGEST_MS = 10 * 60_000

interface Read {
  readonly route: string
  ask(service: Service): Promise<unknown>
  /** As `ask` does: for the fields that we read. */
  parse(json: unknown, limit: number): unknown
}

/** A place in an answer, such as `views[].human`, and the kinds of all its values. */
interface Field {
  readonly path: string
  /** Empty if the contract has no such field. */
  readonly expected: readonly string[]
  /** `nothing`: an object without this field. Empty if there was no object or row to look at. */
  readonly came: readonly string[]
}

/** By route and path: the kinds that came. */
export type Shapes = Record<string, Record<string, readonly string[]>>

interface World {
  readonly access: ServiceAccess
  readonly send: Transport
  readonly clock: Clock
  /** An ID, to read a job too. */
  readonly jobId?: string | undefined
  print(line: string): void
}

interface Finding {
  readonly words: string
  readonly matters: boolean
}

/** @returns whether the answers have all that this action relies on, and their shapes */
export async function checkContract(world: World): Promise<{ fits: boolean; shapes: Shapes }> {
  const { print } = world
  const shapes: Shapes = {}
  let mattering = 0
  for (const read of readsOf(world)) {
    const { findings, fields } = await tryRead(read, world)
    if (fields.length > 0)
      shapes[read.route] = Object.fromEntries(fields.map(({ path, came }) => [path, came]))
    print(findings.length === 0 ? `${read.route}: fits` : read.route)
    for (const { words, matters } of findings) {
      if (matters) mattering++
      print(`  ${words}${matters ? '' : ': this does not matter'}`)
    }
  }
  const job = world.jobId === undefined ? 'an agent job (give --job-id), ' : ''
  print(`Not tried: ${job}creates and follow-ups.`)
  const fits = mattering === 0
  if (fits) print('The answers fit this action.')
  else
    print(`Differences that matter: ${mattering}. Please report these lines: they hold no value.`)
  return { fits, shapes }
}

async function tryRead({ route, ask, parse }: Read, { access, send, clock }: World) {
  let response: HttpResponse | undefined
  const service = new Service(access, recording, { clock, log: SILENT })
  async function recording(request: HttpRequest): Promise<HttpResponse> {
    response = await send(request)
    return response
  }
  let failure = ''
  try {
    await ask(service)
  } catch (error) {
    failure = messageOf(error)
  }
  const differs = (words: string) => ({ findings: [{ words, matters: true }], fields: [] })
  // Assigned in `recording`, which the compiler doesn't see.
  const answer = response as HttpResponse | undefined
  if (answer === undefined) return differs(`the answer: expected one, came none (${failure})`)
  if (answer.status !== 200) return differs(`the status: expected 200, came ${answer.status}`)
  const json = parseJson(answer.body)
  if (json === undefined) return differs('the answer: expected JSON, came something else')

  const read = fieldsReadBy(parse, json)
  const fields = fieldsOf(contract[route]?.answers[200] ?? {}, json)
  const findings: Finding[] = []
  for (const field of fields) {
    if (isListWithoutRows(field))
      findings.push({ words: `${field.path}: nothing to check`, matters: false })
    else if (matters(field, read)) findings.push({ words: describe(field), matters: true })
    else if (!isAsExpected(field)) findings.push({ words: describe(field), matters: false })
  }
  return { findings, fields }
}

const nothing = () => {}
const SILENT: Log = {
  info: nothing,
  notice: nothing,
  warning: nothing,
  error: nothing,
  group: (_, act) => act(),
  mask: nothing,
}

export function writeShapes(shapes: Shapes): void {
  writeFileSync(SHAPES, `${JSON.stringify(shapes, null, 2)}\n`)
}

/** As the report asks, but each once, and never again. */
function readsOf({ clock, jobId }: World): Read[] {
  const never = new AbortController().signal
  const startPolicy = createPolicyFactory(clock, never, clock.nowMs() + LONGEST_MS)
  const policy = withoutRetries(startPolicy('needed'))
  const day = (ms: number) => new Date(ms).toISOString().slice(0, 10)
  const nowMs = clock.now().getTime()
  const range = { dateFrom: day(nowMs - DAYS * DAY_MS), dateTo: day(nowMs) }
  const rows = { limit: ROWS }
  const of = (name: string) => `GET /v1/analytics/{projectId}/${name}`
  const reads: Read[] = [
    {
      route: of('views'),
      ask: (service) => service.getPageViews(range, { ...rows, offset: 0 }, policy),
      parse: schemas.parsePageViews,
    },
    {
      route: of('visitors'),
      ask: (service) => service.getVisitors(range, policy),
      parse: schemas.parseVisitorTotals,
    },
    {
      route: of('searches'),
      ask: (service) => service.getSearches(range, rows, policy),
      parse: schemas.parseSearches,
    },
    {
      route: of('assistant'),
      ask: (service) => service.getConversations(range, rows, policy),
      parse: schemas.parseConversations,
    },
    {
      route: of('feedback/by-page'),
      ask: (service) => service.getFeedbackByPage(range, { ...rows, source: 'contextual' }, policy),
      parse: schemas.parseFeedbackByPage,
    },
    {
      route: of('feedback'),
      ask: (service) => service.getFeedback(range, rows, policy),
      parse: schemas.parseFeedback,
    },
  ]
  if (jobId !== undefined)
    reads.push({
      route: 'GET /v2/agent/{projectId}/job/{id}',
      ask: (service) => service.getJob(jobId, policy),
      parse: schemas.parseAgentJob,
    })
  return reads
}

/** A refused read, or no JSON, matters too. */
function matters({ path, expected, came }: Field, read: ReadonlySet<string>): boolean {
  if (came.length === 0 || !read.has(path)) return false
  const isInNoRow = came.every((kind) => kind === 'nothing')
  const isOfWrongType = came.some((kind) => kind !== 'nothing' && !expected.includes(kind))
  return isInNoRow || isOfWrongType
}

function isAsExpected({ expected, came }: Field): boolean {
  return came.every((kind) => expected.includes(kind))
}

/** Only the answer's own list counts: a list within a row may well be empty. */
function isListWithoutRows({ path, came }: Field): boolean {
  return came.length === 0 && /^\w+\[\]$/.test(path)
}

function describe({ path, expected, came }: Field): string {
  const wanted = expected.filter((kind) => kind !== 'nothing').join(' or ')
  return `${path || 'the answer'}: expected ${wanted || 'no such field'}, came ${came.join(' or ')}`
}

/** Names of other forms may be data. */
const NAME = /^[A-Za-z_]\w{0,39}$/
const ABSENT = Symbol('an object without this field')

/** All fields of the contract and of the answer. Of those that the contract lacks, only the outermost. */
function fieldsOf(schema: JsonObject, json: unknown): Field[] {
  const fields: Field[] = []
  const visit = (path: string, schemas: readonly JsonObject[], values: readonly unknown[]) => {
    const variants = schemas.flatMap((one) => listOrEmpty(one.anyOf ?? [one]).map(objectOrEmpty))
    const expected = new Set(variants.flatMap(kindsIn))
    const came = new Set(values.map(kindOf))
    fields.push({ path, expected: [...expected], came: [...came] })
    const items = variants.map((one) => one.items).filter(isObject)
    if (items.length > 0) visit(`${path}[]`, items, values.filter(Array.isArray).flat())
    if (!expected.has('object')) return

    const objects = values.filter(isObject)
    const names = variants.flatMap((one) => Object.keys(objectOrEmpty(one.properties)))
    names.push(...objects.flatMap((one) => Object.keys(one)).filter((name) => NAME.test(name)))
    for (const name of new Set(names)) {
      const having = variants.filter((one) => isObject(objectOrEmpty(one.properties)[name]))
      const inner = having.map((one) => objectOrEmpty(objectOrEmpty(one.properties)[name]))
      const isEverywhere = having.length === variants.length && having.every(requires(name))
      if (having.length > 0 && !isEverywhere) inner.push({ type: 'nothing' })
      const found = objects.map((one) => (Object.hasOwn(one, name) ? one[name] : ABSENT))
      visit(joined(path, name), inner, found)
    }
  }
  visit('', [schema], [json])
  return fields
}

/** A schema that requires nothing does not say what may be absent. */
function requires(name: string) {
  return ({ required = [name] }: JsonObject) => listOrEmpty(required).includes(name)
}

const joined = (path: string, name: string) => (path === '' ? name : `${path}.${name}`)

const KINDS: Readonly<Record<string, string>> = { integer: 'number', array: 'list' }

function kindsIn({ type, nullable }: JsonObject): string[] {
  const types = Array.isArray(type) ? type : [type]
  const kinds = types.map((one) => KINDS[String(one)] ?? String(one))
  if (nullable === true) kinds.push('null')
  return kinds
}

function kindOf(value: unknown): string {
  if (value === ABSENT) return 'nothing'
  if (value === null) return 'null'
  return Array.isArray(value) ? 'list' : typeof value
}

/** The paths that a parser looks at, whether they are there or not. */
function fieldsReadBy(parse: Read['parse'], json: unknown): Set<string> {
  const read = new Set([''])
  const watched = (value: unknown, path: string): unknown => {
    if (typeof value !== 'object' || value === null) return value
    const note = (name: string | symbol): string => {
      if (typeof name === 'symbol') return path
      const at = Array.isArray(value) ? `${path}[]` : joined(path, name)
      read.add(at)
      return at
    }
    return new Proxy(value, {
      has(target, name) {
        note(name)
        return Reflect.has(target, name)
      },
      get(target, name) {
        return watched(Reflect.get(target, name), note(name))
      },
    })
  }
  try {
    parse(watched(json, ''), ROWS)
  } catch {
    // It names no more than the differences do.
  }
  return read
}

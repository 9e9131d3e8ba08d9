import { appendFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { Answer, Request } from '../simulator/http/answer.ts'
import type { Fault } from './fault.ts'
import { NOWHERE, prepare, tidy } from './place.ts'
import { countOf, playRow, type Result, type Row, tableOf } from './row.ts'
import { GROUPS } from './rows/index.ts'
import { type GitHub, RUN_VARIABLES, type Run, World } from './world.ts'

/**
 * Plays the action, and prints a table of what was seen. On a runner, against the real GitHub, a group of rows at
 * a time: there it needs no packages, so that no job has to install any. Elsewhere all of them, against the stand-in.
 */

const USAGE = `npm run acceptance -- [what]

  rows <group…>   plays these groups (${Object.keys(GROUPS).join(', ')}), or rows; default: all
  fault <row>     plays a row with its fault, and expects red
  fault <group…>  the same with the row of the day, of these groups

On a runner also: prepare, tidy and report, see .github/workflows/acceptance.yml.`

const FOLDER = 'out/acceptance'
const PLACE = `${FOLDER}/place.json`
const DAY_MS = 86_400_000
const { env } = process
const isRunner = env.GITHUB_ACTIONS === 'true'

/** The real one, as this job's token sees it. */
const github = {
  run: Object.fromEntries(RUN_VARIABLES.map((name) => [name, env[name] ?? ''])) as Run,
  isStandIn: false,
  steps: async () => JSON.parse(env.STEPS ?? '{}'),
  async answer({ method, path, query, headers, body }: Request): Promise<Answer> {
    const { authorization = '', accept = '', 'x-github-api-version': version } = headers
    const url = `${env.GITHUB_API_URL}${path}${query.size > 0 ? `?${query}` : ''}`
    const response = await fetch(url, {
      method,
      headers: {
        ...{ authorization, accept, 'user-agent': 'docs-agent-acceptance' },
        ...(version !== undefined && { 'x-github-api-version': version }),
        'content-type': 'application/json',
      },
      // Undefined of a GET.
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(30_000),
    })
    // It comes unpacked.
    const packed = ['content-encoding', 'content-length', 'transfer-encoding', 'connection']
    const kept = [...response.headers].filter(([name]) => !packed.includes(name))
    return {
      status: response.status,
      headers: Object.fromEntries(kept),
      body: await response.text(),
    }
  },
} satisfies GitHub

async function play(row: Row, fault?: Fault): Promise<Result> {
  if (isRunner) {
    const place = JSON.parse(readFileSync(PLACE, 'utf8'))
    return playRow(row, await new World(github, place, { row: row.id, fault }).open())
  }
  // Loaded here, since it needs packages.
  const { openStandIn } = await import('./stand-in.ts')
  const world = await openStandIn(row, { fault })
  return playRow(row, await world.open())
}

/** Against the stand-in, rows need not wait for each other. */
async function playRows(rows: readonly Row[]): Promise<Result[]> {
  if (!isRunner) return Promise.all(rows.map((row) => play(row)))
  const results: Result[] = []
  for (const row of rows) results.push(await play(row))
  return results
}

const rowsOf = (names: readonly string[]): Row[] => {
  const known = names.length > 0 ? names : Object.keys(GROUPS)
  return known.flatMap((name) => {
    const rows =
      GROUPS[name] ??
      Object.values(GROUPS)
        .flat()
        .filter(({ id }) => id === name)
    if (rows.length === 0) throw new Error(`There is no row or group ${name}.\n\n${USAGE}`)
    return rows
  })
}

/** A row that must be red, since what it tries is broken: of several, the one of the day. */
async function playFault(rows: readonly Row[]): Promise<Result[]> {
  const row = rows[Math.floor(Date.now() / DAY_MS) % rows.length]
  if (row === undefined) return []
  const { seen, verdict } = await play(row, row.fault)
  const about = { id: `fault of ${row.id}`, tried: row.fault.what, expected: `${row.id} is red` }
  const turned = { '❌': '✅', '✅': '❌', 'not here': 'not here' } as const
  return [{ ...about, seen, verdict: turned[verdict] }]
}

function show(results: readonly Result[], name: string): void {
  const label = env.LABEL ? ` (${env.LABEL})` : ''
  const labelled = results.map((result) => ({ ...result, id: `${result.id}${label}` }))
  mkdirSync(FOLDER, { recursive: true })
  const file = `rows-${name}${label}`.replace(/[^\w-]+/g, '-')
  writeFileSync(`${FOLDER}/${file}.json`, JSON.stringify(labelled))
  const text = `${countOf(results)}\n\n${tableOf(results)}`
  if (env.GITHUB_STEP_SUMMARY) appendFileSync(env.GITHUB_STEP_SUMMARY, text)
  for (const { verdict, id, seen } of results)
    console.log(`${verdict} ${id}: ${seen}`.slice(0, 500))
  console.log(countOf(results))
  if (results.some(({ verdict }) => verdict === '❌')) process.exitCode = 1
}

/** All jobs' results in one table; a row that none of them has is red. */
function report(): Result[] {
  mkdirSync(FOLDER, { recursive: true })
  const files = readdirSync(FOLDER).filter((file) => /^rows-.*\.json$/.test(file))
  const read = (file: string): Result[] => JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8'))
  const results = files.sort().flatMap(read)
  // On a push, no run is cancelled.
  const isDue = (row: Row) => env.GITHUB_EVENT_NAME !== 'push' || !GROUPS.cancel?.includes(row)
  const missing = rowsOf([]).filter(
    (row) => isDue(row) && !results.some(({ id }) => id.split(' (')[0] === row.id),
  )
  for (const { id, tried, expected } of missing)
    results.push({ id, tried, expected, seen: 'its job did not come to it', verdict: '❌' })
  const run = `${env.GITHUB_SERVER_URL}/${env.GITHUB_REPOSITORY}/actions/runs/${env.GITHUB_RUN_ID}`
  const red = results.filter(({ verdict }) => verdict === '❌')
  writeFileSync(`${FOLDER}/report.md`, `[The acceptance](${run}) failed:\n\n${tableOf(red)}`)
  return results
}

const [what = 'rows', ...names] = process.argv.slice(2)
switch (what) {
  case 'prepare': {
    const place = await prepare(new World(github, NOWHERE))
    mkdirSync(FOLDER, { recursive: true })
    writeFileSync(PLACE, JSON.stringify(place))
    appendFileSync(env.GITHUB_OUTPUT ?? '', `issue=${place.issue?.number ?? ''}\n`)
    break
  }
  case 'tidy':
    await tidy(new World(github, NOWHERE), JSON.parse(readFileSync(PLACE, 'utf8')))
    break
  case 'rows':
    show(await playRows(rowsOf(names)), names.join('-'))
    break
  case 'fault':
    show(await playFault(rowsOf(names)), 'fault')
    break
  case 'report':
    show(report(), 'all')
    break
  default:
    console.log(USAGE)
    process.exitCode = what === '--help' ? 0 : 2
}

import type { Fault, Wire, World } from './world.ts'

/** Why something cannot be seen somewhere, and what would change that. */
export const NOT_HERE = {
  issues: 'issues are off (Settings › General › Features)',
  pulls:
    'the token may not open pull requests (Settings › Actions › General › "Allow GitHub Actions to create and approve pull requests")',
  bot: 'a bot triggered this run: press the button yourself',
  public: 'this copy is public, so everybody may read it',
} as const
export type Where = keyof typeof NOT_HERE

/** What a job's token may, as a workflow writes it. */
export type Permissions = Partial<
  Record<'actions' | 'contents' | 'issues' | 'pull-requests', 'read' | 'write'>
>

/** What is tried, and what must be seen. */
export interface Row {
  readonly id: string
  readonly tried: string
  readonly expected: string
  /** Of its job, where it must have no others. Default: to write. */
  readonly permissions?: Permissions
  /** Where it may be missing; anywhere else that is red. */
  readonly notHere?: readonly Where[]
  /** What turns it red. */
  readonly fault: Fault
  /** @returns what was seen, or with `remark`, what a person should look at. @throws Red; NotHere */
  see(world: World): Promise<string | { seen: string; remark: string }>
}

/** Rows that one job of the workflow plays, with the permissions that they need. */
export type Group = readonly Row[]

/** Something else was seen than was expected. */
export class Red extends Error {}

export class NotHere extends Error {
  readonly where: Where
  constructor(where: Where) {
    super(NOT_HERE[where])
    this.where = where
  }
}

/** @throws Red, with what was seen instead */
export function must(condition: boolean, seen: string): asserts condition {
  if (!condition) throw new Red(seen)
}

/** A fault: GitHub refuses these paths. */
export function refuse403(paths: RegExp): Wire {
  const headers = { 'content-type': 'application/json' }
  const body = { message: 'Resource not accessible by integration' }
  return async ({ path }, forward) =>
    paths.test(path) ? { status: 403, headers, body } : forward()
}

export interface Result {
  id: string
  tried: string
  expected: string
  seen: string
  verdict: '✅' | '❌' | 'not here'
}

/** Plays a row. Never rejects: a defect of the row itself is red as well. */
export async function playRow(row: Row, world: World, fault?: Fault): Promise<Result> {
  const { id, tried, expected } = row
  world.begin(id, fault)
  const judge = async (): Promise<Pick<Result, 'seen' | 'verdict'>> => {
    try {
      // A bot's name passes no gate, whatever the row asks of it.
      if (row.notHere?.includes('bot')) void world.actor
      const found = await row.see(world)
      must(world.strayed.length === 0, `requests to elsewhere: ${world.strayed.join(', ')}`)
      if (typeof found === 'string') return { seen: found, verdict: '✅' }
      return { seen: `${found.seen} **Look**: ${found.remark}`, verdict: '✅' }
    } catch (error) {
      const seen = error instanceof Error ? error.message : String(error)
      if (error instanceof NotHere && row.notHere?.includes(error.where))
        return { seen, verdict: 'not here' }
      return { seen: error instanceof Red ? seen : `it broke off: ${seen}`, verdict: '❌' }
    }
  }
  const { seen, verdict } = await judge()
  await world.end()
  // The action's log, from which some quote, begins with the command that masks it.
  const shown = seen.replaceAll(world.github.run.token, '***')
  return { id, tried, expected, seen: shown, verdict }
}

/** The table, as Markdown. What was seen is text from outside: a cell of it is code. */
export function tableOf(results: readonly Result[]): string {
  const cell = (text: string) => text.replace(/[\r\n]+/g, ' ').replaceAll('|', '\\|')
  const code = (text: string) => `\`${cell(text.replaceAll('`', "'")).slice(0, 400)}\``
  const rows = results.map(
    ({ id, tried, expected, seen, verdict }) =>
      `| ${verdict} | ${id} | ${cell(tried)} | ${cell(expected)} | ${code(seen)} |`,
  )
  const head = ['| | Row | Tried | Expected | Seen |', '|---|---|---|---|---|']
  return `${[...head, ...rows].join('\n')}\n`
}

/** `40 ✅, 1 ❌, 2 not here` */
export function countOf(results: readonly Result[]): string {
  const verdicts = ['✅', '❌', 'not here'] as const
  const count = (wanted: string) => results.filter(({ verdict }) => verdict === wanted).length
  return verdicts.map((verdict) => `${count(verdict)} ${verdict}`).join(', ')
}

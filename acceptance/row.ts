import type { Fault } from './fault.ts'
import type { World } from './world.ts'

/** What a copy of the repository may lack, and why. */
export const NEEDS = {
  issue: 'issues are off (Settings › General › Features)',
  pull: 'the token may not open pull requests (Settings › Actions › General › "Allow GitHub Actions to create and approve pull requests")',
  person: 'a bot triggered this run: press the button yourself',
  private: 'this copy is public, so everybody may read it',
} as const
export type Need = keyof typeof NEEDS

/** What a job's token may, as a workflow writes it. */
export type Permissions = Partial<
  Record<'actions' | 'contents' | 'issues' | 'pull-requests', 'read' | 'write'>
>

/**
 * What is tried, and what must be seen: a line of the table. To add one, write it into a group in `rows/`. Its `see`
 * plays a step with `world.play`, or as other rows do with `plays.ts`, and states by `must` what it expects. Its
 * `fault` breaks what that depends on (`fault.ts`), and a test expects it to turn the row red. `npm run acceptance --
 * rows <id>` and `-- fault <id>` play both. A new group also needs a job in acceptance.yml.
 */
export interface Row {
  readonly id: string
  readonly tried: string
  readonly expected: string
  /** Of its job, where it must have no others. Default: to write. */
  readonly permissions?: Permissions
  /** Where one of these is missing, the row is "not here". */
  readonly needs?: readonly Need[]
  /** What turns it red. */
  readonly fault: Fault
  /** @returns what was seen, or with `remark`, what a person should look at. @throws Red */
  see(world: World): Promise<string | { seen: string; remark: string }>
}

/** Rows that one job of the workflow plays, with the permissions that they need. */
export type Group = readonly Row[]

/** Something else was seen than was expected. */
export class Red extends Error {}

/** @throws Red, with what was seen instead */
export function must(condition: boolean, seen: string): asserts condition {
  if (!condition) throw new Red(seen)
}

export interface Result {
  id: string
  tried: string
  expected: string
  seen: string
  verdict: '✅' | '❌' | 'not here'
}

/** Plays a row in a world of its own, and ends that. Never rejects: a defect of the row itself is red as well. */
export async function playRow(row: Row, world: World): Promise<Result> {
  const { id, tried, expected } = row
  const { seen, verdict } = await judge(row, world)
  await world.close()
  // The action's log, from which some quote, begins with the command that masks it.
  const shown = seen.replaceAll(world.github.run.GITHUB_TOKEN, '***')
  return { id, tried, expected, seen: shown, verdict }
}

async function judge(row: Row, world: World): Promise<Pick<Result, 'seen' | 'verdict'>> {
  const missing = row.needs?.find((need) => !world.has(need))
  if (missing !== undefined) return { seen: NEEDS[missing], verdict: 'not here' }
  try {
    const found = await row.see(world)
    must(world.strayed.length === 0, `requests to elsewhere: ${world.strayed.join(', ')}`)
    if (typeof found === 'string') return { seen: found, verdict: '✅' }
    return { seen: `${found.seen} **Look**: ${found.remark}`, verdict: '✅' }
  } catch (error) {
    if (error instanceof Red) return { seen: error.message, verdict: '❌' }
    return { seen: `it broke off: ${error}`, verdict: '❌' }
  }
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

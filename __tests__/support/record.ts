import { idOf } from '../../simulator/github/objects.ts'
import { cutEntries, type Entry, formatPayload } from '../../src/ask/record/record.ts'
import { formatLine, hash, identify } from '../../src/comments/find-comments.ts'
import { type Env, readEvent } from '../../src/frame/event.ts'

/** Who writes comments with a workflow's own token. */
export const BOT = 'github-actions[bot]'

const PROJECT = ['https://api.mintlify.com/', 'docs']
/** Issue 7 of acme/docs, and the project of `runStep`. */
export const HERE = { repository: `${idOf('acme/docs')}`, number: 7, project: hash(PROJECT) }

let seconds = 0

/**
 * A request to the agent as a record holds it, each later than the one before, some hours before a step runs; of run
 * 1, unless told.
 */
export function entry(state: 'asked' | 'lost', more: Partial<Entry> & { job: string }): Entry
export function entry(state: 'asking' | 'not asked', more?: Partial<Entry>): Entry
export function entry(state: Entry['state'], more: Partial<Entry> = {}): Entry {
  seconds++
  const time = new Date(Date.UTC(2026, 10, 21, 0, 0, seconds)).toISOString()
  const nobody = { run: '1', attempt: 1, byBot: false }
  const id = seconds.toString(16).padStart(8, '0')
  return { ...nobody, id, time, ...more, state } as Entry
}

/** Where a record stands, and whose it is. */
interface Place {
  number?: number
  project?: string
  /** Of the step, as `runStep` has it. */
  env?: Env
}

function identityOf(env?: Env) {
  const event = readEvent({
    GITHUB_WORKFLOW_REF: 'acme/docs/.github/workflows/docs.yml@refs/heads/main',
    GITHUB_JOB: 'docs',
    ...env,
  })
  return identify([...PROJECT, 'ask', event.workflowFile, ''], event.step)
}

/** A comment with the record of a step. By default it is that of `runStep`, on issue 7 of acme/docs. */
export function recordComment(entries: readonly Entry[], { env, ...where }: Place = {}): string {
  const payload = formatPayload({ ...HERE, ...where }, { entries: cutEntries(entries) })
  return `${formatLine(identityOf(env), payload)}\nThe report.\n`
}

/** A comment that says whose pull request it stands on. */
export function pointerComment(job: string, number: number): string {
  const payload = formatPayload({ ...HERE, number }, { job })
  return `${formatLine(identify(['pointer', ...PROJECT], job), payload)}\nA pointer.\n`
}

import { idOf } from '../../simulator/github/objects.ts'
import { cutEntries, encodePayload, type RecordEntry } from '../../src/ask/record/record.ts'
import { commentIdentity, formatMarker, hashTexts } from '../../src/comments/comment-marker.ts'
import { type Env, readEvent } from '../../src/core/event.ts'

/** The author of comments with the workflow's token. */
export const BOT = 'github-actions[bot]'

const PROJECT = ['https://api.mintlify.com/', 'docs']
/** Issue 7 of acme/docs, in the project of `runStep`. */
export const HERE = { repository: `${idOf('acme/docs')}`, number: 7, project: hashTexts(PROJECT) }

let seconds = 0

/** A request to the agent in a record, each later than the previous one and hours before the step. Default run: 1. */
export function entry(
  state: 'asked' | 'lost',
  more: Partial<RecordEntry> & { job: string },
): RecordEntry
export function entry(state: 'asking' | 'not asked', more?: Partial<RecordEntry>): RecordEntry
export function entry(state: RecordEntry['state'], more: Partial<RecordEntry> = {}): RecordEntry {
  seconds++
  const time = new Date(Date.UTC(2026, 10, 21, 0, 0, seconds)).toISOString()
  const nobody = { run: '1', attempt: 1, byBot: false }
  const id = seconds.toString(16).padStart(8, '0')
  return { ...nobody, id, time, ...more, state } as RecordEntry
}

/** The place and owner of a record. */
interface Place {
  number?: number
  /** The environment of the step that owns it. */
  env?: Env
}

function identityOf(env?: Env) {
  const event = readEvent({
    GITHUB_WORKFLOW_REF: 'acme/docs/.github/workflows/docs.yml@refs/heads/main',
    GITHUB_JOB: 'docs',
    ...env,
  })
  return commentIdentity([...PROJECT, 'ask', event.workflowFile, ''], event.step)
}

/** A comment with a step's record, by default of `runStep` on issue 7 of acme/docs. */
export function recordComment(
  entries: readonly RecordEntry[],
  { env, ...where }: Place = {},
): string {
  const payload = encodePayload({ ...HERE, ...where }, { entries: cutEntries(entries) })
  return `${formatMarker(identityOf(env), payload)}\nThe report.\n`
}

/** A comment that names the job of its pull request. */
export function pointerComment(job: string, number: number): string {
  const payload = encodePayload({ ...HERE, number }, { job })
  return `${formatMarker(commentIdentity(['pointer', ...PROJECT], job), payload)}\nA pointer.\n`
}

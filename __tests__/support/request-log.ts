import { idOf } from '../../simulator/github/objects.ts'
import { formatMarker, hashTexts, markerKey } from '../../src/github/own-comment.ts'
import { type Entry, encodeEntries } from '../../src/job/entry.ts'
import { type Env, readRunContext } from '../../src/trigger/event.ts'

/** The author of comments with the workflow's token. */
export const BOT = 'github-actions[bot]'

const PROJECT = ['https://api.mintlify.com/', 'docs']
/** Of `runStep`. */
const ENV = {
  GITHUB_WORKFLOW_REF: 'acme/docs/.github/workflows/docs.yml@refs/heads/main',
  GITHUB_JOB: 'docs',
}

let seconds = 0

/** A request to the agent, each later than the previous one and hours before the step. Default: of run 1, by `runStep`. */
export function entry(state: 'asked' | 'lost', more: Partial<Entry> & { job: string }): Entry
export function entry(state: 'asking', more?: Partial<Entry>): Entry
export function entry(state: Entry['state'], more: Partial<Entry> = {}): Entry {
  seconds++
  const at = new Date(Date.UTC(2026, 10, 21, 0, 0, seconds)).toISOString()
  const nobody = { run: '1', attempt: 1, byBot: false, isFollowUp: false }
  return { ...nobody, step: hashTexts([readRunContext(ENV).step]), at, ...more, state } as Entry
}

/** The home and owner of a log. */
interface Home {
  number?: number
  /** The environment of the step that writes it. */
  env?: Env
}

function homeOf(number: number) {
  return { repository: 'acme/docs', repositoryId: `${idOf('acme/docs')}`, number }
}

/** A comment with a step's log, by default of `runStep` on issue 7 of acme/docs. */
export function logComment(
  entries: readonly Entry[] | string,
  { env, number = 7 }: Home = {},
): string {
  const { workflowFile } = readRunContext({ ...ENV, ...env })
  const key = markerKey(homeOf(number), ['ask', ...PROJECT, workflowFile, ''])
  const payload = typeof entries === 'string' ? entries : encodeEntries(entries)
  return `${formatMarker(key, payload)}\nThe report.\n`
}

/** A comment that names the job of its pull request. */
export function pointerComment(job: string, number: number): string {
  const key = markerKey(homeOf(number), ['pointer', ...PROJECT])
  return `${formatMarker(key, job)}\nA pointer.\n`
}

import { idOf } from '../../simulator/github/objects.ts'
import type { Entry } from '../../src/comments/line.ts'
import { cutEntries, formatLine, identify } from '../../src/comments/line.ts'
import { type Env, readEvent } from '../../src/runner/event.ts'
import { readInputs } from '../../src/runner/inputs.ts'
import { KEY } from './flow.ts'
import { RecordingLog } from './recording-log.ts'

/** Who writes comments with a workflow's own token. */
export const BOT = 'github-actions[bot]'

export const REPOSITORY_ID = `${idOf('acme/docs')}`

let seconds = 0

/**
 * A request to the agent as a ledger holds it, each later than the one before, some hours before a step runs; of run
 * 1, unless told.
 */
export function entry(state: Entry['state'], more: Partial<Entry> = {}): Entry {
  seconds++
  const time = new Date(Date.UTC(2026, 10, 21, 0, 0, seconds)).toISOString()
  const nobody = { run: '1', attempt: 1, byBot: false }
  return { ...nobody, process: `process-${seconds}`, time, state, ...more }
}

/** Where a ledger stands, and whose it is. */
interface Place {
  number?: number
  key?: string
  dropped?: string
  /** Of the step, as `runStep` has it. */
  env?: Env
}

/** A comment with the ledger of a step. By default it is that of `runStep`, on issue 7 of acme/docs. */
export function ledgerComment(entries: readonly Entry[], place: Place = {}): string {
  const { number = 7, key = KEY, dropped = '0', env } = place
  const ofStep = {
    GITHUB_REPOSITORY: 'acme/docs',
    GITHUB_WORKFLOW_REF: 'acme/docs/.github/workflows/docs.yml@refs/heads/main',
    GITHUB_JOB: 'docs',
    ...env,
    'INPUT_PROJECT-ID': 'docs',
    'INPUT_API-KEY': key,
  }
  const event = readEvent(ofStep)
  const identity = identify(event, readInputs(ofStep, new RecordingLog(), event))
  const ledger = cutEntries(entries, dropped)
  const seal = { key, project: 'https://api.mintlify.com/ docs', repository: REPOSITORY_ID, number }
  return `${formatLine(identity, ledger, seal)}\nThe report.\n`
}

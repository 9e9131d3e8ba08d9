import type { Run } from '../base/clock.ts'
import { Skipped } from '../base/errors.ts'
import { asInteger, asRecord } from '../base/json.ts'
import type { Log } from '../base/log.ts'
import { quote } from '../base/text.ts'
import { unlessItFails } from '../http/unless-it-fails.ts'
import type { WorkflowEvent } from '../runner/event.ts'
import type { OwnPulls } from './own-pulls.ts'

/**
 * Actions of a pull request that come of its being worked on. Whoever reviews, comments, labels or assigns
 * asks for something, on the agent's pull request too.
 */
const CAUSED_BY_WORK = [
  ...['opened', 'reopened', 'edited', 'synchronize', 'synchronized', 'ready_for_review'],
  ...['review_requested', 'closed'],
]
/** A bot opens its pull request some seconds before the run that waits for that records it. */
const RECORD_PAUSES_MS = [5_000, 10_000, 15_000]
/** A push with more commits was not made by merging one pull request of the agent. */
const MAX_COMMITS = 30
const NO_COMMIT = /^0*$/

export interface OwnEventOptions {
  event: WorkflowEvent
  ownPulls: OwnPulls
  run: Run
  log: Log
  inputs: {
    githubToken: string
    /** Where this step records its jobs, a record that cannot be read is worth a warning. */
    comment: boolean
  }
}

/**
 * Ends the step where the agent's own pull request caused the event: it would answer to itself for ever.
 * Where that cannot be found out, the step goes on: a change that is documented twice is found in review,
 * one that is not documented is not.
 * @throws Skipped
 */
export async function skipOwnEvent(options: OwnEventOptions): Promise<void> {
  const { event, log, inputs } = options
  if (inputs.githubToken === '') return
  const own = await unlessItFails(
    () => findCause(options),
    ({ message }) =>
      log[inputs.comment ? 'warning' : 'info'](
        `Whether the agent's own pull request caused this event is not known. ${message}`,
      ),
  )
  if (own === undefined) return
  throw new Skipped(
    `The agent's own pull request #${own} caused this ${quote(event.name, 60)} event, so there is nothing to ask for.`,
  )
}

async function findCause(options: OwnEventOptions): Promise<number | undefined> {
  const { event, ownPulls } = options
  const { pull_request, workflow_run, action } = event.payload
  switch (event.name) {
    case 'pull_request':
    case 'pull_request_target':
      return CAUSED_BY_WORK.includes(String(action))
        ? findPull(asRecord(pull_request), options)
        : undefined
    case 'push':
      return findForCommits(commitsOf(event.payload), ownPulls)
    case 'workflow_run':
      return findFollowed(asRecord(workflow_run), ownPulls)
    default:
      return undefined
  }
}

async function findPull(
  pull: Record<string, unknown>,
  { ownPulls, event, run }: OwnEventOptions,
): Promise<number | undefined> {
  const number = asInteger(pull.number)
  if (number === undefined) return undefined
  const isNew = event.payload.action !== 'closed' && asRecord(pull.user).type === 'Bot'
  for (const pauseMs of [...(isNew ? RECORD_PAUSES_MS : []), 0]) {
    if (await ownPulls.isOwn(number)) return number
    if (pauseMs > 0) await run.clock.sleep(pauseMs, run.signal)
  }
  return undefined
}

async function findFollowed(
  { event: followed, head_sha, pull_requests }: Record<string, unknown>,
  ownPulls: OwnPulls,
): Promise<number | undefined> {
  if (followed === 'push' && typeof head_sha === 'string')
    return findForCommits([head_sha], ownPulls)
  const isOfPull = followed === 'pull_request' || followed === 'pull_request_target'
  if (!isOfPull || !Array.isArray(pull_requests)) return undefined
  for (const pull of pull_requests) {
    const number = asInteger(asRecord(pull).number)
    if (number !== undefined && (await ownPulls.isOwn(number))) return number
  }
  return undefined
}

/** The agent's pull request, where every one of the commits came with one of its own. */
async function findForCommits(shas: string[], ownPulls: OwnPulls): Promise<number | undefined> {
  if (shas.length > MAX_COMMITS) return undefined
  let own: number | undefined
  for (const sha of shas) {
    own = await ownPulls.findForCommit(sha)
    if (own === undefined) return undefined
  }
  return own
}

/** The newest first: that of a person's push ends the search at once. */
function commitsOf({ commits, after }: WorkflowEvent['payload']): string[] {
  const listed = Array.isArray(commits) ? commits.map((commit) => asRecord(commit).id) : []
  const shas = [...listed, after].filter((sha) => typeof sha === 'string' && !NO_COMMIT.test(sha))
  return [...new Set(shas.map(String))].reverse()
}

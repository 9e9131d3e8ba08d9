import { setImmediate } from 'node:timers/promises'
import type { Clock } from '../clock.ts'
import { openResultComment, type ResultComment, showResult } from '../comments/result-comment.ts'
import { ActionError, Skipped } from '../errors.ts'
import type { Command, Ending, Step } from '../frame/command.ts'
import { COMMENT_INPUTS, TIMEOUT_INPUT, TOKEN_INPUT } from '../frame/common-inputs.ts'
import type { WorkflowEvent } from '../frame/event.ts'
import { printPlain } from '../frame/line.ts'
import { type InputsOf, readInputs } from '../frame/read-inputs.ts'
import { listPullFiles } from '../github/pulls.ts'
import { readMergeBase, readTree } from '../github/repository.ts'
import type { Stage } from '../http/stage.ts'
import { inQuotes } from '../text.ts'
import { endingOfFindings } from './endings.ts'
import { findRemovedPages } from './findings.ts'
import { readMadePages } from './read-specifications.ts'
import { readSites } from './sites.ts'

const INPUTS = {
  ...COMMENT_INPUTS,
  ...TOKEN_INPUT,
  ...TIMEOUT_INPUT,
} as const

type RemovedPagesInputs = InputsOf<typeof INPUTS>

const OUTPUTS = {
  outcome: 'word',
  'pages-removed': 'number',
  redirects: 'redirects',
  message: 'message',
} as const

type RemovedPagesOutput = keyof typeof OUTPUTS

interface RemovedPagesStep extends Step<RemovedPagesInputs, RemovedPagesOutput> {
  readonly comment: ResultComment
}

/** A gate: fails if a pull request removes or moves a page without a redirect. */
export const removedPages: Command<RemovedPagesInputs, RemovedPagesOutput, RemovedPagesStep> = {
  name: 'removed-pages',
  inputs: INPUTS,
  outputs: OUTPUTS,
  read: (...from) => readInputs(INPUTS, ...from),
  findFaults: (_, { name, facts }) =>
    facts.subject === 'pull_request' || facts.causedBy === 'merge queue'
      ? []
      : [
          `this is a ${inQuotes(name, 60)} event, which has no pull request to look at: run it on pull_request, pull_request_target or merge_group`,
        ],
  prepare: (step) => ({ ...step, comment: openResultComment(step) }),
  gate: async ({ event }) => refuseOtherEvents(event),
  async run(step) {
    const ending = await step.log.group('Removed pages', () => compare(step))
    // A green check hides its summary.
    for (const warning of ending.page.warnings) step.log.warning(printPlain(warning))
    return ending
  },
  comment: (step, ending) => showResult(step.comment, step, ending),
}

/** Each action of an open pull request gets the verdict: green for a label would let a red one pass. */
function refuseOtherEvents(event: WorkflowEvent): void {
  // Red would block the queue, and the pull request was looked at before.
  if (event.facts.causedBy === 'merge queue')
    throw new Skipped(
      "A merge queue's run is about no single pull request, so there is nothing to look at.",
    )
  if (event.payload.action === 'closed')
    throw new Skipped('The pull request is closed, so there is nothing to stop.')
}

/** GitHub's limit. */
const MAX_CHANGED_FILES = 3000

async function compare(step: RemovedPagesStep): Promise<Ending<RemovedPagesOutput>> {
  const { github, event, log } = step
  const { needed } = step.stages
  const { number, base, head } = event.payload.pull_request ?? {}
  if (number === undefined || base?.sha === undefined || head?.sha === undefined)
    throw new ActionError(
      'The payload of this event does not name the commits of the pull request, so its pages are unknown.',
    )
  // A branch may be older than the base's tip: what the base has gained since, it does not remove.
  const mergeBase = await readMergeBase(github, needed, base.sha, head.sha)
  const files = await listPullFiles(github, needed, number, MAX_CHANGED_FILES)
  const texts = new Map<string, Promise<string>>()
  const before = await readTree(github, needed, mergeBase, texts)
  const after = await readTree(github, needed, head.sha, texts)
  const pause = pauseOf(needed, step.clock)
  const atBase = { files: before, ...(await readSites(before, pause)) }
  const atHead = { files: after, ...(await readSites(after, pause)) }
  const [broken] = atHead.broken
  if (broken) throw broken
  if (atBase.sites.length + atHead.sites.length === 0)
    throw new ActionError(
      'There is no docs.json with a navigation in this repository, so the pages are unknown.',
      { remedy: 'Run this step in the repository of the docs.' },
    )
  const sites = await readMadePages(atBase, atHead, pause)
  const found = await findRemovedPages(sites.base, sites.head, files.items, pause)
  const notCompared = atBase.broken.map(({ message }) => {
    return { kind: 'not compared', reason: message } as const
  })
  const findings = { ...found, warnings: [...notCompared, ...found.warnings] }
  log.info(`Pages without a redirect: ${findings.removed.length}`)
  return endingOfFindings(findings)
}

/** Between pieces of work that multiply, so that a cancel and the deadline are heard (D14). */
export function pauseOf(
  { signal, deadlineMs }: Pick<Stage, 'signal' | 'deadlineMs'>,
  clock: Clock,
): () => Promise<void> {
  return async () => {
    await setImmediate()
    signal.throwIfAborted()
    if (clock.nowMs() < deadlineMs) return
    throw new ActionError(
      'The time was up before all pages were compared: set a longer `timeout-minutes`.',
    )
  }
}

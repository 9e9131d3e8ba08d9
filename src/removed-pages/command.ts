import { setImmediate } from 'node:timers/promises'
import { postResultComment } from '../comments/sticky-comment.ts'
import type { Command, Step } from '../core/command.ts'
import { COMMENT_INPUTS, GITHUB_TOKEN_INPUTS, TIMEOUT_INPUTS } from '../core/inputs.ts'
import { type InputsOf, maskAndParseInputs } from '../core/read-inputs.ts'
import { ActionError, Skipped } from '../errors.ts'
import { listPullFiles } from '../github/issues-and-pulls.ts'
import {
  compareWithMergeBase,
  type ListedFile,
  readMergeBase,
  readTree,
} from '../github/repository.ts'
import { RequestFailure, type RequestPolicy } from '../http/retry.ts'
import type { CancellationPoint, Clock, Log } from '../runtime.ts'
import { inQuotes } from '../text.ts'
import { type Findings, findRemovedPages, NOTHING_FOUND } from './findings.ts'
import { isConfig, readSnapshots } from './pages.ts'
import { resultOfFindings } from './results.ts'

const GATE_INPUTS = {
  ...COMMENT_INPUTS,
  ...GITHUB_TOKEN_INPUTS,
  ...TIMEOUT_INPUTS,
} as const

type RemovedPagesInputs = InputsOf<typeof GATE_INPUTS>

const GATE_OUTPUTS = {
  outcome: 'word',
  'pages-removed': 'number',
  redirects: 'redirects',
  message: 'own words',
} as const

type RemovedPagesOutput = keyof typeof GATE_OUTPUTS

type RemovedPagesStep = Step<RemovedPagesInputs, RemovedPagesOutput>

/** A gate: fails if a pull request removes or moves a page without a redirect. */
export const removedPages: Command<RemovedPagesInputs, RemovedPagesOutput> = {
  name: 'removed-pages',
  inputs: GATE_INPUTS,
  outputs: GATE_OUTPUTS,
  read: (...from) => maskAndParseInputs(GATE_INPUTS, ...from),
  findInputConflicts(_, event) {
    const isQueue = event.traits.causedBy === 'merge queue'
    if (isQueue || event.traits.subject === 'pull_request') return []
    return [
      `this ${inQuotes(event.name, 60)} event has no pull request to look at: run it on pull_request, pull_request_target or merge_group`,
    ]
  },
  prepare: (step) => step,
  /** Each action of an open pull request gets the verdict: green for a label would let a red one pass. */
  async checkTrigger(step) {
    // Red would block the queue, and the pull request was looked at before.
    if (step.event.traits.causedBy === 'merge queue')
      throw new Skipped(
        "A merge queue's run is about no single pull request, so there is nothing to look at.",
      )
    if (step.event.payload.action === 'closed')
      throw new Skipped('The pull request is closed, so there is nothing to stop.')
  },
  async run(step) {
    const findings = await step.log.group('Removed pages', () => compare(step))
    return resultOfFindings(findings, step.log)
  },
  async comment(step, stepResult) {
    if (step.inputs.comment) await postResultComment(step, stepResult)
  },
}

/** GitHub's limit for the files of a pull request. */
const MAX_CHANGED_FILES = 3000
/**
 * Pages, pictures and code: no `$ref` leads to such a file, so no page depends on one that stays. A `$ref` may lead to
 * JSON under any name, and YAML and notebooks may be JSON.
 */
const HARMLESS =
  /\.(?:mdx?|png|jpe?g|gif|svg|webp|avif|ico|mp4|webm|[cm]?[jt]sx?|vue|svelte|s?css|html?|py|rb|go|rs|java|kts?|swift|dart|cs|php|c|cc|cpp|h|hpp|sh|sql|tf)$/i

/** Whether no other file depends on this one, and it stays. */
function isHarmless(file: ListedFile): boolean {
  const stays = file.status === 'added' || file.status === 'modified'
  return stays && HARMLESS.test(file.filename)
}

async function compare(step: RemovedPagesStep): Promise<Findings> {
  const { github, log } = step
  const { number, base, head } = commitsOf(step)
  const needed = step.startPolicy('needed')
  // GitHub can't make each diff. Without it, all files are compared, and fewer destinations are suggested.
  const optional: RequestPolicy = { ...needed, kind: 'decoration' }
  const comparison = compareWithMergeBase(github, optional, base, head)
  const changes = await ifAnswered(comparison, log)
  // Undefined if the list may be cut: a comparison has 300 files at most.
  const changed = changes?.files
  const areHarmless = changed?.every(isHarmless)
  if (areHarmless) {
    log.info('Each changed file is a page, a picture or code that stays, so nothing else is read.')
    return NOTHING_FOUND
  }

  // Compared is the merge base, not the tip of the base branch: the pull request removes nothing that came after.
  const mergeBase = changes?.mergeBase ?? (await readMergeBase(github, needed, base, head))
  // The pull request's own list goes further.
  const listFiles = async () => {
    const list = listPullFiles(github, optional, number, MAX_CHANGED_FILES)
    const answer = await ifAnswered(list, log)
    return answer?.items ?? []
  }
  // A file that both commits share is read once.
  const textsByHash = new Map<string, Promise<string>>()
  const [before, after, files] = await Promise.all([
    readTree(github, needed, mergeBase, textsByHash),
    readTree(github, needed, head, textsByHash),
    changed ?? listFiles(),
  ])
  const cancellationPoint = createCancellationPoint(needed, step.clock)
  const commits = await readSnapshots(before, after, cancellationPoint)
  const [fault] = commits.head.broken
  if (fault !== undefined) throw fault
  const sites = commits.base.sites.size + commits.head.sites.size
  if (sites === 0) {
    const paths = after.hashes.keys()
    const hasMintJson = paths.some((path) => isConfig(path, 'mint.json'))
    const remedy = hasMintJson ? UPGRADE : RUN_ELSEWHERE
    throw new ActionError(NO_DOCS, { remedy })
  }

  const findings = await findRemovedPages(commits.base, commits.head, files, cancellationPoint)
  const broken = findings.removed.length + findings.lost.length
  log.info(`Pages or redirects that lead nowhere now: ${broken}`)
  if (broken > 0) log.info('The summary of this run has the lines to paste.')
  return findings
}

function commitsOf(step: RemovedPagesStep) {
  const pull = step.event.pull
  const number = pull?.number
  const base = pull?.baseSha
  const head = pull?.headSha
  if (number === undefined || base === undefined || head === undefined)
    throw new ActionError(
      'The payload of this event does not name the commits of the pull request, so its pages are unknown.',
    )
  return { number, base, head }
}

const NO_DOCS =
  'There is no docs.json with a navigation in this repository, so the pages are unknown.'
const RUN_ELSEWHERE = 'Run this step in the repository of the docs.'
const UPGRADE =
  'It has a mint.json, which this step does not read: replace it with a docs.json first (`mint upgrade`).'

/** Undefined if GitHub refuses: the step can do without. */
async function ifAnswered<T>(answer: Promise<T>, log: Log): Promise<T | undefined> {
  try {
    return await answer
  } catch (error) {
    if (!(error instanceof RequestFailure)) throw error
    log.info(error.message)
    return undefined
  }
}

/** Lets the event loop turn, so that a cancel is heard during long work. */
export function createCancellationPoint(
  policy: Pick<RequestPolicy, 'signal' | 'deadlineMs'>,
  clock: Clock,
): CancellationPoint {
  return async () => {
    await setImmediate()
    policy.signal.throwIfAborted()
    if (clock.nowMs() < policy.deadlineMs) return
    throw new ActionError(
      'The time was up before all pages were compared: set a longer `timeout-minutes`.',
    )
  }
}

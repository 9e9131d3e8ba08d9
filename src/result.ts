import type { JobResult } from './agent/job.ts'
import type { PullContents } from './agent/pull-contents.ts'
import type { PullRequest } from './agent/pull-request.ts'
import type { BuildResult, KnownBuild } from './builds/build.ts'
import { ActionError, Cancelled, explain, Skipped } from './errors.ts'
import { failsStep, OUTCOMES, type Outcome } from './outcomes.ts'
import { sumOf } from './readers/ranking.ts'
import { KINDS } from './readers/signals.ts'
import { reportOutputs } from './report/outputs.ts'
import type { Report } from './report/read-report.ts'
import type { Inputs } from './runner/inputs.ts'
import type { OutputValues } from './runner/outputs.ts'
import type { Log } from './runtime.ts'
import type { Build } from './service/schemas.ts'
import { isGone, isLost } from './site/page-changes.ts'
import type { Reach, ReachPage, ReachReading } from './site/reach.ts'
import { inQuotes } from './text.ts'

/** The result of a step, all that is reported of it. */
export interface StepResult {
  outcome: Outcome
  /** A failure, or the reason for doing nothing, as a sentence; empty where the outcome says it all. */
  message: string
  /** What is wrong beside the work: for the summary, where the log has a warning. */
  remark?: string
  /** What there is to say in more than one line. */
  details?: readonly string[]
  /** Whether the comment shows it, though it has no job and no report. */
  isCommented?: boolean
  /** The annotation's, where it is not the outcome's own. */
  level?: 'notice' | 'warning'
  /** What a dry run would send, without what is quoted. */
  prompt?: string
  job?: JobResult
  /** That of the job that `job-id: open` found. */
  openPull?: PullRequest | undefined
  /** What is in the job's pull request, as far as it could be read and may be shown. */
  contents?: PullContents | undefined
  /** If the job is still active, what a re-run does: wait for it, ask the agent again, or nothing new. */
  rerun?: 'waits' | 'asks again' | 'neither'
  /** Beside a job, the preview of its pull request; else, the build that the step is for. */
  build?: BuildResult
  analytics?: Report | undefined
  reach?: ReachReading | undefined
  /** Why `page-removed` of `fail-on` fails the step beside its outcome: what is unknown, as a sentence. */
  unknownPages?: string
}

export function resultOfError(error: unknown, log: Log): StepResult {
  const message = explain(error, log)
  if (error instanceof Skipped) {
    const { level, isCommented } = error
    return { outcome: 'skipped', message, level, isCommented }
  }
  if (error instanceof Cancelled) return { outcome: 'cancelled', message: '' }
  return { outcome: 'error', message, details: error instanceof ActionError ? error.details : [] }
}

/** The pages of a report that go without a redirect. */
export function lostPages({ reach }: Pick<StepResult, 'reach'>): ReachPage[] {
  return reach?.status === 'read' ? reach.value.pages.filter(isLost) : []
}

/** What the pages that a pull request removes mean for the step. The outcome of other work stays. */
export function resultOfPages(
  { outcome, reach }: StepResult,
  { failOn, readerSignals, dryRun }: Inputs,
): Partial<StepResult> {
  if (!readerSignals.has('reach') || dryRun || OUTCOMES[outcome].fails === 'always') return {}
  const unknownPages = failOn.has('page-removed') ? whatIsUnknown(reach) : ''
  if (outcome !== 'reported') return { unknownPages }
  if (lostPages({ reach }).length > 0) return { outcome: 'page-removed', unknownPages }
  // A gate that could not look must not be green.
  return unknownPages === '' ? {} : { outcome: 'error', message: unknownPages }
}

/** How many pages a message names, and how many reasons. */
const MAX_NAMED = 5

/** Pages as a list for a message. */
export function namePages(pages: ReadonlyArray<{ from: string }>): string {
  const named = pages.slice(0, MAX_NAMED).map(({ from }) => inQuotes(from, 60))
  const more = pages.length - named.length
  return named.join(', ') + (more > 0 ? ` and ${more} more` : '')
}

/** Why a page that goes may lack a redirect, as a sentence; '' if all of them are known. */
function whatIsUnknown(reach: ReachReading | undefined): string {
  const isOf = 'Whether removed pages have redirects is unknown, and `fail-on` has page-removed'
  if (reach?.status !== 'read') return `${isOf}: ${reach?.why ?? 'there is no report'}.`
  const { pages } = reach.value
  const unknown = pages.filter((page) => isGone(page) && page.hasRedirect === null)
  const reasons = [...Map.groupBy(unknown, ({ whyUnknown }) => whyUnknown)].map(
    ([why, some]) => `${namePages(some)}, since ${why}`,
  )
  if (reach.gap !== '') reasons.unshift(reach.gap)
  return reasons.length === 0 ? '' : `${isOf}: ${reasons.slice(0, MAX_NAMED).join('; ')}.`
}

/** Whether a result fails the step: by its outcome, by removed pages, or by the verdict on the preview beside a job. */
export function fails(result: StepResult, failOn: ReadonlySet<string>): boolean {
  const { outcome, build, unknownPages } = result
  if (failsStep(outcome, failOn) || unknownPages) return true
  if (failOn.has('page-removed') && lostPages(result).length > 0) return true
  return build?.outcome === 'preview-failed' && failsStep(build.outcome, failOn)
}

/** What later steps read of a result. */
export function outputsOf(result: StepResult): OutputValues {
  const { outcome, job, build, analytics, reach } = result
  return {
    outcome,
    'job-id': job?.job?.id,
    status: job?.job?.status,
    'pr-link': job?.pullRequest?.url,
    'pr-number': job?.pullRequest?.number,
    'pr-repository': job?.pullRequest?.repository,
    ...(build?.known && buildOutputs(build.known, build.lastSeen)),
    ...(analytics && reportOutputs(analytics)),
    ...(reach?.status === 'read' && reach.gap === '' && reachOutputs(reach.value)),
  }
}

/** Whether a step has nothing to tell: it is for a report on a pull request alone, which changes no page. */
export function isIdle({ job, build, analytics, reach }: StepResult): boolean {
  const { weeks, pullRequests, signals } = analytics ?? {}
  const readings = KINDS.map((kind) => signals?.[kind])
  const others = [job, build, weeks?.[0], pullRequests, ...readings]
  const isEmpty = reach?.status === 'read' && reach.gap === '' && reach.value.pages.length === 0
  return isEmpty && others.every((other) => other === undefined)
}

export function buildOutputs({ id, previewUrl }: KnownBuild, build?: Build): OutputValues {
  return { 'build-id': id, 'preview-url': previewUrl, 'build-status': build?.status }
}

/** How many pages go without a redirect; undefined where that is unknown of one. */
function countLost(pages: readonly ReachPage[]): number | undefined {
  if (pages.some((page) => isGone(page) && page.hasRedirect === null)) return undefined
  return pages.filter(isLost).length
}

function sumViews({ pages, whyNoViews }: Reach): number | undefined {
  if (whyNoViews !== '') return undefined
  const views = pages.flatMap((page) => (page.change === 'new' ? [] : page.views))
  return views.includes(null) ? undefined : sumOf(views, (one) => one ?? 0)
}

function reachOutputs(reach: Reach): OutputValues {
  return {
    'pages-changed': `${reach.pages.length}`,
    'pages-removed': countLost(reach.pages)?.toString(),
    'page-views': sumViews(reach)?.toString(),
  }
}

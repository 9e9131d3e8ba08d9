import { planJob } from './job/continue.ts'
import { parsePullRequestLink } from './job/pull-request.ts'
import type { AskStep, JobPlan, PullRequest, Task } from './job/types.ts'
import { makeReport, missedIn, type ReportResult } from './make-report.ts'
import type { MissedByReaders } from './prompt/missed-by-readers.ts'
import { gatherPrompt, type Prompt } from './prompt/task.ts'
import type { KnownBeforeJob } from './results.ts'

/* The steps before the agent is asked, in a dry run too: only reads are sent. */

interface Ready extends KnownBeforeJob {
  readonly kind: 'ready'
  readonly plan: JobPlan
  readonly prompt: Prompt
}

/** There is nothing to ask of the agent (`Skipped`), or the step failed before that. */
export interface Unasked extends KnownBeforeJob {
  readonly kind: 'unasked'
  readonly error: unknown
}

const NO_PROMPT: Prompt = { text: '', warnings: [] }

/** Finds the job and composes its prompt. Does not reject. */
export async function prepareJob(step: AskStep, task: Task): Promise<Ready | Unasked> {
  let openPull: PullRequest | undefined
  let report: ReportResult | undefined
  try {
    const plan = await planJob(step, task)
    // A job that is busy, or only waited for, gets no prompt.
    if (plan.kind !== 'send') return { kind: 'ready', plan, prompt: NO_PROMPT, openPull, report }
    const isFound = plan.job !== undefined && step.inputs.continue
    if (isFound) openPull = parsePullRequestLink(plan.job, step).pullRequest
    let missed: MissedByReaders | undefined
    if (task.quotes.has('signals')) {
      report = await makeReport(step, step.startPolicy('read'))
      missed = await missedIn(report)
    }
    const prompt = await gatherPrompt(step, task, missed, plan)
    return { kind: 'ready', plan, prompt, openPull, report }
  } catch (error) {
    // A reason to ask nothing is thrown too, as `Skipped`: by `planJob`, or by `gatherPrompt`.
    return { kind: 'unasked', error, openPull, report }
  }
}

import { planJob } from './job/continue.ts'
import { parsePullRequestLink } from './job/pull-request.ts'
import type { AskStep, JobPlan, PullRequest, Task } from './job/types.ts'
import { makeReport, needsReport, type ReportResult } from './make-report.ts'
import { gatherPrompt, type Prompt } from './prompt/task.ts'
import type { Unasked } from './results.ts'

/* The steps before the agent is asked, in a dry run too: only reads are sent. */

interface Ready {
  readonly kind: 'ready'
  readonly plan: JobPlan
  readonly prompt: Prompt
  readonly report: ReportResult | undefined
}

interface NotAsked extends Unasked {
  readonly kind: 'unasked'
}

const NO_PROMPT: Prompt = { text: '', warnings: [] }

/** Makes the report, finds the job, and composes its prompt. Does not reject. */
export async function prepareJob(step: AskStep, task: Task): Promise<Ready | NotAsked> {
  let openPull: PullRequest | undefined
  let report: ReportResult | undefined
  try {
    // The week has its report even if the agent is not asked.
    if (needsReport(step.inputs)) report = await makeReport(step)
    step.signal.throwIfAborted()
    const plan = await planJob(step, task)
    // A job that is busy, or only waited for, gets no prompt.
    if (plan.kind !== 'send') return { kind: 'ready', plan, prompt: NO_PROMPT, report }
    const isFound = plan.job !== undefined && step.inputs.continue
    if (isFound) openPull = parsePullRequestLink(plan.job, step).pullRequest
    const prompt = await gatherPrompt(step, task, report?.report, plan)
    return { kind: 'ready', plan, prompt, report }
  } catch (error) {
    // A reason to ask nothing is thrown too, as `Skipped`: by `planJob`, or by `gatherPrompt`.
    return { kind: 'unasked', error, openPull, report }
  }
}

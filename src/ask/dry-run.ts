import { ActionError } from '../errors.ts'
import { DryRun } from '../frame/dry-run.ts'
import { ours, say, type Text } from '../frame/page.ts'
import { missedByReaders } from '../report/signals-context.ts'
import { type AskEnding, sectionsOfReport } from './endings.ts'
import { asksForReport } from './inputs.ts'
import { chooseJob, sends } from './job/choose-job.ts'
import { makeReport } from './make-report.ts'
import { quotePrompt } from './prompt/shown-prompt.ts'
import { composePrompt } from './prompt/task.ts'
import type { AskStep } from './step.ts'

export async function tryOut(step: AskStep, warnings: readonly Text[]): Promise<AskEnding> {
  const { inputs, record, task, service, stages } = step
  const dryRun = new DryRun(step)
  const hasKey = await dryRun.readWithKey(service)
  if (record.isKept || (inputs.jobId.kind === 'recorded' && record.home))
    await dryRun.try(
      () => record.read(),
      () => ours(`The comments of #${record.home} can be read.`),
    )
  const plan =
    task && hasKey
      ? await dryRun.try(
          () => chooseJob(step, task),
          ({ job }) => ours(job === undefined ? 'A new job is due.' : `Job ${job.id} is due.`),
        )
      : undefined
  // A real run waits for a busy job, then asks it.
  const isTold = plan && (sends(plan) || plan.kind === 'busy')
  const asked = task?.prompt !== undefined && isTold ? plan : undefined
  const quotesSignals = asked && task?.quotes.has('signals')
  const report =
    hasKey && (quotesSignals || asksForReport(inputs))
      ? await makeReport(step, stages.needed)
      : undefined
  step.signal.throwIfAborted()
  if (task === undefined && report?.report.outcome === 'error') {
    const { error = new ActionError('Nothing of the report could be read.') } = report.report
    await dryRun.try(
      () => Promise.reject(error),
      () => [],
    )
  }
  let prompt: string | undefined
  if (task && asked)
    prompt = await dryRun.try(
      () => {
        const missed = report && quotesSignals ? missedByReaders(report.report) : undefined
        return composePrompt(step, task, missed, asked.kind === 'create')
      },
      (sent) =>
        say`The prompt can be composed: ${Buffer.byteLength(sent)} bytes with its quotations.`,
    )
  const job = plan?.job ? `job ${plan.job.id}` : 'a new job'
  const acts = [
    plan && (asked ? `send the prompt to ${job}` : `get ${job}`),
    asksForReport(inputs) ? 'report on the docs as below' : undefined,
  ]
  const all = acts.filter((act) => act !== undefined).join('; ')
  const sections = [
    ...(prompt === undefined ? [] : quotePrompt(step)),
    ...(report ? sectionsOfReport(report) : []),
  ]
  return dryRun.end(ours(all), sections, warnings)
}

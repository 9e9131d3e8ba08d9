import { ActionError } from '../errors.ts'
import type { Ending } from '../frame/command.ts'
import { DryRun } from '../frame/dry-run.ts'
import { type Block, ours, say, type Text } from '../frame/page.ts'
import type { MissedByReaders } from '../report/signals-context.ts'
import { sectionsOfReport } from './endings.ts'
import { asksForReport } from './inputs.ts'
import { chooseJob, sends } from './job/choose-job.ts'
import { type MadeReport, makeReport } from './make-report.ts'
import { quotePrompt } from './prompt/shown-prompt.ts'
import { composePrompt } from './prompt/task.ts'
import type { AskStep, Task } from './step.ts'

/** The story of the root, stopped before its first write. A check that fails does not stop the others. */
export async function tryOut(step: AskStep, warnings: readonly Text[]): Promise<Ending> {
  const dryRun = new DryRun(step)
  const stage = step.stages.needed
  const hasKey = await dryRun.tryKey(() => step.service.tryKey(step.clock.now(), stage))
  await tryRecord(step, dryRun)
  // Whatever comes next needs the key.
  if (!hasKey) return dryRun.end([], [], warnings)
  if (step.task !== undefined) return tryTask(step, step.task, dryRun, warnings)

  const report = await makeReport(step, stage)
  step.signal.throwIfAborted()
  const { outcome, error } = report.report
  if (outcome === 'error')
    dryRun.fail(error ?? new ActionError('Nothing of the report could be read.'))
  return dryRun.end(ours(REPORTS), sectionsOfReport(report), warnings)
}

const REPORTS = 'report on the docs as below'

async function tryTask(
  step: AskStep,
  task: Task,
  dryRun: DryRun,
  warnings: readonly Text[],
): Promise<Ending> {
  const plan = await dryRun.try(
    () => chooseJob(step, task),
    ({ job }) => ours(job === undefined ? 'A new job is due.' : `Job ${job.id} is due.`),
  )
  const isReported = asksForReport(step.inputs)
  // A real run waits for a busy job, then asks it.
  const mayGetPrompt = plan !== undefined && (sends(plan) || plan.kind === 'busy')
  const wouldAsk = mayGetPrompt && task.prompt !== undefined
  const quotesSignals = wouldAsk && task.quotes.has('signals')
  let report: MadeReport | undefined
  if (isReported || quotesSignals) report = await makeReport(step, step.stages.needed)
  step.signal.throwIfAborted()

  const sections: Block[] = []
  if (wouldAsk) {
    let missed: MissedByReaders | undefined
    if (quotesSignals && report !== undefined) {
      const { missedByReaders } = await import('../report/signals-context.ts')
      missed = missedByReaders(report.report)
    }
    const prompt = await dryRun.try(
      () => composePrompt(step, task, missed, plan.kind === 'create'),
      (sent) =>
        say`The prompt can be composed: ${Buffer.byteLength(sent)} bytes with its quotations.`,
    )
    if (prompt !== undefined) sections.push(...quotePrompt(step))
  }
  if (report !== undefined) sections.push(...sectionsOfReport(report))

  const acts: string[] = []
  if (plan !== undefined) {
    const name = plan.job === undefined ? 'a new job' : `job ${plan.job.id}`
    acts.push(wouldAsk ? `send the prompt to ${name}` : `get ${name}`)
  }
  if (isReported) acts.push(REPORTS)
  return dryRun.end(ours(acts.join('; ')), sections, warnings)
}

async function tryRecord(step: AskStep, dryRun: DryRun): Promise<void> {
  const { record } = step
  const readsRecord = step.inputs.jobId.kind === 'recorded' && record.home !== undefined
  if (!record.isKept && !readsRecord) return
  await dryRun.try(
    () => record.read(),
    () => ours(`The comments of #${record.home} can be read.`),
  )
}

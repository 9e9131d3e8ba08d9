import { ActionError } from '../errors.ts'
import { DryRun } from '../frame/dry-run.ts'
import { ours, say, type Text } from '../frame/page.ts'
import { missedByReaders } from '../report/signals-context.ts'
import { type AskEnding, sectionsOfReport } from './endings.ts'
import { asksForReport } from './inputs.ts'
import { makePlan, type Plan } from './job/plan.ts'
import { makeReport } from './make-report.ts'
import { composePrompt } from './prompt/task.ts'
import type { AskStep } from './step.ts'

export async function tryOut(step: AskStep, warnings: readonly Text[]): Promise<AskEnding> {
  const { inputs, record, task, service, stages } = step
  const dryRun = new DryRun(step)
  const hasKey = await dryRun.readWithKey(service)
  if (record.isKept || (inputs.jobId.kind === 'recorded' && record.home))
    await dryRun.try(async () => {
      await record.read()
      return ours(`The comments of #${record.home} can be read.`)
    })
  let target: Plan | undefined
  if (task && hasKey)
    await dryRun.try(async () => {
      target = await makePlan(step, task)
      return ours(target.kind === 'create' ? 'A new job is due.' : `Job ${target.job.id} is due.`)
    })
  const isTold = target && target.kind !== 'resume' && target.kind !== 'watch'
  const asked = task?.prompt !== undefined && isTold ? target : undefined
  const quotesSignals = asked && task?.quotes.has('signals')
  const report =
    hasKey && (quotesSignals || asksForReport(inputs))
      ? await makeReport(step, stages.needed)
      : undefined
  step.signal.throwIfAborted()
  if (task === undefined && report?.report.outcome === 'error') {
    const { error = new ActionError('Nothing of the report could be read.') } = report.report
    await dryRun.try(() => Promise.reject(error))
  }
  if (task && asked)
    await dryRun.try(async () => {
      const missed = report && quotesSignals ? missedByReaders(report.report) : undefined
      const prompt = await composePrompt(step, task, missed, asked.kind === 'create')
      return say`The prompt can be composed: ${Buffer.byteLength(prompt)} bytes with what it quotes.`
    })
  const job = target && target.kind !== 'create' ? `job ${target.job.id}` : 'a new job'
  const plans = [
    target && (asked ? `send the prompt to ${job}` : `get ${job}`),
    asksForReport(inputs) ? 'report on the docs as below' : undefined,
  ]
  const plan = plans.filter((one) => one !== undefined).join('; ')
  const ending = dryRun.end(ours(plan), report ? sectionsOfReport(report) : [], warnings)
  return { ...ending, known: { entry: undefined } }
}

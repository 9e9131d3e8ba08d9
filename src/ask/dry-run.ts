import type { Ending } from '../frame/command.ts'
import { DryRun } from '../frame/dry-run.ts'
import { type Block, ours, say, type Text } from '../frame/page.ts'
import { LINE_BREAK } from '../text.ts'
import { asksForReport } from './inputs.ts'
import { sectionsOfReport } from './page.ts'
import { readReport } from './read-report.ts'
import { missedByReaders } from './signals-context.ts'
import type { AskStep } from './step.ts'
import { chooseTarget, type Target } from './target.ts'
import { composePrompt, type Task } from './task.ts'

/** What the step would do about the job, by its ID. */
const PLANS: Readonly<Record<Target['kind'], (id: string) => string>> = {
  create: () => 'send the prompt to a new job',
  'follow up': (id) => `send the prompt to job ${id}`,
  busy: (id) => `send the prompt to job ${id}, once it has ended`,
  watch: (id) => `get job ${id}`,
}

/** The stages of a step that is not a dry run, stopped before the first write. */
export async function tryOut(step: AskStep, task: Task | undefined): Promise<Ending> {
  const { inputs, record } = step
  const dryRun = new DryRun(step)
  const hasKey = await dryRun.readWithKey()
  if (inputs.comment || inputs.jobId.kind === 'recorded')
    await dryRun.try(async () => {
      await record.read()
      return ours(`The comments of #${record.home} can be read.`)
    })
  let target: Target | undefined
  if (task && hasKey)
    await dryRun.try(async () => {
      target = await chooseTarget(step, task)
      if (target.kind === 'create') return target.why === undefined ? undefined : ours(target.why)
      return ours(`Job ${target.job.id} is ${target.job.status}.`)
    })
  const asks = task?.prompt !== undefined && target !== undefined && target.kind !== 'watch'
  const readsReport = asksForReport(inputs) || (asks && task.quotes.has('signals'))
  const report = readsReport && hasKey ? await readReport(step) : undefined
  if (asks) {
    await dryRun.try(async () => {
      const missed =
        report && task.quotes.has('signals')
          ? missedByReaders(report.report, step.service.budget.outage)
          : undefined
      const prompt = await composePrompt(step, task, missed, target?.kind === 'follow up')
      return say`The prompt can be composed: ${Buffer.byteLength(prompt)} bytes with what it quotes.`
    })
    dryRun.leaveOut(
      "whether the key's scope includes `write`: the dashboard shows it, under API keys",
    )
    dryRun.leaveOut("whether the service's GitHub App may open a pull request")
    if (inputs.comment) dryRun.leaveOut(`writing the comment on #${record.home}`)
  }
  const sections: Block[] = []
  if (asks) {
    // As the workflow or its file has it, without quotations.
    const lines = task.prompt?.trim().split(LINE_BREAK) ?? []
    const blocks = [{ kind: 'lines', lines, maxLength: 1000 } as const]
    sections.push({ kind: 'fold', title: ours('The prompt'), blocks })
  }
  if (report) sections.push(...sectionsOfReport(report))
  return dryRun.end(describePlan(step, target), sections)
}

function describePlan({ inputs }: AskStep, target: Target | undefined): Text {
  const plans: string[] = []
  if (target) {
    const wait = inputs.wait ? ', and wait for its end' : ''
    plans.push(`${PLANS[target.kind](target.kind === 'create' ? '' : target.job.id)}${wait}`)
  }
  if (asksForReport(inputs)) plans.push('report on the docs as below')
  return ours(plans.join('; '))
}

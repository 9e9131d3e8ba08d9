import { ActionError, Skipped } from './errors.ts'
import type { AskStep } from './job/types.ts'
import { makeReport, type ReportResult } from './make-report.ts'
import { prepareJob } from './prepare-job.ts'
import { promptStart } from './prompt/task.ts'
import { createStepResult, OUTCOMES, resultPage, type StepResult } from './result/outcomes.ts'
import { type Block, paragraph } from './result/page.ts'
import { reportBlocks } from './results.ts'
import { countWithNoun, join, type RichText, renderPlain, richText, trusted } from './rich-text.ts'

const NEXT = paragraph(trusted('Next: remove `dry-run: true`, commit, and start a new run.'))
const UNTRIED = richText`Not tried: the permission to comment, the key’s scope \`write\`, the agent’s review process, the service’s GitHub App. Only a real run shows this.`

/** GitHub's list of runs does not say which were dry. */
const COUNTED = trusted(
  'For GitHub, this is a successful run of the workflow: the next run gets only what changes from now on.',
)

/** Reads as the step would, writes nothing, and says what would come. The first check that fails ends it. */
export async function tryOut(step: AskStep, warnings: readonly RichText[]): Promise<StepResult> {
  const { requestLog, task } = step
  const lines: RichText[] = []
  const say = (icon: string, text: RichText) => {
    const line = join([trusted(icon), text])
    step.log.info(renderPlain(line))
    lines.push(line)
  }
  const acts: string[] = []
  let next: Block[] = [NEXT]
  const blocks: Block[] = []
  let shownWarnings = warnings
  let report: ReportResult | undefined
  const end = (outcome: 'dry-run' | 'error', sentence: RichText) => {
    const sections: Block[] = [{ kind: 'list', items: lines }, ...blocks]
    const page = resultPage(OUTCOMES[outcome], {
      sentences: [sentence],
      warnings: shownWarnings,
      sections,
    })
    return createStepResult(outcome, page)
  }
  try {
    say('✅', trusted('Whoever triggered this event may start the step.'))
    const policy = step.startPolicy('read')
    await step.service.tryKey(step.clock.now(), policy)
    say('✅', trusted('The key can read the project.'))
    if (requestLog !== undefined) {
      await requestLog.read(policy)
      say('✅', trusted(`The comments of #${requestLog.home} can be read.`))
    }
    if (task === undefined) {
      report = await makeReport(step)
      if (report.report.outcome !== 'reported') throw report.report.error
    } else {
      const prepared = await prepareJob(step, task)
      report = prepared.report
      if (prepared.kind === 'unasked') throw prepared.error
      const { plan, prompt } = prepared
      let job = 'a new agent job'
      if (plan.job !== undefined) job = `agent job ${plan.job.id}`
      if (plan.kind === 'wait') acts.push(`wait for ${job}`)
      else acts.push(`send the prompt to ${job}`)
      const quotesChanges = task.quotes.has('changes') || task.quotes.has('diff')
      if (quotesChanges && step.event.traits.changes === 'last run') {
        say('⚠️', COUNTED)
        next = []
      }
      if (plan.kind === 'send') {
        const bytes = Buffer.byteLength(prompt.text)
        say('✅', richText`The prompt can be composed: ${countWithNoun(bytes, 'byte')}.`)
        say('➖', UNTRIED)
        blocks.push(...promptStart(step))
        shownWarnings = warnings.concat(prompt.warnings)
      }
    }
    if (report !== undefined) {
      acts.push('report on the docs as below')
      blocks.push(...reportBlocks(report))
    }
    blocks.unshift(...next)
    return end('dry-run', trusted(`Without \`dry-run\`, this step would ${acts.join('; ')}.`))
  } catch (error) {
    if (error instanceof Skipped) {
      if (report !== undefined) blocks.push(...reportBlocks(report))
      return end(
        'dry-run',
        richText`Without \`dry-run\`, this step would be skipped: ${error.text}`,
      )
    }
    if (!(error instanceof ActionError)) throw error
    say('❌', error.text)
    return end('error', trusted('A check of this dry run failed, and nothing was changed.'))
  }
}

import { Cancelled } from './base/errors.ts'
import { compareWithRun } from './build-age.ts'
import type { BuildOrder, BuildRequest } from './builds/order.ts'
import { type BuildResult, runBuild } from './builds/run-build.ts'
import { logOfFailure } from './report/build-report.ts'
import { describeResult, type StepResult } from './report/report.ts'
import { buildOutputs, commentOf, concludeThrown, explain, outputsOf } from './result.ts'
import { log } from './runner/log.ts'
import { setOutputs } from './runner/outputs.ts'
import type { Step } from './step.ts'

/** What a step is for that asks nothing of the agent. Never rejects. */
export async function performOwnBuild(order: BuildOrder, step: Step): Promise<StepResult> {
  if (order.kind === 'automation') return triggerAutomation(order.automationId, step)
  const build = await performBuild(order, step)
  const result: StepResult = { outcome: build.outcome, message: build.remark, build }
  const built = build.build?.commit?.sha
  if (build.outcome !== 'published' || built === undefined) return result
  return { ...result, ...(await compareWithRun(built, step)) }
}

/** Follows a job that opened a pull request with a preview of its branch. Never rejects. */
export async function previewJob(result: StepResult, step: Step): Promise<StepResult> {
  if (result.outcome !== 'pr-opened') return result
  // The pull request is told at once, and is on disk: nothing that happens to its preview can lose it.
  setOutputs(outputsOf(result))
  log.info(describeResult(result))
  const branch = result.job?.job?.source?.ref ?? ''
  if (branch === '') return { ...result, build: NO_BRANCH }
  const request: BuildRequest = { kind: 'preview', branch }
  const begun: BuildResult = { request, outcome: 'started', polls: 0, durationMs: 0, remark: '' }
  void step.conversation.reportResult(commentOf({ ...result, build: begun }))
  const build = await performBuild(request, step)
  if (build.outcome === 'cancelled') return { ...result, outcome: 'cancelled', build }
  // A plan without previews is no fault of anybody.
  const isFine = build.outcome === 'previewed' || build.outcome === 'skipped'
  return { ...result, build, ...(!isFine && { level: 'warning' }) }
}

const NO_BRANCH: BuildResult = {
  request: { kind: 'preview', branch: '' },
  outcome: 'skipped',
  polls: 0,
  durationMs: 0,
  remark: 'The service does not say on which branch the job works.',
}

async function performBuild(
  request: BuildRequest,
  { inputs, service, run }: Step,
): Promise<BuildResult> {
  log.group(request.kind === 'preview' ? 'Preview' : 'Publication')
  const build = await runBuild({
    request,
    wait: inputs.wait,
    pollIntervalMs: inputs.pollIntervalSeconds * 1000,
    service,
    run,
    log,
    onKnown: (known) => setOutputs(buildOutputs({ known })),
  })
  for (const line of logOfFailure(build)) log.info(line)
  log.endGroup()
  return build.error === undefined ? build : { ...build, remark: explain(build.error) }
}

async function triggerAutomation(automationId: string, { service }: Step): Promise<StepResult> {
  try {
    const { instanceId } = await service.triggerAutomation(automationId)
    return { outcome: 'started', message: '', automation: { automationId, runId: instanceId } }
  } catch (error) {
    if (error instanceof Cancelled) return { outcome: 'cancelled', message: error.doubt }
    return concludeThrown(error)
  }
}

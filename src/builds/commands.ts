import { postResultComment } from '../comments/sticky-comment.ts'
import type { Command, Step, StepResult } from '../core/command.ts'
import { DryRunChecker, UNTRIED_COMMENTING, UNTRIED_KEY_SCOPE } from '../core/dry-run.ts'
import { codeOrigin } from '../core/event.ts'
import {
  COMMENT_INPUTS,
  DRY_RUN_INPUTS,
  GITHUB_TOKEN_INPUTS,
  optional,
  parseBranch,
  SERVICE_INPUTS,
  TIMEOUT_INPUTS,
  TRIGGER_CHECK_INPUTS,
} from '../core/inputs.ts'
import { type InputsOf, maskAndParseInputs } from '../core/read-inputs.ts'
import { quoted, type RichText, richText, trusted } from '../core/result-page.ts'
import { Skipped } from '../errors.ts'
import { Service } from '../service/api.ts'
import { inQuotes } from '../text.ts'
import { checkTrigger } from '../trigger/trigger.ts'
import {
  resultOfBuild,
  runBuild,
  startPreviewAndSetOutputs,
  startPublicationAndSetOutputs,
} from './build.ts'

const PUBLISH_INPUTS = {
  ...SERVICE_INPUTS,
  ...TIMEOUT_INPUTS,
  ...TRIGGER_CHECK_INPUTS,
  ...GITHUB_TOKEN_INPUTS,
  ...DRY_RUN_INPUTS,
} as const

const PREVIEW_INPUTS = {
  /** The default is an expression in action.yml: the event's branch. */
  branch: { default: '', parse: optional(parseBranch) },
  ...PUBLISH_INPUTS,
  ...COMMENT_INPUTS,
} as const

type PublishInputs = InputsOf<typeof PUBLISH_INPUTS>
type PreviewInputs = InputsOf<typeof PREVIEW_INPUTS>

const PUBLISH_OUTPUTS = {
  outcome: 'word',
  'build-id': 'ID',
  'build-status': 'status',
  message: 'own words',
} as const
const PREVIEW_OUTPUTS = { ...PUBLISH_OUTPUTS, 'preview-url': 'URL' } as const

type PublishOutput = keyof typeof PUBLISH_OUTPUTS
type PreviewOutput = keyof typeof PREVIEW_OUTPUTS

interface PublishStep extends Step<PublishInputs, PublishOutput> {
  readonly service: Service
}

interface PreviewStep extends Step<PreviewInputs, PreviewOutput> {
  readonly service: Service
}

export const publish: Command<PublishInputs, PublishOutput, PublishStep> = {
  name: 'publish',
  inputs: PUBLISH_INPUTS,
  read: (...from) => maskAndParseInputs(PUBLISH_INPUTS, ...from),
  outputs: PUBLISH_OUTPUTS,
  findInputConflicts(_, event) {
    if (event.traits.subject !== 'pull_request') return []
    const isClosed = event.payload.action === 'closed' || event.pull?.isMerged
    return isClosed ? [] : [NOT_MERGED]
  },
  prepare(step) {
    const service = new Service(step.inputs, step.send, step)
    return { ...step, service }
  },
  checkTrigger: (step) => checkTrigger(step, { ...step.inputs, purpose: 'publish' }),
  async run(step) {
    if (step.inputs.dryRun) return tryOutBuild(step, trusted('publish the docs, and wait'), false)
    const result = await step.log.group('Publication', () =>
      runBuild(step, 'publication', () => startPublicationAndSetOutputs(step)),
    )
    return resultOfBuild(result, step)
  },
}

export const preview: Command<PreviewInputs, PreviewOutput, PreviewStep> = {
  name: 'preview',
  inputs: PREVIEW_INPUTS,
  read: (...from) => maskAndParseInputs(PREVIEW_INPUTS, ...from),
  outputs: PREVIEW_OUTPUTS,
  findInputConflicts: () => [],
  prepare(step) {
    const service = new Service(step.inputs, step.send, step)
    return { ...step, service }
  },
  async checkTrigger(step) {
    // Throws if there is nothing to preview.
    chooseBranch(step)
    await checkTrigger(step, { ...step.inputs, purpose: 'preview' })
  },
  async run(step) {
    const branch = chooseBranch(step)
    const plan = richText`build a preview of branch ${quoted(branch, 100)}, and wait`
    if (step.inputs.dryRun) return tryOutBuild(step, plan, step.inputs.comment)
    const result = await step.log.group('Preview', () =>
      runBuild(step, 'preview', () => startPreviewAndSetOutputs(step, branch)),
    )
    return resultOfBuild(result, step, [['preview-url', result.started?.previewUrl]])
  },
  async comment(step, stepResult) {
    if (step.inputs.comment && !step.inputs.dryRun) await postResultComment(step, stepResult)
  },
}

const NOT_MERGED =
  'publishing builds the branch in the project’s settings, not this unmerged pull request: use `/preview`, or publish on `push`'

async function tryOutBuild(
  step: PublishStep | PreviewStep,
  plan: RichText,
  comments: boolean,
): Promise<StepResult> {
  const dryRun = new DryRunChecker(step)
  dryRun.leaveOut(UNTRIED_KEY_SCOPE)
  if (comments) dryRun.leaveOut(UNTRIED_COMMENTING)
  const now = step.clock.now()
  await dryRun.tryKey(() => step.service.tryKey(now, step.startPolicy('needed')))
  return dryRun.end(plan)
}

/** @throws Skipped */
function chooseBranch(step: PreviewStep): string {
  const { event } = step
  const { branch } = step.inputs
  if (codeOrigin(event) === 'fork')
    throw new Skipped(
      'The pull request comes from a fork, so there is no preview. The service builds only branches of the repository itself, and a stranger may have chosen the name of this one.',
    )
  const { pull } = event
  const isOfPull = branch === undefined || branch === pull?.headBranch
  if (pull?.isMerged && isOfPull)
    throw new Skipped('The pull request is merged, so there is nothing to preview.')
  if (event.payload.deleted)
    throw new Skipped('The branch was deleted, so there is nothing to preview.')
  if (branch !== undefined) return branch

  const name = inQuotes(event.name, 60)
  let trigger = `${name} event`
  if (event.refType === 'tag') trigger += ` for the tag ${inQuotes(event.refName, 100)}`
  throw new Skipped(
    `\`branch\` is empty, and this ${trigger} has no branch, so there is nothing to preview: set \`branch\` to a branch of the docs' repository.`,
  )
}

import { openResultComment } from '../comments/result-comment.ts'
import { Skipped } from '../errors.ts'
import type { Command, Ending, Step, Work } from '../frame/command.ts'
import {
  COMMENT_INPUTS,
  DRY_RUN_INPUT,
  GATE_INPUTS,
  SERVICE_INPUTS,
  TIMEOUT_INPUT,
  TOKEN_INPUT,
} from '../frame/common-inputs.ts'
import { DryRun } from '../frame/dry-run.ts'
import { originOf, type WorkflowEvent } from '../frame/event.ts'
import { optional, parseBranch } from '../frame/input-parsers.ts'
import { ours, quoted, say } from '../frame/page.ts'
import { type InputsOf, readInputs } from '../frame/read-inputs.ts'
import { passGate } from '../gate/gate.ts'
import { inQuotes } from '../text.ts'
import { endingOfBuild, LOG_LINE_LENGTH } from './endings.ts'
import { type BuildOrder, runBuild } from './run-build.ts'

/* The two commands that build the docs: a preview of a branch, and a publication. */

const PUBLISH_INPUTS = {
  ...SERVICE_INPUTS,
  ...TIMEOUT_INPUT,
  ...GATE_INPUTS,
  ...TOKEN_INPUT,
  ...DRY_RUN_INPUT,
} as const

const PREVIEW_INPUTS = {
  /** Undefined if it is empty. Its default is an expression in action.yml: the branch of the event. */
  branch: { default: '', parse: optional(parseBranch) },
  ...PUBLISH_INPUTS,
  ...COMMENT_INPUTS,
} as const

type BuildInputs = InputsOf<typeof PUBLISH_INPUTS>

const PUBLISH_OUTPUTS = {
  outcome: 'word',
  'build-id': 'ID',
  'build-status': 'word',
  message: 'message',
} as const

export const publish: Command<BuildInputs> = {
  name: 'publish',
  inputs: PUBLISH_INPUTS,
  read: (...from) => readInputs(PUBLISH_INPUTS, ...from),
  outputs: PUBLISH_OUTPUTS,
  findFaults: (_, event) => (isUnmerged(event) ? [NOT_MERGED] : []),
  open: (step) => openBuild(step, () => ({ kind: 'publication' })),
}

export const preview: Command<InputsOf<typeof PREVIEW_INPUTS>> = {
  name: 'preview',
  inputs: PREVIEW_INPUTS,
  read: (...from) => readInputs(PREVIEW_INPUTS, ...from),
  outputs: { ...PUBLISH_OUTPUTS, 'preview-url': 'URL' },
  findFaults: () => [],
  open: (step) => ({
    ...openBuild(step, () => orderPreview(step.inputs.branch, step.event)),
    comment: step.inputs.dryRun ? undefined : openResultComment(step),
  }),
}

const NOT_MERGED =
  'a publication is of the branch that the project is set up with, and not of this pull request, which is not merged: use `/preview`, or publish on `push`'

function isUnmerged({ name, payload }: WorkflowEvent): boolean {
  const isOfPull = /^pull_request(?:_target)?$/.test(name)
  return isOfPull && payload.action !== 'closed' && payload.pull_request?.merged !== true
}

function openBuild(step: Step<BuildInputs>, chooseOrder: () => BuildOrder): Work {
  let order: BuildOrder
  return {
    async gate() {
      order = chooseOrder()
      const purpose = order.kind === 'preview' ? 'preview' : 'publish'
      await passGate(step, { ...step.inputs, purpose })
    },
    main: () => main(step, order),
  }
}

async function main(step: Step<BuildInputs>, order: BuildOrder): Promise<Ending> {
  const { log, inputs } = step
  if (inputs.dryRun) return tryOut(step, order)
  log.group(order.kind === 'preview' ? 'Preview' : 'Publication')
  const result = await runBuild(step, order)
  if (result.kind === 'failed')
    for (const line of result.lastSeen?.logs ?? []) log.info(inQuotes(line, LOG_LINE_LENGTH))
  log.endGroup()
  return endingOfBuild(result, step)
}

async function tryOut(step: Step<BuildInputs>, order: BuildOrder): Promise<Ending> {
  const dryRun = new DryRun(step)
  await dryRun.readWithKey()
  if (order.kind === 'publication') return dryRun.end(ours('publish the docs, and wait'))
  return dryRun.end(say`build a preview of branch ${quoted(order.branch, 100)}, and wait`)
}

/** @throws Skipped if there is no branch to build */
function orderPreview(branch: string | undefined, event: WorkflowEvent): BuildOrder {
  const { name, payload, refName, refType } = event
  const pull = payload.pull_request
  if (originOf(event) === 'fork')
    throw new Skipped(
      'The pull request comes from a fork. The service builds branches of the repository itself, and a stranger may have chosen the name, so there is no preview.',
    )
  if (pull?.merged && (branch === undefined || branch === pull.head?.ref))
    throw new Skipped('The pull request is merged, so there is nothing to preview.')
  if (payload.deleted) throw new Skipped('The branch was deleted, so there is nothing to preview.')
  if (branch !== undefined) return { kind: 'preview', branch }
  const what = refType === 'tag' ? `event for the tag ${inQuotes(refName, 100)}` : 'event'
  throw new Skipped(
    `\`branch\` is empty, and a ${inQuotes(name, 60)} ${what} names none, so there is nothing to preview: set \`branch\` to a branch of the docs' repository.`,
  )
}

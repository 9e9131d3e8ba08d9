import type { Inputs } from '../ask/inputs.ts'
import { badInputs, Skipped } from '../errors.ts'
import { originOf, type WorkflowEvent } from '../frame/event.ts'
import { inQuotes } from '../text.ts'

/** What the service is asked to build. */
export type BuildOrder =
  | { readonly kind: 'preview'; readonly branch: string }
  | { readonly kind: 'publication' }

/**
 * The build that a step does without a job; undefined if it has none, or previews what the agent makes.
 * @param task what the step asks of the agent
 * @throws ActionError if the branch is unclear; Skipped if there is nothing to preview
 */
export function readBuildOrder(
  { preview, publish, wait }: Inputs,
  event: WorkflowEvent,
  task: object | undefined,
): BuildOrder | undefined {
  if (publish) return { kind: 'publication' }
  if (preview === undefined) return undefined
  if (task !== undefined) {
    if (preview.kind === 'named') {
      throw badInputs([
        `\`preview\` names the branch ${inQuotes(preview.branch, 100)}, but with a job it is the job's branch that is built: set \`preview: true\`, or build the other one in a step of its own`,
      ])
    }
    if (wait) return undefined
    throw badInputs([
      "a preview of the job's pull request is built when the job has ended: with `preview: true`, leave out `wait: false`",
    ])
  }
  const branch = preview.kind === 'named' ? preview.branch : branchOf(event)
  if (originOf(event) === 'fork') {
    throw new Skipped(
      'The pull request comes from a fork. The service builds branches of the repository itself, and a stranger may have chosen the name, so there is no preview.',
    )
  }
  return { kind: 'preview', branch }
}

/** The events whose run is for a branch that somebody pushed to or chose; others run on the default branch. */
const OF_A_BRANCH = ['push', 'workflow_dispatch', 'schedule', 'repository_dispatch']

/** The branch that an event is about, where that is clear. */
function branchOf({ name, payload, refName, refType }: WorkflowEvent): string {
  const pull = payload.pull_request
  if (pull?.merged) throw new Skipped('The pull request is merged, so there is nothing to preview.')
  if (pull?.head?.ref) return pull.head.ref
  const shown = inQuotes(name, 60)
  if (!OF_A_BRANCH.includes(name)) {
    throw badInputs([
      `\`preview\` is true, but there is no job, and it is unclear which branch this ${shown} event means: set it to the branch's name`,
    ])
  }
  // The run is then on the default branch.
  if (payload.deleted) throw new Skipped('The branch was deleted, so there is nothing to preview.')
  if (refType === 'branch' && refName !== '') return refName
  const what = refType === 'tag' ? `the tag ${inQuotes(refName, 100)}` : 'no branch'
  throw badInputs([
    `\`preview\` is true, but this ${shown} event is for ${what}, and only branches are built: set it to a branch's name`,
  ])
}

/** @throws ActionError for a publication on a pull request that it would be without */
export function refuseUnmerged(order: BuildOrder, { name, payload }: WorkflowEvent): void {
  const isPull = /^pull_request(?:_target)?$/.test(name)
  if (order.kind !== 'publication' || !isPull || payload.pull_request?.merged) return
  throw badInputs([
    '`publish` publishes the branch that the project is set up with, and not this pull request, which is not merged: set `preview: true`, or run it on `push`',
  ])
}

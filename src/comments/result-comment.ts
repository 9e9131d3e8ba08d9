import type { Ending, Step } from '../frame/command.ts'
import { isSandboxed, linkToRun } from '../frame/event.ts'
import type { COMMENT_INPUTS } from '../frame/inputs.ts'
import { printComment } from '../frame/markdown.ts'
import type { InputsOf } from '../frame/read-inputs.ts'
import { inQuotes } from '../text.ts'
import { identify } from './find-comments.ts'
import { StepComment } from './step-comment.ts'

/** Undefined if the workflow asks for no comment; `whyNone` is a clause. */
export type ResultComment = StepComment | { readonly whyNone: string } | undefined

export function openResultComment(
  step: Step<InputsOf<typeof COMMENT_INPUTS>, never>,
): ResultComment {
  const { inputs, event, github, command } = step
  if (!inputs.comment) return undefined
  const { repository, repositoryId, issueNumber: number } = event
  if (number === undefined)
    return { whyNone: `a ${inQuotes(event.name, 60)} event has no pull request` }
  if (isSandboxed(event)) return { whyNone: "on a fork's pull request, the token can only read" }
  const series = [command, event.workflowFile, inputs.stepKey]
  const place = { repository, repositoryId, number }
  return new StepComment(github, place, identify(series, event.step))
}

export async function showResult(
  comment: ResultComment,
  { event, log, stages }: Pick<Step, 'event' | 'log' | 'stages'>,
  { comment: page, isNoNews }: Pick<Ending, 'comment' | 'isNoNews'>,
): Promise<void> {
  if (comment === undefined) return
  if (!(comment instanceof StepComment))
    return log.notice(`There is no comment: ${comment.whyNone}. The run's summary has the report.`)
  if (page === undefined) return
  await comment.show(stages.lastComment(), true, (old) =>
    old || !isNoNews ? { markdown: printComment(page, linkToRun(event)) } : undefined,
  )
}

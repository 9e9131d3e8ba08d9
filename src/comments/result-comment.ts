import type { Ending, FrameInputs, KeylessStep, ResultComment } from '../frame/command.ts'
import { linkToRun, originOf } from '../frame/event.ts'
import { COMMENT, printPage } from '../frame/markdown.ts'
import { inQuotes } from '../text.ts'
import { identify } from './find-comments.ts'
import { StepComment } from './step-comment.ts'

interface CommentInputs extends FrameInputs {
  readonly comment: boolean
  readonly stepKey: string
}

/** Of a command that records nothing; undefined if the workflow asks for no comment. */
export function openResultComment(step: KeylessStep<CommentInputs>): ResultComment | undefined {
  const { inputs, event, github, command, log } = step
  if (!inputs.comment) return undefined
  const { repository, repositoryId, issueNumber: number } = event
  const isFork = event.name === 'pull_request' && originOf(event) === 'fork'
  const whyNone =
    number === undefined
      ? `a ${inQuotes(event.name, 60)} event has no pull request`
      : isFork && "on a fork's pull request, the token can only read"
  if (number === undefined || whyNone)
    return {
      async show(_, isLast) {
        if (isLast) log.notice(`There is no comment: ${whyNone}. The run's summary has the report.`)
      },
    }
  const series = [command, event.workflowFile, inputs.stepKey]
  const place = { repository, repositoryId, number }
  const comment = new StepComment(github, place, identify(series, event.step))
  return {
    async show({ comment: page, isNoNews }: Ending, isLast) {
      if (page === undefined) return
      const markdown = `${printPage(page, COMMENT).trimEnd()}\n\n[Workflow run](${linkToRun(event)})\n`
      const compose = (old: unknown) => (old || !isNoNews ? { markdown } : undefined)
      const kind = isLast ? 'last comment' : 'decoration'
      await comment.orLog(() => comment.write(compose, kind), isLast)
    },
  }
}

import { identify } from '../../comments/find-comments.ts'
import { StepComment } from '../../comments/step-comment.ts'
import { ActionError } from '../../errors.ts'
import { messageOf } from '../../text.ts'
import type { AskStep } from '../step.ts'
import { formatPayload, projectOf, whereIn } from './record.ts'

const POINTED_AT =
  'This pull request is the work of a docs agent job. A workflow with `job-id: auto` hands reviews of it to that job.\n'

/**
 * Names the job on the agent's pull request, in a comment that this project writes once, so that a review finds it.
 * @param pull `owner/repo#1`, in any repository of this server
 */
export async function pointReviewsTo(
  { event, github, log, inputs, stages }: AskStep,
  job: string,
  pull: string,
  repositoryId: string | undefined,
): Promise<void> {
  const [repository = '', number] = pull.split('#')
  const isHere = repository.toLowerCase() === event.repository.toLowerCase()
  const id = isHere ? event.repositoryId : repositoryId
  try {
    if (id === undefined) throw new ActionError('Its repository could not be read.')
    const place = { repository, repositoryId: id, number: Number(number) }
    const project = projectOf(inputs)
    const pointer = new StepComment(github, place, identify(['pointer', ...project], job))
    const payload = formatPayload(whereIn(place, project), { job })
    const content = { payload, markdown: POINTED_AT }
    await pointer.write(stages.commenting(), (old) => (old ? undefined : content))
  } catch (error) {
    const token = isHere ? '' : " In another repository, that takes a GitHub App's token."
    log[isHere ? 'warning' : 'info'](
      `Reviews of ${pull} cannot find job ${job}: its comment could not be written there. ${messageOf(error)}${token}`,
    )
  }
}

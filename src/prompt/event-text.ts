import { listReviewComments, renderOnGitHub } from '../github/issues-and-pulls.ts'
import type { AskStep } from '../job/types.ts'
import { type RichText, richText } from '../rich-text.ts'
import type { Payload, WorkflowEvent } from '../trigger/event.ts'
import type { EventTraits } from '../trigger/event-table.ts'
import { quoteFiles, readChanges } from './changes.ts'
import { withPlace } from './inline-comments.ts'
import type { ContextPart, Quotation } from './quotation.ts'

/*
 * `context: event`: the issue, pull request, comment, review, discussion or release that triggered the workflow. Its
 * text may be hostile, and is quoted as GitHub shows it: no person has approved the hidden parts.
 */

type EventSubject = EventTraits['about'][number]
/** Each kind of subject has some of the fields. */
type Description = Partial<
  Subject<'issue'> & Subject<'pull_request'> & Subject<'comment'> & Subject<'release'>
>
type Subject<Name extends EventSubject> = NonNullable<Payload[Name]>

const MAX_QUOTED_COMMENTS = 30

/** `STATE` is filled in later. */
export const EVENT_PROMPTS: Record<EventSubject, string> = {
  issue:
    'The issue quoted below says what is wrong with the documentation, or missing. Make the change to the documentation that resolves it.',
  pull_request:
    'The pull request quoted below changes the product. Update the documentation to describe the product STATE. Where it already does, change nothing.',
  comment:
    'The comment quoted below, on what is quoted after it, asks for a change to the documentation, or shows what its readers miss or misunderstand. Make that change. Where nothing is amiss, change nothing.',
  review:
    'The review quoted below, of the pull request quoted after it, asks for a change to the documentation. Make it.',
  discussion:
    'The discussion quoted below shows what readers of the documentation miss or misunderstand. Improve the documentation there. Where nothing is amiss, change nothing.',
  release:
    'The release quoted below is out. Update the documentation for what it changes, and the changelog if the documentation has one.',
}

/** The most important first. @throws RequestFailure if a part cannot be read: a request must not be asked in part */
export async function readEventContext(step: AskStep): Promise<ContextPart> {
  const quotations: Quotation[] = []
  const warnings: RichText[] = []
  const remarks: string[] = []
  for (const subject of step.event.traits.about) {
    quotations.push(await quoteSubject(step, subject))
    if (subject === 'review') quotations.push(...(await quoteInlineComments(step, warnings)))
  }
  const context = step.inputs.context
  const quotesChanges = context.has('changes') || context.has('diff')
  if (step.event.pull !== undefined && !quotesChanges) {
    const changes = await readChanges(step, 'pull request')
    remarks.push(...changes.remarks)
    warnings.push(...changes.warnings)
    const files = changes.files
    if (files.length > 0) quotations.push(quoteFiles(files, files.length))
  }
  return { quotations, isLogged: true, remarks, warnings }
}

async function quoteSubject(step: AskStep, subject: EventSubject): Promise<Quotation> {
  const description: Description = step.event.payload[subject] ?? {}
  const kind = kindOf(step.event, subject)
  let body = await showText(step, description.body ?? '')
  if (body !== '') body = withPlace(description, body)
  let state = description.state
  if (kind === 'pull request' && step.event.pull?.isMerged) state = 'merged'
  return {
    kind,
    facts: {
      number: description.number,
      title: description.name ?? description.title,
      url: description.html_url,
      author: description.user?.login,
      state,
      tag: description.tag_name,
    },
    body,
  }
}

/** The event of a comment calls a pull request an issue. */
function kindOf(event: WorkflowEvent, subject: EventSubject): string {
  const isPull = subject === 'issue' && event.pull !== undefined
  if (isPull || subject === 'pull_request') return 'pull request'
  return subject
}

/** Empty for a text that shows nothing. @throws ActionError for one that GitHub doesn't render, or that nests too deep */
async function showText(step: AskStep, text: string): Promise<string> {
  if (text.trim() === '') return ''
  const html = await renderOnGitHub(step.github, step.startPolicy('read'), text)
  const { htmlToVisibleText } = await import('./html-to-text.ts')
  return htmlToVisibleText(html)
}

/** GitHub lists a review's comments some seconds after its event. A review without words nearly always has some. */
const PAUSES_MS = [2_000, 4_000, 8_000]
const PAUSES_WITH_WORDS_MS = [3_000]

async function readInlineComments(step: AskStep) {
  const { payload, issueNumber = 0 } = step.event
  const { id = 0, body = '' } = payload.review ?? {}
  let pauses = PAUSES_MS
  if (body.trim() !== '') pauses = PAUSES_WITH_WORDS_MS
  const list = () => listReviewComments(step.github, step.startPolicy('read'), issueNumber, id)
  let comments = await list()
  for (const pauseMs of pauses) {
    if (comments.length > 0) break
    step.log.info('GitHub lists no comments of this review: looking again, since it may be late')
    await step.clock.sleep(pauseMs, step.signal)
    comments = await list()
  }
  return comments
}

/** Renders each comment by itself, so that none can hide another. */
async function quoteInlineComments(step: AskStep, warnings: RichText[]): Promise<Quotation[]> {
  const comments = await readInlineComments(step)
  if (comments.length === 0) return []
  const parts: string[] = []
  for (const comment of comments.slice(0, MAX_QUOTED_COMMENTS))
    parts.push(withPlace(comment, await showText(step, comment.body)))
  if (parts.length < comments.length)
    warnings.push(
      richText`The agent gets ${parts.length} of the review's ${comments.length} inline comments.`,
    )
  const facts = { count: comments.length, quoted: parts.length }
  return [{ kind: 'inline comments of the review', facts, body: parts.join('\n\n') }]
}

import { listReviewComments, renderOnGitHub } from '../github/issues-and-pulls.ts'
import type { AskStep } from '../job/types.ts'
import { type RichText, richText } from '../rich-text.ts'
import type { Payload, WorkflowEvent } from '../trigger/event.ts'
import type { EventTraits } from '../trigger/event-table.ts'
import { quoteFiles, readChanges } from './changes.ts'
import { linesAbout, placeOf } from './inline-comments.ts'
import { type ContextPart, NOT_QUOTED, type Quotation } from './quotation.ts'

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

const INSTRUCTIONS: Record<EventSubject, string> = {
  issue:
    'The issue quoted below says what is wrong with the documentation, or missing. Make the change to the documentation that resolves it.',
  pull_request:
    'The pull request quoted below changes the product. Update the documentation to describe the product with that change. Where it already does, change nothing.',
  comment:
    'The comment quoted below, on what is quoted after it, asks for a change to the documentation, or shows what its readers miss or misunderstand. Make that change. Where nothing is amiss, change nothing.',
  review:
    'The review quoted below, of the pull request quoted after it, asks for a change to the documentation. Make it.',
  discussion:
    'The discussion quoted below shows what readers of the documentation miss or misunderstand. Improve the documentation there. Where nothing is amiss, change nothing.',
  release:
    'The release quoted below is out. Update the documentation for what it changes, and the changelog if the documentation has one.',
}
const UNMERGED_PULL_PROMPT =
  'The pull request quoted below is not merged. Update the documentation to describe the product as it will be with that change. Where it already does, change nothing.'

export function defaultEventPrompt(event: WorkflowEvent, knowsSubject: boolean): string {
  const { subject } = event.traits
  if (subject === undefined) return ''
  const description: Description = event.payload[subject] ?? {}
  if (knowsSubject) {
    const kind = kindOf(subject, description)
    return `Continue your work on the documentation with what the ${kind} quoted below says about it.`
  }
  if (subject === 'pull_request' && !isMerged(description)) return UNMERGED_PULL_PROMPT
  return INSTRUCTIONS[subject]
}

/**
 * The most important first.
 * @param knowsSubject whether the job knows what the event is about, and gets only the news
 * @param withFiles whether to quote a pull request's changed files, unless the job knows it
 * @throws RequestFailure if a part cannot be read: a request must not be asked in part
 */
export async function readEventContext(
  step: AskStep,
  knowsSubject: boolean,
  withFiles: boolean,
): Promise<ContextPart> {
  const { payload, pull, traits, issueNumber } = step.event
  const quotations: Quotation[] = []
  const warnings: RichText[] = []
  const remarks: string[] = []
  const about = knowsSubject ? traits.about.slice(0, 1) : traits.about
  for (const subject of about) {
    quotations.push(await quoteSubject(step, subject))
    const reviewId = payload.review?.id
    if (subject === 'review' && reviewId !== undefined && issueNumber !== undefined) {
      const inline = await quoteInlineComments(step, issueNumber, reviewId, warnings)
      if (inline !== undefined) quotations.push(inline)
    }
  }
  if (pull !== undefined && withFiles && !knowsSubject) {
    const changes = await readChanges(step, 'pull request')
    remarks.push(...changes.remarks)
    warnings.push(...changes.warnings)
    if (changes.files !== undefined) quotations.push(quoteFiles(changes.files))
  }
  return { quotations, isLogged: true, remarks, warnings }
}

async function quoteSubject(step: AskStep, subject: EventSubject): Promise<Quotation> {
  const description: Description = step.event.payload[subject] ?? {}
  let body = await showText(step, description.body ?? '')
  if (body) body += linesAbout(description, body)
  let { state } = description
  if (isMerged(description)) state = 'merged'
  return {
    kind: kindOf(subject, description),
    facts: {
      number: description.number,
      title: description.name ?? description.title,
      url: description.html_url,
      author: description.user?.login,
      file: description.path,
      'from line': description.start_line,
      line: description.line,
      state,
      tag: description.tag_name,
    },
    body,
  }
}

function kindOf(subject: EventSubject, description: Description): string {
  const isPull = subject === 'pull_request' || description.pull_request !== undefined
  return isPull ? 'pull request' : subject
}

/** The event of a comment calls a pull request an issue. */
function isMerged({ merged_at, pull_request }: Description): boolean {
  return (merged_at ?? pull_request?.merged_at) !== undefined
}

/** Empty for a text that shows nothing; undefined for one that GitHub doesn't render, or nests too deep. */
async function showText(step: AskStep, text: string): Promise<string | undefined> {
  if (text.trim() === '') return ''
  const html = await renderOnGitHub(step.github, step.startPolicy('read'), text)
  if (html === undefined) return undefined
  const { htmlToVisibleText } = await import('./html-to-text.ts')
  return htmlToVisibleText(html)
}

/** GitHub lists a review's comments some seconds after its event. A review without words nearly always has some. */
const PAUSES_MS = [2_000, 4_000, 8_000]
const PAUSES_WITH_WORDS_MS = [3_000]

async function readInlineComments(step: AskStep, pullNumber: number, reviewId: number) {
  const hasWords = step.event.payload.review?.body?.trim()
  const pauses = hasWords ? PAUSES_WITH_WORDS_MS : PAUSES_MS
  const list = () => listReviewComments(step.github, step.startPolicy('read'), pullNumber, reviewId)
  let comments = await list()
  for (const pauseMs of pauses) {
    if (comments.length > 0) break
    step.log.info('GitHub lists no comments of this review: looking again, since it may be late')
    await step.clock.sleep(pauseMs, step.signal)
    comments = await list()
  }
  return comments
}

/** Renders each comment by itself, so that none can hide another. Undefined without comments. */
async function quoteInlineComments(
  step: AskStep,
  pullNumber: number,
  reviewId: number,
  warnings: RichText[],
): Promise<Quotation | undefined> {
  const comments = await readInlineComments(step, pullNumber, reviewId)
  if (comments.length === 0) return undefined
  const parts: string[] = []
  for (const comment of comments.slice(0, MAX_QUOTED_COMMENTS)) {
    const shown = (await showText(step, comment.body)) ?? NOT_QUOTED
    parts.push(`In ${placeOf(comment)}:\n${shown}${linesAbout(comment, shown)}`)
  }
  if (parts.length < comments.length)
    warnings.push(
      richText`The agent gets ${parts.length} of the review's ${comments.length} inline comments.`,
    )
  return {
    kind: 'inline comments of the review',
    facts: { count: comments.length, quoted: parts.length },
    body: parts.join('\n\n'),
  }
}

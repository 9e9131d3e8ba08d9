import { listReviewComments, renderOnGitHub } from '../github/issues-and-pulls.ts'
import type { AskStep } from '../job/types.ts'
import type { WorkflowEvent } from '../trigger/event.ts'
import type { EventTraits } from '../trigger/event-table.ts'
import { quoteFiles, readChanges } from './changes.ts'
import { linesAbout, placeOf } from './inline-comments.ts'
import { type ContextPart, NOT_QUOTED, type Quotation } from './quotation.ts'

/*
 * `context: event`: the issue, pull request, comment, review, discussion or release that triggered the workflow. Its
 * text may be hostile, and is quoted as GitHub shows it: no person has approved the hidden parts.
 */

type EventSubject = EventTraits['about'][number]
type State = 'open' | 'closed' | 'closed as not planned' | 'closed without a merge' | 'merged'

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
const OPEN_PULL_PROMPT =
  'The pull request quoted below is not merged yet. Update the documentation to describe the product as it will be with that change. Where it already does, change nothing.'
const FOR_THE_DISCUSSION =
  'Do not document the change that it asks for. Its discussion may show where the documentation is missing, wrong or misunderstood: improve it there. Where nothing is amiss, change nothing.'
const CLOSED_PULL_PROMPT = `The pull request quoted below was closed without a merge, so the product is as it was before. ${FOR_THE_DISCUSSION}`
const NOT_PLANNED_PROMPT = `The issue quoted below was closed as not planned, so the product stays as it is. ${FOR_THE_DISCUSSION}`

/** The fields of a payload's subjects that we quote. Each kind of subject has some of them. */
interface Description {
  readonly number?: number | undefined
  readonly title?: string | undefined
  readonly body?: string | undefined
  readonly html_url?: string | undefined
  readonly user?: { readonly login?: string | undefined } | undefined
  readonly state?: string | undefined
  readonly state_reason?: string | undefined
  readonly merged?: boolean | undefined
  readonly merged_at?: string | undefined
  /** An issue has it if it is a pull request: the event of a comment calls both an issue. */
  readonly pull_request?: { readonly merged_at?: string | undefined } | undefined
  /** A comment on lines of code has these. */
  readonly path?: string | undefined
  readonly line?: number | undefined
  readonly start_line?: number | undefined
  readonly diff_hunk?: string | undefined
  readonly subject_type?: string | undefined
  /** A release has these two in place of a title. */
  readonly name?: string | undefined
  readonly tag_name?: string | undefined
}

export function defaultEventPrompt(event: WorkflowEvent, knowsSubject: boolean): string {
  const { subject } = event.traits
  if (subject === undefined) return ''
  const description: Description = event.payload[subject] ?? {}
  if (knowsSubject) {
    const kind = kindOf(subject, description)
    return `Continue your work on the documentation with what the ${kind} quoted below says about it.`
  }
  const state = stateOf(subject, description)
  if (state === 'closed without a merge') return CLOSED_PULL_PROMPT
  if (subject === 'pull_request' && state === 'open') return OPEN_PULL_PROMPT
  if (state === 'closed as not planned') return NOT_PLANNED_PROMPT
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
  const warnings: string[] = []
  const remarks: string[] = []
  const about = knowsSubject ? traits.about.slice(0, 1) : traits.about
  for (const subject of about) {
    const quotation = await quoteSubject(step, subject)
    quotations.push(quotation)
    /** `2 images, not shown`, if there is nothing else. */
    const onlyImages = quotation.facts.text
    if (onlyImages !== undefined)
      warnings.push(
        `The ${quotation.kind}'s text is ${onlyImages} to the agent: say in words what is there.`,
      )
    const reviewId = payload.review?.id
    if (subject === 'review' && reviewId !== undefined && issueNumber !== undefined) {
      const inline = await quoteInlineComments(step, issueNumber, reviewId)
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
  const onlyImages = describeOnlyImages(body)
  if (onlyImages !== undefined) body = ''
  if (body) body += linesAbout(description, body)
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
      // A review's state is its verdict.
      state: subject === 'review' ? description.state : stateOf(subject, description),
      tag: description.tag_name,
      text: onlyImages,
    },
    body,
  }
}

/** For a text of images alone, which the agent does not see. Undefined if there is anything else. */
function describeOnlyImages(shown: string | undefined): string | undefined {
  const texts = shown?.split('[image]') ?? []
  const count = texts.length - 1
  if (count < 1 || texts.join('').trim() !== '') return undefined
  return count === 1 ? '1 image, not shown' : `${count} images, not shown`
}

function kindOf(subject: EventSubject, description: Description): string {
  const isPull = subject === 'pull_request' || description.pull_request !== undefined
  return isPull ? 'pull request' : subject
}

/** As of the event; undefined if the payload doesn't say. */
function stateOf(subject: EventSubject, description: Description): State | undefined {
  // In events of reviews, GitHub's pull request has `merged_at` and no `merged` (@octokit/webhooks-examples 7.6.1).
  const mergedAt = description.merged_at ?? description.pull_request?.merged_at
  if (description.merged === true || mergedAt !== undefined) return 'merged'
  if (description.state === 'open') return 'open'
  if (description.state !== 'closed') return undefined
  if (kindOf(subject, description) === 'pull request') return 'closed without a merge'
  if (description.state_reason === 'not_planned') return 'closed as not planned'
  return 'closed'
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
): Promise<Quotation | undefined> {
  const comments = await readInlineComments(step, pullNumber, reviewId)
  if (comments.length === 0) return undefined
  const parts: string[] = []
  for (const comment of comments.slice(0, MAX_QUOTED_COMMENTS)) {
    const shown = (await showText(step, comment.body)) ?? NOT_QUOTED
    parts.push(`In ${placeOf(comment)}:\n${shown}${linesAbout(comment, shown)}`)
  }
  return {
    kind: 'inline comments of the review',
    facts: { count: comments.length, quoted: parts.length },
    body: parts.join('\n\n'),
  }
}

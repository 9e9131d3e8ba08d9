import type { Payload, WorkflowEvent } from '../../frame/event.ts'
import type { EventFacts } from '../../frame/events.ts'
import { renderMarkdown } from '../../github/markdown.ts'
import { listReviewComments } from '../../github/pulls.ts'
import { quoteFiles } from '../../quoting/changed-files.ts'
import { countsOf, NOT_QUOTED, type Quotation, type Quoted } from '../../quoting/quotations.ts'
import { inQuotes } from '../../text.ts'
import type { AskStep } from '../step.ts'
import { readPullAsSeen } from './change-context.ts'

/*
 * `context: event`: the issue, pull request, comment, review, discussion or release that triggered the workflow. Its
 * text may be hostile, and is quoted as GitHub shows it: no person has approved the hidden parts.
 */

type Subject = EventFacts['about'][number]
type State = 'open' | 'closed' | 'closed as not planned' | 'closed without a merge' | 'merged'

const MAX_INLINE_COMMENTS = 300
const MAX_QUOTED_COMMENTS = 30

const INSTRUCTIONS: Record<Subject, string> = {
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
const FOR_THE_DISCUSSION =
  'Do not document what it asks for. Its discussion may show where the documentation is missing, wrong or misunderstood: improve it there. Where nothing is amiss, change nothing.'
const NOT_MERGED = `The pull request quoted below was closed without a merge, so the product is as it was before. ${FOR_THE_DISCUSSION}`
const NOT_PLANNED = `The issue quoted below was closed as not planned, so the product stays as it is. ${FOR_THE_DISCUSSION}`

/** The default prompt; undefined if the event has nothing to quote. */
export function eventPrompt(event: WorkflowEvent, isKnownToJob: boolean): string | undefined {
  const { facts, payload } = event
  const { subject } = facts
  if (subject === undefined) return undefined
  if (isKnownToJob)
    return `Continue your work on the documentation with what the ${kindOf(subject, payload)} quoted below says about it.`
  const state = stateOf(subject, payload)
  if (state === 'closed without a merge') return NOT_MERGED
  if (state === 'closed as not planned') return NOT_PLANNED
  return INSTRUCTIONS[subject]
}

/**
 * The most important first.
 * @param isKnownToJob whether the job knows its subject, and gets only the news
 * @param withFiles whether to quote a pull request's changed files, unless the job knows it
 * @throws HttpError if a part cannot be read: a request must not be asked in part (T7)
 */
export async function quoteEvent(
  step: AskStep,
  isKnownToJob: boolean,
  withFiles: boolean,
): Promise<Quoted> {
  const { facts, payload } = step.event
  const quotations: Quotation[] = []
  const remarks: string[] = []
  const news = isKnownToJob ? facts.about.slice(0, 1) : facts.about
  for (const subject of news) {
    const { body = '' } = payload[subject] ?? {}
    const shown = await showText(step, body)
    quotations.push({
      kind: kindOf(subject, payload),
      facts: factsAbout(subject, payload),
      body: shown,
    })
  }
  const pull = payload.issue?.pull_request ? payload.issue : payload.pull_request
  if (!pull?.number) return { quotations, isLogged: true, remarks }
  const review = payload.review?.id
  if (review) {
    const comments = await quoteInlineComments(step, pull.number, review)
    quotations.splice(1, 0, comments)
  }
  if (withFiles && !isKnownToJob) {
    const { compared, remark } = await readPullAsSeen(step, pull.number)
    const total = payload.pull_request?.changed_files
    if (compared?.files) quotations.push(quoteFiles({ listed: compared.files, total }))
    if (remark !== undefined) remarks.push(remark)
  }
  return { quotations, isLogged: true, remarks }
}

/** For a comment on a pull request, the event calls the pull request an issue. */
function kindOf(subject: Subject, { issue }: Payload): string {
  if (subject === 'issue' && issue?.pull_request) return 'pull request'
  return subject.replace('_', ' ')
}

function factsAbout(subject: Subject, payload: Payload): Quotation['facts'] {
  const { number, title, html_url, user } = payload[subject] ?? {}
  return { number, title, url: html_url, author: user?.login, ...ownFactsOf(subject, payload) }
}

function ownFactsOf(subject: Subject, payload: Payload): Quotation['facts'] {
  const { comment = {}, review = {}, release = {} } = payload
  switch (subject) {
    case 'comment':
      return { file: comment.path, line: comment.line }
    case 'review':
      return { state: review.state }
    case 'release':
      return { title: release.name, tag: release.tag_name }
    case 'issue':
    case 'pull_request':
      return { state: stateOf(subject, payload) }
    case 'discussion':
      return {}
  }
}

/** As of the event; undefined if the payload doesn't say. */
function stateOf(subject: Subject, payload: Payload): State | undefined {
  const { issue = {}, pull_request: pull = {} } = payload
  if (subject === 'pull_request')
    return stateOfPull(pull.state, pull.merged === true || pull.merged_at !== undefined)
  if (subject !== 'issue') return undefined
  if (issue.pull_request)
    return stateOfPull(issue.state, issue.pull_request.merged_at !== undefined)
  const isUnwanted = issue.state === 'closed' && issue.state_reason === 'not_planned'
  if (isUnwanted) return 'closed as not planned'
  if (issue.state === 'open' || issue.state === 'closed') return issue.state
  return undefined
}

function stateOfPull(state: string | undefined, isMerged: boolean): State | undefined {
  if (isMerged) return 'merged'
  if (state === 'closed') return 'closed without a merge'
  return state === 'open' ? 'open' : undefined
}

/** Empty for a text that shows nothing; undefined for one that GitHub doesn't render, or nests too deep. */
async function showText(step: AskStep, text: string): Promise<string | undefined> {
  if (text.trim() === '') return ''
  const html = await renderMarkdown(step.github, step.stages.needed, text)
  if (html === undefined) return undefined
  const { shownText } = await import('../../quoting/shown-text.ts')
  return shownText(html, step)
}

/** Renders each comment by itself, so that none can hide another. */
async function quoteInlineComments(
  step: AskStep,
  pull_number: number,
  review_id: number,
): Promise<Quotation> {
  const { items, isWhole } = await listReviewComments(
    step.github,
    step.stages.needed,
    pull_number,
    review_id,
    MAX_INLINE_COMMENTS,
  )
  const quoted = items.slice(0, MAX_QUOTED_COMMENTS)
  const parts: string[] = []
  for (const { path, line, body } of quoted) {
    const place = line ? `${inQuotes(path)}, line ${line}` : inQuotes(path)
    const shown = (await showText(step, body)) ?? NOT_QUOTED
    parts.push(`In ${place}:\n${shown}`)
  }
  const total = isWhole ? items.length : undefined
  const facts = countsOf({ items: quoted, isWhole }, total)
  return { kind: 'inline comments of the review', facts, body: parts.join('\n\n') }
}

import type { WorkflowEvent } from '../../frame/event.ts'
import type { EventFacts } from '../../frame/events.ts'
import type { Payload } from '../../frame/payload.ts'
import { renderMarkdown } from '../../github/markdown.ts'
import { listReviewComments } from '../../github/pulls.ts'
import { quoteFiles } from '../../quoting/changed-files.ts'
import { countsOf, NOT_QUOTED, type Quotation, type Quoted } from '../../quoting/quotations.ts'
import { inQuotes } from '../../text.ts'
import type { AskStep } from '../step.ts'
import { readPullAsSeen } from './pull-as-seen.ts'

const MAX_INLINE_COMMENTS = 300
const MAX_QUOTED_COMMENTS = 30

const INSTRUCTIONS: Record<EventFacts['about'][number], string> = {
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

/** For a comment on a pull request, the event calls the pull request an issue. */
function kindOf(object: EventFacts['about'][number], payload: Payload): string {
  const isOfPull = object === 'issue' && payload.issue?.pull_request
  return (isOfPull ? 'pull_request' : object).replace('_', ' ')
}

/** Undefined for a text that GitHub doesn't render, or nests too deep. */
async function showTexts(
  step: AskStep,
  texts: readonly string[],
): Promise<Array<string | undefined>> {
  const { shownText } = await import('../../quoting/shown-text.ts')
  const shown: Array<string | undefined> = []
  for (const text of texts) {
    const html =
      text.trim() === '' ? '' : await renderMarkdown(step.github, step.stages.needed, text)
    shown.push(html && (await shownText(html, step)))
  }
  return shown
}

/** All of it may be hostile. */
function quoteObject(
  object: EventFacts['about'][number],
  payload: Payload,
  body: string | undefined,
): Quotation {
  const written = payload[object]
  const { comment, review, release, pull_request: pull } = payload
  const more = {
    comment: { file: comment?.path, line: comment?.line },
    review: { state: review?.state },
    release: { title: release?.name, tag: release?.tag_name },
    pull_request: { merged: pull?.merged ? 'yes' : undefined },
    issue: {},
    discussion: {},
  }
  const facts = {
    number: written?.number,
    title: written?.title,
    url: written?.html_url,
    author: written?.user?.login,
    ...more[object],
  }
  return { kind: kindOf(object, payload), facts, body }
}

/** The default prompt; undefined if the event has nothing to quote. */
export function eventPrompt(event: WorkflowEvent, isKnownToJob: boolean): string | undefined {
  const { subject } = event.facts
  if (subject === undefined) return undefined
  return isKnownToJob
    ? `Continue your work on the documentation with what the ${kindOf(subject, event.payload)} quoted below says about it.`
    : INSTRUCTIONS[subject]
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
  const { review, issue, pull_request } = payload
  const about = facts.about.slice(0, isKnownToJob ? 1 : undefined)
  const texts = about.map((object) => payload[object]?.body ?? '')
  const bodies = await showTexts(step, texts)
  const quotations = about.map((object, index) => quoteObject(object, payload, bodies[index]))
  const pull_number = (issue?.pull_request ? issue : pull_request)?.number
  if (pull_number && review?.id)
    quotations.splice(1, 0, await quoteInlineComments(step, pull_number, review.id))
  if (!pull_number || !withFiles || isKnownToJob) return { quotations, isLogged: true }
  const { compared, remark } = await readPullAsSeen(step, pull_number)
  if (compared?.files) {
    const files = { listed: compared.files, total: pull_request?.changed_files }
    quotations.push(quoteFiles(files))
  }
  return { quotations, isLogged: true, remark }
}

/** Renders each comment by itself, so that none can hide another. */
async function quoteInlineComments(
  step: AskStep,
  pull_number: number,
  review_id: number,
): Promise<Quotation> {
  const { github, stages } = step
  const listed = await listReviewComments(
    github,
    stages.needed,
    pull_number,
    review_id,
    MAX_INLINE_COMMENTS,
  )
  const items = listed.items.slice(0, MAX_QUOTED_COMMENTS)
  const texts = items.map(({ body }) => body)
  const shown = await showTexts(step, texts)
  const parts = items.map(({ path, line }, index) => {
    const place = line ? `${inQuotes(path)}, line ${line}` : inQuotes(path)
    return `In ${place}:\n${shown[index] ?? NOT_QUOTED}`
  })
  const { isWhole } = listed
  const facts = countsOf({ items, isWhole }, isWhole ? listed.items.length : undefined)
  return { kind: 'inline comments of the review', facts, body: parts.join('\n\n') }
}

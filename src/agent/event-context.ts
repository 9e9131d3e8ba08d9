import { type EventFacts, factsOf } from '../gate/events.ts'
import type { GitHub } from '../github/api.ts'
import { listReviewComments } from '../github/pulls.ts'
import type { WorkflowEvent } from '../runner/event.ts'
import type { Step } from '../step.ts'
import { asInteger, asRecord, asText, inQuotes, isRecord } from '../text.ts'
import { quoteFiles } from './changed-files.ts'
import { countsOf, NOT_QUOTED, type Quotation, type Quoted } from './prompt.ts'
import { readPullAsSeen } from './pull-as-seen.ts'
import type { MarkdownReader } from './visible-markdown.ts'

/** More of a review say nothing that the pull request does not. */
const MAX_INLINE_COMMENTS = 300

/** What an event can be about: what to ask if the workflow has no prompt, and what only it has to quote. */
const OBJECTS: Record<
  EventFacts['about'][number],
  { instruction: string; more?(fields: Record<string, unknown>): Quotation['facts'] }
> = {
  issue: {
    instruction:
      'The issue quoted below says what is wrong with the documentation, or missing. Make the change to the documentation that resolves it.',
  },
  pull_request: {
    instruction:
      'The pull request quoted below changes the product. Update the documentation to describe the product with that change. Where it already does, change nothing.',
    more: ({ head, base, merged }) => ({
      from: asText(asRecord(head).label),
      into: asText(asRecord(base).label),
      merged: merged === true ? 'yes' : undefined,
    }),
  },
  comment: {
    instruction:
      'The comment quoted below, on what is quoted after it, asks for a change to the documentation, or shows what its readers miss or misunderstand. Make that change. Where nothing is amiss, change nothing.',
    more: ({ path, line }) => ({ file: asText(path), line: asInteger(line) }),
  },
  review: {
    instruction:
      'The review quoted below, of the pull request quoted after it, asks for a change to the documentation. Make it.',
    more: ({ state }) => ({ state: asText(state) }),
  },
  discussion: {
    instruction:
      'The discussion quoted below shows what readers of the documentation miss or misunderstand. Improve the documentation there. Where nothing is amiss, change nothing.',
    more: ({ category }) => ({ category: asText(asRecord(category).name) }),
  },
  release: {
    instruction:
      'The release quoted below is out. Update the documentation for what it changes, and the changelog if the documentation has one.',
    more: ({ name, tag_name }) => ({ title: asText(name), tag: asText(tag_name) }),
  },
}

/** What an object is called. On a pull request, a comment's event has it as an issue. */
function kindOf(object: EventFacts['about'][number], payload: WorkflowEvent['payload']): string {
  const isPull = object === 'issue' && isRecord(asRecord(payload.issue).pull_request)
  return (isPull ? 'pull_request' : object).replace('_', ' ')
}

/** What GitHub calls by the same names everywhere, and what only this kind has. All of it may be hostile. */
function quoteObject(
  object: EventFacts['about'][number],
  payload: WorkflowEvent['payload'],
  markdown: MarkdownReader,
): Quotation {
  const fields = asRecord(payload[object])
  const facts = {
    number: asInteger(fields.number),
    title: asText(fields.title),
    url: asText(fields.html_url),
    author: asText(asRecord(fields.user ?? fields.author).login),
    ...OBJECTS[object].more?.(fields),
  }
  return { kind: kindOf(object, payload), facts, body: markdown.read(asText(fields.body) ?? '') }
}

/** What to ask if the workflow has no prompt; undefined if the event has nothing to quote. */
export function eventPrompt(event: WorkflowEvent, isKnownToJob: boolean): string | undefined {
  const [newest] = factsOf(event.name).about
  if (newest === undefined) return undefined
  return isKnownToJob
    ? `Continue your work on the documentation with what the ${kindOf(newest, event.payload)} quoted below says about it.`
    : OBJECTS[newest].instruction
}

/**
 * What to quote of an event, the most important first: its payload, and what GitHub knows besides.
 * @param isKnownToJob whether the job knows what it works on, and gets only what is new
 * @param withFiles whether a pull request's changed files are quoted, to an agent that does not know them
 * @throws HttpError where a part of it cannot be read: a request must not be asked in part (T7)
 */
export async function quoteEvent(
  step: Step,
  isKnownToJob: boolean,
  withFiles: boolean,
): Promise<Quoted> {
  const { event, github } = step
  const { review, issue, pull_request } = event.payload
  const { MarkdownReader } = await import('./visible-markdown.ts')
  const markdown = new MarkdownReader()
  const [newest, ...older] = factsOf(event.name).about.map((object) =>
    quoteObject(object, event.payload, markdown),
  )
  const pull = asRecord(isRecord(asRecord(issue).pull_request) ? issue : pull_request)
  const pull_number = asInteger(pull.number)
  const review_id = asInteger(asRecord(review).id)
  const quotations: Array<Quotation | undefined> = [newest]
  let remark: string | undefined
  if (pull_number && review_id)
    quotations.push(await quoteInlineComments(github, pull_number, review_id, markdown))
  if (!isKnownToJob) quotations.push(...older)
  if (pull_number && withFiles && !isKnownToJob) {
    const seen = await readPullAsSeen(step, pull_number)
    remark = seen.remark
    const files = seen.compared?.files
    if (files) quotations.push(quoteFiles(files, asInteger(pull.changed_files)))
  }
  return { quotations: quotations.filter((one) => one !== undefined), remark: remark ?? '' }
}

/** The comments of a review on single lines. */
async function quoteInlineComments(
  github: GitHub,
  pull_number: number,
  review_id: number,
  markdown: MarkdownReader,
): Promise<Quotation> {
  const comments = await listReviewComments(github, pull_number, review_id, MAX_INLINE_COMMENTS)
  const body = comments.items
    .map(
      ({ path, line, body }) =>
        `In ${inQuotes(path)}${line ? `, line ${line}` : ''}:\n${markdown.read(body) ?? NOT_QUOTED}`,
    )
    .join('\n\n')
  return { kind: 'inline comments of the review', facts: countsOf(comments), body }
}

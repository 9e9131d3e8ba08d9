import { asInteger, asRecord, isRecord } from '../base/json.ts'
import type { Log } from '../base/log.ts'
import { quote } from '../base/text.ts'
import type { Listed } from '../github/call.ts'
import type { GitHub } from '../github/client.ts'
import type { ChangedFile, InlineComment } from '../github/pulls.ts'
import { unlessItFails } from '../http/unless-it-fails.ts'
import type { WorkflowEvent } from '../runner/event.ts'
import {
  quoteComment,
  quoteDiscussion,
  quoteIssue,
  quotePullOrIssue,
  quotePullRequest,
  quoteRelease,
  quoteReview,
  quoteReviewComment,
} from './event-payload.ts'
import type { Quotation } from './quotation.ts'
import { describeFile } from './quote-changes.ts'

type Payload = WorkflowEvent['payload']

interface QuotedEvent {
  /** What to ask where the workflow has no prompt. */
  instruction: string
  /** The newest first: the comment, then what it is on. */
  quotes: ReadonlyArray<(payload: Payload) => Quotation>
}

const PULL_REQUEST: QuotedEvent = {
  instruction:
    'The pull request quoted below changes the product. Update the documentation to describe the product with that change. Where it already does, change nothing.',
  quotes: [quotePullRequest],
}

const REVIEW: QuotedEvent = {
  instruction:
    'The review quoted below, of the pull request quoted after it, asks for a change to the documentation. Make it.',
  quotes: [quoteReview, quotePullRequest],
}

const REVIEW_COMMENT: QuotedEvent = {
  instruction:
    'The review comment quoted below, on the pull request quoted after it, asks for a change to the documentation. Make it.',
  quotes: [quoteReviewComment, quotePullOrIssue],
}

/** The events that have something to quote. A new one is a line here. */
const QUOTED_EVENTS: ReadonlyMap<string, QuotedEvent> = new Map([
  [
    'issues',
    {
      instruction:
        'The issue quoted below says what is wrong with the documentation, or missing. Make the change to the documentation that resolves it.',
      quotes: [quoteIssue],
    },
  ],
  [
    'issue_comment',
    {
      instruction:
        'The comment quoted below, on what is quoted after it, asks for a change to the documentation. Make it.',
      quotes: [quoteComment, quoteIssue],
    },
  ],
  ['pull_request', PULL_REQUEST],
  ['pull_request_target', PULL_REQUEST],
  ['pull_request_review', REVIEW],
  ['pull_request_review_comment', REVIEW_COMMENT],
  // Gitea's and Forgejo's reviews, under the names that their versions use.
  ['pull_request_approved', REVIEW],
  ['pull_request_rejected', REVIEW],
  ['pull_request_review_approved', REVIEW],
  ['pull_request_review_rejected', REVIEW],
  ['pull_request_comment', REVIEW_COMMENT],
  [
    'discussion',
    {
      instruction:
        'The discussion quoted below shows what readers of the documentation miss or misunderstand. Improve the documentation there. Where nothing is amiss, change nothing.',
      quotes: [quoteDiscussion],
    },
  ],
  [
    'discussion_comment',
    {
      instruction:
        'The comment quoted below, on the discussion quoted after it, shows what readers of the documentation miss or misunderstand. Improve the documentation there.',
      quotes: [quoteComment, quoteDiscussion],
    },
  ],
  [
    'release',
    {
      instruction:
        'The release quoted below is out. Update the documentation for what it changes, and the changelog if the documentation has one.',
      quotes: [quoteRelease],
    },
  ],
])

/** What to ask where the workflow has no prompt; undefined where the event has nothing to quote. */
export function defaultPrompt(event: WorkflowEvent, isFollowUp: boolean): string | undefined {
  const [newest] = readQuotations(event)
  return isFollowUp && newest !== undefined
    ? `Go on with your work on the documentation: deal with what the ${newest.kind} quoted below says about it.`
    : QUOTED_EVENTS.get(event.name)?.instruction
}

/** Whether an event has something to quote: a schedule, a push and others have not. */
export function hasContext({ name }: Pick<WorkflowEvent, 'name'>): boolean {
  return QUOTED_EVENTS.has(name)
}

/** What an event's payload tells, the newest first; empty where the event has nothing to quote. */
export function readQuotations({ name, payload }: WorkflowEvent): Quotation[] {
  return (QUOTED_EVENTS.get(name)?.quotes ?? []).map((quoteFrom) => quoteFrom(payload))
}

export interface EventContextOptions {
  event: WorkflowEvent
  github: Pick<GitHub, 'listInlineComments' | 'listChangedFiles'>
  /** An agent that is at work knows what it is at work on. */
  isFollowUp: boolean
  log: Pick<Log, 'warning'>
}

/** What to quote of an event, the most important first: its payload, and what GitHub tells besides. */
export async function quoteEvent(options: EventContextOptions): Promise<Quotation[]> {
  const { event, isFollowUp, log } = options
  const [newest, ...older] = readQuotations(event)
  // Worth having, but the job can do without.
  const [inline, files] = await Promise.all(
    [readInlineComments, readChangedFiles].map((read) =>
      unlessItFails(
        () => read(options),
        ({ message }) => log.warning(`${message} The agent goes without.`),
      ),
    ),
  )
  const all = [newest, inline, ...(isFollowUp ? [] : older), files]
  return all.filter((quotation) => quotation !== undefined)
}

async function readInlineComments({
  event: { payload },
  github,
}: EventContextOptions): Promise<Quotation | undefined> {
  const pullNumber = readPullNumber(payload)
  const reviewId = asInteger(asRecord(payload.review).id)
  if (pullNumber === undefined || reviewId === undefined) return undefined
  return quoteInlineComments(await github.listInlineComments(pullNumber, reviewId))
}

async function readChangedFiles({
  event: { payload },
  github,
  isFollowUp,
}: EventContextOptions): Promise<Quotation | undefined> {
  const pullNumber = readPullNumber(payload)
  if (pullNumber === undefined || isFollowUp) return undefined
  const files = await github.listChangedFiles(pullNumber)
  const total = files.total ?? asInteger(asRecord(payload.pull_request).changed_files)
  return quoteChangedFiles({ ...files, total })
}

function readPullNumber({ pull_request, issue }: Payload): number | undefined {
  if (isRecord(pull_request)) return asInteger(pull_request.number)
  const { number, pull_request: link } = asRecord(issue)
  return isRecord(link) ? asInteger(number) : undefined
}

/** A list of files, as GitHub's API has it. */
export function quoteChangedFiles(files: Listed<ChangedFile>): Quotation {
  const body = files.items.map(describeFile).join('\n')
  return { kind: 'changed files', facts: countsOf(files), body }
}

/** The comments that a review has on single lines. */
export function quoteInlineComments(comments: Listed<InlineComment>): Quotation {
  const body = comments.items
    .map(({ path, line, body }) => `In ${quote(path)}${line ? `, line ${line}` : ''}:\n${body}`)
    .join('\n\n')
  return { kind: 'inline comments of the review', facts: countsOf(comments), body }
}

/** How many there are, and how many of them are quoted where that is not all. */
function countsOf({ items, total }: Listed<unknown>): Quotation['facts'] {
  const shown = items.length
  return total === shown
    ? { count: shown }
    : { count: total ?? `more than ${shown}`, 'quoted of them': shown }
}

import { asRecord } from '../base/json.ts'
import type { WorkflowEvent } from '../runner/event.ts'
import {
  isRecord,
  number,
  quoteComment,
  quoteDiscussion,
  quoteIssue,
  quotePullOrIssue,
  quotePullRequest,
  quoteRelease,
  quoteReview,
  quoteReviewComment,
} from './event-quotes.ts'
import type { Quotation } from './quotation.ts'

/** What an event gives an agent to go by, all of it from the event's own payload. */
export interface Context {
  /** The newest first: the comment, then what it is on. */
  quotations: Quotation[]
  /** The pull request that it is about, whose files GitHub's API lists. */
  pullNumber: number | undefined
  /** The review, whose inline comments are not in the payload. */
  reviewId: number | undefined
  /** How many files it changes, where the payload tells. */
  changedFiles: number | undefined
}

type Payload = WorkflowEvent['payload']

interface Kind {
  instruction: string
  quotes: ReadonlyArray<(payload: Payload) => Quotation>
}

const PULL_REQUEST: Kind = {
  instruction:
    'The pull request quoted below changes the product. Update the documentation to describe the product with that change. Where it already does, change nothing.',
  quotes: [quotePullRequest],
}

const REVIEW: Kind = {
  instruction:
    'The review quoted below, of the pull request quoted after it, asks for a change to the documentation. Make it.',
  quotes: [quoteReview, quotePullRequest],
}

const REVIEW_COMMENT: Kind = {
  instruction:
    'The review comment quoted below, on the pull request quoted after it, asks for a change to the documentation. Make it.',
  quotes: [quoteReviewComment, quotePullOrIssue],
}

/** The events that have a context. A new one is a line here. */
const KINDS: ReadonlyMap<string, Kind> = new Map([
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

/** What to ask where the workflow has no prompt; undefined where the event has no context. */
export function defaultPrompt(event: WorkflowEvent, isFollowUp: boolean): string | undefined {
  const kind = KINDS.get(event.name)
  if (kind === undefined) return undefined
  if (!isFollowUp) return kind.instruction
  const [newest] = kind.quotes.map((read) => read(event.payload).kind)
  return `Go on with your work on the documentation: deal with what the ${newest} quoted below says about it.`
}

/** Whether an event has something to quote. */
export function hasContext({ name }: Pick<WorkflowEvent, 'name'>): boolean {
  return KINDS.has(name)
}

/** The context that an event has; undefined for a schedule, a push and others that have none. */
export function readContext({ name, payload }: WorkflowEvent): Context | undefined {
  const kind = KINDS.get(name)
  if (kind === undefined) return undefined
  return {
    quotations: kind.quotes.map((read) => read(payload)),
    pullNumber: readPullNumber(payload),
    reviewId: number(asRecord(payload.review).id),
    changedFiles: number(asRecord(payload.pull_request).changed_files),
  }
}

function readPullNumber({ pull_request, issue }: Payload): number | undefined {
  if (isRecord(pull_request)) return number(asRecord(pull_request).number)
  const { number: issueNumber, pull_request: link } = asRecord(issue)
  return isRecord(link) ? number(issueNumber) : undefined
}

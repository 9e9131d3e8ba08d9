import { asInteger, asRecord, asText, isRecord } from '../base/json.ts'
import type { WorkflowEvent } from '../runner/event.ts'
import type { Quotation } from './quotation.ts'

/*
 * What is quoted of an event's payload. All of it may be hostile, and of any type.
 */

type Payload = WorkflowEvent['payload']

export function quoteIssue({ issue }: Payload): Quotation {
  const fields = asRecord(issue)
  return quoteFields(isRecord(fields.pull_request) ? 'pull request' : 'issue', fields)
}

export function quotePullRequest({ pull_request }: Payload): Quotation {
  const fields = asRecord(pull_request)
  return quoteFields('pull request', fields, {
    from: asText(asRecord(fields.head).label),
    into: asText(asRecord(fields.base).label),
    merged: fields.merged === true ? 'yes' : undefined,
  })
}

/** Gitea and Forgejo tell a review by its type and content, without an author of its own. */
export function quoteReview({ review, sender }: Payload): Quotation {
  const { state, type, body, content, user = sender, ...fields } = asRecord(review)
  const kind = asText(state) ?? GITEA_STATES.get(asText(type) ?? '')
  return quoteFields('review', { ...fields, user, body: body ?? content }, { state: kind })
}

const GITEA_STATES: ReadonlyMap<string, string> = new Map([
  ['pull_request_review_approved', 'approved'],
  ['pull_request_review_rejected', 'changes_requested'],
  ['pull_request_review_comment', 'commented'],
])

/** Gitea and Forgejo call a review that only comments by the name that GitHub has for its comments. */
export function quoteReviewComment(payload: Payload): Quotation {
  const isReview = payload.comment === undefined && payload.review !== undefined
  return isReview ? quoteReview(payload) : quoteComment(payload)
}

export function quotePullOrIssue(payload: Payload): Quotation {
  return payload.pull_request === undefined && payload.issue !== undefined
    ? quoteIssue(payload)
    : quotePullRequest(payload)
}

export function quoteComment({ comment }: Payload): Quotation {
  const fields = asRecord(comment)
  return quoteFields('comment', fields, { file: asText(fields.path), line: asInteger(fields.line) })
}

export function quoteDiscussion({ discussion }: Payload): Quotation {
  const fields = asRecord(discussion)
  return quoteFields('discussion', fields, { category: asText(asRecord(fields.category).name) })
}

export function quoteRelease({ release }: Payload): Quotation {
  const { name, author, ...fields } = asRecord(release)
  return quoteFields(
    'release',
    { ...fields, title: name, user: author },
    { tag: asText(fields.tag_name) },
  )
}

/** What GitHub calls by the same names everywhere, and what only this kind has. */
function quoteFields(
  kind: string,
  fields: Record<string, unknown>,
  more: Quotation['facts'] = {},
): Quotation {
  const facts = {
    number: asInteger(fields.number),
    title: asText(fields.title),
    url: asText(fields.html_url),
    author: asText(asRecord(fields.user).login),
    ...more,
  }
  return { kind, facts, body: asText(fields.body) ?? '' }
}

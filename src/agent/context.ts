import { ActionError } from '../base/errors.ts'
import { asRecord } from '../base/json.ts'
import { checkPrompt, MAX_PROMPT_BYTES } from '../base/prompt.ts'
import { messageOf, quote } from '../base/text.ts'
import type { WorkflowEvent } from '../runner/event.ts'
import { type Quotation, renderQuotations } from './quotation.ts'

/** Enough for any issue that a person wrote; half of what a prompt may hold. */
export const MAX_CONTEXT_BYTES = 32 * 1024

/** What an event gives an agent to go by, all of it from the event's own payload. */
export interface Context {
  /** The newest first: the comment, then what it is on. */
  quotations: Quotation[]
  /** The pull request that it is about, whose files GitHub's API lists. */
  pullNumber: number | undefined
  /** The review, whose inline comments are not in the payload. */
  reviewId: number | undefined
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
  [
    'pull_request_review',
    {
      instruction:
        'The review quoted below, of the pull request quoted after it, asks for a change to the documentation. Make it.',
      quotes: [quoteReview, quotePullRequest],
    },
  ],
  [
    'pull_request_review_comment',
    {
      instruction:
        'The review comment quoted below, on the pull request quoted after it, asks for a change to the documentation. Make it.',
      quotes: [quoteComment, quotePullRequest],
    },
  ],
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

/** The context that an event has; undefined for a schedule, a push and others that have none. */
export function readContext({ name, payload }: WorkflowEvent): Context | undefined {
  const kind = KINDS.get(name)
  if (kind === undefined) return undefined
  return {
    quotations: kind.quotes.map((read) => read(payload)),
    pullNumber: readPullNumber(payload),
    reviewId: number(asRecord(payload.review).id),
  }
}

/**
 * A prompt with its context behind it.
 * @param nonce drawn anew for each prompt
 * @throws ActionError when the two are too long together
 */
export function appendContext(
  prompt: string,
  { quotations, nonce }: { quotations: Quotation[]; nonce: string },
): string {
  const separator = '\n\n'
  const leftBytes = MAX_PROMPT_BYTES - Buffer.byteLength(prompt + separator)
  const maxBytes = Math.min(MAX_CONTEXT_BYTES, leftBytes)
  try {
    return checkPrompt(prompt + separator + renderQuotations(quotations, { maxBytes, nonce }))
  } catch (cause) {
    throw new ActionError(`The prompt with the event's context ${messageOf(cause)}.`, { cause })
  }
}

/** A list of files, as GitHub's API has it, for an appendix. */
export function quoteChangedFiles(
  files: Array<{ filename: string; status: string; additions: number; deletions: number }>,
): Quotation {
  const lines = files.map(
    ({ filename, status, additions, deletions }) =>
      `${quote(filename)} ${quote(status, 20)} +${additions} -${deletions}`,
  )
  return { kind: 'changed files', facts: { count: files.length }, body: lines.join('\n') }
}

/** The comments that a review has on single lines. */
export function quoteInlineComments(
  comments: Array<{ path: string; line?: number | null | undefined; body: string }>,
): Quotation {
  const place = ({ path, line }: (typeof comments)[number]) =>
    line ? `${quote(path)}, line ${line}` : quote(path)
  const body = comments.map((comment) => `In ${place(comment)}:\n${comment.body}`).join('\n\n')
  return { kind: 'inline comments of the review', facts: { count: comments.length }, body }
}

function quoteIssue({ issue }: Payload): Quotation {
  const fields = asRecord(issue)
  return quoteFields(isRecord(fields.pull_request) ? 'pull request' : 'issue', fields)
}

function quotePullRequest({ pull_request }: Payload): Quotation {
  const fields = asRecord(pull_request)
  return quoteFields('pull request', fields, {
    from: text(asRecord(fields.head).label),
    into: text(asRecord(fields.base).label),
    merged: fields.merged === true ? 'yes' : undefined,
  })
}

function quoteReview({ review }: Payload): Quotation {
  const fields = asRecord(review)
  return quoteFields('review', fields, { state: text(fields.state) })
}

function quoteComment({ comment }: Payload): Quotation {
  const fields = asRecord(comment)
  return quoteFields('comment', fields, { file: text(fields.path), line: number(fields.line) })
}

function quoteDiscussion({ discussion }: Payload): Quotation {
  const fields = asRecord(discussion)
  return quoteFields('discussion', fields, { category: text(asRecord(fields.category).name) })
}

function quoteRelease({ release }: Payload): Quotation {
  const { name, author, ...fields } = asRecord(release)
  return quoteFields(
    'release',
    { ...fields, title: name, user: author },
    { tag: text(fields.tag_name) },
  )
}

/** What GitHub calls by the same names everywhere, and what only this kind has. */
function quoteFields(
  kind: string,
  fields: Record<string, unknown>,
  more: Quotation['facts'] = {},
): Quotation {
  const facts = {
    number: number(fields.number),
    title: text(fields.title),
    url: text(fields.html_url),
    author: text(asRecord(fields.user).login),
    ...more,
  }
  return { kind, facts, body: text(fields.body) ?? '' }
}

function readPullNumber({ pull_request, issue }: Payload): number | undefined {
  if (isRecord(pull_request)) return number(asRecord(pull_request).number)
  const { number: issueNumber, pull_request: link } = asRecord(issue)
  return isRecord(link) ? number(issueNumber) : undefined
}

function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

function number(value: unknown): number | undefined {
  return Number.isSafeInteger(value) ? Number(value) : undefined
}

import type { Quotation } from '../analytics/for-agent.ts'
import { ActionError } from '../errors.ts'
import type { GitHub } from '../github/api.ts'
import { type EventFacts, factsOf, type WorkflowEvent } from '../runner/event.ts'
import type { Step } from '../step.ts'
import { asInteger, asRecord, asText, isRecord, quote } from '../text.ts'

type Payload = WorkflowEvent['payload']

/** More files or comments say nothing to an agent that the pull request itself does not. */
const MAX_ITEMS = 300
const PERMISSION = 'pull-requests: read'

/** What an event can be about: what to ask if the workflow has no prompt, and what is quoted of it. */
const OBJECTS: Record<
  EventFacts['about'][number],
  { instruction: string; quote(payload: Payload): Quotation }
> = {
  issue: {
    instruction:
      'The issue quoted below says what is wrong with the documentation, or missing. Make the change to the documentation that resolves it.',
    quote({ issue }) {
      const fields = asRecord(issue)
      return quoteFields(isRecord(fields.pull_request) ? 'pull request' : 'issue', fields)
    },
  },
  pull_request: {
    instruction:
      'The pull request quoted below changes the product. Update the documentation to describe the product with that change. Where it already does, change nothing.',
    quote({ pull_request }) {
      const fields = asRecord(pull_request)
      return quoteFields('pull request', fields, {
        from: asText(asRecord(fields.head).label),
        into: asText(asRecord(fields.base).label),
        merged: fields.merged === true ? 'yes' : undefined,
      })
    },
  },
  comment: {
    instruction:
      'The comment quoted below, on what is quoted after it, asks for a change to the documentation, or shows what its readers miss or misunderstand. Make that change. Where nothing is amiss, change nothing.',
    quote({ comment }) {
      const fields = asRecord(comment)
      return quoteFields('comment', fields, {
        file: asText(fields.path),
        line: asInteger(fields.line),
      })
    },
  },
  review: {
    instruction:
      'The review quoted below, of the pull request quoted after it, asks for a change to the documentation. Make it.',
    quote({ review }) {
      const fields = asRecord(review)
      return quoteFields('review', fields, { state: asText(fields.state) })
    },
  },
  discussion: {
    instruction:
      'The discussion quoted below shows what readers of the documentation miss or misunderstand. Improve the documentation there. Where nothing is amiss, change nothing.',
    quote({ discussion }) {
      const fields = asRecord(discussion)
      return quoteFields('discussion', fields, { category: asText(asRecord(fields.category).name) })
    },
  },
  release: {
    instruction:
      'The release quoted below is out. Update the documentation for what it changes, and the changelog if the documentation has one.',
    quote({ release }) {
      const { name, author, ...fields } = asRecord(release)
      const tag = asText(fields.tag_name)
      return quoteFields('release', { ...fields, title: name, user: author }, { tag })
    },
  },
}

/** What GitHub calls by the same names everywhere, and what only this kind has. All of it may be hostile. */
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

/** What to ask if the workflow has no prompt; undefined if the event has nothing to quote. */
export function eventPrompt(event: WorkflowEvent, isFollowUp: boolean): string | undefined {
  const [newest] = factsOf(event.name).about
  if (newest === undefined) return undefined
  const { instruction, quote } = OBJECTS[newest]
  return isFollowUp
    ? `Continue your work on the documentation with what the ${quote(event.payload).kind} quoted below says about it.`
    : instruction
}

/**
 * What to quote of an event, the most important first: its payload, and what GitHub knows besides.
 * @param isFollowUp the agent knows what it is at work on, and gets only what is new
 */
export async function quoteEvent(step: Step, isFollowUp: boolean): Promise<Quotation[]> {
  const { event, github, log } = step
  const { review, issue, pull_request } = event.payload
  const [newest, ...older] = factsOf(event.name).about.map((object) =>
    OBJECTS[object].quote(event.payload),
  )
  const pull = asRecord(isRecord(asRecord(issue).pull_request) ? issue : pull_request)
  const pull_number = asInteger(pull.number)
  const review_id = asInteger(asRecord(review).id)
  const onFailure = (error: unknown) => {
    if (!(error instanceof ActionError)) throw error
    // Worth having, but the agent can do without.
    log.warning(`${error.message} The agent goes without.`)
    return undefined
  }
  const inline =
    pull_number && review_id
      ? await quoteInlineComments(github, { pull_number, review_id }).catch(onFailure)
      : undefined
  if (isFollowUp) return [newest, inline].filter((one) => one !== undefined)
  const listed = pull_number && (await listFiles(github, pull_number).catch(onFailure))
  const files = listed ? quoteFiles(listed, asInteger(pull.changed_files)) : undefined
  return [newest, inline, ...older, files].filter((one) => one !== undefined)
}

/** The comments of a review on single lines. */
async function quoteInlineComments(
  github: GitHub,
  review: { pull_number: number; review_id: number },
): Promise<Quotation> {
  const name = `Reading a review of #${review.pull_number}`
  const comments = await github.list(
    { name, permission: PERMISSION, maxItems: MAX_ITEMS },
    ({ paginate, rest }, repo) =>
      paginate.iterator(rest.pulls.listCommentsForReview, { ...repo, ...review, per_page: 100 }),
  )
  const body = comments.items
    .map(({ path, line, body }) => `In ${quote(path)}${line ? `, line ${line}` : ''}:\n${body}`)
    .join('\n\n')
  return { kind: 'inline comments of the review', facts: countsOf(comments), body }
}

/** A list as far as it was read. */
type Listed<T> = { readonly items: readonly T[]; readonly isWhole: boolean }

interface ChangedFile {
  filename: string
  status: string
  additions: number
  deletions: number
}

export function listFiles(github: GitHub, pull_number: number): Promise<Listed<ChangedFile>> {
  const name = `Listing the changed files of #${pull_number}`
  return github.list(
    { name, permission: PERMISSION, maxItems: MAX_ITEMS },
    ({ paginate, rest }, repo) =>
      paginate.iterator(rest.pulls.listFiles, { ...repo, pull_number, per_page: 100 }),
  )
}

/** @param total how many there are in all, if that is known */
export function quoteFiles(files: Listed<ChangedFile>, total?: number): Quotation {
  const lines = files.items.map(
    ({ filename, status, additions, deletions }) =>
      `${quote(filename)} ${quote(status, 20)} +${additions} -${deletions}`,
  )
  return { kind: 'changed files', facts: countsOf(files, total), body: lines.join('\n') }
}

/** How many there are, and how many of them are quoted if that is not all. */
function countsOf({ items, isWhole }: Listed<unknown>, total?: number): Quotation['facts'] {
  const { length } = items
  if (isWhole && (total ?? length) === length) return { count: length }
  return { count: total ?? `not known, more than ${length - 1}`, 'quoted of them': length }
}

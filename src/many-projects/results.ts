import * as v from 'valibot'
import { ID } from '../base/id.ts'
import { asRecord } from '../base/json.ts'
import { OUTCOME_NAMES, type Outcome } from '../base/outcomes.ts'
import type { PullRequest } from '../base/pull-request.ts'
import type { Project } from './projects.ts'

/** What became of one project. `no-result`: its job left none, since it never ran or its runner died. */
export interface Result {
  readonly id: string
  readonly outcome: Outcome | 'no-result'
  /** The agent's job, to resume or to look for; undefined where none is known. */
  readonly jobId: string | undefined
  readonly pullRequest: PullRequest | undefined
  /** Of the last complete week; undefined where they are not known. */
  readonly views:
    | { human: number; ai: number; total: number; change: number | undefined }
    | undefined
  /** What readers missed in the last complete week; each undefined where it was not read. */
  readonly signals: { readonly [name in Signal]: number | undefined }
}

export type Signal = 'visitors' | 'unclickedSearches' | 'unansweredQuestions' | 'thumbsDown'

/** An output of this form; one of another form is as good as none. */
function textLike(form: RegExp) {
  return v.fallback(v.optional(v.pipe(v.string(), v.regex(form))), undefined)
}

function numberLike(form: RegExp) {
  return v.fallback(v.optional(v.pipe(v.string(), v.regex(form), v.transform(Number))), undefined)
}

const count = numberLike(/^\d{1,15}$/)

const OutputsSchema = v.object({
  outcome: v.fallback(v.optional(v.picklist(OUTCOME_NAMES)), undefined),
  'job-id': textLike(ID),
  'pr-link': textLike(/^https?:/),
  'pr-repository': textLike(/^[\w./-]+$/),
  'pr-number': textLike(/^\d+$/),
  'human-views': count,
  'ai-views': count,
  'total-views': count,
  'total-views-change': numberLike(/^-?\d+(\.\d+)?$/),
  visitors: count,
  'unclicked-searches': count,
  'unanswered-questions': count,
  'thumbs-down': count,
})

type Outputs = v.InferOutput<typeof OutputsSchema>

/** Reads the outputs that a project's step left behind, as JSON; undefined where it left none. */
export function readResult(
  { id }: Pick<Project, 'id'>,
  { outputs: json, serverUrl }: { outputs: unknown; serverUrl: string },
): Result {
  const outputs = v.parse(OutputsSchema, asRecord(json))
  return {
    id,
    outcome: outputs.outcome ?? 'no-result',
    jobId: outputs['job-id'],
    pullRequest: readPullRequest(outputs, serverUrl),
    views: readViews(outputs),
    signals: {
      visitors: outputs.visitors,
      unclickedSearches: outputs['unclicked-searches'],
      unansweredQuestions: outputs['unanswered-questions'],
      thumbsDown: outputs['thumbs-down'],
    },
  }
}

function readPullRequest(
  { 'pr-link': url, 'pr-repository': repository, 'pr-number': number }: Outputs,
  serverUrl: string,
): PullRequest | undefined {
  if (url === undefined || repository === undefined || number === undefined) return undefined
  if (!isPlainLink(url, serverUrl)) return undefined
  const { pathname } = new URL(url)
  // What is shown must be where it leads.
  const isNamed = pathname.startsWith(`/${repository}/`) && pathname.endsWith(`/${number}`)
  return isNamed ? { url, repository, number } : undefined
}

/** An https link without anything special in it, or one on exactly the forge's own origin. */
function isPlainLink(link: string, serverUrl: string): boolean {
  const { origin } = new URL(serverUrl)
  const plain = link.startsWith(`${origin}/`) ? `https://own${link.slice(origin.length)}` : link
  return /^https:\/\/[\w.-]+\/[\w./-]+$/.test(plain)
}

function readViews(outputs: Outputs): Result['views'] {
  const { 'human-views': human, 'ai-views': ai, 'total-views': total } = outputs
  if (human === undefined || ai === undefined || total === undefined) return undefined
  return { human, ai, total, change: outputs['total-views-change'] }
}

import * as v from 'valibot'
import { ID } from '../base/id.ts'
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
  readonly signals: {
    readonly [name in Signal]: number | undefined
  }
}

/** The step's outputs with readers' signals, and their names in `results`. */
const SIGNALS = {
  visitors: 'visitors',
  unclickedSearches: 'unclicked-searches',
  unansweredQuestions: 'unanswered-questions',
  thumbsDown: 'thumbs-down',
} as const

export type Signal = keyof typeof SIGNALS

const count = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))

const PullRequestSchema = v.object({
  'pr-link': v.string(),
  'pr-repository': v.pipe(v.string(), v.regex(/^[\w./-]+$/)),
  'pr-number': v.pipe(v.string(), v.regex(/^\d+$/)),
})

const ViewsSchema = v.object({
  'human-views': count,
  'ai-views': count,
  'total-views': count,
  'total-views-change': v.fallback(
    v.optional(v.pipe(v.string(), v.regex(/^-?\d+(\.\d+)?$/), v.transform(Number))),
    undefined,
  ),
})

const OutcomeSchema = v.object({ outcome: v.picklist(OUTCOME_NAMES) })
const JobSchema = v.object({ 'job-id': v.pipe(v.string(), v.regex(ID)) })
const SignalsSchema = v.record(v.string(), v.unknown())

/** Reads the outputs that a project's step left behind, as JSON; undefined where it left none. */
export function readResult(
  { id }: Pick<Project, 'id'>,
  { outputs, serverUrl }: { outputs: unknown; serverUrl: string },
): Result {
  const outcome = v.safeParse(OutcomeSchema, outputs)
  const job = v.safeParse(JobSchema, outputs)
  return {
    id,
    outcome: outcome.success ? outcome.output.outcome : 'no-result',
    jobId: job.success ? job.output['job-id'] : undefined,
    pullRequest: readPullRequest(outputs, serverUrl),
    views: readViews(outputs),
    signals: readSignals(outputs),
  }
}

function readPullRequest(outputs: unknown, serverUrl: string): PullRequest | undefined {
  const { success, output } = v.safeParse(PullRequestSchema, outputs)
  if (!success || !isPlainLink(output['pr-link'], serverUrl)) return undefined
  const { 'pr-link': url, 'pr-repository': repository, 'pr-number': number } = output
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

function readViews(outputs: unknown): Result['views'] {
  const { success, output } = v.safeParse(ViewsSchema, outputs)
  if (!success) return undefined
  return {
    human: output['human-views'],
    ai: output['ai-views'],
    total: output['total-views'],
    change: output['total-views-change'],
  }
}

function readSignals(outputs: unknown): Result['signals'] {
  const record = v.safeParse(SignalsSchema, outputs)
  const read = (name: Signal) => {
    const parsed = v.safeParse(count, record.success ? record.output[SIGNALS[name]] : undefined)
    return parsed.success ? parsed.output : undefined
  }
  return {
    visitors: read('visitors'),
    unclickedSearches: read('unclickedSearches'),
    unansweredQuestions: read('unansweredQuestions'),
    thumbsDown: read('thumbsDown'),
  }
}

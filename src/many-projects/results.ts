import * as v from 'valibot'
import { OUTCOME_NAMES, type Outcome } from '../base/outcomes.ts'
import type { Project } from './projects.ts'

/** What became of one project. `no-result`: its job left none, since it never ran or its runner died. */
export interface Result {
  readonly id: string
  readonly outcome: Outcome | 'no-result'
  readonly pullRequest: { url: string; repository: string; number: string } | undefined
  /** Of the last complete week; undefined where they are not known. */
  readonly views:
    | { human: number; ai: number; total: number; change: number | undefined }
    | undefined
}

const count = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))

const PullRequestSchema = v.object({
  'pr-link': v.pipe(v.string(), v.regex(/^https:\/\/[\w.-]+\/[\w./-]+$/)),
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

/** Reads the outputs that a project's step left behind, as JSON; undefined where it left none. */
export function readResult({ id }: Project, outputs: unknown): Result {
  const outcome = v.safeParse(OutcomeSchema, outputs)
  const pullRequest = v.safeParse(PullRequestSchema, outputs)
  const views = v.safeParse(ViewsSchema, outputs)
  return {
    id,
    outcome: outcome.success ? outcome.output.outcome : 'no-result',
    pullRequest: pullRequest.success
      ? {
          url: pullRequest.output['pr-link'],
          repository: pullRequest.output['pr-repository'],
          number: pullRequest.output['pr-number'],
        }
      : undefined,
    views: views.success
      ? {
          human: views.output['human-views'],
          ai: views.output['ai-views'],
          total: views.output['total-views'],
          change: views.output['total-views-change'],
        }
      : undefined,
  }
}

import type { Step } from '../context.ts'
import type { ContextKind } from '../inputs/inputs.ts'
import type { Outcome } from '../result/outcomes.ts'
import type { RichText } from '../rich-text.ts'
import type { AgentJob } from '../service/schemas.ts'
import type { Entry } from './entry.ts'
import type { RequestLog } from './log.ts'

/* The types that one chapter of the story hands to the next: the step, its task, the plan for a job, the job's result. */

export interface AskStep extends Step {
  /** Undefined if the step only reports. */
  readonly task: Task | undefined
  /** Undefined without `comment: true`, or without a home for the comment. */
  readonly requestLog: RequestLog | undefined
}

export interface Task {
  /** False if the step only waits for a job. */
  readonly asks: boolean
  readonly quotes: ReadonlySet<ContextKind>
}

/** A pull request (or merge request) whose URL has the exact form of one. */
export interface PullRequest {
  readonly url: string
  /** `owner/repo`, or `group/subgroup/repo` on GitLab. */
  readonly repository: string
  readonly number: string
  /** `owner/repo#1`, as the log and messages name it. */
  readonly name: string
  /** In the step's repository, in another one of its server, or on another server. */
  readonly location: 'here' | 'this server' | 'another server'
}

/** A pull request as it is now. */
export interface PullSummary {
  readonly title: string
  readonly additions: number
  readonly deletions: number
  readonly files: number
}

/** The step's plan for a job. */
export type JobPlan = Send | Wait | Busy

/** A job gets the prompt. */
export interface Send {
  readonly kind: 'send'
  /** It has ended; undefined for a new one. */
  readonly job: AgentJob | undefined
  /** The reason to ask again on a re-run, as a sentence. */
  readonly whyAgain?: RichText | undefined
}

/** Nothing is sent, and the step waits for the job's end. */
export interface Wait {
  readonly kind: 'wait'
  readonly job: AgentJob
  /** An earlier attempt of this run asked the job so; undefined if this step has no prompt. */
  readonly entry?: Entry
}

/**
 * The job is at work on something else, so it cannot be asked. Either the step has waited until its time was up, or it is
 * a dry run, which does not wait.
 */
interface Busy {
  readonly kind: 'busy'
  readonly job: AgentJob
}

/** The end of the wait for a job, or of the attempt to ask it. */
export type JobResult = JobFacts & JobOutcome

interface JobFacts {
  /** As it was last seen; undefined if the service never showed it. */
  readonly job: AgentJob | undefined
  readonly pullRequest?: PullRequest | undefined
  /** Undefined if it could not be read, or must not be shown. */
  readonly pullSummary?: PullSummary | undefined
  /** A sentence, if its pull request is not known: the link was dropped, or could not be read. */
  readonly linkProblem?: RichText | undefined
  /** If the job goes on: a re-run waits for it, or only a step with its ID. */
  readonly waitAgain?: 're-run' | 'job-id' | undefined
  /** Sentences. */
  readonly notes: readonly RichText[]
}

/** The outcomes that are no job's. */
type OtherOutcome = 'skipped' | 'dry-run' | 'reported'
/** The outcomes without facts of their own. */
type PlainOutcome = Exclude<Outcome, OtherOutcome | 'pr-opened' | 'error'>

type JobOutcome =
  | {
      readonly kind: 'pr-opened'
      readonly pullRequest: PullRequest
      /** `unknown`: it is as it was, and the job was never seen at work on the follow-up. */
      readonly change: 'opened' | 'updated' | 'unknown'
    }
  | { readonly kind: PlainOutcome }
  | { readonly kind: 'error'; readonly error: unknown }

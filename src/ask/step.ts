import type { Step } from '../core/command.ts'
import type { Service } from '../service/api.ts'
import type { AgentJob } from '../service/schemas.ts'
import type { ContextKind, Inputs } from './inputs.ts'
import type { PullRequest } from './job/pull-request.ts'
import type { AskOutput, Outcome } from './outcomes-and-outputs.ts'
import type { RecordEntry } from './record/record.ts'
import type { StepRecord } from './record/step-record.ts'

/* The types that one chapter of the story hands to the next: the step, its task, the plan for a job, the job's result. */

export interface AskStep extends Step<Inputs, AskOutput> {
  /** Undefined if nothing is asked of the agent. */
  readonly task: Task | undefined
  readonly service: Service
  /** On its `home`; undefined without one, or if it is neither written nor read. */
  readonly record: StepRecord | undefined
}

export interface Task {
  /** False if the step only waits for a job. */
  readonly asks: boolean
  readonly quotes: ReadonlySet<ContextKind>
  /** Whether the job that `job-id` or `continue` means knows what the event is about, and gets only the news. */
  readonly knowsSubject: boolean
}

/** The step's plan for a job. */
export type JobPlan = Send | Wait | Busy

interface PlanFacts {
  /** The reason to ask again on a re-run, as a sentence. */
  readonly whyAgain?: string | undefined
  /** The job's pull request before it got the prompt, as `owner/repo#1`. */
  readonly pullBefore?: string | undefined
}

/** A job gets the prompt. */
interface Send extends PlanFacts {
  readonly kind: 'send'
  /** It has ended; undefined for a new one. */
  readonly job: AgentJob | undefined
}

/** Nothing is sent, and the step waits for the job's end. */
interface Wait extends PlanFacts {
  readonly kind: 'wait'
  readonly job: AgentJob
  /** An earlier attempt of this run asked the job so; undefined if this step has no prompt. */
  readonly request: RecordEntry | undefined
  /** The request did not create the job. */
  readonly wasFollowUp: boolean
}

/**
 * The job is at work on something else, so it cannot be asked. Either the step has waited until its time was up, or it is
 * a dry run, which does not wait.
 */
interface Busy extends PlanFacts {
  readonly kind: 'busy'
  readonly job: AgentJob
}

/** The end of the wait for a job, or of the attempt to ask it. */
export type JobResult = JobFacts & JobOutcome

interface JobFacts {
  /** As it was last seen; undefined if the service never showed it. */
  readonly job: AgentJob | undefined
  readonly pullRequest?: PullRequest | undefined
  /** The reason to drop the service's link, as a sentence. */
  readonly unusedLink?: string | undefined
  readonly branch?: string | undefined
  /** If the job goes on: it is found by a re-run, or only by a step with its ID. */
  readonly waitAgain?: 're-run' | 'job-id' | undefined
  /** Sentences. */
  readonly notes: readonly string[]
}

/** The outcomes that are no job's. */
type OtherOutcome = 'skipped' | 'dry-run' | 'reported'
/** The outcomes without facts of their own: a new row of the table is one of them. */
type PlainOutcome = Exclude<Outcome, OtherOutcome | 'pr-opened' | 'error'>

type JobOutcome =
  | {
      readonly kind: 'pr-opened'
      readonly pullRequest: PullRequest
      /** `unknown`: it is as it was, and the job was never seen at work on the follow-up. */
      readonly change: 'opened' | 'updated' | 'unknown'
    }
  | { readonly kind: PlainOutcome }
  /** `isAccepted`: the agent was asked. */
  | { readonly kind: 'error'; readonly error: unknown; readonly isAccepted: boolean }

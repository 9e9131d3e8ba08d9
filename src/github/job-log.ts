import * as v from 'valibot'
import type { Caller } from './call.ts'

/** Of one attempt: a workflow with more jobs is not looked through. */
const MAX_JOBS = 100

const JobSchema = v.object({
  id: v.number(),
  conclusion: v.nullish(v.string()),
})

/** A job of a workflow run. */
export type RunJob = v.InferOutput<typeof JobSchema>

/** What is asked of GitHub about the earlier attempts of a run. Each call rejects as those of `GitHub` do. */
export interface JobLogCalls {
  /** At most 100. */
  listJobsOfAttempt(runId: string, attempt: number): Promise<RunJob[]>
  /** The log of a job at its end, of at most 8 MiB. */
  readJobLog(jobId: number): Promise<string>
}

const READ_RUNS = 'actions: read'

export function jobLogCalls({ call }: Caller, repository: string): JobLogCalls {
  return {
    listJobsOfAttempt: (runId, attempt) =>
      call({
        name: `Listing the jobs of attempt ${attempt}`,
        route: `GET ${repository}/actions/runs/{runId}/attempts/{attempt}/jobs`,
        parameters: { runId, attempt, per_page: MAX_JOBS },
        permission: READ_RUNS,
        parse: (body) => v.parse(v.object({ jobs: v.array(JobSchema) }), body).jobs,
      }),
    readJobLog: (jobId) =>
      call({
        name: 'Reading the log of an earlier attempt',
        route: `GET ${repository}/actions/jobs/{jobId}/logs`,
        parameters: { jobId },
        permission: READ_RUNS,
        isLog: true,
        // The client gives what is not called text as bytes.
        parse: (body) =>
          body instanceof ArrayBuffer ? Buffer.from(body).toString() : v.parse(v.string(), body),
      }),
  }
}

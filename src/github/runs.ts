import * as v from 'valibot'
import { quote } from '../base/text.ts'
import type { Caller } from './call.ts'

/** One page: a workflow with more runs, or a run with more jobs, is not looked through. */
const PAGE_SIZE = 100

const RunSchema = v.object({ id: v.number(), event: v.string(), head_sha: v.string() })
const JobSchema = v.object({ id: v.number(), conclusion: v.nullish(v.string()) })

const READ_RUNS = 'actions: read'

/** What is asked of GitHub about workflow runs, their jobs and their logs. */
export function runCalls({ call }: Caller, repository: string) {
  return {
    /**
     * The newest 100 runs that succeeded, the newest first.
     * @param workflow its file or its ID
     */
    listSuccessfulRuns: (workflow: string, branch: string) =>
      call({
        name: `Looking for the last successful run of ${quote(workflow, 60)}`,
        route: `GET ${repository}/actions/workflows/{workflow}/runs`,
        parameters: { workflow, status: 'success', per_page: PAGE_SIZE, ...(branch && { branch }) },
        permission: READ_RUNS,
        parse: (body) =>
          v.parse(v.object({ workflow_runs: v.array(RunSchema) }), body).workflow_runs,
      }),
    /** At most 100. */
    listJobsOfAttempt: (runId: string, attempt: number) =>
      call({
        name: `Listing the jobs of attempt ${attempt}`,
        route: `GET ${repository}/actions/runs/{runId}/attempts/{attempt}/jobs`,
        parameters: { runId, attempt, per_page: PAGE_SIZE },
        permission: READ_RUNS,
        parse: (body) => v.parse(v.object({ jobs: v.array(JobSchema) }), body).jobs,
      }),
    /** The log of a job at its end, of at most 8 MiB. */
    readJobLog: (jobId: number) =>
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

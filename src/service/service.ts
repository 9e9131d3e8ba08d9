import { RequestError } from '../http/faults.ts'
import { type AgentJob, parseAgentJob } from './agent-job.ts'
import { type Analytics, connectAnalytics } from './analytics.ts'
import { type BuildOperations, builds } from './builds.ts'
import { type Asking, createPerform, type Perform, type ServiceOptions } from './perform.ts'

/**
 * The service's operations. Each resolves with the parsed answer, repeating the request where that is
 * safe, or rejects with an `HttpError`, or with the signal's reason.
 */
export interface Service extends Analytics, BuildOperations {
  /** `POST /v2/agent/{projectId}/job`. Never sent twice unless the service refused the first. */
  createJob(prompt: string): Promise<AgentJob>
  /** `POST /v2/agent/{projectId}/job/{id}/message`, under the same rule. */
  sendMessage(jobId: string, prompt: string): Promise<AgentJob>
  /** `GET /v2/agent/{projectId}/job/{id}` */
  getJob(jobId: string, asking?: Asking): Promise<AgentJob>
}

export function connectService(options: ServiceOptions): Service {
  const perform = createPerform(options)
  const { projectId } = options
  return {
    ...jobs(perform, projectId),
    ...connectAnalytics(perform, projectId),
    ...builds(perform, projectId),
  }
}

function jobs(
  perform: Perform,
  projectId: string,
): Pick<Service, 'createJob' | 'sendMessage' | 'getJob'> {
  const path = `v2/agent/${projectId}/job`
  return {
    createJob: (prompt) =>
      perform({
        name: 'Creating the agent job',
        kind: 'create',
        path,
        body: { prompt },
        scope: 'write',
        resource: 'project',
        parse: parseAgentJob,
      }),
    sendMessage: (jobId, prompt) =>
      perform({
        name: `Sending a follow-up to job ${jobId}`,
        kind: 'follow-up',
        path: `${path}/${jobId}/message`,
        body: { prompt },
        scope: 'write',
        resource: 'job',
        parse: parseThisJob(jobId),
      }),
    getJob: (jobId, asking) =>
      perform(
        {
          name: `Getting job ${jobId}`,
          kind: 'read',
          path: `${path}/${jobId}`,
          scope: 'read',
          resource: 'job',
          parse: parseThisJob(jobId),
        },
        asking,
      ),
  }
}

function parseThisJob(jobId: string): (json: unknown) => AgentJob {
  return (json) => {
    const job = parseAgentJob(json)
    if (job.id === jobId) return job
    throw new RequestError(
      'wrong-job',
      `asked for job ${jobId}, the service answered with job ${job.id}`,
      { advice: 'This is a defect of the service; report it there.' },
    )
  }
}

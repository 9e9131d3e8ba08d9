import { RequestError } from '../http/faults.ts'
import { type AgentJob, parseAgentJob, parseStartedJob } from './agent-job.ts'
import { type Analytics, connectAnalytics } from './analytics.ts'
import {
  type AutomationRun,
  type Build,
  parseAutomationRun,
  parseBuild,
  parseStartedBuild,
  type StartedBuild,
} from './build.ts'
import { buildPath, type Paths, pathsOf } from './paths.ts'
import { type Asking, createPerform, type Perform, type ServiceOptions } from './perform.ts'

/**
 * The service's operations. Each resolves with the parsed answer, repeating the request where that is
 * safe, or rejects with an `HttpError`, or with the signal's reason. What starts something is never sent
 * twice, unless the service refused the first request.
 */
export interface Service extends Analytics {
  createJob(prompt: string): Promise<AgentJob>
  /** A follow-up. */
  sendMessage(jobId: string, prompt: string): Promise<AgentJob>
  getJob(jobId: string, asking?: Asking): Promise<AgentJob>
  startPreview(branch: string): Promise<StartedBuild>
  /** Builds the branch that the project is set up with. */
  publish(): Promise<StartedBuild>
  /** Of previews too. */
  getBuild(buildId: string, asking?: Asking): Promise<Build>
  triggerAutomation(automationId: string): Promise<AutomationRun>
}

export function connectService(options: ServiceOptions): Service {
  const perform = createPerform(options)
  const paths = pathsOf(options.projectId)
  return {
    ...jobs(perform, paths),
    ...connectAnalytics(perform, paths),
    ...builds(perform, paths),
  }
}

function jobs(
  perform: Perform,
  paths: Paths,
): Pick<Service, 'createJob' | 'sendMessage' | 'getJob'> {
  return {
    createJob: (prompt) =>
      perform({
        name: 'Creating the agent job',
        kind: 'create',
        path: paths.jobs,
        body: { prompt },
        resource: 'project',
        parse: parseStartedJob,
      }),
    sendMessage: (jobId, prompt) =>
      perform({
        name: `Sending a follow-up to job ${jobId}`,
        kind: 'follow-up',
        path: paths.messages(jobId),
        body: { prompt },
        resource: 'job',
        parse: parseThisJob(jobId, parseStartedJob),
      }),
    getJob: (jobId, asking) =>
      perform(
        {
          name: `Getting job ${jobId}`,
          kind: 'read',
          path: paths.job(jobId),
          resource: 'job',
          parse: parseThisJob(jobId, parseAgentJob),
        },
        asking,
      ),
  }
}

function parseThisJob(
  jobId: string,
  parse: (json: unknown) => AgentJob,
): (json: unknown) => AgentJob {
  return (json) => {
    const job = parse(json)
    if (job.id === jobId) return job
    throw new RequestError(
      'wrong-job',
      `asked for job ${jobId}, the service answered with job ${job.id}`,
      { advice: 'This is a defect of the service; report it there.' },
    )
  }
}

function builds(
  perform: Perform,
  paths: Paths,
): Pick<Service, 'startPreview' | 'publish' | 'getBuild' | 'triggerAutomation'> {
  return {
    startPreview: (branch) =>
      perform({
        name: 'Starting the preview',
        kind: 'preview',
        path: paths.preview,
        body: { branch },
        resource: 'branch',
        plan: 'The plan of the project may have no previews.',
        parse: parseStartedBuild,
      }),
    publish: () =>
      perform({
        name: 'Starting the publication',
        kind: 'publish',
        path: paths.publication,
        resource: 'project',
        parse: parseStartedBuild,
      }),
    getBuild: (buildId, asking) =>
      perform(
        {
          name: `Getting build ${buildId}`,
          kind: 'read',
          path: buildPath(buildId),
          resource: 'build',
          parse: parseBuild,
        },
        asking,
      ),
    triggerAutomation: (automationId) =>
      perform({
        name: `Triggering automation ${automationId}`,
        kind: 'trigger',
        path: paths.trigger(automationId),
        resource: 'automation',
        parse: parseAutomationRun,
      }),
  }
}

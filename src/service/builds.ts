import { type AutomationRun, parseAutomationRun } from './automation.ts'
import { type Build, parseBuild, parseStartedBuild, type StartedBuild } from './build.ts'
import type { Asking, Perform } from './perform.ts'

/** The operations that bring a change to readers. None of the three that start something is sent twice. */
export interface BuildOperations {
  /** `POST /v1/project/preview/{projectId}` */
  startPreview(branch: string): Promise<StartedBuild>
  /** `POST /v1/project/update/{projectId}`: builds the branch that the project is set up with. */
  publish(): Promise<StartedBuild>
  /** `GET /v1/project/update-status/{statusId}`, of previews too. */
  getBuild(buildId: string, asking?: Asking): Promise<Build>
  /** `POST /v1/workflow/{projectId}/{automationId}/trigger` */
  triggerAutomation(automationId: string): Promise<AutomationRun>
}

export function builds(perform: Perform, projectId: string): BuildOperations {
  return {
    startPreview: (branch) =>
      perform({
        name: 'Starting the preview',
        kind: 'preview',
        path: `v1/project/preview/${projectId}`,
        body: { branch },
        scope: 'write',
        resource: 'branch',
        plan: 'The plan of the project may have no previews.',
        parse: parseStartedBuild,
      }),
    publish: () =>
      perform({
        name: 'Starting the publication',
        kind: 'publish',
        path: `v1/project/update/${projectId}`,
        scope: 'write',
        resource: 'project',
        parse: parseStartedBuild,
      }),
    getBuild: (buildId, asking) =>
      perform(
        {
          name: `Getting build ${buildId}`,
          kind: 'read',
          path: `v1/project/update-status/${buildId}`,
          scope: 'read',
          resource: 'build',
          parse: parseBuild,
        },
        asking,
      ),
    triggerAutomation: (automationId) =>
      perform({
        name: `Triggering automation ${automationId}`,
        kind: 'trigger',
        path: `v1/workflow/${projectId}/${automationId}/trigger`,
        scope: 'write',
        resource: 'automation',
        parse: parseAutomationRun,
      }),
  }
}

/** The paths of the service's operations, relative to its base URL. The IDs in them have been checked. */
export function pathsOf(projectId: string) {
  const jobs = `v2/agent/${projectId}/job`
  return {
    jobs,
    job: (jobId: string) => `${jobs}/${jobId}`,
    messages: (jobId: string) => `${jobs}/${jobId}/message`,
    analytics: `v1/analytics/${projectId}/`,
    preview: `v1/project/preview/${projectId}`,
    publication: `v1/project/update/${projectId}`,
    trigger: (automationId: string) => `v1/workflow/${projectId}/${automationId}/trigger`,
  }
}

export type Paths = ReturnType<typeof pathsOf>

/** Of a preview or a publication, in any project. */
export function buildPath(buildId: string): string {
  return `v1/project/update-status/${buildId}`
}

/** A build that is asked of the service. */
export type BuildRequest = { kind: 'preview'; branch: string } | { kind: 'publication' }

/** What a step is for that asks nothing of the agent. */
export type BuildOrder = BuildRequest | { kind: 'automation'; automationId: string }

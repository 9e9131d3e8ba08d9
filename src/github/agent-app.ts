/** The service's GitHub App: it opens the agent's pull requests, and its commits are the agent's. */
export const AGENT_LOGIN = 'mintlify[bot]'
/** What the names of the agent's branches begin with. */
export const AGENT_BRANCH = 'mintlify/'

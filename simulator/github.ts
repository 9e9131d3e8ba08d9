export type { ChangedFile, CommitOptions } from './github/commits.ts'
export { type GiteaEvent, giteaLabelUpdated, giteaReviewed } from './github/gitea-events.ts'
export type {
  GitHubComment,
  GitHubFault,
  GitHubFaultKind,
  GitHubOptions,
  GitHubRequest,
  GitHubSimulator,
  Permissions,
  RepositoryOptions,
  TokenOptions,
} from './github/options.ts'
export type { ReleaseOptions } from './github/releases.ts'
export type { GitHubOperation } from './github/routes.ts'
export type { RunJobOptions, RunOptions } from './github/runs.ts'
export { startGitHub } from './github/server.ts'

import {
  createComment,
  deleteComment,
  getComment,
  listComments,
  listRepositoryComments,
  updateComment,
} from './comments.ts'
import { compare, getCommit, getStatus, listChecks, listCommits } from './commits.ts'
import { addLabels, getIssue, listLabels, removeLabel } from './issues.ts'
import { askGraphql, checkCollaborator, getPermission, getUser, listAssignees } from './people.ts'
import {
  getPull,
  getRequestedReviewers,
  listFiles,
  listPullCommits,
  listPulls,
  listPullsOfCommit,
  listReviewComments,
  requestReviewers,
} from './pulls.ts'
import { getReleaseByTag, latestRelease, listReleases } from './releases.ts'
import { getRepository } from './repository.ts'
import {
  getAttempt,
  getJob,
  getJobLog,
  getRun,
  listArtifacts,
  listAttemptJobs,
  listRunArtifacts,
  listRunJobs,
  listRuns,
  listWorkflowRuns,
} from './runs.ts'
import type { Answering } from './world.ts'

interface Route {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Behind the repository, or if it begins with two slashes at the root; each `*` is a parameter. */
  path: string
  /** Any one of them does: 'issues:write'. None: whoever may see the repository. */
  needs: readonly string[]
  answer: Answering
  /** The forge that has it, if it is not both. */
  only?: 'github' | 'gitea'
}

const READ_ISSUES = ['issues:read', 'pull-requests:read']
const WRITE_ISSUES = ['issues:write', 'pull-requests:write']
const READ_PULLS = ['pull-requests:read']
const READ_CODE = ['contents:read']
const READ_RUNS = ['actions:read']

/** Longer ones first: a ref may hold slashes, and takes what it can. */
const ROUTES = {
  permission: get('/collaborators/*/permission', [], getPermission),
  collaborator: get('/collaborators/*', [], checkCollaborator),
  assignees: get('/assignees', [], listAssignees),
  'list-comments': get('/issues/#/comments', READ_ISSUES, listComments),
  'create-comment': route('POST', '/issues/#/comments', WRITE_ISSUES, createComment),
  'list-repository-comments': get('/issues/comments', READ_ISSUES, listRepositoryComments),
  'get-comment': get('/issues/comments/#', READ_ISSUES, getComment),
  'update-comment': route('PATCH', '/issues/comments/#', WRITE_ISSUES, updateComment),
  'delete-comment': route('DELETE', '/issues/comments/#', WRITE_ISSUES, deleteComment),
  'list-labels': get('/issues/#/labels', READ_ISSUES, listLabels),
  'add-labels': route('POST', '/issues/#/labels', WRITE_ISSUES, addLabels),
  'remove-label': route('DELETE', '/issues/#/labels/*', WRITE_ISSUES, removeLabel),
  issue: get('/issues/#', READ_ISSUES, getIssue),
  files: get('/pulls/#/files', READ_PULLS, listFiles),
  'pull-commits': get('/pulls/#/commits', READ_PULLS, listPullCommits),
  'review-comments': get('/pulls/#/reviews/#/comments', READ_PULLS, listReviewComments),
  'requested-reviewers': get('/pulls/#/requested_reviewers', READ_PULLS, getRequestedReviewers),
  'request-reviewers': route(
    'POST',
    '/pulls/#/requested_reviewers',
    ['pull-requests:write'],
    requestReviewers,
  ),
  pull: get('/pulls/#', READ_PULLS, getPull),
  pulls: get('/pulls', READ_PULLS, listPulls),
  compare: get('/compare/**', READ_CODE, compare),
  'commit-pulls': get('/commits/*/pulls', READ_PULLS, listPullsOfCommit, 'github'),
  checks: get('/commits/*/check-runs', ['checks:read'], listChecks, 'github'),
  status: get('/commits/*/status', ['statuses:read'], getStatus),
  commit: get('/commits/**', READ_CODE, getCommit, 'github'),
  'git-commit': get('/git/commits/*', READ_CODE, getCommit, 'gitea'),
  commits: get('/commits', READ_CODE, listCommits),
  'latest-release': get('/releases/latest', READ_CODE, latestRelease),
  'release-by-tag': get('/releases/tags/**', READ_CODE, getReleaseByTag),
  releases: get('/releases', READ_CODE, listReleases),
  run: get('/actions/runs/#', READ_RUNS, getRun),
  runs: get('/actions/runs', READ_RUNS, listRuns),
  'workflow-runs': get('/actions/workflows/*/runs', READ_RUNS, listWorkflowRuns),
  attempt: get('/actions/runs/#/attempts/#', READ_RUNS, getAttempt, 'github'),
  'attempt-jobs': get('/actions/runs/#/attempts/#/jobs', READ_RUNS, listAttemptJobs, 'github'),
  'run-jobs': get('/actions/runs/#/jobs', READ_RUNS, listRunJobs),
  'run-artifacts': get('/actions/runs/#/artifacts', READ_RUNS, listRunArtifacts),
  artifacts: get('/actions/artifacts', READ_RUNS, listArtifacts),
  'job-log': get('/actions/jobs/#/logs', READ_RUNS, getJobLog),
  job: get('/actions/jobs/#', READ_RUNS, getJob),
  repository: get('', [], getRepository),
  graphql: route('POST', '//graphql', [], askGraphql),
  user: get('//user', [], getUser),
} as const satisfies Record<string, Route>

export type GitHubOperation = keyof typeof ROUTES | 'unknown'

export interface Found {
  operation: GitHubOperation
  /** Undefined at the root, and where there is no such route. */
  repository: string | undefined
  parameters: string[]
  route: Route | undefined
}

const TABLE = Object.entries<Route>(ROUTES).map(([operation, found]) => ({
  operation: operation as keyof typeof ROUTES,
  route: found,
  pattern: patternOf(found.path),
}))

/** The route of a request, by its path behind the API's root. */
export function findRoute(
  method: string,
  { path, forge }: { path: string; forge: 'github' | 'gitea' },
): Found {
  const isThere = (one: Route) => one.method === method && (one.only ?? forge) === forge
  for (const { operation, route: candidate, pattern } of TABLE) {
    const match = isThere(candidate) ? pattern.exec(path) : null
    if (match === null) continue
    const [repository, ...parameters] = match.slice(1).map((part) => decode(part))
    return { operation, repository: repository || undefined, parameters, route: candidate }
  }
  return { operation: 'unknown', repository: undefined, parameters: [], route: undefined }
}

function route(
  method: Route['method'],
  path: string,
  needs: readonly string[],
  answer: Answering,
): Route {
  return { method, path, needs, answer }
}

function get(
  path: string,
  needs: readonly string[],
  answer: Answering,
  only?: Route['only'],
): Route {
  return { ...route('GET', path, needs, answer), ...(only && { only }) }
}

/** `#` is a number, `*` a part of the path, `**` all that is left of it. */
function patternOf(path: string): RegExp {
  const isAtRoot = path.startsWith('//')
  const parts = (isAtRoot ? path.slice(1) : path)
    .replaceAll('**', '(.+)')
    .replace(/(?<!\()\*/g, '([^/]+)')
    .replaceAll('#', '(\\d+)')
  return new RegExp(`^${isAtRoot ? '()' : '/repos/([^/]+/[^/]+)'}${parts}$`)
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

import { type Answer, isoTime, json } from '../http/answer.ts'
import { type Asked, cut, list, problem } from './asked.ts'
import { DEFAULT_BRANCH, linksOf, repositoryJson, type Schemas } from './objects.ts'
import type { WorkflowRun } from './repository.ts'

const YEAR_MS = Date.UTC(2026, 0, 1)
const HOUR_MS = 3_600_000
/** The list shows the end of a run so late. */
const LATE_MS = 20_000

/** The runs of a workflow, by its file. */
export function listRuns(asked: Asked): Answer {
  const { repository, query, parameters } = asked
  const [workflow = ''] = parameters
  const ofWorkflow = repository.runs.filter((run) => fileOf(run) === workflow)
  if (ofWorkflow.length === 0) return problem(404, 'Not Found')
  const { runsListed } = repository
  const matches = (name: string, ...values: unknown[]) =>
    !query.has(name) || values.includes(query.get(name))
  const isFailed = ({ status, conclusion }: Schemas['workflow-run']) =>
    runsListed.includes('with failed ones') && status === 'completed' && conclusion !== 'success'
  const oldest = query.get('created')?.replace(/^>=/, '') ?? ''
  const shown = ofWorkflow
    .map((run) => runJson(run, asked))
    .filter(
      (run) =>
        run.created_at >= oldest &&
        matches('branch', run.head_branch) &&
        (matches('status', run.status, run.conclusion) || isFailed(run)),
    )
    .sort((a, b) => b.id - a.id)
  if (runsListed.includes('without the newest')) shown.shift()
  if (runsListed.includes('oldest first')) shown.reverse()
  if (runsListed.includes('empty')) shown.length = 0
  const { items, headers } = cut(shown, asked)
  return json(200, { total_count: shown.length, workflow_runs: items }, headers)
}

/** The newest first. Drafts are included, because every token here may write. */
export function listReleases(asked: Asked): Answer {
  const { github, repository } = asked
  const rows = repository.releases
    .map(
      (
        { tag, draft = false, prerelease = false, createdAt: created },
        index,
      ): Schemas['release'] => {
        const page = `${github.serverUrl}/${repository.name}/releases`
        return {
          ...linksOf(page, ['assets', 'upload', 'tarball', 'zipball']),
          ...{ id: index + 1, node_id: `RE_${index}`, assets: [] },
          url: `${github.apiUrl}/repos/${repository.name}/releases/${index + 1}`,
          tag_name: tag,
          target_commitish: DEFAULT_BRANCH,
          name: tag,
          draft,
          prerelease,
          created_at: created,
          published_at: draft ? null : created,
          html_url: `${page}/tag/${encodeURIComponent(tag)}`,
          author: github.user('octocat'),
          body: '',
        }
      },
    )
    .sort((a, b) => (a.created_at > b.created_at ? -1 : 1))
  return list(rows, asked)
}

function fileOf({ workflow = 'docs.yml' }: WorkflowRun): string {
  return workflow
}

function runJson(run: WorkflowRun, { github, repository }: Asked): Schemas['workflow-run'] {
  const { id, event = 'push', branch = 'main' } = run
  const { endedMs = -LATE_MS } = run
  const isListed = github.clock.nowMs() >= endedMs + LATE_MS
  const conclusion = isListed ? (run.conclusion ?? 'success') : null
  const file = fileOf(run)
  const { name: fullName } = repository
  const url = `${github.apiUrl}/repos/${fullName}/actions/runs/${id}`
  const created_at = run.createdAt ?? isoTime(YEAR_MS + (id % 10_000) * HOUR_MS)
  const own = repositoryJson(github, fullName, repository.private)
  return {
    ...linksOf(url, ['jobs', 'logs', 'check_suite', 'artifacts', 'cancel', 'rerun', 'workflow']),
    ...{ id, node_id: `WFR_${id}`, url, run_number: 1, workflow_id: 1, display_title: event },
    ...{ pull_requests: [], head_commit: null, updated_at: created_at },
    name: file.replace(/\.ya?ml$/, ''),
    path: `.github/workflows/${file}`,
    run_attempt: 1,
    event,
    status: isListed ? 'completed' : 'in_progress',
    conclusion,
    head_branch: branch,
    head_sha: run.headSha ?? repository.commits.at(-1)?.sha ?? '0'.repeat(40),
    created_at,
    actor: github.user('octocat'),
    repository: own,
    head_repository: own,
    html_url: `${github.serverUrl}/${repository.name}/actions/runs/${id}`,
  }
}

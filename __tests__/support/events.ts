import { type Env, readRunContext, type WorkflowEvent } from '../../src/trigger/event.ts'

/* GitHub's payloads, with the fields that the action reads. */

const repository = { full_name: 'acme/docs', private: true, visibility: 'private' }
const octocat = { login: 'octocat', type: 'User' }
const issue = {
  number: 7,
  title: 'The --dry-run flag is not documented',
  html_url: 'https://github.com/acme/docs/issues/7',
  user: { login: 'reader', type: 'User' },
  body: 'I looked everywhere.',
}

export const LABELLED = {
  event: 'issues',
  payload: { action: 'labeled', label: { name: 'docs' }, issue, sender: octocat, repository },
}

export function commented(login: string, body = 'Please document this.') {
  const type = login.endsWith('[bot]') ? 'Bot' : 'User'
  const user = { login, type }
  const comment = { id: 1, html_url: `${issue.html_url}#issuecomment-1`, user, body }
  return {
    event: 'issue_comment',
    payload: { action: 'created', issue, comment, sender: user, repository },
    env: { GITHUB_ACTOR: login, GITHUB_TRIGGERING_ACTOR: login },
  }
}

/** Of a pull request. */
export const headShaOf = (number: number) => number.toString(16).padStart(40, '5')
export const baseShaOf = (number: number) => number.toString(16).padStart(40, '6')

/** @param from the repository of the branch: acme/docs, or a fork */
export function pulled({
  number = 8,
  login = 'octocat',
  action = 'opened',
  ref = 'edit',
  from = repository.full_name,
  merged = false,
} = {}) {
  const type = login.endsWith('[bot]') ? 'Bot' : 'User'
  const user = { login, type }
  const head = { ref, sha: headShaOf(number), repo: { full_name: from } }
  const base = { ref: 'main', sha: baseShaOf(number), repo: { full_name: repository.full_name } }
  const merged_at = merged ? '2026-11-01T00:00:00Z' : null
  const html_url = `https://github.com/acme/docs/pull/${number}`
  const about = { number, title: 'Docs', html_url, user, body: '', state: 'open' }
  const pull_request = { ...about, merged, merged_at, head, base }
  return {
    event: 'pull_request',
    payload: { action, number, pull_request, sender: user, repository },
    env: { GITHUB_ACTOR: login, GITHUB_TRIGGERING_ACTOR: login },
  }
}

export function scheduled(visibility: 'private' | 'public' = 'private') {
  const isPrivate = visibility === 'private'
  return {
    event: 'schedule',
    payload: { repository: { ...repository, private: isPrivate, visibility } },
  }
}

/** An event of acme/docs, after the step has read it. */
export function eventOf(name: string, payload: object, env: Env = {}): WorkflowEvent {
  const facts = { GITHUB_REPOSITORY: 'acme/docs', GITHUB_ACTOR: 'octocat', ...env }
  return readRunContext({ GITHUB_EVENT_NAME: name, ...facts }, payload)
}

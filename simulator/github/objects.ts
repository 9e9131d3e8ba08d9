import type { components } from '@octokit/openapi-types'

/* Objects of GitHub's API with all fields that its schemas require. */

/** Of each repository. */
export const DEFAULT_BRANCH = 'main'

export type Schemas = components['schemas']
type Links<Name extends string> = Record<`${Name}_url`, string>

/** Required addresses that the action never reads. */
export function linksOf<Name extends string>(root: string, names: readonly Name[]): Links<Name> {
  const links = names.map((name) => [`${name}_url`, `${root}/${name}`])
  return Object.fromEntries(links) as Links<Name>
}

const OF_USER = [
  ...(['avatar', 'followers', 'following', 'gists', 'starred', 'subscriptions'] as const),
  ...(['organizations', 'repos', 'events', 'received_events'] as const),
]

export function userJson(serverUrl: string, login: string): Schemas['simple-user'] {
  const url = `${serverUrl}/${login}`
  return {
    ...linksOf(url, OF_USER),
    ...{ login, id: idOf(login), node_id: `U_${login}`, gravatar_id: null, site_admin: false },
    ...{ type: login.endsWith('[bot]') ? 'Bot' : 'User', url, html_url: url },
  }
}

const OF_REPOSITORY = [
  ...(['archive', 'assignees', 'blobs', 'branches', 'clone', 'collaborators'] as const),
  ...(['comments', 'commits', 'compare', 'contents', 'contributors', 'deployments'] as const),
  ...(['downloads', 'events', 'forks', 'git_commits', 'git_refs', 'git_tags', 'git'] as const),
  ...(['hooks', 'issue_comment', 'issue_events', 'issues', 'keys', 'labels'] as const),
  ...(['languages', 'merges', 'milestones', 'notifications', 'pulls', 'releases'] as const),
  ...(['ssh', 'stargazers', 'statuses', 'subscribers', 'subscription', 'svn', 'tags'] as const),
  ...(['teams', 'trees'] as const),
]

export function repositoryJson(
  { serverUrl, apiUrl }: { serverUrl: string; apiUrl: string },
  fullName: string,
  isPrivate: boolean,
): Schemas['repository'] & { license: null } {
  const [owner = '', name = ''] = fullName.split('/')
  const url = `${apiUrl}/repos/${fullName}`
  const none = { forks: 0, forks_count: 0, stargazers_count: 0, watchers: 0, watchers_count: 0 }
  return {
    ...linksOf(url, OF_REPOSITORY),
    ...{ id: idOf(fullName), node_id: `R_${fullName}`, name, full_name: fullName, url },
    ...{ html_url: `${serverUrl}/${fullName}`, owner: userJson(serverUrl, owner) },
    ...{ description: null, homepage: null, language: null, license: null, mirror_url: null },
    ...{ ...none, size: 0, open_issues: 0, open_issues_count: 0, archived: false, disabled: false },
    ...{ has_issues: true, has_projects: false, has_wiki: false, has_pages: false },
    ...{ has_downloads: false, pushed_at: null, created_at: null, updated_at: null },
    ...{ private: isPrivate, fork: false },
    default_branch: DEFAULT_BRANCH,
  }
}

/** The stable ID of a login or of a repository's full name. */
export function idOf(name: string): number {
  return [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7)
}

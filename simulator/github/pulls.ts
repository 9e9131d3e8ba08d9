import { type Answer, type JsonObject, json } from '../answer.ts'
import { type Asked, problem } from './asked.ts'
import { commitJson, fileJson } from './commits.ts'
import { shaOfPull } from './heads.ts'
import { list } from './paging.ts'
import type { Pull } from './repository.ts'

/** https://docs.github.com/rest/pulls/pulls#list-commits-on-a-pull-request */
const PULL_COMMITS = 250

export function getPull(asked: Asked): Answer {
  const pull = find(asked)
  return pull === undefined ? problem(404, 'Not Found') : json(200, toJson(pull, asked))
}

/** Open ones unless told otherwise, the newest first unless sorted by something else. */
export function listPulls(asked: Asked): Answer {
  const { repository, query } = asked
  const state = query.get('state') ?? 'open'
  const head = query.get('head')
  const base = query.get('base')
  const sort = query.get('sort') ?? 'created'
  const direction = query.get('direction') ?? (sort === 'created' ? 'desc' : 'asc')
  const key = sort === 'updated' ? 'updated_at' : 'created_at'
  const pulls = repository.pulls
    .map((pull) => toJson(pull, asked))
    .filter(
      (pull) =>
        (state === 'all' || pull.state === state) &&
        // Without an owner GitHub ignores it.
        (head?.includes(':') !== true || pull.head.label === head) &&
        (base === null || pull.base.ref === base),
    )
    .sort((a, b) => a[key].localeCompare(b[key]) || a.number - b.number)
  return list(direction === 'desc' ? pulls.reverse() : pulls, asked)
}

export function listFiles(asked: Asked): Answer {
  const pull = find(asked)
  if (pull === undefined) return problem(404, 'Not Found')
  return list((pull.files ?? []).map(fileJson), asked)
}

/** 250 at most, the oldest first. */
export function listPullCommits(asked: Asked): Answer {
  const pull = find(asked)
  if (pull === undefined) return problem(404, 'Not Found')
  const commits = (pull.commits ?? []).slice(0, PULL_COMMITS)
  return list(
    commits.map((commit) => commitJson(commit, asked)),
    asked,
  )
}

export function listReviewComments(asked: Asked): Answer {
  const comments = find(asked)?.reviewComments?.[Number(asked.parameters[1])]
  return comments === undefined ? problem(404, 'Not Found') : list(comments, asked)
}

function find({ repository, parameters }: Asked): Pull | undefined {
  return repository.pulls.find(({ number }) => number === Number(parameters[0]))
}

function toJson(pull: Pull, { github, repository }: Asked) {
  const { number, mergedAt = null, login = 'mintlify[bot]', head = repository.name } = pull
  const { branch = `mintlify/job-${number}`, title = `Pull request ${number}` } = pull
  const createdAt = pull.createdAt ?? '2026-01-01T00:00:00Z'
  const isClosed = pull.state === 'closed' || mergedAt !== null
  const closedAt = pull.closedAt ?? mergedAt ?? (isClosed ? createdAt : null)
  const side = (name: string | null, ref: string) => ({
    label: `${(name ?? 'unknown').split('/')[0]}:${ref}`,
    ref,
    sha: shaOfPull(number),
    repo: name === null ? null : { full_name: name, fork: name !== repository.name },
  })
  const more: JsonObject = pull.override ?? {}
  return {
    id: number,
    number,
    state: isClosed ? 'closed' : 'open',
    draft: false,
    locked: false,
    merged: mergedAt !== null,
    merged_at: mergedAt,
    merge_commit_sha: null,
    created_at: createdAt,
    updated_at: closedAt ?? createdAt,
    closed_at: closedAt,
    title,
    body: null,
    html_url: `${github.serverUrl}/${repository.name}/pull/${number}`,
    user: github.user(login),
    head: side(head, branch),
    base: side(repository.name, repository.defaultBranch),
    labels: [],
    commits: pull.commits?.length ?? 1,
    changed_files: pull.files?.length ?? 0,
    ...more,
  }
}

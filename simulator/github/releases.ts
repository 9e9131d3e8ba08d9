import { type Answer, json } from '../answer.ts'
import { listAnswer } from './paging.ts'
import { notFound } from './refusals.ts'
import { at, type Exchange, textAt, userJson } from './world.ts'

export interface ReleaseOptions {
  tag: string
  name?: string
  draft?: boolean
  prerelease?: boolean
  /** Default: a day after the one before. */
  createdAt?: string
  body?: string
}

const FIRST_RELEASE_MS = Date.UTC(2026, 0, 1)
const DAY_MS = 86_400_000

/** The newest first; drafts only for who may write. */
export function listReleases(exchange: Exchange): Answer {
  return listAnswer(releasesOf(exchange), exchange)
}

/** The newest that is neither a draft nor a pre-release. */
export function latestRelease(exchange: Exchange): Answer {
  return found(
    releasesOf(exchange).find(({ draft, prerelease }) => !draft && !prerelease),
    exchange,
  )
}

export function getReleaseByTag(exchange: Exchange): Answer {
  const tag = textAt(exchange)
  return found(
    releasesOf(exchange).find(({ draft, tag_name }) => !draft && tag_name === tag),
    exchange,
  )
}

function releasesOf({ state, token, world, repository }: Exchange) {
  return (state.releases ?? [])
    .map(({ tag, name = tag, draft = false, prerelease = false, createdAt, body }, index) => {
      const created = createdAt ?? at(FIRST_RELEASE_MS + index * DAY_MS)
      return {
        id: index + 1,
        tag_name: tag,
        target_commitish: state.defaultBranch ?? 'main',
        name,
        draft,
        prerelease,
        created_at: created,
        published_at: draft ? null : created,
        html_url: `${world.serverUrl}/${repository}/releases/tag/${encodeURIComponent(tag)}`,
        author: userJson('octocat', world),
        body: body ?? '',
      }
    })
    .filter(({ draft }) => !draft || token.permissions.contents === 'write')
    .sort((a, b) => b.created_at.localeCompare(a.created_at))
}

function found(release: object | undefined, { world }: Exchange): Answer {
  return release === undefined ? notFound(world) : json(200, release)
}

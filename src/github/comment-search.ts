import { keepMemorySmall } from '../base/memory.ts'
import { COMMENTS_PER_PAGE, type GitHub, type IssueComment } from './client.ts'
import { type Marker, type MarkerSeal, readMarker } from './marker.ts'

/** 3,000 comments: GitHub lists the oldest first and cannot be asked for ours alone. */
const MAX_PAGES = 100

/** A comment of ours, with what it records. */
export interface FoundComment {
  id: number
  marker: Marker
}

export interface SearchOptions {
  github: Pick<GitHub, 'getOwnLogin' | 'listComments'>
  seal: MarkerSeal
  /** The marker's fingerprint of the project; undefined: any project's record is looked for. */
  project: string | undefined
  /** Where it is given, only a record that it accepts is ours. */
  accepts?(marker: Marker): boolean
  /** Called where a comment of ours for the project carries a signature that is not this key's. */
  onUnbelieved(): void
}

/**
 * Looks for the oldest comment of ours on an issue: by the token's own user, with the project's signed
 * marker. It reads page by page, holds one page at a time, and stops at the first that has ours. Comments
 * are only added at the end, so a second search begins where the first one ended.
 *
 * @returns the search; it rejects with a `HttpError`
 */
export function createSearch(options: SearchOptions): () => Promise<FoundComment | undefined> {
  let lastPage = 1
  let wasFound = false

  async function searchPages(from: number, to: number): Promise<FoundComment | undefined> {
    let firstId: number | undefined
    for (let page = from; page <= to; page++) {
      const [login, comments] = await Promise.all([
        options.github.getOwnLogin(),
        options.github.listComments(options.seal.issueNumber, page),
      ])
      // Gitea has no pages here: it answers each time with all of them.
      const isRepeated = comments.length > 0 && comments[0]?.id === firstId
      if (isRepeated) return undefined
      firstId = comments[0]?.id
      lastPage = page
      if (page === 2) keepMemorySmall()
      const found = findOnPage(comments, { login, ...options })
      if (found !== undefined || comments.length < COMMENTS_PER_PAGE) return found
    }
    return undefined
  }

  return async () => {
    const from = lastPage
    let found = await searchPages(from, MAX_PAGES)
    // Where others before it were deleted, ours has moved to an earlier page.
    if (found === undefined && wasFound) found = await searchPages(1, from - 1)
    wasFound ||= found !== undefined
    return found
  }
}

function findOnPage(
  comments: IssueComment[],
  { login, seal, project, accepts, onUnbelieved }: SearchOptions & { login: string },
): FoundComment | undefined {
  const isOfProject = (found: string) => project === undefined || found === project
  for (const { id, user, body } of comments) {
    if (user?.login !== login) continue
    const read = readMarker(body, seal)
    if (read.kind === 'unbelieved' && isOfProject(read.project)) onUnbelieved()
    if (read.kind !== 'record' || !isOfProject(read.marker.project)) continue
    if (accepts?.(read.marker) ?? true) return { id, marker: read.marker }
  }
  return undefined
}

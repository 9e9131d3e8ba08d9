import * as v from 'valibot'
import { quote } from '../base/text.ts'
import { type Caller, hasStatus } from './call.ts'

/** GitHub's own limit for one answer to a comparison. */
export const FILES_PER_COMPARISON = 300
const MAX_RELEASES = 100

const count = v.optional(v.number())

const CommittedFileSchema = v.object({
  filename: v.string(),
  status: v.optional(v.string(), 'changed'),
  additions: count,
  deletions: count,
})

export const CommitSchema = v.object({
  sha: v.string(),
  commit: v.object({ message: v.nullish(v.string(), '') }),
  author: v.nullish(v.object({ login: v.nullish(v.string()) })),
  files: v.nullish(v.array(CommittedFileSchema)),
})

const ComparisonSchema = v.object({
  total_commits: v.pipe(v.number(), v.integer(), v.minValue(0)),
  commits: v.nullish(v.array(CommitSchema), []),
  // Gitea has none.
  files: v.nullish(v.array(CommittedFileSchema)),
})

const OrderSchema = v.object({ status: v.picklist(['ahead', 'behind', 'identical', 'diverged']) })

const ReleaseSchema = v.object({
  tag_name: v.string(),
  draft: v.optional(v.boolean(), false),
  prerelease: v.optional(v.boolean(), false),
  created_at: v.string(),
  published_at: v.nullish(v.string()),
})

/** A file that commits changed; a count that the server does not tell is undefined. */
export type CommittedFile = v.InferOutput<typeof CommittedFileSchema>
export type Commit = v.InferOutput<typeof CommitSchema>
/** How a commit stands to a base: `ahead` of it is newer. */
export type CommitOrder = v.InferOutput<typeof OrderSchema>['status']
export type Release = v.InferOutput<typeof ReleaseSchema>

const READ_CODE = 'contents: read'

/** What is asked of GitHub about commits and releases. */
export function historyCalls({ call, list }: Caller, repository: string) {
  const compareRoute = `GET ${repository}/compare/{range}`
  const readCommit = (ref: string, path: string) =>
    call({
      name: `Reading commit ${quote(ref, 60)}`,
      route: `GET ${repository}/${path}/{ref}`,
      parameters: { ref },
      permission: READ_CODE,
      parse: (body) => v.parse(CommitSchema, body),
    })
  return {
    /** What `head` has and `base` has not: the newest 250 commits, the oldest first, and at most 300 files. */
    compare: (base: string, head: string) =>
      call({
        name: `Comparing ${quote(base, 60)} with ${quote(head, 60)}`,
        // Without pages, GitHub lists the newest commits; with them, the oldest.
        route: compareRoute,
        parameters: { range: `${base}...${head}` },
        permission: READ_CODE,
        parse: (body) => v.parse(ComparisonSchema, body),
      }),
    /** How the commit `head` stands to `base`, both SHAs. */
    getCommitOrder: (base: string, head: string) =>
      call({
        name: `Comparing commit ${head.slice(0, 7)} with ${base.slice(0, 7)}`,
        route: compareRoute,
        // The order alone is of interest; commits and files come in pages.
        parameters: { range: `${base}...${head}`, per_page: 1 },
        permission: READ_CODE,
        parse: (body) => v.parse(OrderSchema, body).status,
      }),
    /** A commit with at most 300 of its files. */
    async getCommit(ref: string) {
      try {
        return await readCommit(ref, 'commits')
      } catch (error) {
        // Gitea has it elsewhere.
        if (!hasStatus(error, 404)) throw error
        return await readCommit(ref, 'git/commits').catch(() => Promise.reject(error))
      }
    },
    /** The newest 100. */
    listReleases: () =>
      list({
        name: 'Listing the releases',
        route: `GET ${repository}/releases`,
        permission: READ_CODE,
        maxItems: MAX_RELEASES,
        parse: (body) => v.parse(v.array(ReleaseSchema), body),
      }),
  }
}

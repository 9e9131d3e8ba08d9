import * as v from 'valibot'
import type { Caller } from './call.ts'

const ComparisonSchema = v.object({
  status: v.picklist(['ahead', 'behind', 'identical', 'diverged']),
})

/** How a commit stands to a base: `ahead` of it is newer. */
export type CommitOrder = v.InferOutput<typeof ComparisonSchema>['status']

export interface CommitCalls {
  /** How the commit `head` stands to `base`, both SHAs. */
  getCommitOrder(base: string, head: string): Promise<CommitOrder>
}

export function commitCalls({ call }: Caller, repository: string): CommitCalls {
  return {
    getCommitOrder: (base, head) =>
      call({
        name: `Comparing commit ${head.slice(0, 7)} with ${base.slice(0, 7)}`,
        route: `GET ${repository}/compare/{base}...{head}`,
        // The order alone is of interest; commits and files come in pages.
        parameters: { base, head, per_page: 1 },
        permission: 'contents: read',
        parse: (body) => v.parse(ComparisonSchema, body).status,
      }),
  }
}

import * as v from 'valibot'
import type { Caller } from './call.ts'

/** One request. A repository with more open pull requests is not looked through. */
const MAX_PULLS = 100

const OpenPullSchema = v.object({
  number: v.pipe(v.number(), v.integer()),
  head: v.object({ repo: v.nullish(v.object({ full_name: v.string() })) }),
})

export type OpenPull = v.InferOutput<typeof OpenPullSchema>

/** What is asked of GitHub about pull requests that may still be open. Each call rejects as those of `GitHub` do. */
export interface OpenPullCalls {
  /** The newest 100, the newest first. */
  listOpenPulls(): Promise<OpenPull[]>
  /** @param of a pull request of any repository, which the token may not be able to read */
  isPullOpen(of: { repository: string; number: number }): Promise<boolean>
}

export function openPullCalls({ call }: Caller, repository: string): OpenPullCalls {
  return {
    listOpenPulls: () =>
      call({
        name: 'Listing the open pull requests',
        route: `GET ${repository}/pulls`,
        parameters: { state: 'open', sort: 'created', direction: 'desc', per_page: MAX_PULLS },
        permission: 'pull-requests: read',
        parse: (body) => v.parse(v.array(OpenPullSchema), body),
      }),
    isPullOpen: ({ repository: where, number }) =>
      call({
        name: `Asking whether ${where}#${number} is still open`,
        route: `GET /repos/${where}/pulls/{number}`,
        parameters: { number },
        permission: `pull-requests: read on ${where}`,
        parse: (body) => v.parse(v.object({ state: v.string() }), body).state === 'open',
      }),
  }
}

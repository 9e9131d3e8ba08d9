import type { PullRequest } from '../base/pull-request.ts'

/** `[owner/repo#1](https://…)`, with the host in front where it is not github.com. */
export function pullRequestLink({ url, repository, number }: PullRequest): string {
  const { host } = new URL(url)
  // The service names the link: one to another host must not look like one of GitHub's.
  const place = host === 'github.com' ? '' : `${host}/`
  return `[${place}${repository}#${number}](${url})`
}

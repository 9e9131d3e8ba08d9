/** A pull request as the step's outputs name it: all three are validated before they come here. */
export interface PullRequestName {
  readonly url: string
  /** `owner/repo` */
  readonly repository: string
  readonly number: string | number
}

/** `[owner/repo#1](https://…)`, with the host in front where it is not github.com. */
export function pullRequestLink({ url, repository, number }: PullRequestName): string {
  const { host } = new URL(url)
  // The service names the link: one to another host must not look like one of GitHub's.
  const place = host === 'github.com' ? '' : `${host}/`
  return `[${place}${repository}#${number}](${url})`
}

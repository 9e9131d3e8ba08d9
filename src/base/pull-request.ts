/** A pull request (or merge request) whose URL can be trusted to be one. */
export interface PullRequest {
  url: string
  /** `123` */
  number: string
  /** `owner/repo`, or `group/subgroup/repo` on GitLab. */
  repository: string
}

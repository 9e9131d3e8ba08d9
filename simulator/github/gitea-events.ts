/** Events as Gitea's runner hands them to a workflow, where they differ from GitHub's. */
export interface GiteaEvent {
  name: string
  payload: Record<string, unknown>
}

interface Subject {
  /** `serverUrl` of the simulator. */
  serverUrl: string
  /** Default 'acme/docs'. */
  repository?: string
  number: number
  /** Default 'octocat'. */
  sender?: string
}

/** Labels of an issue changed: they are told together, under `changes`, and there is no `label`. */
export function giteaLabelUpdated({
  added = [],
  removed = [],
  labels = added,
  ...subject
}: Subject & { added?: string[]; removed?: string[]; labels?: string[] }): GiteaEvent {
  const toLabels = (names: string[]) => names.map((name, index) => ({ id: index + 1, name }))
  const issue = {
    number: subject.number,
    title: `Issue ${subject.number}`,
    body: 'I looked everywhere.',
    state: 'open',
    html_url: `${pageOf(subject)}/issues/${subject.number}`,
    user: { id: 3, login: 'reader', username: 'reader' },
    labels: toLabels(labels),
    pull_request: null,
  }
  const changes = { added_labels: toLabels(added), removed_labels: toLabels(removed) }
  return {
    name: 'issues',
    payload: { ...common(subject), action: 'label_updated', changes, issue },
  }
}

/** A review: its kind is in `type`, its text in `content`; it has no ID, state, body or user. */
export function giteaReviewed({
  type,
  content,
  ...subject
}: Subject & { type: 'approved' | 'rejected' | 'comment'; content: string }): GiteaEvent {
  const { number, repository = 'acme/docs' } = subject
  const side = (ref: string) => ({
    label: ref,
    ref,
    sha: `5ba${number}`,
    repo: { full_name: repository },
  })
  const pull_request = {
    number,
    title: `Pull request ${number}`,
    body: '',
    state: 'open',
    html_url: `${pageOf(subject)}/pulls/${number}`,
    user: { id: 4, login: 'docs-agent', username: 'docs-agent' },
    head: side(`agent/job_${number}`),
    base: side('main'),
  }
  const review = { type: `pull_request_review_${type}`, content }
  return {
    name: type === 'comment' ? 'pull_request_review_comment' : 'pull_request_review',
    payload: { ...common(subject), action: 'reviewed', number, pull_request, review },
  }
}

function common({ sender = 'octocat', repository = 'acme/docs', ...subject }: Subject) {
  return {
    number: subject.number,
    repository: { full_name: repository, html_url: pageOf({ repository, ...subject }) },
    sender: { id: 2, login: sender, username: sender },
  }
}

function pageOf({ serverUrl, repository = 'acme/docs' }: Subject): string {
  return `${serverUrl}/${repository}`
}

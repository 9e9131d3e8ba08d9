const { env } = process

/** The rows play on this issue and this pull request. The actor is the person who started the workflow. */
export const real = {
  ...{ apiUrl: `${env.GITHUB_API_URL}`, repository: `${env.GITHUB_REPOSITORY}` },
  repositoryId: `${env.GITHUB_REPOSITORY_ID}`,
  ...{ token: `${env.GITHUB_TOKEN}`, actor: `${env.GITHUB_TRIGGERING_ACTOR}` },
  ...{ run: `${env.GITHUB_RUN_ID}`, issue: Number(env.ISSUE), pull: Number(env.PULL) },
}
export type GitHub = typeof real

/** @param path relative to the repository, or absolute with two slashes */
export async function ask(github: GitHub, method: string, path: string, body?: object) {
  const { apiUrl, repository, token } = github
  const url = path.startsWith('//') ? path.slice(1) : `/repos/${repository}${path}`
  const headers = { authorization: `Bearer ${token}`, 'user-agent': 'docs-agent-acceptance' }
  const response = await fetch(apiUrl + url, { method, headers, body: JSON.stringify(body) })
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text.slice(0, 200)}`)
  return response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text
}

export async function listComments(github: GitHub, number: number): Promise<string[]> {
  const comments = await ask(github, 'GET', `/issues/${number}/comments?per_page=100`)
  return comments.map(({ body }: { body: string }) => body)
}

/** Lists the comments that are newer than this call. */
export async function watchComments(github: GitHub, number: number) {
  const { length } = await listComments(github, number)
  return async () => (await listComments(github, number)).slice(length)
}

/** Looks for ten seconds: GitHub's lists can lag behind a write. */
export async function eventually(look: () => Promise<boolean>): Promise<boolean> {
  for (let nth = 0; nth < 20 && !(await look()); nth++)
    await new Promise((resolve) => setTimeout(resolve, 500))
  return look()
}

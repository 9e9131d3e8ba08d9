import { createHash } from 'node:crypto'
import { problem } from '../simulator/github/asked.ts'
import { type GitHubOptions, SimulatedGitHub } from '../simulator/github/github.ts'
import { idOf, repositoryJson } from '../simulator/github/objects.ts'
import type { ChangedFile, Pull } from '../simulator/github/repository.ts'
import { type Answer, json, type Request } from '../simulator/http/answer.ts'
import { type Clock, systemClock } from '../src/clock.ts'
import { asRecord } from '../src/text.ts'
import type { Permissions } from './row.ts'
import type { GitHub, Run } from './world.ts'

const NAME = 'acme/docs'
const BOT = { login: 'github-actions[bot]', type: 'Bot' }

/**
 * The simulated GitHub, with what the acceptance itself asks of it: an issue, two branches, a pull request. It has
 * one copy of each file, the newest.
 */
export class StandIn implements GitHub {
  readonly simulated: SimulatedGitHub
  readonly run: Run
  /** What its token may; undefined: everything. */
  permissions: Permissions | undefined
  readonly #issues: Record<string, unknown>[] = []
  readonly #trees = new Map<string, Record<string, string>>()
  readonly #refs = new Map<string, string>()
  #reviews: Record<string, unknown>[] = []

  constructor(clock: Clock = systemClock) {
    const token: NonNullable<GitHubOptions['token']> = {}
    Object.defineProperty(token, 'permissions', { get: () => this.permissions })
    this.simulated = new SimulatedGitHub({ clock, token })
    this.run = {
      ...{ repository: NAME, repositoryId: `${idOf(NAME)}`, id: '4242', attempt: '1' },
      ...{ actor: 'octocat', sha: 'f'.repeat(40), token: 'ghs_of_nobody', isStandIn: true },
      serverUrl: this.simulated.serverUrl,
    }
  }

  async answer(request: Request): Promise<Answer> {
    const { method, path } = request
    const behind = path.replace(`/repos/${NAME}`, '')
    for (const [route, answer] of this.#routes) {
      const found = new RegExp(`^${route.replaceAll('*', '([^/]+)')}$`).exec(`${method} ${behind}`)
      if (found) return answer(found[1] ?? '', asRecord(request.body), found[2] ?? '')
    }
    return this.simulated.answer(request)
  }

  readonly #routes: readonly [
    string,
    (of: string, body: Record<string, unknown>, more: string) => Answer | Promise<Answer>,
  ][] = [
    ['GET ', () => json(200, this.#repository())],
    ['GET /issues', () => json(200, this.#issues)],
    ['POST /issues', (_, body) => json(201, this.#addIssue(body))],
    ['GET /issues/*', (number) => this.#withHtml(this.#issue(number))],
    ['PATCH /issues/*', (number, body) => json(200, Object.assign(this.#issue(number), body))],
    ['PUT /issues/*/lock', (number) => this.#lock(number, true)],
    ['DELETE /issues/*/lock', (number) => this.#lock(number, false)],
    ['DELETE /issues/comments/*', (id) => this.#deleteComment(Number(id))],
    ['POST /git/trees', (_, { tree }) => json(201, { sha: this.#addTree(tree) })],
    ['POST /git/commits', (_, body) => json(201, { sha: this.#addCommit(body) })],
    ['GET /git/ref/heads/*', (name) => this.#ref(name)],
    ['POST /git/refs', (_, { ref, sha }) => this.#setRef(String(ref), String(sha), 201)],
    ['PATCH /git/refs/heads/*', (name, { sha }) => this.#setRef(name, String(sha), 200)],
    ['POST /pulls', (_, body) => this.#addPull(body)],
    ['GET /pulls/*/reviews', () => json(200, this.#reviews)],
    ['POST /pulls/*/reviews', (number, body) => this.#addReview(Number(number), body)],
    ['DELETE /pulls/*/reviews/*', (_, __, id) => this.#deleteReview(Number(id))],
    ['POST /markdown', (_, { text }) => html(String(text))],
  ]

  #repository() {
    const more = { private: true, fork: false, default_branch: 'main' }
    return repositoryJson(this.simulated, NAME, more)
  }

  #addIssue(fields: Record<string, unknown>) {
    const number = this.#issues.length + 1
    const html_url = `${this.run.serverUrl}/${NAME}/issues/${number}`
    const issue = {
      number,
      state: 'open',
      locked: false,
      user: BOT,
      ...fields,
      html_url,
    }
    this.#issues.push(issue)
    return issue
  }

  #issue(number: string): Record<string, unknown> {
    return this.#issues.find((one) => one.number === Number(number)) ?? {}
  }

  async #withHtml(issue: Record<string, unknown>): Promise<Answer> {
    return json(200, { ...issue, body_html: (await html(String(issue.body))).body })
  }

  #lock(number: string, locked: boolean): Answer {
    Object.assign(this.#issue(number), { locked })
    const { repository } = this.simulated
    repository.locked = locked ? [Number(number)] : []
    return { status: 204, headers: {} }
  }

  #deleteComment(id: number): Answer {
    const { comments } = this.simulated.repository
    const at = comments.findIndex((one) => one.id === id)
    if (at < 0) return problem(404, 'Not Found')
    comments.splice(at, 1)
    return { status: 204, headers: {} }
  }

  #addTree(tree: unknown): string {
    const entries = (Array.isArray(tree) ? tree : []).map(asRecord)
    const files = entries.map(({ path, content }) => [String(path), String(content)])
    const sha = shaOf(JSON.stringify(files))
    this.#trees.set(sha, Object.fromEntries(files))
    return sha
  }

  #addCommit({ tree, parents, message }: Record<string, unknown>): string {
    const sha = shaOf(`${tree} ${parents}`)
    const { repository } = this.simulated
    if (repository.commits.some((one) => one.sha === sha)) return sha
    const [parent] = Array.isArray(parents) ? parents.map(String) : []
    const files = this.#changes(parent, String(tree))
    this.#trees.set(sha, this.#trees.get(String(tree)) ?? {})
    repository.commits.push({
      sha,
      message: String(message),
      files,
      parents: parent ? [parent] : [],
    })
    repository.texts = { ...repository.texts, ...this.#trees.get(sha) }
    return sha
  }

  #changes(parent = '', tree: string): ChangedFile[] {
    const [before = {}, after = {}] = [this.#trees.get(parent), this.#trees.get(tree)]
    const names = Object.keys({ ...before, ...after }).sort()
    return names.flatMap((filename) => {
      const [a, b] = [before[filename], after[filename]]
      if (a === b) return []
      const status = a === undefined ? 'added' : b === undefined ? 'removed' : 'modified'
      return [{ filename, status, patch: `@@ -1 +1 @@\n+${b?.trim().split('\n').at(-1)}` }]
    })
  }

  #ref(name: string): Answer {
    const sha = this.#refs.get(name)
    return sha === undefined ? problem(404, 'Not Found') : json(200, { object: { sha } })
  }

  #setRef(name: string, sha: string, status: number): Answer {
    this.#refs.set(name.replace('refs/heads/', ''), sha)
    return json(status, { object: { sha } })
  }

  #addPull({ title, body, base, head, draft }: Record<string, unknown>): Answer {
    const { pulls, commits } = this.simulated.repository
    const [baseSha, headSha] = [base, head].map((name) => this.#refs.get(String(name)) ?? '')
    const commit = commits.find(({ sha }) => sha === headSha)
    if (commit === undefined || baseSha === undefined) return problem(422, 'Validation Failed')
    const number = 100
    const pull: Pull = {
      ...{
        number,
        title: String(title),
        login: BOT.login,
        branch: String(head),
        baseSha,
        headSha: commit.sha,
      },
      ...{
        commits: [commit],
        files: commit.files ?? [],
        reviewComments: {},
        override: { body, draft },
      },
    }
    pulls.push(pull)
    return json(201, { number })
  }

  #addReview(number: number, { comments }: Record<string, unknown>): Answer {
    const pull = this.simulated.repository.pulls.find((one) => one.number === number)
    const id = 7
    this.#reviews.push({ id, state: 'PENDING', user: BOT })
    const rows = (Array.isArray(comments) ? comments : []).map(asRecord)
    if (pull) pull.reviewComments = { [id]: rows }
    return json(200, { id, state: 'PENDING' })
  }

  #deleteReview(wanted: number): Answer {
    this.#reviews = this.#reviews.filter(({ id }) => id !== wanted)
    return json(200, {})
  }
}

/** As much of GitHub's HTML as tells what is shown: no comments, no styles, no scripts. */
async function html(markdown: string): Promise<Answer> {
  // Loaded here, since on a runner nothing is installed.
  const [{ micromark }, { gfm, gfmHtml }] = await Promise.all([
    import('micromark'),
    import('micromark-extension-gfm'),
  ])
  const options = { extensions: [gfm()], htmlExtensions: [gfmHtml()], allowDangerousHtml: true }
  const raw = micromark(markdown, options)
  const body = raw.replace(/<!--[\s\S]*?(-->|$)|<[?!][^>]*>| style="[^"]*"/g, '')
  return { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' }, body }
}

function shaOf(text: string): string {
  return createHash('sha1').update(text).digest('hex')
}

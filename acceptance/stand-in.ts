import { createHash } from 'node:crypto'
import { problem } from '../simulator/github/asked.ts'
import { SimulatedGitHub } from '../simulator/github/github.ts'
import { renderMarkdown } from '../simulator/github/markdown.ts'
import { idOf, repositoryJson } from '../simulator/github/objects.ts'
import type { ChangedFile } from '../simulator/github/repository.ts'
import { type Answer, json, type Request } from '../simulator/http/answer.ts'
import { type Clock, systemClock } from '../src/clock.ts'
import { asRecord } from '../src/text.ts'
import type { Fault } from './fault.ts'
import { NOWHERE, prepare } from './place.ts'
import type { Permissions, Row } from './row.ts'
import { StandInRuns } from './runs.ts'
import { type GitHub, type Perform, type Run, type Step, World } from './world.ts'

const NAME = 'acme/docs'
const BOT = { login: 'github-actions[bot]', type: 'Bot' }
const DONE: Answer = { status: 204, headers: {} }

/** How a copy of the repository may differ. */
export interface Copy {
  /** Default: a person. */
  actor?: string
  /** The setting of GitHub Actions, which is off by default; here, it is on. */
  mayOpenPulls?: boolean
}

type Files = Record<string, string>
type Body = Record<string, unknown>

/** The simulated GitHub, with what the acceptance itself asks of it. It has one copy of each file, the newest. */
export class StandIn implements GitHub {
  readonly simulated: SimulatedGitHub
  readonly run: Run
  readonly isStandIn = true
  /** Default: it may everything. */
  readonly token: { permissions?: Permissions } = {}
  readonly #copy: Copy
  readonly #runs = new StandInRuns()
  #issue: Body | undefined
  readonly #trees = new Map<string, Files>()
  #reviews: Body[] = []

  constructor(clock: Clock = systemClock, copy: Copy = {}) {
    this.#copy = copy
    this.simulated = new SimulatedGitHub({ clock, token: this.token })
    const { actor = 'octocat' } = copy
    this.run = {
      ...{ GITHUB_REPOSITORY: NAME, GITHUB_REPOSITORY_ID: `${idOf(NAME)}` },
      ...{ GITHUB_SERVER_URL: this.simulated.serverUrl, GITHUB_TOKEN: 'ghs_of_nobody' },
      ...{ GITHUB_RUN_ID: '4242', GITHUB_RUN_ATTEMPT: '1', GITHUB_SHA: 'f'.repeat(40) },
      ...{ GITHUB_ACTOR: actor, GITHUB_TRIGGERING_ACTOR: actor },
    }
    const { repository } = this.simulated
    repository.commits.push({ sha: this.run.GITHUB_SHA, message: 'The acceptance', files: [] })
    repository.runs.push({ id: 4241, workflow: 'acceptance.yml', event: 'workflow_dispatch' })
  }

  steps(world: World): Promise<Record<string, Step>> {
    return this.#runs.playRunner(world)
  }

  async answer(request: Request, world: World): Promise<Answer> {
    const { method, path } = request
    const asked = `${method} ${path.replace(`/repos/${NAME}`, '')}`
    const given = await this.#runs.answer(asked, world)
    if (given !== undefined) return given
    for (const [route, answer] of this.#routes) {
      const found = new RegExp(`^${route.replaceAll('*', '([^/]+)')}$`).exec(asked)
      if (found) return answer(asRecord(request.body), Number(found[1]), found[1] ?? '')
    }
    return this.simulated.answer(request)
  }

  readonly #routes: readonly [string, (body: Body, number: number, name: string) => Answer][] = [
    ['GET ', () => json(200, this.#repositoryJson())],
    ['GET /issues', () => json(200, this.#issue ? [this.#issue] : [])],
    ['POST /issues', (body) => json(201, this.#setIssue(body))],
    ['GET /issues/1', () => json(200, this.#issue)],
    ['PATCH /issues/1', (body) => json(200, this.#setIssue({ ...this.#issue, ...body }))],
    ['PUT /issues/*/lock', (_, number) => this.#lock([number])],
    ['DELETE /issues/*/lock', () => this.#lock([])],
    ['DELETE /issues/comments/*', (_, id) => this.#deleteComment(id)],
    ['POST /git/trees', ({ tree }) => json(201, { sha: this.#addTree(tree) })],
    ['POST /git/commits', (body) => json(201, { sha: this.#addCommit(body) })],
    ['GET /git/ref/heads/*', (_, __, name) => this.#ref(name)],
    ['POST /git/refs', ({ ref, sha }) => this.#setRef(`${ref}`.slice('refs/heads/'.length), sha)],
    ['PATCH /git/refs/heads/*', ({ sha }, _, name) => this.#setRef(name, sha)],
    ['POST /pulls', (body) => this.#addPull(body)],
    ['GET /pulls/*/reviews', () => json(200, this.#reviews)],
    ['POST /pulls/*/reviews', (body, number) => this.#addReview(number, body)],
    ['DELETE /pulls/*/reviews/7', () => this.#deleteReviews()],
  ]

  #repositoryJson() {
    const more = { private: true, fork: false, default_branch: 'main' }
    return repositoryJson(this.simulated, NAME, more)
  }

  #setIssue(fields: Body): Body {
    const html_url = `${this.simulated.serverUrl}/${NAME}/issues/1`
    const issue = { number: 1, state: 'open', locked: false, user: BOT, html_url, ...fields }
    const body_html = renderMarkdown({ text: fields.body, mode: 'gfm' }).body
    this.#issue = { ...issue, body_html }
    return this.#issue
  }

  #lock(numbers: number[]): Answer {
    this.simulated.repository.locked = numbers
    return DONE
  }

  #deleteComment(id: number): Answer {
    const { comments } = this.simulated.repository
    const at = comments.findIndex((one) => one.id === id)
    if (at < 0) return problem(404, 'Not Found')
    comments.splice(at, 1)
    return DONE
  }

  #addTree(tree: unknown): string {
    const entries = (Array.isArray(tree) ? tree : []).map(asRecord)
    const files = Object.fromEntries(entries.map(({ path, content }) => [path, content]))
    const sha = shaOf(JSON.stringify(files))
    this.#trees.set(sha, files)
    return sha
  }

  #addCommit({ tree, parents, message }: Body): string {
    const [parent] = Array.isArray(parents) ? parents.map(String) : []
    const sha = shaOf(`${tree} ${parent}`)
    const { repository } = this.simulated
    const [before = {}, after = {}] = [`${parent}`, `${tree}`].map((of) => this.#trees.get(of))
    this.#trees.set(sha, after)
    const commit = { sha, message: String(message), files: changesOf(before, after) }
    if (!repository.commits.some((one) => one.sha === sha))
      repository.commits.push({ ...commit, parents: parent === undefined ? [] : [parent] })
    repository.texts = { ...repository.texts, ...after }
    return sha
  }

  #ref(name: string): Answer {
    const sha = this.simulated.repository.refs[name]
    return sha === undefined ? problem(404, 'Not Found') : json(200, { object: { sha } })
  }

  #setRef(name: string, sha: unknown): Answer {
    this.simulated.repository.refs[name] = String(sha)
    return json(200, { object: { sha } })
  }

  #addPull({ title, body, base, head, draft }: Body): Answer {
    const message = 'GitHub Actions is not permitted to create or approve pull requests.'
    if (this.#copy.mayOpenPulls === false) return problem(403, message)
    const { pulls, commits, refs } = this.simulated.repository
    const commit = commits.find(({ sha }) => sha === refs[`${head}`])
    if (commit === undefined) return problem(422, 'Validation Failed')
    pulls.push({
      number: 100,
      title: String(title),
      login: BOT.login,
      branch: String(head),
      baseSha: String(refs[`${base}`]),
      headSha: commit.sha,
      files: commit.files ?? [],
      override: { body, draft },
    })
    return json(201, { number: 100 })
  }

  #addReview(number: number, { comments }: Body): Answer {
    const pull = this.simulated.repository.pulls.find((one) => one.number === number)
    const review = { id: 7, state: 'PENDING', user: BOT }
    this.#reviews = [review]
    const rows = (Array.isArray(comments) ? comments : []).map(asRecord)
    if (pull) pull.reviewComments = { [review.id]: rows }
    return json(200, review)
  }

  #deleteReviews(): Answer {
    this.#reviews = []
    return json(200, {})
  }
}

/** A stand-in with its issue and pull request, for one row. */
export async function openStandIn(
  { id, permissions }: Row,
  options: { fault?: Fault | undefined; clock?: Clock; perform?: Perform; copy?: Copy } = {},
): Promise<World> {
  const { clock = systemClock, copy } = options
  const github = new StandIn(clock, copy)
  const place = await prepare(new World(github, NOWHERE, { clock }))
  if (permissions) github.token.permissions = permissions
  return new World(github, place, { ...options, row: id })
}

function changesOf(before: Files, after: Files): ChangedFile[] {
  const names = Object.keys({ ...before, ...after }).sort()
  const changed = names.filter((name) => before[name] !== after[name])
  return changed.map((filename) => {
    const [a, b] = [before[filename], after[filename]]
    const status = a === undefined ? 'added' : b === undefined ? 'removed' : 'modified'
    return { filename, status, patch: `@@ -1 +1 @@\n+${b?.trim().split('\n').at(-1)}` }
  })
}

function shaOf(text: string): string {
  return createHash('sha1').update(text).digest('hex')
}

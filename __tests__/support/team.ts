import { Draw } from '../../simulator/chance.ts'
import type { Pull } from '../../simulator/github/repository.ts'
import { broken, refuse } from '../../simulator/http/answer.ts'
import type { Job, JobScript } from '../../simulator/jobs.ts'
import type { OnRequest } from '../../simulator/send.ts'
import { commented, LABELLED, pulled, scheduled } from './events.ts'
import { createWorld, type Flow, type FlowEnd, KEY, runStep, TOKEN, type World } from './flow.ts'
import { VirtualClock } from './runtime.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const AGENT = 'mintlify[bot]'

/** As the examples of these names. */
const WORKFLOWS = ['label', 'comment', 'daily', 'review-loop', 'docs-check'] as const
type Workflow = (typeof WORKFLOWS)[number]

const FAULTS = [
  ...(['refused key', 'server error', 'lost answer', 'blind polls'] as const),
  ...(['GitHub down', 'GitHub down later', 'cancel', 'kill'] as const),
]
/** Events during an attempt. */
interface Meanwhile {
  readonly fault: (typeof FAULTS)[number] | undefined
  /** From its start, or for how long. */
  readonly faultMs: number
  /** Somebody merges or closes pull requests at this request, before or after it is answered. */
  readonly merge: { operation: string; nth: number; isBefore: boolean } | undefined
}

const CALM: Meanwhile = { fault: undefined, faultMs: 0, merge: undefined }

/** A prompt that arrived at the service. Each run has its own. */
interface Delivery {
  readonly run: number
  readonly attempt: number
  readonly job: Job
  readonly atMs: number
  readonly isFollowUp: boolean
}

/** One attempt of a run. */
interface Told {
  readonly workflow: Workflow
  readonly run: number
  readonly attempt: number
  readonly end: FlowEnd
}

const LOST = /was merged or closed before the agent had ended, so the request may not be in it/
const DOUBT = /^warning: The state of \S+ is missing/
/** The ends of red that only people bring about. */
const WAY_OUT =
  /start a new run|delete (?:that|the step's) comment|in an issue|Merge or close it|A re-run of run|[Rr]e-run this/

/**
 * A team works on issue 7, pull request 8 and the agent's pull requests, with five workflows. Faults of either side, cancels,
 * kills, merges and clocks come at any moment, and failed runs are re-run. `wrong` has each broken promise.
 */
export class Team {
  readonly wrong: string[] = []
  readonly deliveries: Delivery[] = []
  readonly told: Told[] = []
  readonly #draw: Draw
  readonly #clock = new VirtualClock()
  readonly #world: World
  /** The last attempt of each concurrency group. */
  readonly #groups = new Map<string, Promise<unknown>>()
  #lastRun = 1000

  constructor(seed: number) {
    const draw = new Draw(seed, 7, 0)
    this.#draw = draw
    const job = (): JobScript => ({
      finishAfterMs: draw.pick([0.5, 1, 3, 5, 20, 45]) * MINUTE,
      prLinkAfterMs: draw.pick([0, 0, 3 * SECOND]),
      result: draw.pick([...Array(9).fill('completed'), 'failed', 'archived'] as const),
      ...(draw.chance(0.15) && { prLink: null }),
    })
    const github = { pulls: [{ number: 8, login: 'octocat' }] }
    this.#world = createWorld({ clock: this.#clock, service: { job }, github })
  }

  /** @returns once nothing is at work any more */
  async live(runs: number): Promise<void> {
    const all: Promise<void>[] = []
    for (let left = runs; left > 0; left--) {
      all.push(this.#run(this.#draw.pick(WORKFLOWS)))
      await this.#sleep(this.#draw.pick([2 * SECOND, 3 * MINUTE, 20 * MINUTE, 3 * HOUR, 3 * HOUR]))
      if (this.#draw.chance(0.3)) this.#closeSome()
      if (this.#draw.chance(0.1)) this.#clock.setWall(this.#draw.pick([-HOUR, HOUR]))
    }
    await Promise.all(all)
  }

  /** A run, and its re-runs while it is red: at last two to which nothing happens. */
  async #run(workflow: Workflow): Promise<void> {
    const run = ++this.#lastRun
    const flow = this.#flowOf(workflow, `Do P${run}.`)
    if (flow === undefined) return
    const wild = this.#draw.whole(1, 3)
    for (let attempt = 1; attempt <= wild + 2; attempt++) {
      const env = {
        ...flow.env,
        GITHUB_RUN_ID: `${run}`,
        GITHUB_RUN_ATTEMPT: `${attempt}`,
        GITHUB_WORKFLOW_REF: `acme/docs/.github/workflows/${workflow}.yml@refs/heads/main`,
      }
      const meanwhile = attempt <= wild ? this.#drawMeanwhile() : CALM
      const before = this.#groups.get(workflow) ?? Promise.resolve()
      const turn = before.then(() =>
        this.#attempt({ workflow, run, attempt }, { ...flow, env }, meanwhile),
      )
      this.#groups.set(workflow, turn)
      const told = await turn
      if (!told.end.result.fails) return
      if (attempt === wild + 2) this.#judgeStuck(told)
      await this.#sleep(this.#draw.pick([10 * SECOND, 5 * MINUTE, 5 * HOUR]))
    }
  }

  /** Undefined if there is nothing to review. */
  #flowOf(workflow: Workflow, prompt: string): Flow | undefined {
    const inputs = { prompt, comment: 'true' }
    const more = { ...inputs, continue: 'true' }
    switch (workflow) {
      case 'label':
        return { ...LABELLED, inputs }
      case 'comment':
        return { ...commented('octocat'), inputs: more }
      case 'daily':
        return { ...scheduled(), inputs: { ...more, 'issue-number': '7' } }
      case 'review-loop': {
        const [pull] = this.#pulls
        if (pull === undefined) return undefined
        const number = this.#draw.pick(this.#pulls).number
        const { payload, env } = pulled({ number, login: AGENT, action: 'submitted' })
        const review = { id: 5, state: 'changes_requested', body: 'Name the default.' }
        const sender = { login: 'octocat', type: 'User' }
        const login = { GITHUB_ACTOR: 'octocat', GITHUB_TRIGGERING_ACTOR: 'octocat' }
        return {
          event: 'pull_request_review',
          payload: { ...payload, review, sender },
          env: { ...env, ...login },
          inputs: more,
        }
      }
      case 'docs-check': {
        const fails = { 'fail-on': 'failed, archived, timed-out, pr-opened' }
        return { ...pulled({ action: 'synchronize' }), inputs: { ...more, ...fails } }
      }
    }
  }

  async #attempt(about: Omit<Told, 'end'>, flow: Flow, meanwhile: Meanwhile): Promise<Told> {
    const { fault, faultMs } = meanwhile
    const onRequest = this.#watch(about, meanwhile)
    const isEnded = fault === 'cancel' || fault === 'kill'
    const world = this.#world
    const end = await runStep({
      ...flow,
      ...(isEnded && { cancelAtMs: faultMs }),
      world,
      onRequest,
    })
    const told = { ...about, end }
    this.told.push(told)
    this.#judge(told)
    return told
  }

  #drawMeanwhile(): Meanwhile {
    const draw = this.#draw
    const operation = draw.pick(['pull', 'message', 'get', 'get', 'create-comment'])
    const merge = { operation, nth: draw.whole(0, 3), isBefore: draw.chance(0.5) }
    return {
      fault: draw.chance(0.35) ? draw.pick(FAULTS) : undefined,
      faultMs: draw.pick([
        draw.whole(0, 2 * SECOND),
        draw.whole(0, MINUTE),
        draw.whole(0, 40 * MINUTE),
      ]),
      merge: draw.chance(0.25) ? merge : undefined,
    }
  }

  #watch({ run, attempt }: Omit<Told, 'end'>, meanwhile: Meanwhile): OnRequest {
    const { fault, faultMs, merge } = meanwhile
    const startMs = this.#clock.nowMs()
    let askedMs = Number.POSITIVE_INFINITY
    return async ({ to, operation, nth, body, path }, { answer, wait }) => {
      const nowMs = this.#clock.nowMs()
      const asks = operation === 'create' || operation === 'message'
      if (fault === 'kill' && nowMs - startMs >= faultMs) await wait(1e12)
      await wait(30)
      if (operation === merge?.operation && nth === merge.nth) {
        if (!merge.isBefore) answer()
        this.#closeSome()
      }
      if (asks) askedMs = nowMs
      if (fault === 'refused key' && to === 'service') return refuse(401, 'Unauthorized')
      if (asks && fault === 'server error') return broken(refuse(502, 'Bad gateway'))
      if (operation === 'get' && fault === 'blind polls') return broken(refuse(502, 'Bad gateway'))
      const downFromMs = { 'GitHub down': startMs, 'GitHub down later': askedMs }[String(fault)]
      const downMs = nowMs - (downFromMs ?? Number.POSITIVE_INFINITY)
      const isDown = to === 'github' && downMs >= 0 && downMs < faultMs
      if (isDown) return broken(refuse(502, 'Bad gateway'))
      if (!asks) return undefined
      const answered = answer()
      const text = String(Object(body).prompt)
      const id = operation === 'message' ? path.split('/').at(-2) : Object(answered.body).id
      const job = this.#world.service.jobs.all.find((one) => one.id === id)
      if (job?.prompts.includes(text) && answered.status < 300)
        this.deliveries.push({
          run,
          attempt,
          job,
          atMs: nowMs,
          isFollowUp: operation === 'message',
        })
      if (fault === 'lost answer') return broken(refuse(502, 'Bad gateway'))
      // A kill may come while the answer is on its way.
      if (fault === 'kill' && this.#draw.chance(0.3)) await wait(1e12)
      return answered
    }
  }

  /* The promises. */

  #blame(what: string, { run }: Told): void {
    const past = this.told.filter((one) => one.run === run)
    const lines = past.map(
      ({ workflow, attempt, end }) =>
        `\n  ${workflow} ${run}.${attempt}: ${end.result.outcome}: ${end.summary} ${end.log.join('\n    ')}`,
    )
    this.wrong.push(what + lines.join(''))
  }

  #judgeStuck(told: Told): void {
    const { outcome, message } = told.end.result
    const isOfJob = ['failed', 'archived', 'timed-out'].includes(outcome)
    if (!isOfJob && !WAY_OUT.test(message)) this.#blame('Red without a way out', told)
  }

  #judge(told: Told): void {
    const { end, run } = told
    const { result, log, summary, outputs } = end
    const blame = (what: string) => this.#blame(what, told)
    const bodies = end.comments.map(({ body }) => body)
    for (const text of [...log, summary, ...Object.values(outputs), ...bodies]) {
      if (text?.includes(KEY) || text?.includes(TOKEN)) blame('A secret is shown')
    }
    const deliveries = this.deliveries.filter((one) => one.run === run)
    const isSent = deliveries.some(({ attempt }) => attempt === told.attempt)
    if (isSent && /nothing was sent/i.test(summary)) blame('Says that nothing was sent')
    for (const [index, one] of deliveries.slice(0, -1).entries()) {
      const isOver = ['failed', 'archived'].includes(one.job.script.result ?? '')
      const wasLost = this.told.some(
        (other) => other.run === run && LOST.test(other.end.result.message),
      )
      if (!isOver && !wasLost && index === deliveries.length - 2) blame('Asked twice')
    }
    if (result.fails) return
    const last = deliveries.at(-1)
    const isDone = ['pr-opened', 'no-pr', 'failed', 'archived'].includes(result.outcome)
    if (isDone && last === undefined) blame('Green, and nothing was asked')
    if (result.outcome === 'skipped' && last !== undefined)
      blame('Skipped, and something was asked')
    const isDoubtful = log.some((line) => DOUBT.test(line)) || /may not have/.test(summary)
    if (isDone && last?.isFollowUp && this.#isLost(last) && !isDoubtful) blame('Lost in green')
    if (told.workflow === 'docs-check') this.#judgeVerdict(blame)
  }

  #isLost({ job, atMs }: Delivery): boolean {
    const { finishAfterMs = 0 } = job.script
    return this.#closedMs(job) < atMs + 4 * SECOND + finishAfterMs
  }

  /** By the log: the job of a request whose answer was lost is not in it. */
  #judgeVerdict(blame: (what: string) => void): void {
    const { comments } = this.#world.github.repository
    const logs = comments.filter(({ issueNumber }) => issueNumber === 8)
    const words = logs.map(({ body }) => Buffer.from(body.split(' ')[3] ?? '', 'base64').toString())
    for (const { id, prLink, script } of this.#world.service.jobs.all) {
      const isLogged = words.join().includes(`"${id}"`)
      const pull = this.#pulls.find(({ number }) => prLink?.endsWith(`/${number}`))
      if (!isLogged || script.result === 'failed' || pull === undefined) continue
      if (pull.state !== 'closed') blame(`Green while ${prLink} is open`)
    }
  }

  #closedMs({ prLink }: Job): number {
    const pull = this.#pulls.find(({ number }) => prLink?.endsWith(`/${number}`))
    return this.#closed.get(pull) ?? Number.POSITIVE_INFINITY
  }

  readonly #closed = new Map<Pull | undefined, number>()

  #closeSome(): void {
    for (const pull of this.#pulls) {
      if (pull.state === 'closed' || this.#draw.chance(0.4)) continue
      pull.state = 'closed'
      if (this.#draw.chance(0.6)) pull.mergedAt = this.#clock.now().toISOString()
      this.#closed.set(pull, this.#clock.nowMs())
    }
  }

  /** The agent's. */
  get #pulls(): Pull[] {
    return this.#world.github.repository.pulls.filter(({ number }) => number > 100)
  }

  #sleep(ms: number): Promise<void> {
    return this.#clock.sleep(ms, new AbortController().signal)
  }
}

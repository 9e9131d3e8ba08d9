import { Draw } from '../../simulator/chance.ts'
import type { Pull, WorkflowRun } from '../../simulator/github/repository.ts'
import { broken, refuse } from '../../simulator/http/answer.ts'
import type { OnRequest } from '../../simulator/send.ts'
import { scheduled } from './events.ts'
import { createWorld, type Flow, type FlowEnd, runStep, type World } from './flow.ts'
import { search } from './readers.ts'
import { VirtualClock } from './virtual-clock.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** A Monday. */
const START = Date.parse('2026-01-05')
const AGENT = 'mintlify[bot]'
const CHANGE = /\b[CRS]\d{4}\b/g
const FIRST_SHA = '1'.repeat(40)

const open = { continue: 'true', comment: 'true', 'issue-number': '7', 'timeout-minutes': '60' }
const signals = { context: 'signals', 'traffic-weeks': '8', 'reader-signals': 'true' }
/** From examples/daily.yml and weekly-care.yml. */
const DAILY: Flow = { ...scheduled(), inputs: { ...open, context: 'changes' } }
const CARE: Flow = { ...scheduled(), inputs: { ...open, ...signals } }

const FAULTS = [
  ...(['refused key', 'server error', 'lost answer', 'blind polls'] as const),
  ...(['GitHub down', 'GitHub down later', 'cancel'] as const),
]
/** Events during an attempt. */
interface Meanwhile {
  fault: (typeof FAULTS)[number] | undefined
  /** Somebody merges or closes pull requests at this request, before or after it is answered. */
  merge: { operation: string; nth: number; isBefore: boolean } | undefined
  downMs: number
}

/** One attempt of a run. */
export interface Told {
  workflow: string
  run: number
  /** Its range of commits has exactly the changes that landed before. */
  triggeredMs: number
  end: FlowEnd
  /** The changes in accepted prompts. */
  quoted: Set<string>
  /** The pull request was closed before the job had finished this attempt's work. */
  isLost: boolean
}

/**
 * A team with examples/daily.yml, weekly-care.yml and review-loop.yml. It merges and closes the agent's pull requests
 * at any moment, and its runs fail and are re-run. Commits, weeks of signals and reviews are changes with names.
 */
export class Team {
  readonly told: Told[] = []
  /** When they landed, and their run. Any run may take a commit. */
  readonly changes = new Map<string, { ms: number; run?: number }>()
  readonly #draw: Draw
  readonly #clock = new VirtualClock(new Date(START).toISOString())
  readonly #world: World
  /** The last attempt of each concurrency group. */
  readonly #groups = new Map<string, Promise<unknown>>()
  #lastRun = 5000
  #lastChange = 1000

  constructor(seed: number) {
    const draw = new Draw(seed, 1, 0)
    this.#draw = draw
    const job = () => ({
      finishAfterMs: draw.pick([0.5, 1, 3, 5, 8, 20, 70]) * MINUTE,
      result: draw.chance(0.07) ? ('failed' as const) : ('completed' as const),
    })
    const events = (mondayMs: number) => ({
      ...{ visits: [], turns: [], feedback: [] },
      searches: [{ ...search(nameOfWeek(mondayMs), 60), timeMs: mondayMs + 2 * DAY }],
    })
    const runs = [{ id: 1, workflow: 'daily.yml', event: 'schedule', headSha: FIRST_SHA }]
    this.#world = createWorld({
      clock: this.#clock,
      service: { job, events },
      github: { commits: [{ sha: FIRST_SHA }], runs },
    })
  }

  async live(weeks: number): Promise<void> {
    const all: Promise<unknown>[] = []
    const at = (ms: number, act: () => unknown) => all.push(this.#sleep(ms).then(act))
    for (let day = 0; day < weeks * 7; day++) {
      const startMs = day * DAY
      const often = (mean: number, act: () => unknown) => {
        for (let left = this.#draw.poisson(mean); left > 0; left--)
          at(startMs + this.#draw.whole(0, DAY), act)
      }
      often(day % 7 < 5 ? 2 : 0.3, () => this.#push())
      often(0.4, () => this.#closeSome())
      often(0.4, () => this.#review())
      const week = nameOfWeek(START + startMs - 7 * DAY)
      if (day % 7 === 0)
        at(startMs + 6.7 * HOUR, () => this.#run('weekly-care', 'care', CARE, week))
      else if (day % 7 < 6) at(startMs + 4.4 * HOUR, () => this.#run('daily', 'daily', DAILY))
    }
    await Promise.all(all)
  }

  /** Some commits, and maybe their merge commit. */
  #push(): void {
    const base = this.#head
    for (let left = this.#draw.whole(1, 4); left > 0; left--) {
      const name = this.#nameChange('C')
      this.changes.set(name, { ms: this.#clock.nowMs() })
      this.#commit(`feat: ${name}`, this.#draw.pick(['octocat', 'hubot']))
    }
    this.#merge(base)
  }

  #closeSome(): void {
    for (const pull of this.#openPulls) {
      if (this.#draw.chance(0.3)) continue
      const closedAt = this.#clock.now().toISOString()
      Object.assign(pull, { state: 'closed', closedAt })
      if (this.#draw.chance(0.25)) continue
      Object.assign(pull, { mergedAt: closedAt })
      const base = this.#head
      this.#commit('Document it', AGENT)
      this.#merge(base)
    }
  }

  async #review(): Promise<void> {
    if (this.#openPulls.length === 0) return
    const { number, branch: ref } = this.#draw.pick(this.#openPulls)
    const login = this.#draw.pick(['octocat', 'octocat', 'octocat', 'coderabbitai[bot]'])
    const change = this.#nameChange('R')
    const { repository } = scheduled().payload
    const user = { login: AGENT, type: 'Bot' }
    const pull_request = { number, title: 'Docs', user, head: { ref, repo: repository } }
    const review = { id: 1, state: 'changes_requested', body: `Say ${change}.`, user: { login } }
    const sender = { login, type: login === 'octocat' ? 'User' : 'Bot' }
    // From examples/review-loop.yml.
    const flow = {
      event: 'pull_request_review',
      payload: { action: 'submitted', review, pull_request, sender, repository },
      inputs: {
        continue: 'true',
        context: 'event',
        comment: 'true',
        'allowed-bots': 'coderabbitai[bot]',
      },
      env: { GITHUB_ACTOR: login, GITHUB_TRIGGERING_ACTOR: login },
    }
    await this.#run('review-loop', `review ${number}`, flow, change)
  }

  /** A run, and re-runs if it failed or lost its request. */
  async #run(workflow: string, group: string, flow: Flow, change?: string): Promise<void> {
    const id = ++this.#lastRun
    const head = this.#head
    if (change) this.changes.set(change, { ms: this.#clock.nowMs(), run: id })
    const run: WorkflowRun = { id, workflow: `${workflow}.yml`, headSha: head }
    const about = { workflow, run: id, triggeredMs: this.#clock.nowMs() }
    const createdAt = this.#clock.now().toISOString()
    this.#repository.runs.push(Object.assign(run, { event: flow.event, createdAt }))
    for (let nth = 1; nth < 4; nth++) {
      const env = {
        ...{ GITHUB_SHA: head, GITHUB_RUN_ID: `${id}`, GITHUB_RUN_ATTEMPT: `${nth}` },
        GITHUB_WORKFLOW_REF: `acme/docs/.github/workflows/${run.workflow}@refs/heads/main`,
      }
      const turn = (this.#groups.get(group) ?? Promise.resolve()).then(async () => {
        run.conclusion = 'in_progress'
        const one = await this.#attempt(about, { ...flow, env: { ...flow.env, ...env } })
        run.conclusion = one.end.result.fails ? 'failure' : 'success'
        run.endedMs = this.#clock.nowMs()
        return one
      })
      this.#groups.set(group, turn)
      const { result, summary } = (await turn).end
      const isAsked = result.fails || summary.includes("if it's missing, re-run this job")
      if (!isAsked || this.#draw.chance(0.35)) return
      await this.#sleep(this.#draw.pick([5 * MINUTE, 5 * HOUR, 30 * HOUR]))
    }
  }

  async #attempt(about: Pick<Told, 'workflow' | 'run' | 'triggeredMs'>, flow: Flow): Promise<Told> {
    const { jobs } = this.#world.service
    const meanwhile = this.#drawMeanwhile()
    const { seen, onRequest } = this.#watch(meanwhile)
    const cancel = meanwhile.fault === 'cancel' && { cancelAtMs: meanwhile.downMs }
    const end = await runStep({ ...flow, ...cancel, world: this.#world, onRequest })
    const accepted = new Set(jobs.all.flatMap(({ prompts }) => prompts))
    const texts = seen.prompts.filter((prompt) => accepted.has(prompt))
    const quoted = new Set(texts.flatMap((text) => text.match(CHANGE) ?? []))
    const link = jobs.all.find(({ id }) => id === seen.job)?.prLink
    const pull = this.#repository.pulls.find(({ number }) => link?.endsWith(`/${number}`))
    const closedMs = Date.parse(pull?.closedAt ?? '') - START
    const one = { ...about, end, quoted, isLost: closedMs < seen.activeMs }
    this.told.push(one)
    return one
  }

  #drawMeanwhile(): Meanwhile {
    const draw = this.#draw
    const operation = draw.pick(['pull', 'message', 'get', 'get', 'create-comment'])
    const merge = { operation, nth: draw.whole(0, 3), isBefore: draw.chance(0.5) }
    return {
      fault: draw.chance(0.2) ? draw.pick(FAULTS) : undefined,
      merge: draw.chance(0.3) ? merge : undefined,
      downMs: draw.whole(0, 7 * MINUTE),
    }
  }

  #watch({ fault, merge, downMs }: Meanwhile) {
    const startMs = this.#clock.nowMs()
    /** `activeMs`: when the job of a follow-up was last seen active. */
    const seen = { prompts: [] as string[], job: '', activeMs: 0 }
    let askedMs = Number.POSITIVE_INFINITY
    const onRequest: OnRequest = ({ to, operation, nth, body, path }, { answer }) => {
      const nowMs = this.#clock.nowMs()
      const asks = operation === 'create' || operation === 'message'
      if (operation === merge?.operation && nth === merge.nth) {
        if (!merge.isBefore) answer()
        this.#closeSome()
      }
      if (asks) {
        seen.prompts.push(String(Object(body).prompt))
        seen.activeMs = nowMs
        seen.job = (operation === 'message' && path.split('/').at(-2)) || ''
        askedMs = nowMs
      }
      if (fault === 'refused key' && to === 'service') return refuse(401, 'Unauthorized')
      if (fault === 'lost answer' && asks) answer()
      const isAskRefused = asks && (fault === 'server error' || fault === 'lost answer')
      const isBlind = operation === 'get' && fault === 'blind polls'
      const downFromMs = { 'GitHub down': startMs, 'GitHub down later': askedMs }[String(fault)]
      const sinceMs = nowMs - (downFromMs ?? Number.POSITIVE_INFINITY)
      if (isAskRefused || isBlind || (to === 'github' && sinceMs >= 0 && sinceMs < downMs))
        return broken(refuse(502, 'Bad gateway'))
      if (operation === 'get' && Object(answer().body).status === 'active') seen.activeMs = nowMs
      return undefined
    }
    return { seen, onRequest }
  }

  get #repository() {
    return this.#world.github.repository
  }

  get #head(): string {
    return this.#repository.commits.at(-1)?.sha ?? ''
  }

  get #openPulls(): Pull[] {
    return this.#repository.pulls.filter(({ state }) => state !== 'closed')
  }

  #sleep(ms: number): Promise<void> {
    return this.#clock.sleep(ms, new AbortController().signal)
  }

  #nameChange(kind: 'C' | 'R'): string {
    return `${kind}${++this.#lastChange}`
  }

  #commit(message: string, login: string, parents?: string[]): void {
    const sha = `${this.#repository.commits.length}`.padStart(40, '0')
    this.#repository.commits.push({ sha, message, login, ...(parents && { parents }) })
  }

  /** Merges a branch that began at `base`, or squashes it. */
  #merge(base: string): void {
    if (this.#draw.chance(0.4))
      this.#commit('Merge pull request #1 from acme/branch', 'octocat', [base, this.#head])
  }
}

function nameOfWeek(mondayMs: number): string {
  return `S${2000 + Math.round((mondayMs - START) / (7 * DAY))}`
}

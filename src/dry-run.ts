import { NOT_QUOTED } from './agent/quotations.ts'
import { chooseTarget, type Target } from './agent/target.ts'
import { readQuotes, type Task } from './agent/task.ts'
import type { BuildOrder } from './builds/order.ts'
import { ActionError, Skipped } from './errors.ts'
import { factsOf } from './gate/events.ts'
import { permissionFor } from './github/comments.ts'
import { pagesOfPulls, readPull } from './github/pulls.ts'
import { inCode } from './github/refusals.ts'
import { readCommit } from './github/repository.ts'
import { type Kind, SIGNALS } from './readers/signals.ts'
import { lastPeriods, rangeOf } from './readers/weeks.ts'
import type { StepResult } from './result.ts'
import type { SignalKind } from './runner/inputs.ts'
import type { Step } from './step.ts'
import { countOf, sentences } from './step-page/markdown.ts'
import { inQuotes } from './text.ts'

/** For the signals that come from GitHub, one request for each permission. */
const ON_GITHUB: Record<
  Exclude<SignalKind, Kind>,
  ReadonlyArray<(step: Step) => Promise<unknown>>
> = {
  'pull-requests': [
    ({ github }) => pagesOfPulls(github, 1).next(),
    ({ github }) => readCommit(github, 'HEAD'),
  ],
  reach: [
    ({ github, event }) => readPull(github, `${event.repository}#${event.issueNumber}`),
    ({ github, event }) => readCommit(github, event.payload.pull_request?.head?.sha ?? 'HEAD'),
  ],
}

/** What the step would do about the job, by its ID. */
const PLANS: Readonly<Record<Target['kind'], (id: string) => string>> = {
  create: () => 'send the prompt to a new job',
  'follow up': (id) => `send the prompt to job ${id}`,
  busy: (id) => `send the prompt to job ${id}, once it has ended`,
  watch: (id) => `get job ${id}`,
}

/**
 * Reads what the step would read before it acts, one request of each kind if that is enough, and changes nothing.
 * A read that fails here would fail the step, or be missing in it.
 */
export class DryRun {
  readonly #step: Step
  readonly #task: Task | undefined
  readonly #order: BuildOrder | undefined
  /** What several reads fail for stands there once. */
  readonly #failed = new Set<string>()
  readonly #holding: string[] = []
  readonly #untried: string[] = []
  #target: Target | undefined
  /** Why there is nothing to do; '' if there is something. */
  #skipped = ''

  constructor(step: Step, task: Task | undefined, order: BuildOrder | undefined) {
    this.#step = step
    this.#task = task
    this.#order = order
  }

  async perform(): Promise<StepResult> {
    const { event, inputs } = this.#step
    const task = this.#task
    const name = inQuotes(event.name, 60)
    const gate = factsOf(event.name).isChecked
      ? `Whoever triggered this ${name} event may start the step.`
      : `Whoever triggers it needs no check: only people with write access, or GitHub, cause a ${name} event.`
    this.#holding.push(gate)
    await this.#tryService()
    await this.#tryHome()
    if (task) await this.#tryTarget(task)
    const isAsking = task?.prompt !== undefined && this.#target?.kind !== 'watch'
    if (isAsking && this.#skipped === '') await this.#tryQuotes(task)
    this.#listUntried(isAsking)

    const { size } = this.#failed
    const isFine = size === 0
    const verdict = isFine
      ? `Without \`dry-run\`, this step would ${this.#plan()}`
      : `${size} of ${size + this.#holding.length} checks of this dry run failed, and nothing was changed.`
    return {
      outcome: isFine ? 'dry-run' : 'error',
      message: `${verdict}${isFine && this.#skipped === '' ? ' To do it, remove `dry-run: true`.' : ''} The service is ${inputs.baseUrl.href}, the project ${inputs.projectId}.`,
      details: [
        ...[...this.#failed].map((line) => `❌ ${line}`),
        ...this.#holding.map((line) => `✅ ${line}`),
        ...this.#untried.map((line) => `➖ Not tried: ${line}`),
      ],
      ...(isAsking && { prompt: task.prompt }),
    }
  }

  /**
   * @param holds what a read that succeeds shows, as a sentence; empty if nothing
   * @returns false if it failed, or found that there is nothing to do
   */
  async #try(read: () => Promise<unknown>, holds = ''): Promise<boolean> {
    try {
      await read()
      if (holds !== '') this.#holding.push(holds)
      return true
    } catch (error) {
      if (error instanceof Skipped) this.#skipped = error.message
      else if (error instanceof ActionError) this.#failed.add(error.message)
      else throw error
      return false
    }
  }

  /** The key and the project, by the smallest read that there is; then each kind of signal. */
  async #tryService(): Promise<void> {
    const { service, inputs, clock } = this.#step
    const { period } = lastPeriods(1, clock.now())
    const range = rangeOf(period)
    const hasKey = inputs.apiKey !== ''
    if (!hasKey)
      this.#untried.push("the key: on a fork's pull request, `reach` does not ask the service.")
    const isRead =
      hasKey &&
      (await this.#try(
        () => service.getPageViews(range, { limit: 1, offset: 0 }),
        `The key can read the project: the page views of ${period.label}.`,
      ))
    const read: SignalKind[] = []
    for (const kind of inputs.readerSignals) {
      const isOnGitHub = kind === 'pull-requests' || kind === 'reach'
      if (!isOnGitHub && !isRead) continue
      const asks = isOnGitHub ? ON_GITHUB[kind] : [() => SIGNALS[kind](service, range)]
      let isFine = true
      for (const ask of asks) isFine = (await this.#try(() => ask(this.#step))) && isFine
      if (isFine) read.push(kind)
    }
    if (read.length > 0) this.#holding.push(`Readers' signals can be read: ${read.join(', ')}.`)
  }

  /** The comments of the issue or pull request, if the step reads or writes there. */
  async #tryHome(): Promise<void> {
    const { ledger, inputs } = this.#step
    const { home } = ledger
    if (home === undefined && inputs.comment)
      this.#failed.add('There is no issue or pull request to comment on: set `issue-number`.')
    if (home !== undefined && (inputs.comment || inputs.jobId.kind === 'recorded'))
      await this.#try(() => ledger.read(), `The comments of #${home} can be read.`)
  }

  async #tryTarget(task: Task): Promise<void> {
    await this.#try(async () => {
      const target = await chooseTarget(this.#step, task)
      this.#target = target
      const found = target.kind !== 'create' && `Job ${target.job.id} is ${target.job.status}.`
      if (found || target.why) this.#holding.push(sentences([found, target.why]))
    })
  }

  /** Of what would be quoted, kind and size. */
  async #tryQuotes(task: Task): Promise<void> {
    const quotes = new Set([...task.quotes].filter((kind) => kind !== 'signals'))
    const hasSignals = quotes.size < task.quotes.size
    if (hasSignals)
      this.#untried.push(
        'whether readers missed enough to ask the agent: that takes a whole report.',
      )
    if (hasSignals && quotes.size === 0) return
    await this.#try(async () => {
      const { parts, nothing } = await readQuotes(this.#step, { ...task, quotes }, undefined)
      if (parts.length === 0 && nothing.length > 0 && !hasSignals)
        throw new Skipped(nothing.join(' '))
      const sizes = parts
        .flatMap(({ quotations }) => quotations)
        .map(({ kind, body }) => {
          const size = body === undefined ? NOT_QUOTED : countOf(Buffer.byteLength(body), 'byte')
          return `${kind} (${size})`
        })
      const quoted = sizes.length > 0 && `What is quoted can be read: ${sizes.join(', ')}.`
      const remarks = parts.map(({ remark }) => remark)
      if (quoted || nothing.length > 0)
        this.#holding.push(sentences([quoted, ...nothing, ...remarks]))
    })
  }

  /** What a step can find out only by changing something. */
  #listUntried(isAsking: boolean): void {
    const { inputs, ledger } = this.#step
    if (isAsking || this.#order)
      this.#untried.push(
        "whether the key's scope includes `write`: the dashboard shows it, under API keys.",
      )
    if (isAsking) this.#untried.push("whether the service's GitHub App may open a pull request.")
    if (inputs.jobId.kind === 'open' && this.#target?.kind === 'create')
      this.#untried.push(
        "whether the token sees the agent's pull requests, which `job-id: open` needs: `pull-requests: read` where the docs are.",
      )
    if (inputs.preview) this.#untried.push("whether the project's plan has previews.")
    if (inputs.comment && ledger.home !== undefined)
      this.#untried.push(
        `writing the comment on #${ledger.home}, which needs ${inCode(permissionFor(inputs))}.`,
      )
  }

  /** What the step would do, as the end of a sentence. */
  #plan(): string {
    if (this.#skipped !== '') return `be skipped: ${this.#skipped}`
    const { wait, preview, trafficWeeks, readerSignals, signalWeeks } = this.#step.inputs
    const then = wait ? ', and wait for its end' : ''
    const plans: string[] = []
    const target = this.#target
    if (target) {
      plans.push(`${PLANS[target.kind](target.kind === 'create' ? '' : target.job.id)}${then}`)
      if (preview) plans.push('build a preview of its pull request')
    }
    if (this.#order?.kind === 'preview')
      plans.push(`build a preview of branch ${inQuotes(this.#order.branch, 100)}${then}`)
    if (this.#order?.kind === 'publication') plans.push(`publish the docs${then}`)
    if (trafficWeeks > 0) plans.push(`report the page views of ${countOf(trafficWeeks, 'week')}`)
    const signals = [...readerSignals].join(', ')
    const weeks = signalWeeks === 1 ? '' : ` of ${countOf(signalWeeks, 'week')}`
    if (signals !== '') plans.push(`report readers' signals${weeks} (${signals})`)
    return `${plans.join('; ')}.`
  }
}

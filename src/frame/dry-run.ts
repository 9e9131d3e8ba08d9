import { ActionError, Skipped } from '../errors.ts'
import type { Service } from '../service/api.ts'
import type { Ending, Step } from './command.ts'
import { COMMON_OUTCOMES, endingOf, pageOf } from './endings.ts'
import { printPlain } from './line.ts'
import { type Block, fromMessage, join, ours, paragraph, say, type Text } from './page.ts'

const DAY_MS = 86_400_000
const NOT_TRIED =
  'Not tried: the key’s scope `write`, the agent’s review process, the service’s GitHub App. Only a real run shows these.'
const NEXT = 'Next: remove `dry-run: true`, commit, and run it again.'

/** Checks a step without changing anything. Each check leaves a line, and a failed one doesn't stop the others. */
export class DryRun {
  readonly #step: Step
  readonly #lines: Text[] = []
  #hasFailed = false
  /** Of the first failure. */
  #cause: Text | undefined
  #skipped: Text | undefined

  constructor(step: Step) {
    this.#step = step
    this.#add('✅', ours(`Whoever triggered this \`${step.event.name}\` event may start the step.`))
  }

  /** Uses the smallest read. @returns whether key and project fit */
  async readWithKey(service: Service): Promise<boolean> {
    const { clock, stages } = this.#step
    const daysAgo = (days: number) =>
      new Date(clock.now().getTime() - days * DAY_MS).toISOString().slice(0, 10)
    const range = { dateFrom: daysAgo(7), dateTo: daysAgo(0) }
    const views = await this.try(
      () => service.getPageViews(range, { limit: 1, offset: 0 }, stages.needed),
      () => ours('The key can read the project.'),
    )
    return views !== undefined
  }

  /** @returns undefined if the check failed, or found nothing to do */
  async try<T>(stage: () => Promise<T>, describe: (value: T) => Text): Promise<T | undefined> {
    try {
      const value = await stage()
      this.#add('✅', describe(value))
      return value
    } catch (error) {
      if (error instanceof Skipped) {
        this.#skipped = fromMessage(error.message)
      } else if (error instanceof ActionError) {
        this.#hasFailed = true
        if (error.brief !== undefined) this.#cause ??= ours(error.brief)
        this.#add('❌', fromMessage(error.message))
      } else throw error
      return undefined
    }
  }

  /** @param plan ends the sentence "this step would …" */
  end(plan: Text, sections: readonly Block[] = [], warnings: readonly Text[] = []): Ending {
    this.#add('➖', ours(NOT_TRIED))
    const list: Block = { kind: 'list', items: this.#lines }
    const next = this.#hasFailed || this.#skipped ? [] : [paragraph(ours(NEXT))]
    const outcome = this.#hasFailed ? 'error' : 'dry-run'
    const wouldDo = this.#skipped ? say`be skipped: ${this.#skipped}` : say`${plan}.`
    const verdict = this.#hasFailed
      ? ours('A check of this dry run failed, and nothing was changed.')
      : say`Without ${ours('`dry-run`')}, this step would ${wouldDo}`
    const facts = COMMON_OUTCOMES[outcome]
    const page = pageOf(facts, {
      sentences: [verdict],
      cause: this.#cause,
      warnings,
      sections: [list, ...next, ...sections],
    })
    return endingOf(outcome, facts, page, { comment: undefined })
  }

  #add(icon: string, line: Text): void {
    const shown = join([ours(icon), line])
    this.#step.log.info(printPlain(shown))
    this.#lines.push(shown)
  }
}

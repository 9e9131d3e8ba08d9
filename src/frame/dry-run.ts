import { ActionError, Skipped } from '../errors.ts'
import type { Ending, Step } from './command.ts'
import { COMMON_OUTCOMES, endingOf, pageOf } from './endings.ts'
import { printPlain } from './line.ts'
import { type Block, fromMessage, join, ours, say, type Text } from './page.ts'

const DAY_MS = 86_400_000

/**
 * A step that stops before it changes anything. Each of its stages leaves a line: what it showed, why it failed, or that
 * it was not tried. A stage that failed does not stop the stages that do not need it.
 */
export class DryRun {
  readonly #step: Step
  readonly #failed: Text[] = []
  readonly #held: Text[] = []
  readonly #leftOut: Text[] = []
  /** Why there is nothing to do. */
  #skipped: Text | undefined

  constructor(step: Step) {
    this.#step = step
    this.#held.push(ours(`Whoever triggered this \`${step.event.name}\` event may start the step.`))
  }

  /** The key and the project, by the smallest read that there is. @returns whether they fit */
  readWithKey(): Promise<boolean> {
    const { service, clock } = this.#step
    const day = (offset: number) => {
      const date = new Date(clock.now().getTime() - offset * DAY_MS)
      return `${date.toISOString().slice(0, 10)}T00:00:00Z`
    }
    return this.try(async () => {
      const range = { dateFrom: day(7), dateTo: day(0) }
      await service.getPageViews(range, { limit: 1, offset: 0 })
      return ours('The key can read the project.')
    })
  }

  /**
   * @param stage returns what it showed; undefined if nothing
   * @returns false if it failed, or found that there is nothing to do
   */
  async try(stage: () => Promise<Text | undefined>): Promise<boolean> {
    try {
      const shown = await stage()
      if (shown) this.#held.push(shown)
      return true
    } catch (error) {
      if (error instanceof Skipped) this.#skipped = fromMessage(error.message)
      else if (error instanceof ActionError) this.#failed.push(fromMessage(error.message))
      else throw error
      return false
    }
  }

  /** Names what only a change could show. */
  leaveOut(what: string): void {
    this.#leftOut.push(ours(`Not tried: ${what}.`))
  }

  /**
   * @param plan what the step would do, as the end of a sentence
   * @param sections what else there is to show
   */
  end(plan: Text, sections: readonly Block[] = []): Ending {
    const isFine = this.#failed.length === 0
    const facts = isFine ? COMMON_OUTCOMES['dry-run'] : COMMON_OUTCOMES.error
    const wouldDo = this.#skipped ? say`be skipped: ${this.#skipped}` : say`${plan}.`
    const count = this.#failed.length + this.#held.length
    const verdict = isFine
      ? say`Without ${ours('`dry-run`')}, this step would ${wouldDo}`
      : say`${this.#failed.length} of ${count} checks of this dry run failed, and nothing was changed.`
    const items = [
      ...this.#failed.map((line) => join([ours('❌'), line])),
      ...this.#held.map((line) => join([ours('✅'), line])),
      ...this.#leftOut.map((line) => join([ours('➖'), line])),
    ]
    for (const item of items) this.#step.log.info(printPlain(item))
    const page = pageOf(facts, {
      sentences: [verdict],
      sections: [{ kind: 'list', items }, ...sections],
    })
    return endingOf(isFine ? 'dry-run' : 'error', facts, page, { comment: undefined })
  }
}

import type { Step } from './command.ts'
import { ActionError, Skipped } from './errors.ts'
import {
  type Block,
  join,
  paragraph,
  type RichText,
  renderPlain,
  richText,
  trusted,
  trustedMessage,
} from './result/page.ts'
import { COMMON_OUTCOMES, createStepResult, resultPage, type StepResult } from './result/results.ts'

/** Only a write shows these. */
export const UNTRIED_KEY_SCOPE = 'the key’s scope `write`'
export const UNTRIED_COMMENTING = 'the permission to comment'
const NEXT_STEP = 'Next: remove `dry-run: true`, commit, and run it again.'

/** Checks a step without changing anything. Each check leaves a line, and a failed one doesn't stop the others. */
export class DryRunChecker {
  readonly #step: Step
  readonly #lines: RichText[]
  readonly #untried: string[]
  #hasFailed: boolean
  #skipped: RichText | undefined

  constructor(step: Step) {
    this.#step = step
    this.#lines = []
    this.#untried = []
    this.#hasFailed = false
    const event = `\`${step.event.name}\``
    this.#add('✅', trusted(`Whoever triggered this ${event} event may start the step.`))
  }

  /** @param read with the key. @returns whether key and project fit */
  async tryKey(read: () => Promise<object>): Promise<boolean> {
    const answer = await this.try(read, () => trusted('The key can read the project.'))
    return answer !== undefined
  }

  /** Acts of the step that a dry run cannot try. */
  leaveOut(...names: string[]): void {
    this.#untried.push(...names)
  }

  /** @returns undefined if the check failed, or found nothing to do */
  async try<T>(check: () => Promise<T>, describe: (value: T) => RichText): Promise<T | undefined> {
    try {
      const value = await check()
      this.#add('✅', describe(value))
      return value
    } catch (error) {
      this.fail(error)
      return undefined
    }
  }

  /** @throws the error itself if it is neither a failed check nor a reason to do nothing */
  fail(error: unknown): void {
    if (error instanceof Skipped) {
      this.#skipped = trustedMessage(error.message)
      return
    }
    if (!(error instanceof ActionError)) throw error
    this.#hasFailed = true
    this.#add('❌', trustedMessage(error.message))
  }

  /** @param plan ends the sentence "this step would …" */
  end(
    plan: RichText,
    sections: readonly Block[] = [],
    warnings: readonly RichText[] = [],
  ): StepResult {
    const isSkipped = this.#skipped !== undefined
    const hasUntried = this.#untried.length > 0
    if (hasUntried && !isSkipped) {
      const untried = this.#untried.join(', ')
      this.#add('➖', trusted(`Not tried: ${untried}. Only a real run shows this.`))
    }
    const blocks: Block[] = [{ kind: 'list', items: this.#lines }]
    const hasPassed = !isSkipped && !this.#hasFailed
    if (hasPassed) blocks.push(paragraph(trusted(NEXT_STEP)))
    blocks.push(...sections)
    let outcome: 'error' | 'dry-run' = 'dry-run'
    if (this.#hasFailed) outcome = 'error'
    const facts = COMMON_OUTCOMES[outcome]
    const page = resultPage(facts, {
      sentences: [this.#verdict(plan)],
      warnings,
      sections: blocks,
    })
    return createStepResult(outcome, facts, page, { comment: undefined })
  }

  #verdict(plan: RichText): RichText {
    if (this.#hasFailed) return trusted('A check of this dry run failed, and nothing was changed.')
    const without = richText`Without ${trusted('`dry-run`')}, this step would`
    if (this.#skipped !== undefined) return richText`${without} be skipped: ${this.#skipped}`
    return richText`${without} ${plan}.`
  }

  #add(icon: string, line: RichText): void {
    const shown = join([trusted(icon), line])
    this.#step.log.info(renderPlain(shown))
    this.#lines.push(shown)
  }
}

import { randomBytes } from 'node:crypto'
import { ActionError, Skipped } from '../base/errors.ts'
import { checkPrompt, MAX_PROMPT_BYTES } from '../base/prompt.ts'
import { messageOf } from '../base/text.ts'
import type { ContextKind } from '../runner/inputs.ts'
import { OPEN_JOB, RECORDED_JOB } from '../runner/job-id.ts'
import type { ChangesOptions } from './changes.ts'
import type { Order } from './order.ts'
import { type Quotation, type Quoted, renderQuotations } from './quotation.ts'
import { quoteChanges } from './quote-changes.ts'
import { quoteEvent } from './quote-event.ts'
import { type MissedByReaders, quoteSignals } from './quote-signals.ts'

export interface PromptOptions extends ChangesOptions {
  order: Order
  /** What readers missed, where that is quoted. */
  missed?: MissedByReaders | undefined
  /** Whether the job is one that already knows what it is about. */
  isFollowUp: boolean
}

/** What each word of `context` quotes. Each throws `Skipped` where there is nothing for the agent in it. */
const QUOTES: Record<ContextKind, (options: PromptOptions) => Promise<Quoted>> = {
  event: quoteEventFor,
  changes: quoteChanges,
  signals: async ({ missed }) => quoteSignals(missed ?? NOT_READ),
}

const NOT_READ: MissedByReaders = { standsOut: false, look: 'not read', quotations: [] }

const SAME_PULL_REQUEST =
  'Your pull request for the documentation is still open. Add what follows to that pull request, and open no other.'

/** Enough for any issue that a person wrote; half of what a prompt may hold. */
export const MAX_CONTEXT_BYTES = 32 * 1024

/**
 * The prompt with all its context behind it.
 * @throws Skipped where nothing that is to be quoted has anything for the agent; ActionError
 */
export async function composePrompt(instruction: string, options: PromptOptions): Promise<string> {
  const { order, isFollowUp } = options
  const parts: Quoted[] = []
  const nothing: string[] = []
  for (const kind of order.quotes) {
    try {
      parts.push(await QUOTES[kind](options))
    } catch (error) {
      if (!(error instanceof Skipped)) throw error
      nothing.push(error.message)
    }
  }
  if (parts.length === 0 && nothing.length > 0) throw new Skipped(nothing.join(' '))
  const isOpen = isFollowUp && order.jobId === OPEN_JOB
  const remarks = [...nothing, ...parts.map(({ remark }) => remark)]
  const prompt = [isOpen ? SAME_PULL_REQUEST : '', instruction, ...remarks]
    .filter((text) => text !== '')
    .join('\n\n')
  const quotations = parts.flatMap((part) => part.quotations)
  if (quotations.length === 0) return prompt
  // No author of a quoted text can know it.
  const nonce = randomBytes(8).toString('hex')
  return appendContext(prompt, { quotations, nonce })
}

async function quoteEventFor(options: PromptOptions): Promise<Quoted> {
  const { jobId } = options.order
  // An agent that hears of something new does not know what that is about.
  const isFollowUp = options.isFollowUp && jobId !== OPEN_JOB
  const quotations = await quoteEvent({ ...options, isFollowUp })
  if (jobId === RECORDED_JOB && quotations.every(({ body }) => body === '')) {
    throw new Skipped(
      `The ${quotations[0]?.kind} has no text, so there is nothing to tell the agent.`,
    )
  }
  return { quotations, remark: '' }
}

/**
 * A prompt with its context behind it.
 * @param nonce drawn anew for each prompt
 * @throws ActionError when the two are too long together
 */
export function appendContext(
  prompt: string,
  { quotations, nonce }: { quotations: Quotation[]; nonce: string },
): string {
  const separator = '\n\n'
  const leftBytes = MAX_PROMPT_BYTES - Buffer.byteLength(prompt + separator)
  const maxBytes = Math.min(MAX_CONTEXT_BYTES, leftBytes)
  try {
    return checkPrompt(prompt + separator + renderQuotations(quotations, { maxBytes, nonce }))
  } catch (cause) {
    throw new ActionError(`The prompt with the event's context ${messageOf(cause)}.`, { cause })
  }
}

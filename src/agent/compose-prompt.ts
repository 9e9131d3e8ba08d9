import { Skipped } from '../base/errors.ts'
import type { GitHub } from '../github/client.ts'
import type { OwnPulls } from '../github/own-pulls.ts'
import type { WorkflowEvent } from '../runner/event.ts'
import type { ContextKind } from '../runner/inputs.ts'
import { OPEN_JOB, RECORDED_JOB } from '../runner/job-id.ts'
import { quoteChanges } from './changes.ts'
import { appendContext } from './context.ts'
import { readContext } from './event-context.ts'
import type { Order } from './order.ts'
import type { Quotation } from './quotation.ts'
import { quoteContext } from './quote-event.ts'
import { type MissedByReaders, quoteSignals } from './signals.ts'

export interface PromptOptions {
  order: Order
  event: WorkflowEvent
  github: GitHub
  ownPulls: OwnPulls
  /** What readers missed, where that is quoted. */
  missed?: MissedByReaders | undefined
  /** Drawn anew for each run: no author of a quoted text can know it. */
  nonce: string
  /** Whether the job is one that already knows what it is about. */
  isFollowUp: boolean
  log: { info(message: string): void; warning(message: string): void }
}

/** What one kind of context adds to a prompt. */
export interface Quoted {
  quotations: Quotation[]
  /** What the agent must know of them, in words of ours; empty where there is nothing to say. */
  remark: string
}

/** What each word of `context` quotes. Each throws `Skipped` where there is nothing for the agent in it. */
const QUOTES: Record<ContextKind, (options: PromptOptions) => Promise<Quoted>> = {
  event: quoteEvent,
  changes: quoteChanges,
  signals: async ({ missed }) => quoteSignals(missed ?? NOT_READ),
}

const NOT_READ: MissedByReaders = { standsOut: false, look: 'not read', quotations: [] }

const SAME_PULL_REQUEST =
  'Your pull request for the documentation is still open. Add what follows to that pull request, and open no other.'

/**
 * The prompt with all its context behind it.
 * @throws Skipped where nothing that is to be quoted has anything for the agent; ActionError
 */
export async function composePrompt(options: PromptOptions): Promise<string | undefined> {
  const { order, nonce, isFollowUp } = options
  if (order.prompt === undefined) return undefined
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
  const prompt = [isOpen ? SAME_PULL_REQUEST : '', order.prompt, ...remarks]
    .filter((text) => text !== '')
    .join('\n\n')
  const quotations = parts.flatMap((part) => part.quotations)
  return quotations.length === 0 ? prompt : appendContext(prompt, { quotations, nonce })
}

async function quoteEvent(options: PromptOptions): Promise<Quoted> {
  const { order, event } = options
  const context = readContext(event)
  if (context === undefined) return { quotations: [], remark: '' }
  // An agent that hears of something new does not know what that is about.
  const isFollowUp = options.isFollowUp && order.jobId !== OPEN_JOB
  const quotations = await quoteContext(context, { ...options, isFollowUp })
  if (order.jobId === RECORDED_JOB && quotations.every(({ body }) => body === '')) {
    throw new Skipped(
      `The ${quotations[0]?.kind} has no text, so there is nothing to tell the agent.`,
    )
  }
  return { quotations, remark: '' }
}

import type { GitHub } from '../github/client.ts'
import { HttpError } from '../http/retry.ts'
import { quoteChangedFiles, quoteInlineComments } from './context.ts'
import type { Context } from './event-context.ts'
import type { Quotation } from './quotation.ts'

/** What to quote, the most important first. An agent that is at work knows what it is at work on. */
export async function quoteContext(
  { quotations, pullNumber, reviewId, changedFiles: told }: Context,
  {
    github,
    log,
    isFollowUp,
  }: {
    github: Pick<GitHub, 'listInlineComments' | 'listChangedFiles'>
    log: { warning(message: string): void }
    isFollowUp: boolean
  },
): Promise<Quotation[]> {
  const [newest, ...older] = quotations
  const inlineComments = async () =>
    pullNumber === undefined || reviewId === undefined
      ? undefined
      : quoteInlineComments(await github.listInlineComments(pullNumber, reviewId))
  const changedFiles = async () => {
    if (pullNumber === undefined || isFollowUp) return undefined
    const { items, total = told } = await github.listChangedFiles(pullNumber)
    return quoteChangedFiles({ items, total })
  }
  /** Worth having, but the job can do without. */
  const unlessItFails = async (read: () => Promise<Quotation | undefined>) => {
    try {
      return await read()
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      log.warning(`${error.message} The agent goes without.`)
      return undefined
    }
  }
  const [inline, files] = await Promise.all([inlineComments, changedFiles].map(unlessItFails))
  const all = [newest, inline, ...(isFollowUp ? [] : older), files]
  return all.filter((quotation) => quotation !== undefined)
}

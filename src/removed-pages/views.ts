import type { Site } from '../docs-site/sites.ts'
import type { Step } from '../frame/command.ts'
import { matchViews, pagesByFile } from '../readers/match-pages.ts'
import { WeekViews } from '../readers/page-views.ts'
import { lastPeriods } from '../readers/weeks.ts'
import { messageOf } from '../text.ts'
import type { RemovedPage } from './findings.ts'

/** 2,500 pages: of more, those that are not listed have unknown views. */
const MOST_REQUESTS = 10

/** How many people read a page in the last complete week, by its address; undefined if unknown. */
export type Views = (address: string) => number | undefined

/** Reads the views of removed pages. Without them, the verdict is the same. */
export async function readViews(
  step: Step,
  before: readonly Site[],
  removed: readonly RemovedPage[],
): Promise<Views | undefined> {
  if (removed.length === 0) return undefined
  const { period } = lastPeriods(1, step.clock.now())
  const week = new WeekViews(step, period, { mostRequests: MOST_REQUESTS })
  try {
    await week.readAll()
  } catch (error) {
    step.signal.throwIfAborted()
    step.log.warning(`Who reads these pages is unknown. ${messageOf(error)}`)
    return undefined
  }
  return matchViews([...pagesByFile(before).values()], week)
}

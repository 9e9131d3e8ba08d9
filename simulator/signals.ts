import type { AnalyticsQuery } from './analytics-query.ts'
import { type ConversationsScript, createConversations } from './signals/conversations.ts'
import { createFeedback, type FeedbackScript } from './signals/feedback.ts'
import type { ScriptedRow } from './signals/listing.ts'
import { createPlanting, type PersonalKind } from './signals/personal-data.ts'
import { createSearches, type SearchesScript } from './signals/searches.ts'
import { createVisitors } from './signals/visitors.ts'
import type { Site } from './site.ts'

export interface SignalsScript {
  /** Nothing stands out: every question is answered, every search clicked, no page disliked. */
  quiet?: boolean
  /** The share of readers' texts that hold personal data, from 0 to 1. Default 0. */
  personalData?: number
  /**
   * The rows of each listing in a mixed order, another for each number. Default: searches by hits,
   * questions and feedback from the newest on.
   */
  shuffle?: number
  /** Generated, or these rows and no others. Likewise below. */
  searches?: SearchesScript | ScriptedRow[]
  conversations?: ConversationsScript | ScriptedRow[]
  /** Feedback by page is counted from it. */
  feedback?: FeedbackScript | ScriptedRow[]
  feedbackByPage?: ScriptedRow[]
  /** Replaces each answer with what it returns. */
  override?: (
    operation: SignalsOperation,
    answer: Record<string, unknown>,
    query: AnalyticsQuery,
  ) => unknown
}

export type SignalsOperation =
  | 'visitors'
  | 'searches'
  | 'conversations'
  | 'feedback-by-page'
  | 'feedback'

export interface Signals {
  /** The personal data made so far, contacts included, and what kind each is. */
  planted: ReadonlyMap<string, PersonalKind>
  answers: Record<SignalsOperation, (query: AnalyticsQuery) => unknown>
}

/**
 * What readers leave behind besides page views. As with these, everything follows from seed, week
 * and number, and nothing is kept.
 */
export function createSignals(site: Site, script: SignalsScript): Signals {
  const { quiet = false, personalData = 0, shuffle = null, override } = script
  const planting = createPlanting(personalData)
  const setting = { site, quiet, shuffle, planting }
  const feedback = createFeedback(setting, script.feedback ?? {}, script.feedbackByPage ?? null)
  const answers = {
    visitors: createVisitors(site),
    searches: createSearches(setting, script.searches ?? {}),
    conversations: createConversations(setting, script.conversations ?? {}),
    'feedback-by-page': feedback.byPage,
    feedback: feedback.all,
  }
  const answering =
    (operation: SignalsOperation) =>
    (query: AnalyticsQuery): unknown => {
      const answer = answers[operation](query)
      return override === undefined ? answer : override(operation, answer, query)
    }
  return {
    planted: planting.planted,
    answers: {
      visitors: answering('visitors'),
      searches: answering('searches'),
      conversations: answering('conversations'),
      'feedback-by-page': answering('feedback-by-page'),
      feedback: answering('feedback'),
    },
  }
}

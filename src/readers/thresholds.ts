/*
 * From which numbers on we mention something. This file imports nothing: the report names these numbers, and must
 * not load the code that reads signals.
 */

/** Readers dislike a page from this many negative votes on: one vote may be an accident. */
export const MIN_THUMBS_DOWN = 2
/**
 * We show a search term from this many searches on: what one person typed may tell who it was. In more than a week,
 * one person may type it more often.
 */
export function minSearchesShown(weeks: number): number {
  return weeks === 1 ? 3 : 5
}
/** Readers rarely click a term if they click after fewer than this share of searches; the usual is half. */
export const MAX_UNCLICKED_RATE = 0.1
/** Places in "Fix these first": what a team can mend in a week. */
export const MOST_PRIORITIES = 5
/** The most searches among them: there are ten searches for one question, and they would fill the list. */
export const MOST_SEARCH_PRIORITIES = 2
/** With fewer different questions we do not ask the agent: one or two may have no answer in any docs. */
export const MIN_QUESTIONS_FOR_AGENT = 3
/** Rows of each kind that the agent gets: it shall mend the few that matter most. */
export const MOST_ROWS_FOR_AGENT = 30

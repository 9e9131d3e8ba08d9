/** One negative vote may be an accident. */
export const MIN_THUMBS_DOWN = 2
/** A rare term may identify the person who typed it; in several weeks, one person may repeat it. */
export function minSearchesShown(weeks: number): number {
  return weeks === 1 ? 3 : 5
}
/** Usually, half of all searches lead to a click. */
export const MAX_UNCLICKED_RATE = 0.1
/** As many as a team can fix in a week. */
export const MOST_PRIORITIES = 5
/** Searches outnumber questions ten to one, and would fill the list. */
export const MOST_SEARCH_PRIORITIES = 2
/** One or two questions may have no answer in any docs. */
export const MIN_QUESTIONS_FOR_AGENT = 3
/** For each kind: the agent should fix the few that matter most. */
export const MOST_ROWS_FOR_AGENT = 30

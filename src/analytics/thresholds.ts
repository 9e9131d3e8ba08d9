/*
 * From where on something is worth a word. In a file without imports, since the report names these numbers, and
 * must not load what scrubs readers' words.
 */

/** A page is disliked from this many negative votes on: one may be an accident. */
export const MIN_THUMBS_DOWN = 2
/** It is liked little if at least this share of its votes is negative. */
export const MIN_DISLIKED_SHARE = 0.5
/** A search term is shown from this many searches on: what one person typed may tell who it was. */
export const MIN_SEARCHES_SHOWN = 3
/** It is hardly ever clicked if fewer than this share were: where an answer is found, about half are. */
export const MAX_UNCLICKED_RATE = 0.1
/** A page is a mover if it moved by this many views … */
export const MOVER_MIN_VIEWS = 20
/** … and by this share of its busier week. What moved less did so mostly by chance. */
export const MOVER_MIN_SHARE = 0.1

/** Places in "Fix these first": what a team can mend in a week. */
export const MOST_PRIORITIES = 5
/** Of them, searches at most: there are ten for one question, and they would be the whole list. */
export const MOST_SEARCH_PRIORITIES = 2
/** One complaint about code may be an accident. */
export const MIN_COMPLAINTS = 2
/** The agent is asked from so many different questions on: one or two may have no answer in any docs. */
export const MIN_QUESTIONS_FOR_AGENT = 3
/** Rows of each kind that the agent gets: it is to mend the few that matter most. */
export const MOST_ROWS_FOR_AGENT = 30

/** A prefix is the site's if this share of its pages have it: some addresses are mistyped. */
export const MIN_PREFIX_SHARE = 0.9
/** … and if more than this many times as many pages have a file without it: a folder is no prefix. */
export const MIN_PREFIX_GAIN = 2

/** Weeks of the windows that are compared, and of the one in which pages were changed. */
export const WEEKS_A_WINDOW = 4
/**
 * How many weeks before the end of the newest complete block of four a window ends. Eight lie between `before` and
 * `change`: pages are chosen when they are at their worst, mostly in these, and get better on their own.
 */
export const WEEKS_AFTER_WINDOW = { before: 16, change: 4, after: 0 } as const
/** Turns and votes. Shares of fewer, in any of the weeks or groups, are not compared. */
export const LEAST_COMPARED = { unanswered: 50, 'thumbs-down': 20 } as const

/** The service answers 100 analytics requests an hour for the whole organization; 10 are left to others. */
const REQUESTS_AN_HOUR = 90
const LIMIT = 'The service answers 100 analytics requests an hour for a whole organization'

/** What is asked for each project, or what each can have of it. */
export interface Reading {
  /** Weeks of page views, at a request each: totals alone are read. */
  readonly weeks: number
  /** Kinds of readers' signals, at a request each or more. */
  readonly signals: readonly string[]
}

export interface Share extends Reading {
  /** How many requests each project may spend, at least 1. */
  readonly requests: number
}

/**
 * What each project can have of what one hour allows. Weeks come before signals; signals come all or not
 * at all, so that the projects' rows can be compared.
 */
export function shareRequests({ weeks, signals }: Reading, projects: number): Share {
  const each = Math.floor(REQUESTS_AN_HOUR / projects)
  const kept = Math.min(weeks, each)
  return {
    weeks: kept,
    signals: signals.length <= each - kept ? signals : [],
    requests: Math.max(each, 1),
  }
}

/** Why so many projects can have no report, and what to do; empty where none was asked for. */
export function describeNoRoom({ weeks, signals }: Reading): string {
  const least = weeks > 0 ? 1 : signals.length
  if (least === 0) return ''
  return `${LIMIT}, so there is no room for so many reports. Split the list between calls of at most ${Math.floor(REQUESTS_AN_HOUR / least)} projects that are an hour apart, or set a prompt.`
}

/** What a cut costs and what to do about it; empty where nothing was cut. */
export function describeShare(asked: Reading, share: Share, projects: number): string {
  const cuts = [
    share.weeks === asked.weeks
      ? ''
      : share.weeks === 0
        ? 'page views are left out'
        : `each gets ${share.weeks} of the ${asked.weeks} weeks asked for`,
    share.signals.length === asked.signals.length ? '' : "readers' signals are left out",
  ].filter(Boolean)
  if (cuts.length === 0) return ''
  return `${LIMIT}; a week of a project costs one, and so does each kind of readers' signals at least. For ${projects} projects that is too few: ${cuts.join(', and ')}. For more, split the list between calls that are an hour apart.`
}

/** The service answers 100 analytics requests an hour for the whole organization; 10 are left to others. */
const REQUESTS_AN_HOUR = 90

/**
 * How many weeks of page views each project can have of what one hour allows, a request a week: totals
 * alone are read. 0 where there are more projects than requests.
 */
export function shareWeeks({ weeks, projects }: { weeks: number; projects: number }): number {
  return Math.min(weeks, Math.floor(REQUESTS_AN_HOUR / projects))
}

/** What a cut costs and what to do about it; empty where nothing was cut. */
export function describeShare({
  weeks,
  share,
  projects,
}: {
  weeks: number
  share: number
  projects: number
}): string {
  if (share === weeks) return ''
  const rule = `The service answers 100 analytics requests an hour for a whole organization, and a week of a project costs one. ${projects} projects`
  const cut =
    share === 0
      ? `${rule} are too many to ask for any: page views are left out.`
      : `${rule} get ${share} of the ${weeks} weeks asked for.`
  return `${cut} For more, split the list between calls that are an hour apart.`
}

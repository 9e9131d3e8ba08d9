/** Requests that may be spent. */
export interface Allowance {
  /** Takes one; false when none is left. */
  take(): boolean
  /** The value of `traffic-max-requests`, to be named in a reason. */
  readonly maxRequests: number
}

/** All that a report may spend. `take` takes what nobody has reserved. */
export interface Budget extends Allowance {
  /**
   * Sets `count` requests aside, or as many as are left. The first to reserve is served first: the
   * totals of weeks, then readers' signals. Lists of pages and repetitions take what is left.
   */
  reserve(count: number): Allowance
}

export function createBudget(maxRequests: number): Budget {
  const budget = createAllowance(maxRequests, maxRequests)
  return {
    ...budget,
    reserve(count) {
      let reserved = 0
      while (reserved < count && budget.take()) reserved++
      return createAllowance(reserved, maxRequests)
    },
  }
}

function createAllowance(requests: number, maxRequests: number): Allowance {
  let left = requests
  return {
    maxRequests,
    take() {
      if (left === 0) return false
      left--
      return true
    },
  }
}

/** The reason for what was not asked, where an allowance is used up. */
export function describeSpent({ maxRequests }: Allowance): string {
  return maxRequests === 1
    ? 'the 1 request of traffic-max-requests was spent'
    : `the ${maxRequests} requests of traffic-max-requests were spent`
}

/** How many runs a property test makes: few by default, with FULL set (weekly) as many as are promised. */
export function runs(few: number, full = few * 10): number {
  return process.env.FULL ? full : few
}

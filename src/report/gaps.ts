import type { Gap } from '../readers/reading.ts'

/** How many weeks a sentence names. */
const WEEKS_NAMED = 5

/** What is missing: a sentence for each reason, as errors have it, without readers' words. */
export function describeGaps(gaps: readonly Gap[]): string[] {
  const groups = Map.groupBy(gaps, ({ is, why }) => `${is}, since ${why}.`)
  return [...groups].map(([end, group]) => {
    const subjects = [...Map.groupBy(group, ({ of }) => of)].map(([of, { length }]) => {
      const weeks = group.flatMap((gap) => (gap.of === of ? (gap.when ?? []) : []))
      const rest = length - WEEKS_NAMED
      const more = rest > 0 ? ` and ${rest} more` : ''
      return { of, when: `${weeks.slice(0, WEEKS_NAMED).join(', ')}${more}` }
    })
    const names = [...Map.groupBy(subjects, ({ when }) => when)].map(([when, some]) => {
      const all = some.map(({ of }) => of).join(', ')
      return when === '' ? all : `${all} (${when})`
    })
    return `${names.join('; ')}: ${end}`
  })
}

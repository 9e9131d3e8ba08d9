import { expect, test } from '@jest/globals'
import { describeShare, shareWeeks } from '../../src/many-projects/traffic-share.ts'

test.each([
  { projects: 1, weeks: 53, share: 53 },
  { projects: 45, weeks: 2, share: 2 },
  { projects: 46, weeks: 2, share: 1 },
  { projects: 90, weeks: 2, share: 1 },
  { projects: 91, weeks: 2, share: 0 },
  { projects: 256, weeks: 0, share: 0 },
])('$projects projects that ask for $weeks weeks get $share', ({ projects, weeks, share }) => {
  expect(shareWeeks({ projects, weeks })).toBe(share)
})

test('a cut is told with its reason and a way out', () => {
  expect(describeShare({ weeks: 2, share: 2, projects: 45 })).toBe('')
  expect(describeShare({ weeks: 2, share: 1, projects: 46 })).toMatch(
    /46 projects get 1 of the 2 weeks asked for\. For more, split the list/,
  )
  expect(describeShare({ weeks: 2, share: 0, projects: 256 })).toMatch(/page views are left out/)
})

import { expect, test } from '@jest/globals'
import { describeShare, shareRequests } from '../../src/many-projects/traffic-share.ts'

const ALL = ['visitors', 'searches', 'questions', 'feedback']

test.each([
  { projects: 1, weeks: 53, signals: ALL, share: { weeks: 53, signals: ALL, requests: 90 } },
  { projects: 45, weeks: 2, signals: [], share: { weeks: 2, signals: [], requests: 2 } },
  { projects: 46, weeks: 2, signals: [], share: { weeks: 1, signals: [], requests: 1 } },
  { projects: 90, weeks: 2, signals: [], share: { weeks: 1, signals: [], requests: 1 } },
  { projects: 91, weeks: 2, signals: [], share: { weeks: 0, signals: [], requests: 1 } },
  { projects: 256, weeks: 0, signals: [], share: { weeks: 0, signals: [], requests: 1 } },
  { projects: 15, weeks: 2, signals: ALL, share: { weeks: 2, signals: ALL, requests: 6 } },
  { projects: 16, weeks: 2, signals: ALL, share: { weeks: 2, signals: [], requests: 5 } },
  { projects: 90, weeks: 0, signals: ['visitors'], share: { weeks: 0, signals: ['visitors'] } },
  { projects: 91, weeks: 0, signals: ['visitors'], share: { weeks: 0, signals: [], requests: 1 } },
])(
  '$projects projects that ask for $weeks weeks and $signals get $share',
  ({ share, ...asked }) => {
    expect(shareRequests(asked, asked.projects)).toMatchObject(share)
  },
)

test('a cut is told with its reason and a way out', () => {
  const told = (weeks: number, signals: string[], projects: number) =>
    describeShare({ weeks, signals }, shareRequests({ weeks, signals }, projects), projects)
  expect(told(2, ALL, 15)).toBe('')
  expect(told(2, [], 46)).toMatch(
    /For 46 projects that is too few: each gets 1 of the 2 weeks asked for\. For more, split the list/,
  )
  expect(told(2, ALL, 16)).toMatch(/too few: readers' signals are left out\./)
  expect(told(2, ALL, 256)).toMatch(/page views are left out, and readers' signals are left out\./)
})

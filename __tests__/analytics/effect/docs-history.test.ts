import { expect, test } from '@jest/globals'
import { matchPages } from '../../../src/analytics/page-files.ts'

const FILES = [
  'index.mdx',
  'quickstart.mdx',
  'cli/overview.mdx',
  'api/overview.md',
  'guides/cli/watch.mdx',
  'guides/index.mdx',
  'de/quickstart.mdx',
]

test('D14: 60,000 files of one name, and folders without end, cost no time', () => {
  const files = Array.from({ length: 60_000 }, (_, n) => `${n}/README.md`)
  const fileOf = matchPages([...files, ...files.map((file) => `${'a/'.repeat(2000)}${file}`)])
  expect([fileOf('/README'), fileOf('/7/README')]).toEqual([undefined, '7/README.md'])
})

test.each<[page: string, file: string | undefined, why: string]>([
  ['/', 'index.mdx', 'the root is the root index'],
  ['/index', 'index.mdx', 'also by its name'],
  ['/quickstart', 'quickstart.mdx', 'the shortest remainder wins'],
  ['/de/quickstart', 'de/quickstart.mdx', 'a page of another language is its own file'],
  ['/cli/watch', 'guides/cli/watch.mdx', 'a folder above the file'],
  ['/docs/cli/overview', 'cli/overview.mdx', 'a prefix above the page'],
  ['/guides/', 'guides/index.mdx', 'an index is its folder'],
  ['/overview', undefined, 'two files that fit equally match nothing'],
  ['/unknown', undefined, 'no file'],
  ['/watch/', 'guides/cli/watch.mdx', 'a slash at the end'],
  [`/${'a/'.repeat(1000)}`, undefined, 'a path that is made to cost time'],
])('D13: %s is %s: %s', (page, file) => {
  expect(matchPages(FILES)(page)).toBe(file)
})

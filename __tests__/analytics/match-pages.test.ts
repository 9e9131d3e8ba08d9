import { expect, test } from '@jest/globals'
import { candidateOf, matchPages } from '../../src/analytics/match-pages.ts'

const matchFiles = (files: readonly string[], pages?: readonly string[]) =>
  matchPages(files.map(candidateOf), pages)

const FILES = [
  'index.mdx',
  'quickstart.mdx',
  'cli/overview.mdx',
  'api/overview.md',
  'guides/cli/watch.mdx',
  'guides/index.mdx',
  'guides/old/notes.mdx',
  'limits.mdx',
  'de/quickstart.mdx',
]

test.each<[page: string, file: string | undefined, why: string]>([
  ['/', 'index.mdx', 'the root is the root index'],
  ['/index', 'index.mdx', 'also by its name'],
  ['/quickstart', 'quickstart.mdx', 'the shortest remainder wins'],
  ['/de/quickstart', 'de/quickstart.mdx', 'a page of another language is its own file'],
  ['/fr/quickstart', undefined, 'a language that has no file is no page of another language'],
  ['/guides/old/limits', undefined, 'a page that was in a folder is not the one of its name'],
  ['/guides/limits', undefined, 'nor in a folder that is there'],
  ['/cli/watch', 'guides/cli/watch.mdx', 'a folder above the file'],
  ['//cli//watch/', 'guides/cli/watch.mdx', 'slashes too many'],
  ['/cl%69/watch/index', 'guides/cli/watch.mdx', 'encoded, and with index'],
  ['/guides/', 'guides/index.mdx', 'an index is its folder'],
  ['/overview', undefined, 'two files that fit equally match nothing'],
  ['/unknown', undefined, 'no file'],
  ['/atch', undefined, 'a part of a name'],
  [`/${'a/'.repeat(1000)}`, undefined, 'a path that is made to cost time'],
])('D13: %s is %s: %s', (page, file) => {
  expect(matchFiles(FILES)(page)).toBe(file)
})

test.each<[what: string, pages: string[], matches: Record<string, string | undefined>]>([
  [
    'a prefix that all pages share is left out',
    ['/docs', '/docs/quickstart', '/docs/cli/overview', '/docs/api/made'],
    {
      '/docs': 'index.mdx',
      '/docs/cli/overview': 'cli/overview.mdx',
      '/docs/fr/quickstart': undefined,
      '/cli/overview': 'cli/overview.mdx',
    },
  ],
  [
    'a prefix of two segments',
    ['/en/docs/quickstart', '/en/docs/cli/overview'],
    { '/en/docs/limits': 'limits.mdx' },
  ],
  [
    'one stranger among many pages changes nothing',
    ['/x/y', ...Array.from({ length: 20 }, () => '/docs/quickstart')],
    { '/docs/quickstart': 'quickstart.mdx', '/x/quickstart': undefined },
  ],
  [
    'a folder that all pages are in is no prefix',
    ['/guides', '/guides/cli/watch', '/guides/old/notes', '/guides/limits'],
    { '/guides/limits': undefined, '/guides/cli/watch': 'guides/cli/watch.mdx' },
  ],
  [
    'what only some pages share is no prefix',
    ['/quickstart', '/limits', '/fr/quickstart', '/fr/limits'],
    { '/fr/limits': undefined },
  ],
])('D13: %s', (_what, pages, matches) => {
  const fileOf = matchFiles(FILES, pages)
  for (const [page, file] of Object.entries(matches))
    expect([page, fileOf(page)]).toEqual([page, file])
})

test.each<[what: string, files: string[], pages: string[], first: string | undefined]>([
  ['in a folder', ['docs/index.mdx', 'docs/limits.mdx'], ['/', '/limits'], 'docs/index.mdx'],
  ['in a folder, known alone', ['README.md', 'docs/index.mdx'], ['/'], 'docs/index.mdx'],
  [
    'at the top, wherever the others are',
    ['index.mdx', 'guides/index.mdx', 'guides/limits.mdx'],
    ['/', '/limits'],
    'index.mdx',
  ],
  [
    'in the folder of the others, not one above',
    ['blog/index.md', 'site/docs/index.mdx', 'site/docs/limits.mdx'],
    ['/', '/limits'],
    'site/docs/index.mdx',
  ],
  [
    'of a site with a prefix',
    ['site/index.mdx', 'site/limits.mdx', 'site/errors.mdx'],
    ['/docs', '/docs/limits', '/docs/errors'],
    'site/index.mdx',
  ],
  ["not another folder's", ['guides/index.mdx', 'limits.mdx'], ['/', '/limits'], undefined],
  ['none of two', ['de/index.mdx', 'fr/index.mdx'], ['/'], undefined],
])('D13: the first page is the index %s', (_what, files, pages, first) => {
  expect(matchFiles(files, pages)(pages[0] ?? '')).toBe(first)
})

test('D13: of three matching files, the one in the fewest folders counts, in any order', () => {
  const files = ['b/c/x.md', 'a/x.md', 'd/e/x.md']
  for (let turn = 0; turn < 3; turn++) {
    files.push(files.shift() ?? '')
    expect(matchFiles(files)('/x')).toBe('a/x.md')
    expect(matchFiles([...files, 'f/x.mdx'])('/x')).toBeUndefined()
  }
})

test('D14: 6,000 files of one name and endless folders cost no time', () => {
  const files = Array.from({ length: 6_000 }, (_, n) => `${n}/README.md`)
  const fileOf = matchFiles([...files, ...files.map((file) => `${'a/'.repeat(2000)}${file}`)])
  expect([fileOf('/README'), fileOf('/7/README')]).toEqual([undefined, '7/README.md'])
})

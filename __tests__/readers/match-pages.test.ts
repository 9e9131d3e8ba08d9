import { expect, test } from '@jest/globals'
import { matchPages } from '../../src/readers/match-pages.ts'

const PAGES = [
  '/',
  '/quickstart',
  '/limits',
  '/de/quickstart',
  '/cli/overview',
  '/guides',
  '/guides/cli/watch',
  '/guides/old/notes',
]

const matchPaths = (names: readonly string[]) =>
  matchPages(
    PAGES.map((path) => ({ site: '.', path })),
    names,
  )

test.each<[name: string, path: string | undefined, why: string]>([
  ['/', '/', 'the first page'],
  ['/de/quickstart', '/de/quickstart', 'a page of another language is its own'],
  ['/fr/quickstart', undefined, 'a language that has no page is no page of another language'],
  ['/guides/limits', undefined, 'a page that was in a folder is not the one of its name'],
  ['/watch', undefined, 'nor is one that has a folder now'],
  ['/guides/cli/watch', '/guides/cli/watch', 'a page in a folder'],
])('D13: %s is %s: %s', (name, path) => {
  expect(matchPaths([])(name)?.path).toBe(path)
})

test.each<[what: string, names: string[], matches: Record<string, string | undefined>]>([
  [
    'a prefix that all paths share is left out',
    ['/docs', '/docs/quickstart', '/docs/cli/overview', '/docs/api/made'],
    {
      '/docs': '/',
      '/docs/cli/overview': '/cli/overview',
      '/docs/fr/quickstart': undefined,
      '/cli/overview': '/cli/overview',
    },
  ],
  [
    'a prefix of two segments',
    ['/en/docs/quickstart', '/en/docs/cli/overview'],
    { '/en/docs': '/', '/en/docs/limits': '/limits' },
  ],
  [
    'one stranger among many paths changes nothing',
    ['/x/y', ...Array.from({ length: 20 }, () => '/docs/quickstart')],
    { '/docs/quickstart': '/quickstart', '/x/quickstart': undefined },
  ],
  [
    'a folder that all pages are in is no prefix',
    ['/guides', '/guides/cli/watch', '/guides/old/notes', '/guides/limits'],
    { '/guides/limits': undefined, '/guides/cli/watch': '/guides/cli/watch' },
  ],
  [
    'what only some paths share is no prefix',
    ['/quickstart', '/limits', '/fr/quickstart', '/fr/limits'],
    { '/fr/limits': undefined },
  ],
])('D13: %s', (_what, names, matches) => {
  const match = matchPaths(names)
  for (const [name, path] of Object.entries(matches))
    expect([name, match(name)?.path]).toEqual([name, path])
})

import { expect, test } from '@jest/globals'
import { matchPages, matchViews } from '../../src/removed-pages/match-pages.ts'

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

test.each<[what: string, names: string[], matches: Record<string, string | undefined>]>([
  [
    'a page is matched by its whole path, not by its name or without its language',
    [],
    {
      '/': '/',
      '/de/quickstart': '/de/quickstart',
      '/fr/quickstart': undefined,
      // It was in a folder, or has one now.
      '/guides/limits': undefined,
      '/watch': undefined,
      '/guides/cli/watch': '/guides/cli/watch',
    },
  ],
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
    ['/guides', '/guides/limits'],
    { '/guides/limits': undefined, '/guides/cli/watch': '/guides/cli/watch' },
  ],
  [
    'what only some paths share is no prefix',
    ['/quickstart', '/fr/quickstart', '/fr/limits', '/fr/cli/overview'],
    { '/fr/limits': undefined },
  ],
])('%s', (_what, names, matches) => {
  const match = matchPages(PAGES, names)
  for (const [name, path] of Object.entries(matches))
    expect([name, match(name)]).toEqual([name, path])
})

test('the views of a page under the prefix of the site and without it are added up', () => {
  const counts = (human: number) => ({ human, ai: 0, total: human })
  const paths = [...PAGES, '/a', '/b'].map((path) => `/docs${path}`)
  const seen = paths.map((path) => [path, counts(1)] as const)
  const viewsOf = matchViews([{ pages: new Map(PAGES.map((page) => [page, ''])) }], {
    pages: new Map([...seen, ['/limits', counts(5)]]),
  })
  expect(['/limits', '/quickstart', '/gone'].map(viewsOf)).toEqual([6, 1, undefined])
})

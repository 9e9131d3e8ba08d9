import { expect, test } from '@jest/globals'
import { nameFiles } from '../../src/site/files-of-pull.ts'

/** Each as `status name`, or just the name of a file that is modified. */
const filesOf = (names: readonly string[]) =>
  names.map((name) => {
    const [, status = 'modified', filename = ''] = /^(?:(\w+) )?(.*)$/.exec(name) ?? []
    return { filename, status, additions: 1, deletions: 0 }
  })

/** Each of these pages has ten views more than the next one. */
const viewsOf = (paths: readonly string[]) =>
  new Map(
    paths.map((path, index) => {
      const human = 10 * (paths.length - index)
      return [path, { human, ai: 0, total: human }]
    }),
  )

const SITE = ['/quickstart', '/guides/auth', '/guides/errors', '/']
const AT_DOCS = ['/docs/quickstart', '/docs/guides/auth', '/docs/guides/errors', '/docs']

type Texts = readonly string[]

test.each<[what: string, files: Texts, paths: Texts | undefined, expected: Texts]>([
  [
    'that of a docs.json among the files',
    ['web/docs.json', 'web/guides/auth.mdx', 'web/index.mdx', 'sdk/readme.mdx'],
    ...([SITE, ['/guides/auth 30', '/ 10', 'sdk/readme.mdx', 'web/docs.json']] as const),
  ],
  [
    'the top, if a page is there',
    ['quickstart.mdx', 'a/b/new.md', 'README.md', 'snippets/x.mdx', 'logo.png'],
    ...([
      undefined,
      ['/a/b/new', '/quickstart', 'README.md', 'snippets/x.mdx', 'logo.png'],
    ] as const),
  ],
  [
    'the highest folder from which a file has a listed page',
    ['web/site/guides/errors.mdx', 'web/site/guides/auth.mdx', 'added web/site/sdk/index.mdx'],
    ...([SITE, ['/guides/auth 30', '/guides/errors 20', '/sdk']] as const),
  ],
  [
    'a folder above it, if that has listed pages beside it',
    ['fr/guides/auth.mdx', 'fr/quickstart.mdx'],
    ...([
      [...SITE, '/fr/other'],
      ['/fr/guides/auth', '/fr/quickstart'],
    ] as const),
  ],
  [
    'the same if the whole site has a prefix',
    ['web/guides/auth.mdx', 'web/quickstart.mdx'],
    ...([AT_DOCS, ['/quickstart 40', '/guides/auth 30']] as const),
  ],
  [
    'unknown if only a new page has the name of a listed one',
    ['added sdk/quickstart.mdx', 'added sdk/index.mdx'],
    ...([SITE, ['sdk/index.mdx', 'sdk/quickstart.mdx']] as const),
  ],
  ['unknown if none of the pages is listed', ['web/other.mdx'], SITE, ['web/other.mdx']],
  [
    'unknown if there are several sites',
    ['a/docs.json', 'b/docs.json', 'a/x.mdx'],
    ...([SITE, ['a/x.mdx', 'a/docs.json', 'b/docs.json']] as const),
  ],
  [
    'uncertain if it has the name of the prefix, though the views are known',
    ['docs/guides/auth.mdx', 'docs/quickstart.mdx'],
    ...([AT_DOCS, ['docs/quickstart.mdx 40', 'docs/guides/auth.mdx 30']] as const),
  ],
])('the folder of the docs is %s', (_what, files, paths, expected) => {
  const named = nameFiles(filesOf(files), paths && viewsOf(paths))
  expect(
    named.map(({ page, filename, views }) => `${page ?? filename} ${views ?? ''}`.trim()),
  ).toEqual(expected)
})

test('a page that moved keeps its views; of pages without views, the one that changes most comes first', () => {
  const [lines, status] = [{ additions: 1, deletions: 1 }, 'modified']
  const files = [
    { filename: 'a.mdx', status, ...lines },
    { filename: 'b.mdx', status, additions: 9, deletions: 9 },
    { filename: 'c.mdx', status: 'renamed', previous_filename: 'quickstart.mdx', ...lines },
  ]
  expect(nameFiles(files, viewsOf(SITE))).toMatchObject([
    { page: '/c', views: 40 },
    { page: '/b', views: null },
    { page: '/a', views: null },
  ])
})

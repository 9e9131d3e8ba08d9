import { expect, test } from '@jest/globals'
import { pageOfFile, Sites } from '../../src/site/pages.ts'

/** The sites of a repository of these files, and which of them were read. */
async function sitesOf(files: Record<string, string>) {
  const read: string[] = []
  const sites = await Sites.find(new Set(Object.keys(files)), async (file) => {
    read.push(file)
    return files[file] ?? ''
  })
  return { sites, read }
}

test.each([
  ['index.mdx', '/'],
  ['guides/index.md', '/guides'],
  ['guides/auth.mdx', '/guides/auth'],
  ['/guides/auth', '/guides/auth'],
  ['guides/auth/', '/guides/auth'],
  ['guides/reindex.mdx', '/guides/reindex'],
])('the page of %s is %s', (file, page) => {
  expect(pageOfFile(file)).toBe(page)
})

/** https://www.mintlify.com/docs/organize/mintignore, of November 2026. */
test.each<[pattern: string, file: string, isPage: boolean]>([
  ['drafts/', 'drafts/a.mdx', false],
  ['drafts/', 'guides/drafts/a.mdx', false],
  ['drafts/', 'drafts.mdx', true],
  ['*.draft.mdx', 'guides/a.draft.mdx', false],
  ['private-notes.md', 'guides/private-notes.md', false],
  ['/private-notes.md', 'guides/private-notes.md', true],
  ['**/internal/**', 'a/internal/b/c.mdx', false],
  ['drafts/*\n!important.mdx', 'drafts/important.mdx', true],
  ['drafts/\n!important.mdx', 'drafts/important.mdx', false],
  ['  drafts/ \r\n', 'drafts/a.mdx', false],
  ['# drafts/', 'drafts/a.mdx', true],
  ['', 'build/a.mdx', false],
  ['', 'guides/README.md', false],
  ['', 'builds/a.mdx', true],
  ['', 'snippets/a.mdx', false],
  ['', 'logo.png', false],
  ['', `${'a/'.repeat(10_000)}b.mdx`, false],
  ['!README.md', 'guides/README.md', true],
])('with .mintignore %j, that %s is a page: %s', async (text, file, isPage) => {
  for (const folder of ['', 'web/docs/']) {
    const { sites } = await sitesOf({ [`${folder}docs.json`]: '', [`${folder}.mintignore`]: text })
    expect(sites.pageOf(folder + file) !== undefined).toBe(isPage)
  }
})

test('a page belongs to the nearest site above its file, which has its own .mintignore', async () => {
  const { sites, read } = await sitesOf({
    'docs/docs.json': '',
    'docs/sdk/docs.json': '',
    '.mintignore': 'a.mdx',
    'docs/.mintignore': 'b.mdx',
  })
  expect(read).toEqual(['docs/.mintignore'])
  const pageOf = (file: string) => sites.pageOf(file)
  expect(pageOf('docs/a.mdx')).toEqual({ site: 'docs', path: '/a' })
  expect([pageOf('docs/b.mdx'), pageOf('readme.mdx')]).toEqual([undefined, undefined])
  expect(pageOf('docs/sdk/b.mdx')).toEqual({ site: 'docs/sdk', path: '/b' })
  expect(pageOf('docs/a.md')).toBe(pageOf('docs/a.mdx'))
})

test('without a docs.json, the whole repository is a site', async () => {
  const { sites } = await sitesOf({ 'a.mdx': '', '.mintignore': 'b.mdx' })
  expect(sites.pageOf('guides/a.mdx')).toEqual({ site: '.', path: '/guides/a' })
  expect(sites.pageOf('b.mdx')).toBeUndefined()
})

import { expect, test } from '@jest/globals'
import { readIgnored } from '../../src/analytics/mintignore.ts'
import { type FileChange, findSites } from '../../src/analytics/page-fates.ts'

/** What the service leaves out of a repository of these files. */
async function ignoredIn(files: Record<string, string>, changes: Partial<FileChange>[] = []) {
  const listed = changes.map((one) => ({
    ...{ filename: '', status: 'modified', additions: 1, deletions: 0, ...one },
  }))
  const asked: string[] = []
  const sides = await readIgnored(
    listed,
    Object.keys(files),
    findSites(Object.keys(files)),
    (file, side) => {
      asked.push(`${file} ${side}`)
      return Promise.resolve(side === 'before' ? 'old.mdx' : (files[file] ?? ''))
    },
  )
  return { ...sides, asked }
}

/** https://www.mintlify.com/docs/organize/mintignore, of November 2026. */
test.each<[pattern: string, file: string, isIgnored: boolean]>([
  ['drafts/', 'drafts/a.mdx', true],
  ['drafts/', 'guides/drafts/a.mdx', true],
  ['drafts/', 'drafts.mdx', false],
  ['*.draft.mdx', 'guides/a.draft.mdx', true],
  ['private-notes.md', 'guides/private-notes.md', true],
  ['/private-notes.md', 'guides/private-notes.md', false],
  ['**/internal/**', 'a/internal/b/c.mdx', true],
  ['drafts/*\n!important.mdx', 'drafts/important.mdx', false],
  ['drafts/\n!important.mdx', 'drafts/important.mdx', true],
  ['  drafts/ \r\n', 'drafts/a.mdx', true],
  ['# drafts/', 'drafts/a.mdx', false],
  ['', 'build/a.mdx', true],
  ['', 'guides/README.md', true],
  ['', 'builds/a.mdx', false],
  ['!README.md', 'guides/README.md', false],
])('%j leaves out %s: %s', async (text, file, isIgnored) => {
  for (const folder of ['.', 'web/docs']) {
    const prefix = folder === '.' ? '' : `${folder}/`
    const { after } = await ignoredIn({
      [`${prefix}docs.json`]: '',
      [`${prefix}.mintignore`]: text,
    })
    expect(after(folder, prefix + file)).toBe(isIgnored)
  }
})

test('the one beside docs.json counts, else the nearest above it, by the paths that it sees', async () => {
  const sites = { 'docs/docs.json': '', 'build/sdk/docs.json': '' }
  const both = { ...sites, '.mintignore': '/docs/a.mdx\nb.mdx', 'docs/.mintignore': 'c.mdx' }
  const { after, before, asked } = await ignoredIn(both)
  expect(['a', 'b', 'c'].map((name) => after('docs', `docs/${name}.mdx`))).toEqual([
    false,
    false,
    true,
  ])
  expect(['a', 'b', 'c'].map((name) => after('build/sdk', `build/sdk/${name}.mdx`))).toEqual([
    false,
    true,
    false,
  ])
  expect(before).toBe(after)
  expect(asked).toEqual(['docs/.mintignore after', '.mintignore after'])
})

test.each<[string, Partial<FileChange>, before: boolean]>([
  ['modified', { filename: '.mintignore' }, true],
  ['added', { filename: '.mintignore', status: 'added' }, false],
  ['moved here', { filename: '.mintignore', previous_filename: 'a', status: 'renamed' }, false],
])('before a pull request in which it is %s, it was as it was', async (_what, change, isOld) => {
  const { before, after } = await ignoredIn({ 'docs.json': '', '.mintignore': 'new.mdx' }, [change])
  expect([before('.', 'old.mdx'), before('.', 'new.mdx')]).toEqual([isOld, false])
  expect([after('.', 'old.mdx'), after('.', 'new.mdx')]).toEqual([false, true])
})

test('one that is gone counts before', async () => {
  const gone = { filename: '.mintignore', status: 'removed' }
  const { before, after } = await ignoredIn({ 'docs.json': '' }, [gone])
  expect([before('.', 'old.mdx'), after('.', 'old.mdx')]).toEqual([true, false])
})

test.each([
  ['a/**/b/**/c/**/d', '".mintignore" has a pattern with more than 2 "**/"'],
  [Array.from({ length: 201 }, (_, n) => `${n}.mdx`).join('\n'), 'more than 200 patterns'],
])('D14: what would cost much time is refused', async (text, why) => {
  await expect(ignoredIn({ '.mintignore': text })).rejects.toThrow(why)
})

test('D14: of more than five, none is read further', async () => {
  const sites = Array.from({ length: 6 }, (_, n) => [`${n}/docs.json`, `${n}/.mintignore`]).flat()
  const files = Object.fromEntries(sites.map((file) => [file, '']))
  await expect(ignoredIn(files)).rejects.toThrow('more than 5 files .mintignore')
})

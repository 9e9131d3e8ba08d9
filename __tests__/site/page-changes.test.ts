import { expect, test } from '@jest/globals'
import { comparePages } from '../../src/site/page-changes.ts'
import { Sites } from '../../src/site/pages.ts'

/** Each change as `status name`, or `old -> new` for a file that was renamed. */
async function compare(changes: string[], others: string[]) {
  const files = changes.map((change) => {
    const lines = { additions: 3, deletions: 2 }
    const [previous_filename, renamed] = change.split(' -> ')
    if (renamed) return { filename: renamed, previous_filename, status: 'renamed', ...lines }
    const [status = '', filename = ''] = change.split(' ')
    return { filename, status, ...lines }
  })
  const left = files.filter(({ status }) => status !== 'removed')
  const head = new Set([...others, ...left.map(({ filename }) => filename)])
  const { pages, before, otherFiles } = comparePages(
    files,
    head,
    await Sites.find(head, async () => ''),
  )
  const shown = pages.map(({ change, site, path, from, additions, deletions }) => {
    const place = site === '.' ? path : `${site}:${path}`
    return `${change} ${place}${from === path ? '' : ` from ${from}`} +${additions} −${deletions}`
  })
  return { shown: shown.sort(), before: before.map(({ path }) => path), otherFiles }
}

test.each<[what: string, changes: string[], others: string[], expected: string[]]>([
  ['is changed', ['modified a.mdx'], [], ['changed /a +3 −2']],
  ['is new', ['added a.mdx', 'copied b.md'], [], ['new /a +3 −2', 'new /b +3 −2']],
  ['is removed', ['removed a.mdx'], [], ['removed /a +3 −2']],
  ['moves', ['a.mdx -> b.mdx'], [], ['moved /b from /a +3 −2']],
  ['gets another ending', ['a.md -> a.mdx'], [], ['changed /a +3 −2']],
  ['is written anew in another file', ['removed a.md', 'added a.mdx'], [], ['changed /a +6 −4']],
  ['becomes a snippet', ['a.mdx -> snippets/a.mdx'], [], ['removed /a +3 −2']],
  ['was a snippet', ['snippets/a.mdx -> a.mdx'], [], ['new /a +3 −2']],
  [
    'moves to where one was',
    ['a.mdx -> b.mdx', 'removed b.md'],
    [],
    ['changed /b +6 −4', 'removed /a +0 −0'],
  ],
  [
    'moves, and another takes its place',
    ['a.mdx -> b.mdx', 'added a.md'],
    [],
    ['changed /a +3 −2', 'new /b +3 −2'],
  ],
  [
    'changes places with another',
    ['a.mdx -> b.mdx', 'b.mdx -> a.mdx'],
    [],
    ['changed /a +3 −2', 'changed /b +3 −2'],
  ],
  [
    'moves on in a chain',
    ['a.mdx -> b.mdx', 'b.mdx -> c.mdx'],
    [],
    ['changed /b +3 −2', 'new /c +3 −2', 'removed /a +0 −0'],
  ],
  [
    'has the path of one in another site',
    ['added docs/a.mdx', 'removed sdk/a.mdx'],
    ['docs/docs.json', 'sdk/docs.json'],
    ['new docs:/a +3 −2', 'removed sdk:/a +3 −2'],
  ],
  [
    'moves to another site',
    ['docs/a.mdx -> sdk/b.mdx'],
    ['docs/docs.json', 'sdk/docs.json'],
    ['new sdk:/b +3 −2', 'removed docs:/a +0 −0'],
  ],
  ['is outside of all sites', ['modified a.mdx'], ['docs/docs.json'], []],
])('a page that %s', async (_what, changes, others, expected) => {
  expect((await compare(changes, others)).shown).toEqual(expected)
})

test('it counts other files, and lists the pages that were there before', async () => {
  const changes = ['modified logo.png', 'added new.mdx', 'a.mdx -> b.mdx', 'modified README.md']
  const { before, otherFiles } = await compare(changes, ['guides/c.mdx'])
  expect(before.sort()).toEqual(['/a', '/guides/c'])
  expect(otherFiles).toBe(2)
})

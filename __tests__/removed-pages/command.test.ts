import { describe, expect, test } from '@jest/globals'
import { problem } from '../../simulator/github/asked.ts'
import type { ChangedFile } from '../../simulator/github/repository.ts'
import { shaOfBase } from '../../simulator/github/shas.ts'
import { createCancellationPoint } from '../../src/removed-pages/command.ts'
import { systemClock } from '../../src/runtime.ts'
import { pulled } from '../support/events.ts'
import { asked, type Flow, type FlowEnd, runStep } from '../support/flow.ts'
import { HOSTILE_TEXTS } from '../support/markdown.ts'

/* The command as a step. findings.test.ts has the rule for removed pages, and the lines to add. */

const NAVIGATION = { pages: ['index', 'a', 'b', 'c'] }
const removed = (filename: string): ChangedFile => ({ filename, status: 'removed' })
const CHANGES = [
  removed('b.mdx'),
  { filename: 'z.mdx', previous_filename: 'a.mdx', status: 'renamed' as const },
]
const redirect = (source: string, destination = '/c') => ({ source, destination })
const READ_ONLY = { contents: 'read', 'pull-requests': 'read', issues: 'read' } as const
const FORK = pulled({ login: 'mallory', from: 'mallory/docs' })

interface Pulled extends Flow {
  changes?: readonly ChangedFile[]
  /** At the head and at the base. */
  docs?: object
  docsBefore?: object
}

const filesOf = (changes: readonly ChangedFile[]) =>
  changes.map(({ filename, previous_filename = filename }) => previous_filename)

function gate({
  changes = CHANGES,
  docs = { navigation: NAVIGATION },
  docsBefore,
  github,
  ...flow
}: Pulled) {
  const baseTexts = docsBefore && { 'docs.json': JSON.stringify(docsBefore) }
  const files = ['index', 'a', 'b', 'c'].map((name) => `${name}.mdx`)
  return runStep({
    ...pulled(),
    command: 'removed-pages',
    github: {
      files: [...files, ...filesOf(changes)],
      texts: { 'docs.json': JSON.stringify(docs) },
      pulls: [{ number: 8, files: changes, ...(baseTexts && { baseTexts }) }],
      ...github,
    },
    ...flow,
  })
}

/** The lines for docs.json, as a person copies them. */
function linesIn({ summary }: Pick<FlowEnd, 'summary'>) {
  const [, lines = ''] = /^```json\n([\s\S]*?)\n```$/m.exec(summary) ?? []
  return JSON.parse(`[${lines}]`)
}

/** Without the headline. */
const warningsOf = ({ log }: FlowEnd) =>
  log.filter((line) => line.startsWith('warning: ') && !line.includes('Not all pages could'))

test('pages without a redirect are red, with lines that make it green', async () => {
  const red = await gate({})
  expect(red.result).toMatchObject({ outcome: 'page-removed', fails: true })
  expect(red.outputs).toMatchObject({ outcome: 'page-removed', 'pages-removed': '2' })
  expect(red.outputs.message).toMatch(/^Pages were removed without a redirect: 2 pages/)
  expect(linesIn(red)).toEqual([redirect('/a', '/z'), redirect('/b', '')])
  expect(red.summary).toContain('Links to /a, /b break.')
  expect(JSON.parse(red.outputs.redirects ?? '')).toEqual(linesIn(red))
  expect(asked(red)).toEqual([])
  expect(red.log.at(-1)).toMatch(/^error: .* Add or fix redirects, or keep the pages/)
  expect(red.log).toContain('The summary of this run has the lines to paste.')
  expect(red.summary).toContain('Paste these lines into `redirects` in docs.json:')
  // The lines to paste already name each page without a redirect.
  expect(red.summary).not.toContain('| Page |')

  const docs = { navigation: NAVIGATION, redirects: [redirect('/a', '/z'), redirect('/b')] }
  const green = await gate({ docs, docsBefore: { navigation: NAVIGATION } })
  expect(green.result).toMatchObject({ outcome: 'passed', fails: false })
  expect(green.outputs).toMatchObject({ 'pages-removed': '0', redirects: '[]' })
})

/** By event: outcome, level, words of the log. */
const { payload: ofPull, ...event } = pulled()
const doing = (action: string) => ({ ...event, payload: { ...ofPull, action } })
const queue = { event: 'merge_group', payload: { action: 'checks_requested', merge_group: {} } }
test.each<[string, Pulled, string, string, string]>([
  ['a fork', FORK, 'page-removed', 'error', 'without a redirect'],
  ['a label that goes', doing('unlabeled'), 'page-removed', 'error', 'without a redirect'],
  ['a closed pull request', doing('closed'), 'skipped', 'notice', 'is closed'],
  ['a merge queue', queue, 'skipped', 'notice', 'no single pull request'],
  ['a push', { event: 'push', payload: {} }, 'error', 'error', 'run it on pull_request'],
  ['no docs.json', { docs: [] }, 'error', 'error', 'docs.json'],
])('%s', async (_what, flow, outcome, level, words) => {
  const end = await gate(flow)
  expect(end.result).toMatchObject({ outcome, level, fails: level === 'error' })
  expect(end.log.at(-1)).toContain(words)
  expect(asked(end)).toEqual([])
  if (level !== 'error') expect(end.requests).toEqual([])
})

test('pages that the base gained since are not removed: the merge base is compared with the head', async () => {
  const { payload, ...event } = pulled()
  const tip = { ref: 'main', sha: 'f'.repeat(40), repo: { full_name: 'acme/docs' } }
  const pull_request = { ...payload.pull_request, base: tip }
  const end = await gate({ ...event, payload: { ...payload, pull_request } })
  const trees = end.requests.filter(({ operation }) => operation === 'tree')
  expect(trees).toHaveLength(2)
  expect(trees[0]?.path).toContain(shaOfBase(8))
})

test('a page that becomes a symbolic link is removed', async () => {
  const end = await gate({ changes: [{ filename: 'b.mdx', status: 'changed' }] })
  expect(end.outputs).toMatchObject({ outcome: 'page-removed', 'pages-removed': '1' })
  expect(linesIn(end)).toEqual([redirect('/b', '')])
})

test('docs that leave their folder are red once, without lines', async () => {
  const changes = [removed('docs.json'), removed('a.mdx'), removed('b.mdx')]
  const end = await gate({ changes })
  expect(end.result).toMatchObject({ outcome: 'page-removed', fails: true })
  expect(end.summary).toContain('If they moved, set their new folder in the dashboard')
  expect(end.outputs).toMatchObject({ 'pages-removed': '4', redirects: '[]' })
})

test('sites that share a file of redirects, and lose the same page, get one line for it', async () => {
  const docs = JSON.stringify({
    navigation: { pages: ['index'] },
    redirects: { $ref: '../redirects.json' },
  })
  const lost = async (...changes: ChangedFile[]) => {
    const files = ['v1/old/a.mdx', 'v2/old/a.mdx']
    const texts = { 'v1/docs.json': docs, 'v2/docs.json': docs, 'redirects.json': '[]' }
    return linesIn(
      await gate({ changes, github: { files, texts, pulls: [{ number: 8, files: changes }] } }),
    )
  }
  const both = await lost(removed('v1/old/a.mdx'), removed('v2/old/a.mdx'))
  expect(both).toEqual([redirect('/old/a', '')])
  const move = {
    filename: 'v1/new.mdx',
    previous_filename: 'v1/old/a.mdx',
    status: 'renamed' as const,
  }
  const moved = await lost(move, removed('v2/old/a.mdx'))
  expect(moved).toEqual([redirect('/old/a', '/new'), redirect('/old/a', '')])
})

test('a redirect that goes is a warning', async () => {
  const docsBefore = { navigation: NAVIGATION, redirects: [redirect('/old', '/c')] }
  const end = await gate({ changes: [{ filename: 'docs.json' }], docsBefore })
  expect(end.result).toMatchObject({ outcome: 'passed', fails: false })
  expect(end.summary).toContain('loses 1 redirect')
  expect(end.log).toContainEqual(expect.stringMatching(/^warning: docs\.json loses 1 redirect/))
  expect(end.outputs.redirects).toBe('[]')
})

test('a redirect that goes from a part of docs.json is a warning, whatever its ending', async () => {
  for (const filename of ['redirects.json', 'redirects.yaml']) {
    const docs = { navigation: NAVIGATION, redirects: { $ref: filename } }
    const changes: ChangedFile[] = [{ filename }]
    const baseTexts = { [filename]: JSON.stringify([redirect('/old', '/c')]) }
    const texts = { 'docs.json': JSON.stringify(docs), [filename]: '[]' }
    const pulls = [{ number: 8, files: changes, baseTexts }]
    const end = await gate({ changes, docs, github: { texts, pulls } })
    const words = `warning: ${filename} loses 1 redirect`
    expect(end.log).toContainEqual(expect.stringContaining(words))
  }
})

test('a docs.json that was broken before can be repaired; one that is broken now is an error', async () => {
  const broken = (text: string) => ({ github: { texts: { 'docs.json': text } } })
  const changes = [{ filename: 'docs.json' }, removed('b.mdx')]
  const mend = {
    changes,
    github: { pulls: [{ number: 8, files: changes, baseTexts: { 'docs.json': '{' } }] },
  }
  const mended = await gate(mend)
  expect(mended.result.outcome).toBe('page-removed')
  expect(mended.summary).toContain('Before this pull request, "docs.json" is not JSON')
  const now = await gate({ changes, ...broken('{') })
  expect(now.result).toMatchObject({ outcome: 'error', fails: true })
})

const requestsOf = (end: FlowEnd, operation: string) =>
  end.requests.filter((request) => request.operation === operation)
const NO_DIFF = problem(422, 'Server Error: Sorry, this diff is taking too long to generate.', [
  { resource: 'PullRequest', field: 'diff', code: 'not_available' },
])

describe('a pull request that only adds and edits files that no page depends on', () => {
  const edits: ChangedFile[] = [
    { filename: 'a.mdx' },
    { filename: 'new.MD', status: 'added' },
    { filename: 'images/a.PNG' },
    { filename: 'src/server.ts', status: 'added' },
  ]
  test('costs one request', async () => {
    const end = await gate({ changes: edits })
    expect(end.result).toMatchObject({ outcome: 'passed', level: 'info' })
    expect(end.requests.map(({ operation }) => operation)).toEqual(['compare'])
    expect(`${end.requests[0]?.query}`).toBe('page=1&per_page=1')
  })
  const many = Array.from({ length: 299 }, (_, n) => ({ filename: `${n}.mdx` }))
  test.each<[string, ChangedFile[]]>([
    ['one that is removed', [removed('b.mdx')]],
    ['one that is renamed', [{ filename: 'z.mdx', previous_filename: 'a.mdx', status: 'renamed' }]],
    ['one whose type changed', [{ filename: 'a.mdx', status: 'changed' }]],
    ['a setting', [{ filename: 'docs.json' }]],
    ['a file that ignores some', [{ filename: '.mintignore' }]],
    ['a part of docs.json', [{ filename: 'redirects.jsonc' }]],
    ['a part of docs.json that is YAML', [{ filename: 'redirects.yml' }]],
    ['a notebook, which is JSON, too', [{ filename: 'redirects.ipynb' }]],
    ['a file without an ending', [{ filename: 'md' }]],
    ['so many that the list may be cut', many.concat({ filename: 'x.mdx' })],
  ])('needs all files for %s', async (_what, more) => {
    const end = await gate({ changes: [...edits, ...more] })
    expect(requestsOf(end, 'tree')).toHaveLength(2)
  })
  test('but for a list that may be cut, 299 files still cost one request', async () => {
    expect((await gate({ changes: many })).requests).toHaveLength(1)
  })
  test('is compared in full where the comparison lists no files', async () => {
    const onRequest: Flow['onRequest'] = ({ operation }, { answer }) => {
      if (operation !== 'compare') return undefined
      const { body, ...rest } = answer()
      const { files: _, ...withoutFiles } = Object(body)
      return { ...rest, body: withoutFiles }
    }
    const end = await gate({ changes: [removed('b.mdx')], onRequest })
    expect(end.result).toMatchObject({ outcome: 'page-removed', fails: true })
  })
  test('is compared in full where GitHub refuses to compare it at once', async () => {
    for (const refusal of [NO_DIFF, problem(404, 'Not Found'), problem(403, 'No')]) {
      const onRequest: Flow['onRequest'] = ({ operation, query }) =>
        operation === 'compare' && query.has('page', '1') ? refusal : undefined
      const end = await gate({ changes: [removed('b.mdx')], onRequest })
      expect(end.result).toMatchObject({ outcome: 'page-removed' })
      expect(requestsOf(end, 'tree')).toHaveLength(2)
    }
  })
})

test('without the list of the files, no destination is suggested, and the log says why', async () => {
  const many = Array.from({ length: 301 }, (_, n) => ({
    filename: `new/${n}.mdx`,
    previous_filename: `old/${n}.mdx`,
    status: 'renamed' as const,
  }))
  const onRequest: Flow['onRequest'] = ({ operation }) =>
    operation === 'files' ? NO_DIFF : undefined
  const end = await gate({ changes: many, onRequest })
  expect(end.result).toMatchObject({ outcome: 'page-removed', fails: true })
  expect(end.outputs['pages-removed']).toBe('301')
  expect(linesIn(end)).toEqual([redirect('/old/:slug*', '')])
  expect(requestsOf(end, 'files')).toHaveLength(1)
  expect(end.log).toContainEqual(expect.stringMatching(/^Listing the changed files of #8: .*422/))
  // With the list, one line is enough.
  expect(linesIn(await gate({ changes: many }))).toEqual([redirect('/old/:slug*', '/new/:slug*')])
})

test('eight files are read at a time, and what both commits share is read once', async () => {
  const names = Array.from({ length: 20 }, (_, n) => `${n}.json`)
  const texts = Object.fromEntries(names.map((name) => [name, '["index"]']))
  const navigation = { groups: names.map(($ref) => ({ pages: { $ref } })) }
  const docs = JSON.stringify({ navigation })
  let atOnce = 0
  let most = 0
  const onRequest: Flow['onRequest'] = async ({ operation }, { wait }) => {
    if (operation !== 'blob') return undefined
    atOnce++
    most = Math.max(most, atOnce)
    await wait(100)
    atOnce--
    return undefined
  }
  const files = [{ filename: 'docs.json' }, { filename: '0.json' }]
  const baseTexts = { 'docs.json': docs, '0.json': '["b"]' }
  const end = await gate({
    github: { texts: { ...texts, 'docs.json': docs }, pulls: [{ number: 8, files, baseTexts }] },
    onRequest,
  })
  expect(end.result.outcome).toBe('passed')
  // Two versions of docs.json and of one of its twenty files.
  expect(requestsOf(end, 'blob')).toHaveLength(23)
  expect(most).toBe(8)
})

test.each([
  [401, {}],
  [429, { 'retry-after': '5' }],
])('a short spell of %s, met by eight reads at once, is waited for', async (status, headers) => {
  const names = Array.from({ length: 20 }, (_, n) => `${n}.json`)
  const texts = Object.fromEntries(names.map((name) => [name, '["index"]']))
  const docs = { navigation: { groups: names.map(($ref) => ({ pages: { $ref } })) } }
  let beganMs: number | undefined
  const onRequest: Flow['onRequest'] = async ({ operation, atMs, nth }, { wait }) => {
    // The first is docs.json, alone.
    if (operation !== 'blob' || nth === 0) return undefined
    beganMs ??= atMs
    await wait(100)
    const refusal = problem(status, 'Bad credentials')
    const isOver = atMs > beganMs + 1_000
    return isOver ? undefined : { ...refusal, headers: { ...refusal.headers, ...headers } }
  }
  const end = await gate({
    github: {
      texts: { ...texts, 'docs.json': JSON.stringify(docs) },
      pulls: [{ number: 8, files: [{ filename: 'docs.json' }] }],
    },
    onRequest,
  })
  expect(end.result).toMatchObject({ outcome: 'passed', fails: false })
  // Each read waits for itself.
  expect(end.log.filter((line) => line.includes('Trying again'))).toHaveLength(8)
})

test('a list over 8 MiB is read; one that GitHub cuts names its limit and what to do', async () => {
  const long = Array.from({ length: 40_000 }, (_, n) => `source/${'x'.repeat(80)}/${n}.c`)
  const large = await gate({ changes: [removed('b.mdx')], github: { files: ['b.mdx', ...long] } })
  expect(large.result).toMatchObject({ outcome: 'page-removed' })
  const onRequest: Flow['onRequest'] = ({ operation }, { answer }) => {
    if (operation !== 'tree') return undefined
    const found = answer()
    return { ...found, body: { ...(found.body as object), truncated: true } }
  }
  const cut = await gate({ onRequest })
  expect(cut.result).toMatchObject({ outcome: 'error', fails: true })
  expect(cut.result.message).toMatch(/100,000 files.*Keep the docs in a repository of their own/)
})

test('a fork whose token may not comment gets a notice', async () => {
  const inputs = { comment: 'true' }
  const token = { permissions: READ_ONLY }
  const { result, comments, log } = await gate({ ...FORK, inputs, github: { token } })
  expect(result).toMatchObject({ outcome: 'page-removed' })
  expect(log).toContainEqual(expect.stringMatching(/^notice: .*comment/))
  expect(comments).toEqual([])
})

test('a comment that names removed pages is brought up to date, and a pull request without news gets none', async () => {
  const red = await gate({ inputs: { comment: 'true' } })
  expect(red.comments).toMatchObject([{ body: expect.stringContaining('"source": "/b"') }])
  const [pull] = red.world.github.repository.pulls
  Object.assign(pull ?? {}, { files: [{ filename: 'a.mdx' }] })
  const green = await gate({ inputs: { comment: 'true' }, world: red.world })
  expect(green.comments).toMatchObject([{ body: expect.stringContaining('### ✅ No page') }])
  const quiet = await gate({ changes: [{ filename: 'a.mdx' }], inputs: { comment: 'true' } })
  expect(quiet.result.outcome).toBe('passed')
  expect(quiet.comments).toEqual([])
})

test('a redirect that hides a page that is still there is to go, and no line is to come', async () => {
  const docs = { navigation: NAVIGATION, redirects: [redirect('/b', '/b/index')] }
  const docsBefore = { navigation: NAVIGATION }
  const end = await gate({ changes: [{ filename: 'docs.json' }], docs, docsBefore })
  expect(end.outputs).toMatchObject({ outcome: 'page-removed', redirects: '[]' })
  expect(end.summary).toContain('Take the redirects from these out of docs.json:\n\n- "/b"')
  expect(end.summary).not.toMatch(/```json|Fill in/)
})

test('lines are JSON and end no block, whatever the name of a page is', async () => {
  for (const text of [
    ...HOSTILE_TEXTS,
    '%PATH%',
    'a```\n```',
    '<!channel>',
    "';id;'",
    'x\u202ey',
  ]) {
    // A redirect cannot name the others.
    const name = text.replace(/[?#:*%]/g, '')
    const end = await gate({ changes: [removed(`old ${name}.mdx`)] })
    expect(linesIn(end)).toHaveLength(1)
    const [, lines = ''] = end.summary.split('```json\n')
    const [line = ''] = lines.split('\n')
    expect(line).not.toMatch(/[<>&`@$%;|'()!]|[\p{Cc}\p{Cf}]/u)
    expect(JSON.parse(end.outputs.redirects ?? '')).toEqual(linesIn(end))
  }
})

test('a page that no redirect can name is a warning, not red for ever', async () => {
  const end = await gate({ changes: [removed('c#.mdx'), removed('why?.mdx')] })
  expect(end.result).toMatchObject({ outcome: 'passed', level: 'warning' })
  expect(end.outputs.redirects).toBe('[]')
  const warnings = warningsOf(end)
  expect(warnings).toEqual([expect.stringMatching(/No redirect can name 2 pages: /)])
})

const many = (count: number, to: string): ChangedFile[] =>
  Array.from({ length: count }, (_, n) => ({
    filename: `${to}/${n}.mdx`,
    previous_filename: `old/${n}.mdx`,
    status: 'renamed' as const,
  }))

test('a folder that moves is one line to paste, in the output too', async () => {
  const end = await gate({ changes: many(60, 'new') })
  expect(end.outputs).toMatchObject({ outcome: 'page-removed', 'pages-removed': '60' })
  expect(linesIn(end)).toEqual([redirect('/old/:slug*', '/new/:slug*')])
  expect(JSON.parse(end.outputs.redirects ?? '')).toEqual(linesIn(end))
  // Below itself, a pattern would have no end.
  expect(linesIn(await gate({ changes: many(2, 'old/new') }))).toHaveLength(2)
})

test('a pattern may match a page with a redirect of its own, which wins, but no other page', async () => {
  const move = (name: string): ChangedFile => {
    return { filename: `new/${name}`, previous_filename: `old/${name}`, status: 'renamed' }
  }
  const changes = [move('a.mdx'), move('b.mdx'), removed('old/c.mdx')]
  const docs = { navigation: NAVIGATION, redirects: [redirect('/old/c', '/a')] }
  const docsBefore = { navigation: NAVIGATION }
  const withLine = await gate({ changes, docs, docsBefore })
  expect(linesIn(withLine)).toEqual([redirect('/old/:slug*', '/new/:slug*')])
  const without = await gate({ changes })
  expect(linesIn(without)).toEqual([
    redirect('/old/a', '/new/a'),
    redirect('/old/b', '/new/b'),
    redirect('/old/c', ''),
  ])
})

test('where no pattern is right, the summary has 50 lines, and says where the rest is', async () => {
  const changes = many(60, 'new').map((file) => removed(file.previous_filename ?? ''))
  const end = await gate({ changes, github: { files: [...filesOf(changes), 'old/kept.mdx'] } })
  expect(linesIn(end)).toHaveLength(50)
  expect(end.summary).toContain('and 10 more lines: the output `redirects` has all of them.')
  expect(JSON.parse(end.outputs.redirects ?? '')).toHaveLength(60)
})

test('a whole version that goes is one line to fill in, beside one for its first page', async () => {
  const names = Array.from({ length: 400 }, (_, n) => `v1/${n % 20}/${n}.mdx`)
  const changes = ['v1.mdx', ...names].map(removed)
  const end = await gate({ changes })
  expect(end.outputs['pages-removed']).toBe('401')
  expect(linesIn(end)).toEqual([redirect('/v1', ''), redirect('/v1/:slug*', '')])
  expect(JSON.parse(end.outputs.redirects ?? '')).toEqual(linesIn(end))
  // A pattern would also lead on from pages that go later.
  const kept = { github: { files: [...filesOf(changes), 'v1/0/kept.mdx'] } }
  const most = linesIn(await gate({ changes, ...kept }))
  expect(most).toHaveLength(40)
  expect(most).toContainEqual(redirect('/v1/1/:slug*', ''))
  expect(most).toContainEqual(redirect('/v1/0/20', ''))
})

test('more lines than an output can hold are left out of it, with a warning that gives their number', async () => {
  const folder = 'a-long-name/'.repeat(25)
  const changes = Array.from({ length: 3000 }, (_, n) => removed(`${folder}${n}.mdx`))
  const kept = { github: { files: [...filesOf(changes), `${folder}kept.mdx`] } }
  const end = await gate({ changes, ...kept })
  expect(end.outputs).toMatchObject({ outcome: 'page-removed', 'pages-removed': '3000' })
  expect(end.outputs.redirects).toBeUndefined()
  expect(end.result.level).toBe('error')
  expect(warningsOf(end)).toEqual([
    expect.stringMatching(/The output redirects is left out: its 3,000 lines have over 900 KB/),
  ])
})

test('pages that Mintlify may still make are one warning with their number, and never the headline that no page was removed', async () => {
  const files = Array.from({ length: 30 }, (_, n) => `api-reference/${n}.mdx`)
  const texts = Object.fromEntries(files.map((name) => [name, '---\nopenapi: GET /a\n---\n']))
  const docs = { navigation: { pages: ['index'], openapi: 'a.json' } }
  const end = await gate({
    github: {
      files: ['index.mdx', ...files],
      texts: { 'docs.json': JSON.stringify(docs) },
      pulls: [{ number: 8, files: files.map(removed), baseTexts: texts }],
    },
  })
  expect(end.result).toMatchObject({ outcome: 'passed', fails: false, level: 'warning' })
  expect(end.summary).toMatch(/^### ⚠️ Not all pages could be compared/)
  expect(end.summary).not.toContain('No page was removed')
  expect(end.outputs['pages-removed']).toBe('0')
  const warnings = warningsOf(end)
  expect(warnings).toEqual([
    expect.stringMatching(/From a\.json, Mintlify may still make 30 pages: .* 10 more\./),
  ])
})

test('pages that .mintignore hides are green, with one warning and their number', async () => {
  const files = ['index.mdx', ...Array.from({ length: 30 }, (_, n) => `internal/${n}.mdx`)]
  const texts = { 'docs.json': JSON.stringify({ navigation: NAVIGATION }) }
  const changes = [{ filename: '.mintignore', status: 'added' as const }]
  const end = await gate({
    github: {
      files,
      texts: { ...texts, '.mintignore': '**/internal/**' },
      pulls: [{ number: 8, files: changes, baseTexts: { '.mintignore': '' } }],
    },
  })
  expect(end.outputs).toMatchObject({ outcome: 'passed', 'pages-removed': '0', redirects: '[]' })
  expect(warningsOf(end)).toEqual([
    expect.stringMatching(/New lines of \.mintignore hide 30 pages: .* 10 more\./),
  ])
})

test('a specification that docs.json drops is one warning', async () => {
  const docsBefore = { navigation: { ...NAVIGATION, openapi: 'a.json' } }
  const end = await gate({ changes: [{ filename: 'docs.json' }], docsBefore })
  expect(end.result).toMatchObject({ outcome: 'passed', level: 'warning' })
  const warnings = warningsOf(end)
  expect(warnings).toEqual([expect.stringContaining('docs.json no longer names a.json')])
})

test('a cancel and the deadline are heard at each cancellation point', async () => {
  const cancel = new AbortController()
  const cancellationPoint = createCancellationPoint(
    { signal: cancel.signal, deadlineMs: Infinity },
    systemClock,
  )
  await cancellationPoint()
  // As a signal of the operating system, this comes with the next turn of the event loop.
  setImmediate(() => cancel.abort(new Error('cancelled')))
  await expect(cancellationPoint()).rejects.toThrow('cancelled')
  const late = createCancellationPoint(
    { signal: new AbortController().signal, deadlineMs: 0 },
    systemClock,
  )
  await expect(late()).rejects.toThrow('The time was up')
})

test('redirects that go are one paragraph below the table, and one line of the log', async () => {
  const many = Array.from({ length: 25 }, (_, n) => redirect(`/old${n}`))
  const docsBefore = { navigation: NAVIGATION, redirects: many }
  const docs = { navigation: NAVIGATION, redirects: [redirect('/b', '/gone')] }
  const end = await gate({ changes: [{ filename: 'docs.json' }], docs, docsBefore })
  const warnings = end.log.filter((line) => line.startsWith('warning:'))
  expect(warnings).toEqual([expect.stringMatching(/loses 25 redirects.*, 5 more\.$/)])
  const [above, below] = end.summary.split('| Page | What happens |')
  expect(above).not.toContain('loses')
  expect(below).toContain('> ⚠️ docs.json loses 25 redirects')
})

test('redirects that a pattern to no page replaces are red, with the old lines to paste', async () => {
  const lines = [redirect('/old/a'), redirect('/old/b', '/b')]
  const docsBefore = { navigation: NAVIGATION, redirects: lines }
  const docs = { navigation: NAVIGATION, redirects: [redirect('/old/:slug*', '/new/:slug*')] }
  const end = await gate({ changes: [{ filename: 'docs.json' }], docs, docsBefore })
  expect(end.result).toMatchObject({ outcome: 'page-removed', fails: true })
  expect(end.summary).toMatch(/^### 🔗 Pages or redirects were removed/)
  expect(end.outputs.message).toMatch(/2 redirects/)
  expect(end.outputs['pages-removed']).toBe('2')
  expect(linesIn(end)).toEqual(lines)
  expect(JSON.parse(end.outputs.redirects ?? '')).toEqual(lines)
})

test('a redirect that Mintlify ignores for want of a star is named', async () => {
  const docs = { navigation: NAVIGATION, redirects: [redirect('/:page', '/c')] }
  const end = await gate({ changes: [removed('b.mdx')], docs, docsBefore: docs })
  expect(end.result.outcome).toBe('page-removed')
  expect(end.summary).toMatch(
    /\| \/b \| Mintlify ignores the redirect from "\/:.*page", which has no `\*`/,
  )
})

test('a mint.json that becomes docs.json is not compared, and no praise follows', async () => {
  const end = await gate({
    changes: [removed('mint.json'), { filename: 'docs.json' }],
    // Another tool's, without a navigation.
    docsBefore: {},
  })
  expect(end.result).toMatchObject({ outcome: 'passed', level: 'warning' })
  expect(end.summary).toMatch(/^### ⚠️ Not all pages could be compared/)
  expect(end.summary).toContain('replaces mint.json')
  const alone = await gate({ docs: [], github: { files: ['mint.json'], texts: {} } })
  expect(alone.result).toMatchObject({ outcome: 'error' })
  expect(alone.summary).toContain('replace it with a docs.json')
})

test('a thousand removed pages fit into the summary and into a comment', async () => {
  const changes = Array.from({ length: 1000 }, (_, n) => removed(`${'old/'.repeat(20)}${n}.mdx`))
  const end = await gate({ changes, inputs: { comment: 'true' } })
  expect(end.outputs['pages-removed']).toBe('1000')
  expect(end.summary).toContain('995 more break')
  expect(end.comments).toHaveLength(1)
  expect(end.log.filter((line) => line.startsWith('warning'))).toEqual([])
})

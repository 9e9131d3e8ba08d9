import { describe, expect, test } from '@jest/globals'
import type { ChangedFile } from '../../simulator/github/repository.ts'
import { json, refuse } from '../../simulator/http/answer.ts'
import type { OnRequest } from '../../simulator/send.ts'
import { turn, view, votes } from '../analytics/docs-service.ts'
import { commented, pulled, scheduled } from '../support/events.ts'
import { asked, createWorld, type Flow, runStep } from '../support/flow.ts'
import { structureOf } from '../support/markdown.ts'

const REACH = { 'reader-signals': 'reach' }
const DOCS = ['index', 'quickstart', 'guides/auth', 'guides/errors', 'guides/limits', 'cli/index']
const FILES = [...DOCS.map((name) => `${name}.mdx`), 'snippets/note.mdx', 'README.md', 'logo.png']
const VIEWS = [
  ...[view('/', 900, 9), view('/quickstart', 6551, 900), view('/guides/auth/', 400)],
  ...[view('/guides/errors', 419, 1), view('/cli', 19)],
]
const removed = (filename: string): ChangedFile => ({
  ...{ filename, status: 'removed', additions: 0, deletions: 30 },
})
const added = (filename: string): ChangedFile => ({ filename, status: 'added', additions: 9 })
const moved = (previous_filename: string, filename: string): ChangedFile => ({
  ...{ filename, previous_filename, status: 'renamed', additions: 1, deletions: 2 },
})
const QUICKSTART = { filename: 'quickstart.mdx', additions: 12, deletions: 3 }
const MOVE = moved('guides/auth.mdx', 'guides/sign-in.mdx')

interface Reached extends Flow {
  changes: ChangedFile[]
  docsJson?: unknown
  /** Of the last week. */
  rows?: object[]
}

/** A pull request with these changes, and a service with these views. */
function flowOf({ changes, docsJson = { navigation: [] }, rows = VIEWS, ...flow }: Reached): Flow {
  const serve: OnRequest = (request, exchange) => {
    const own = flow.onRequest?.(request, exchange)
    if (own !== undefined || request.operation !== 'views') return own
    const [offset, limit] = ['offset', 'limit'].map((name) => Number(request.query.get(name)))
    const some = rows.slice(offset, Number(offset) + Number(limit))
    const hasMore = Number(offset) + Number(limit) < rows.length
    return json(200, { totals: view('', 7000), views: some, hasMore })
  }
  const texts = docsJson === null ? {} : { 'docs.json': JSON.stringify(docsJson) }
  const pulls = [{ number: 8, files: changes }]
  const github = { files: FILES, texts, pulls, ...flow.github }
  return { ...pulled(), inputs: REACH, ...flow, github, onRequest: serve }
}

async function reach(reached: Reached) {
  const end = await runStep(flowOf(reached))
  const [, section = ''] = end.summary.split('### 👥 Who reads these pages\n\n')
  const rows = [...section.matchAll(/^\| (?!Page|:--)(.*) \|$/gm)]
  const cells = rows.map(([, row = '']) => row.replaceAll('<wbr>', '').split(' | '))
  return { ...end, section, cells, toGitHub: end.requests.filter(({ to }) => to === 'github') }
}

test('three pages, what becomes of each, and who reads it', async () => {
  const end = await reach({
    changes: [QUICKSTART, removed('guides/errors.mdx'), MOVE, added('cli/new.mdx')],
    docsJson: { redirects: [{ source: '/guides/auth', destination: '/guides/sign-in' }] },
  })
  expect(end.section).toContain(
    'Changes **1 page** that people viewed **6,551 times** last week; moves one, viewed **400 times**; removes one, viewed **419 times**, without a redirect; adds one, not in the navigation.',
  )
  expect(end.cells).toEqual([
    ['/guides/errors', 'removed, **no redirect**', '419'],
    ['/quickstart', '+12 −3', '6,551'],
    ['/guides/sign-in', 'moved from /guides/auth, redirected', '400'],
    ['/cli/new', 'new, not in the navigation', ''],
  ])
  expect(end.outputs).toMatchObject({
    ...{ outcome: 'reported', 'pages-changed': '4', 'pages-removed': '1', 'page-views': '7370' },
  })
  // Three requests to GitHub, and who opened it needs no check; one to the service.
  expect(end.toGitHub.map(({ operation }) => operation)).toEqual(['files', 'tree', 'blob'])
  expect(asked(end)).toEqual(['views'])
  expect(end.log.at(-1)).toContain('Changes 1 page that people viewed 6,551 times last week;')
})

test('a page is its path: another ending, or an index of its own folder, is no move', async () => {
  const changes = [
    ...[moved('quickstart.mdx', 'quickstart.md'), removed('guides/auth.mdx')],
    ...[added('guides/auth/index.mdx'), moved('guides/limits.mdx', 'snippets/limits.mdx')],
    ...[
      moved('snippets/note.mdx', 'note.mdx'),
      { ...added('copy.mdx'), status: 'copied' as const },
    ],
    ...[{ filename: 'logo.png' }, { filename: 'README.md' }, { filename: 'src/a.ts' }],
  ]
  const end = await reach({ changes })
  expect(end.cells).toEqual([
    ['/guides/limits', 'removed, **no redirect**', '0'],
    ['/quickstart', '+1 −2', '6,551'],
    ['/guides/auth', '+9 −30', '400'],
    ['/copy', 'new, not in the navigation', ''],
    ['/note', 'new, not in the navigation', ''],
  ])
  expect(end.section).toContain('Also changed: 3 other files.')
})

test('the nearest docs.json above a page counts, and what is above none is no page', async () => {
  const end = await reach({
    changes: [removed('web/docs/a.mdx'), removed('web/docs/old/b.mdx'), { filename: 'notes.md' }],
    docsJson: null,
    github: {
      files: ['web/docs/a.mdx', 'web/docs/old/b.mdx', 'notes.md'],
      texts: {
        'web/docs/docs.json': JSON.stringify({ redirects: { $ref: 'config/gone.json' } }),
        'web/docs/config/gone.json': JSON.stringify([{ source: '/a', destination: '/' }]),
        'web/docs/old/docs.json': '{}',
      },
    },
    rows: [view('/a', 5), view('/b', 7)],
  })
  expect(end.cells).toEqual([
    ['/b', 'removed, **no redirect**', '7'],
    ['/a', 'removed, redirected', '5'],
  ])
})

test('what readers missed on these pages stands beside, and no word of theirs', async () => {
  const inputs = { 'reader-signals': 'reach, questions, feedback', 'reader-texts': 'show' }
  const end = await reach({
    ...{ changes: [QUICKSTART, MOVE], inputs },
    onRequest({ operation, query }) {
      if (operation === 'feedback')
        return json(200, { feedback: [], nextCursor: null, hasMore: false })
      const isVoted = query.get('source') === 'contextual'
      if (operation === 'feedback-by-page')
        return json(200, {
          feedback: isVoted ? [votes('/quickstart', 1, 6)] : [],
          hasMore: false,
        })
      if (operation !== 'conversations') return undefined
      const pageUrl = 'https://docs.example.com/guides/auth'
      const turns = ['How?', 'Why?', 'why'].map((text) =>
        turn(text, { pageUrl, response: 'So.', sources: [] }),
      )
      const isLast = String(query.get('dateFrom')) > '2026-11-08'
      return json(200, { conversations: isLast ? turns : [], nextCursor: null, hasMore: false })
    },
  })
  expect(end.cells.slice(0, 2)).toEqual([
    [
      ...['/guides/sign-in', 'moved from /guides/auth, **no redirect**', '400'],
      '2 questions unanswered',
    ],
    ['/quickstart', '+12 −3', '6,551', '6 of 7 votes down'],
  ])
  const [section = ''] = end.section.split('### 🔧')
  expect(section).not.toMatch(/How\?|Why/)
})

describe('in one step with a preview', () => {
  const inputs = { ...REACH, preview: 'true', comment: 'true' }

  test("C3: it stands below the preview in one comment, on the agent's own pull request too", async () => {
    for (const login of ['octocat', 'mintlify[bot]']) {
      const event = pulled({ login, ref: 'mintlify/abc' })
      const end = await reach({ ...event, changes: [QUICKSTART], inputs })
      expect(end.outputs).toMatchObject({ outcome: 'previewed', 'page-views': '6551' })
      expect(end.comments).toHaveLength(1)
      const { body = '' } = end.comments[0] ?? {}
      expect(body).toMatch(/### 👀 The preview is built[\s\S]+### 👥 Who reads these pages/)
      expect(body).not.toContain('### 📈')
    }
  })

  test('a pull request without pages is one line of it', async () => {
    const end = await reach({ changes: [{ filename: 'src/a.ts' }], inputs })
    expect(end.comments[0]?.body).toContain('\nChanges no page of the docs (1 other file).\n')
    expect(asked(end)).not.toContain('views')
  })

  test('from a fork, there is no key, and nothing is sent', async () => {
    const event = pulled({ from: 'mallory/docs' })
    const end = await reach({
      ...event,
      changes: [QUICKSTART],
      inputs: { ...inputs, 'api-key': '' },
    })
    expect(end.outputs).toEqual({ outcome: 'skipped', 'report-path': expect.any(String) })
    expect(end.requests).toEqual([])
  })
})

test('alone, a pull request without pages gets no comment, but an earlier one is brought up to date', async () => {
  const inputs = { ...REACH, comment: 'true' }
  const idle = await reach({ changes: [{ filename: 'src/a.ts' }], inputs })
  expect(idle.section).toMatch(/^Changes no page of the docs \(1 other file\)\.\s+$/)
  expect(idle.outputs).toMatchObject({ 'pages-changed': '0', 'pages-removed': '0' })
  expect(idle.outputs).toMatchObject({ 'page-views': '0' })
  expect(idle.comments).toEqual([])
  expect(asked(idle)).toEqual([])

  const flow = flowOf({ changes: [QUICKSTART], inputs })
  const world = createWorld(flow)
  await runStep({ ...flow, world })
  const [pull] = world.github.repository.pulls
  if (pull) pull.files = [{ filename: 'src/a.ts' }]
  const later = await runStep({ ...flow, world, env: { ...flow.env, GITHUB_RUN_ID: '4243' } })
  expect(later.comments).toHaveLength(1)
  expect(later.comments[0]?.body).toContain('Changes no page of the docs')
})

test.each([
  ['schedule', scheduled()],
  ['issue_comment', commented('octocat')],
])('on a %s event it is a bad input that names the event', async (name, event) => {
  const { result, requests } = await runStep({ ...event, inputs: REACH })
  expect(result.message).toContain('`reader-signals` names reach')
  expect(result.message).toContain(`this is a "${name}" event: run it on \`pull_request\`.`)
  expect(requests).toEqual([])
})

test('all is all of each week: no reach', async () => {
  const end = await reach({ changes: [QUICKSTART], inputs: { 'reader-signals': 'all' } })
  expect(end.summary).not.toContain('👥')
})

describe('what is unknown is never 0', () => {
  const other = (count: number) =>
    Array.from({ length: count }, (_, index) => view(`/other/page-${index}`, 5))

  test('views are read until all pages are found', async () => {
    const rows = [...other(400), ...VIEWS, ...other(400)]
    const end = await reach({ changes: [QUICKSTART], rows })
    expect(asked(end)).toEqual(['views', 'views'])
    expect(end.outputs).toMatchObject({ 'page-views': '6551' })
  })

  test('D16: in ten requests at most', async () => {
    const changes = [QUICKSTART, removed('guides/limits.mdx'), removed('guides/errors.mdx')]
    const end = await reach({ changes, rows: [...VIEWS, ...other(2600)] })
    expect(asked(end)).toHaveLength(10)
    expect(end.cells).toEqual([
      ['/guides/errors', 'removed, **no redirect**', '419'],
      ['/guides/limits', 'removed, **no redirect**', '–'],
      ['/quickstart', '+12 −3', '6,551'],
    ])
    expect(end.section).toContain('removes 2, viewed at least **419 times**, without a redirect.')
    expect(end.section).toMatch(/⚠️ Unknown views \(1 of 3\): no more than 2,500 are read\./)
    expect(end.outputs).not.toHaveProperty('page-views')
  })

  test('a page that the whole list does not hold was not viewed', async () => {
    const end = await reach({ changes: [removed('guides/limits.mdx')] })
    expect(end.cells).toEqual([['/guides/limits', 'removed, **no redirect**', '0']])
    expect(end.outputs).toMatchObject({ 'page-views': '0' })
  })

  test.each([
    ['may be another of its name', 'en/auth.mdx', ['en/auth.mdx', 'fr/auth.mdx'], view('/auth', 5)],
    ['is the first page', 'index.mdx', ['index.mdx', 'a.mdx'], view('/a', 5)],
    [
      'has a site beside it',
      'a.mdx',
      ['a.mdx', 'b.mdx', 'sdk/docs.json', 'sdk/c.mdx'],
      view('/b', 5),
    ],
    ['is of docs that nobody knows', 'a.mdx', ['a.mdx', 'b.mdx'], view('/other', 5)],
  ])('D16: a page that %s is unknown', async (_what, filename, files, row) => {
    const end = await reach({ changes: [{ filename }], github: { files }, rows: [row] })
    expect(end.section).toContain('Changes **1 page** (views unknown).')
    expect(end.outputs).not.toHaveProperty('page-views')
  })

  test('D16: a service that refuses is a line, and the pages are reported', async () => {
    const onRequest: OnRequest = ({ to }) => (to === 'service' ? refuse(401, '') : undefined)
    const end = await reach({ changes: [removed('quickstart.mdx')], onRequest })
    expect(end.result).toMatchObject({ outcome: 'reported', fails: false })
    expect(end.section).toContain('Removes **1 page** (views unknown), without a redirect.')
    expect(end.section).toMatch(/⚠️ Unknown views \(1 of 1\): the service answered 401/)
    expect(end.outputs).toMatchObject({ 'pages-changed': '1', 'pages-removed': '1' })
    expect(end.outputs).not.toHaveProperty('page-views')
  })

  test.each([
    ['mint.json', { 'mint.json': '{}' }],
    ['no docs.json', {}],
  ])('D16: redirects are unknown with %s, which is said once', async (_what, texts) => {
    const changes = [removed('quickstart.mdx'), MOVE, added('new.mdx')]
    const end = await reach({ changes, docsJson: null, github: { texts } })
    expect(end.section.match(/there is no docs\.json above these pages/g)).toHaveLength(1)
    expect(end.section).toContain('Unknown redirects and navigation')
    expect(end.cells.map(([, what]) => what)).toEqual([
      ...['removed, redirect unknown', 'moved from /guides/auth, redirect unknown', 'new'],
    ])
    expect(end.outputs).toMatchObject({ 'pages-changed': '3' })
    expect(end.outputs).not.toHaveProperty('pages-removed')
  })

  test.each([
    ['contents', 'Unknown redirects, navigation and views', { 'pages-changed': '1' }],
    ['pull-requests', 'What the pull request changes is unknown', {}],
  ])(
    'D16: without the permission %s there is a line that names it',
    async (name, line, outputs) => {
      const granted = { contents: 'read', 'pull-requests': 'read', [name]: undefined } as const
      const token = { permissions: JSON.parse(JSON.stringify(granted)) }
      const end = await reach({ changes: [removed('quickstart.mdx')], github: { token } })
      expect(end.result).toMatchObject({ outcome: 'reported', fails: false })
      expect(end.section).toMatch(new RegExp(`⚠️ ${line}.* \`${name}: read\`\\.`))
      expect(end.outputs).toEqual({
        outcome: 'reported',
        'report-path': expect.any(String),
        ...outputs,
      })
      expect(asked(end)).toEqual([])
    },
  )

  test('D16: of 3,000 files 300 are read, and the numbers are the least', async () => {
    const changes = Array.from({ length: 3000 }, (_, index) => removed(`guides/page-${index}.mdx`))
    const end = await reach({ changes, docsJson: { redirects: [{ source: '/guides/*' }] } })
    expect(end.toGitHub.filter(({ operation }) => operation === 'files')).toHaveLength(4)
    expect(end.section).toContain('Removes at least **300 pages** that people viewed **0 times**')
    expect(end.section).toContain('no more than 300 files are read')
    expect(end.cells).toHaveLength(10)
    expect(end.section).toContain('<sub>10 of 300 pages.')
    expect(end.outputs).toMatchObject({ 'pages-changed': '300' })
    // None in a part is not none.
    expect(end.outputs).not.toHaveProperty('pages-removed')
    expect(end.outputs).not.toHaveProperty('page-views')
  })
})

describe('what a stranger may have written', () => {
  const deep = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
  test.each<[string, Record<string, string>, string]>([
    ['is larger than can be read', { 'docs.json': ' '.repeat(8 * 1024 * 1024) }, 'more than 6 MiB'],
    ['has too many values', { 'docs.json': `[${'1,'.repeat(600_000)}1]` }, '500,000 values'],
    ['is no object', { 'docs.json': deep(10_000) }, 'is not a JSON object'],
    ['is not JSON', { 'docs.json': '{"redirects": [' }, '"docs.json" is not JSON'],
    [
      'leaves the repository',
      { 'docs.json': '{"$ref":"../../a.json"}' },
      'leads out of the folder',
    ],
    [
      'is a circle',
      { 'docs.json': '{"$ref":"a.json"}', 'a.json': '{"$ref":"docs.json"}' },
      'circle',
    ],
    ['names what is not there', { 'docs.json': '{"$ref":"@team <b>.json"}' }, 'does not exist'],
  ])('D16: a docs.json that %s leaves redirects unknown', async (_what, texts, why) => {
    const end = await reach({
      changes: [removed('quickstart.mdx')],
      docsJson: null,
      github: { texts },
    })
    expect(end.cells).toEqual([['/quickstart', 'removed, redirect unknown', '6,551']])
    expect(end.section).toContain('⚠️ Unknown redirects')
    expect(end.section.replaceAll('\\', '')).toContain(why)
    expect(end.outputs).toMatchObject({ 'page-views': '6551' })
    expect(end.outputs).not.toHaveProperty('pages-removed')
  })

  test('D16: a docs.json may be 10,000 deep, and is read', async () => {
    const [open, close] = ['{"a":['.repeat(5_000), ']}'.repeat(5_000)]
    const docsJson = `{"redirects":${open}{"source":"/quickstart"}${close}}`
    const texts = { 'docs.json': docsJson }
    const end = await reach({
      changes: [removed('quickstart.mdx')],
      docsJson: null,
      github: { texts },
    })
    expect(end.cells).toEqual([['/quickstart', 'removed, redirected', '6,551']])
  })

  test('D16: paths of 10,000 segments cost nothing', async () => {
    const long = Array.from({ length: 60 }, (_, index) => `${'a/'.repeat(10_000)}${index}.mdx`)
    const changes = [QUICKSTART, ...long.map((filename) => added(filename))]
    const end = await reach({
      changes,
      rows: [...VIEWS, ...long.map((path) => view(`/${path}`, 1))],
    })
    expect(end.section).toContain(
      'Changes **1 page** that people viewed **6,551 times** last week.',
    )
    expect(end.section).toContain('Also changed: 60 other files.')
  })

  test('a name is shown as it is, in the summary and in the comment', async () => {
    const names = [
      ...[
        '@acme/team',
        '![x](https://x.example/x.png)',
        '<img src=x>',
        'a|b',
        '**bold**',
        '`code`',
      ],
      ...[
        '#1',
        ':tada:',
        '::error::x',
        '[^1]',
        '<!-- -->',
        '\u202Ereversed',
        '$x$',
        'www.x.example',
      ],
    ]
    const changes = names.map((name, index) =>
      index % 2 ? moved(`old/${name}.mdx`, `new/${name}.mdx`) : removed(`${name}.mdx`),
    )
    const files = [...FILES, ...changes.map((one) => one.previous_filename ?? one.filename)]
    const plain = changes.map((_one, index) => ({
      ...(index % 2 ? moved(`old/${index}.mdx`, `new/${index}.mdx`) : removed(`${index}.mdx`)),
    }))
    const inputs = { ...REACH, comment: 'true' }
    const hostile = await reach({ changes, inputs, github: { files } })
    const tame = await reach({
      ...{ changes: plain, inputs },
      github: { files: [...FILES, ...plain.map((one) => one.previous_filename ?? one.filename)] },
    })
    expect(structureOf(hostile.section)).toEqual(structureOf(tame.section))
    const [comment] = hostile.comments
    expect(structureOf(comment?.body ?? '')).toEqual(structureOf(tame.comments[0]?.body ?? ''))
  })
})

test('beside the weekly report, the list of pages is read once', async () => {
  const inputs = { ...REACH, 'traffic-weeks': '2' }
  const end = await reach({ changes: [QUICKSTART], inputs })
  expect(asked(end)).toEqual(['views', 'views'])
  expect(end.summary).toMatch(
    /👥 Who reads these pages[\s\S]*6,551[\s\S]*### 📈 Who reads the docs/,
  )
})

import { describe, expect, test } from '@jest/globals'
import type { ChangedFile } from '../../simulator/github/repository.ts'
import { json, refuse } from '../../simulator/http/answer.ts'
import type { OnRequest } from '../../simulator/send.ts'
import { pulled } from '../support/events.ts'
import { asked, createWorld, type Flow, runStep } from '../support/flow.ts'
import { HOSTILE_TEXTS, structureOf } from '../support/markdown.ts'
import { view } from '../support/readers.ts'

const REACH = { 'reader-signals': 'reach' }
const DOCS = ['index', 'quickstart', 'guides/auth', 'guides/errors', 'guides/limits', 'cli/index']
const FILES = [...DOCS.map((name) => `${name}.mdx`), 'snippets/note.mdx', 'README.md', 'logo.png']
const VIEWS = [
  ...view('/', 900, 9),
  ...view('/quickstart', 6551, 900),
  ...view('/guides/auth/', 400),
  ...view('/guides/errors', 419, 1),
  ...view('/cli', 19),
]
const removed = (filename: string): ChangedFile => ({
  filename,
  status: 'removed',
  additions: 0,
  deletions: 30,
})
const added = (filename: string): ChangedFile => ({ filename, status: 'added', additions: 9 })
const moved = (previous_filename: string, filename: string): ChangedFile => ({
  filename,
  previous_filename,
  status: 'renamed',
  additions: 1,
  deletions: 2,
})
const QUICKSTART = { filename: 'quickstart.mdx', additions: 12, deletions: 3 }
const MOVE = moved('guides/auth.mdx', 'guides/sign-in.mdx')

interface Reached extends Flow {
  changes: ChangedFile[]
  docsJson?: unknown
  /** In the last week. */
  visits?: typeof VIEWS
}

/** A pull request with these changes, and readers of the pages. */
function flowOf({
  changes,
  docsJson = { navigation: [] },
  visits = VIEWS,
  ...flow
}: Reached): Flow {
  const texts = docsJson === null ? {} : { 'docs.json': JSON.stringify(docsJson) }
  const pulls = [{ number: 8, files: changes }]
  const github = { files: FILES, texts, pulls, ...flow.github }
  const service = { events: { visits }, ...flow.service }
  return { ...pulled(), inputs: REACH, ...flow, github, service }
}

async function reach(reached: Reached) {
  const end = await runStep(flowOf(reached))
  const heading = /### (?:👥 Who reads these pages|🔗 Pages go without a redirect)\n\n/
  const [, section = ''] = end.summary.split(heading)
  const rows = [...section.matchAll(/^\| (?!Page|:--)(.*) \|$/gm)]
  const cells = rows.map(([, row = '']) => row.replaceAll('<wbr>', '').split(' | '))
  return { ...end, section, cells, toGitHub: end.requests.filter(({ to }) => to === 'github') }
}

test('it says what becomes of each page, and who reads it', async () => {
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
    outcome: 'page-removed',
    'pages-changed': '4',
    'pages-removed': '1',
    'page-views': '7370',
  })
  // Three requests to GitHub, without a check of who opened it, and one to the service.
  expect(end.toGitHub.map(({ operation }) => operation)).toEqual(['files', 'tree', 'blob'])
  expect(asked(end)).toEqual(['views'])
  expect(end.log.at(-1)).toBe(
    'warning: Pages go without a redirect. No redirect from "/guides/errors": the summary has the lines for docs.json.',
  )
})

describe('in one step with a preview', () => {
  const inputs = { ...REACH, preview: 'true', comment: 'true' }

  test("C3: it stands below the preview in one comment, on the agent's own pull request too", async () => {
    const event = pulled({ login: 'mintlify[bot]', ref: 'mintlify/abc' })
    const end = await reach({ ...event, changes: [QUICKSTART], inputs })
    expect(end.outputs).toMatchObject({ outcome: 'previewed', 'page-views': '6551' })
    expect(end.comments).toHaveLength(1)
    const { body = '' } = end.comments[0] ?? {}
    expect(body).toMatch(/### 👀 The preview is built[\s\S]+### 👥 Who reads these pages/)
    expect(body).not.toContain('### 📈')
  })

  test('P5: each page that is there links to itself on the preview, whose host is shown', async () => {
    const changes = [QUICKSTART, MOVE, removed('guides/errors.mdx'), added('a b.mdx')]
    const { cells, section } = await reach({ changes, inputs })
    const host = 'acme-edit.mintlify.app'
    expect(cells.map(([page]) => page)).toEqual([
      '/guides/errors',
      `[/guides/sign-in](https://${host}/guides/sign-in)`,
      `[/quickstart](https://${host}/quickstart)`,
      '/a b',
    ])
    expect(section).toContain(`Pages link to [${host}](https://${host}).</sub>`)
  })

  test.each<[string, Partial<Reached>]>([
    ['was not built', { service: { build: { result: 'failure' } } }],
    ['may be of another site', { github: { files: [...FILES, 'sdk/docs.json', 'sdk/a.mdx'] } }],
  ])('if the preview %s, pages link nowhere', async (_what, more) => {
    const { section } = await reach({ changes: [QUICKSTART], inputs, ...more })
    expect(section).toContain('| /quickstart |')
    expect(section).not.toContain('](')
  })
})

test('alone, a pull request without pages gets no comment, but an earlier comment is updated', async () => {
  const inputs = { ...REACH, comment: 'true' }
  const idle = await reach({ changes: [{ filename: 'src/a.ts' }], inputs })
  expect(idle.section).toMatch(/^Changes no page of the docs \(1 other file\)\.\s+$/)
  const none = { 'pages-changed': '0', 'pages-removed': '0', 'page-views': '0' }
  expect(idle.outputs).toMatchObject(none)
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

describe('what is unknown is never 0', () => {
  test('D16: it reads the list of views in ten requests at most', async () => {
    const changes = [QUICKSTART, removed('guides/limits.mdx'), removed('guides/errors.mdx')]
    const row = (path: string, human: number) => ({ path, human, ai: 0, total: human })
    const known = [row('/quickstart', 6551), row('/guides/errors', 419)]
    const totals = { human: 7000, ai: 0, total: 7000 }
    const end = await reach({
      changes,
      onRequest({ operation, nth }) {
        if (operation !== 'views') return
        const others = Array.from({ length: 250 }, (_, n) => row(`/other/${nth}-${n}`, 5))
        const views = [...(nth === 0 ? known : []), ...others].slice(0, 250)
        return json(200, { totals, views, hasMore: true })
      },
    })
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

  const several = ['sdk/docs.json', 'sdk/a.mdx']
  test.each<[what: string, file: string, more: string[], paths: string[], views: string]>([
    ['is 0 of a page that nobody viewed', 'quickstart.mdx', [], ['/'], '0'],
    ['is known where the service has a prefix', 'en/auth.mdx', [], ['/docs/en/auth'], '9'],
    ['is known of a page with an ending', 'v2.md.mdx', ['v2.md.mdx'], ['/', '/v2.md'], '9'],
    ['may be of another file of that name', 'en/auth.mdx', [], ['/', '/auth'], '–'],
    ['is unknown where no path is a page', 'quickstart.mdx', [], ['/a/x', '/b/y'], '–'],
    ['may be of another site', 'quickstart.mdx', several, ['/'], '–'],
  ])('D16: the number of views %s', async (_what, filename, more, paths, views) => {
    const files = [
      'docs.json',
      'index.mdx',
      'quickstart.mdx',
      'en/auth.mdx',
      'fr/auth.mdx',
      ...more,
    ]
    const visits = paths.flatMap((path) => view(path, 9))
    const end = await reach({ changes: [{ filename }], visits, github: { files } })
    expect(end.cells.map(([, , shown]) => shown)).toEqual([views])
  })

  test('D16: if the service refuses, a line says so, and the pages are reported', async () => {
    const onRequest: OnRequest = ({ to }) => (to === 'service' ? refuse(401, '') : undefined)
    const end = await reach({ changes: [removed('quickstart.mdx')], onRequest })
    expect(end.result).toMatchObject({ outcome: 'page-removed', fails: false })
    expect(end.section).toContain('Removes **1 page** (views unknown), without a redirect.')
    expect(end.section).toMatch(/⚠️ Unknown views \(1 of 1\): the service answered 401/)
    expect(end.outputs).toMatchObject({ 'pages-changed': '1', 'pages-removed': '1' })
    expect(end.outputs).not.toHaveProperty('page-views')
  })

  test('D16: without a docs.json, redirects are unknown, and one line says so', async () => {
    const changes = [removed('quickstart.mdx'), MOVE, added('new.mdx')]
    const end = await reach({ changes, docsJson: null })
    expect(end.section.match(/there is no docs\.json above these pages/g)).toHaveLength(1)
    expect(end.section).toContain('Unknown redirects and navigation')
    expect(end.outputs).toMatchObject({ 'pages-changed': '3' })
    expect(end.outputs).not.toHaveProperty('pages-removed')
  })

  const without = (name: string, more: object = {}) => {
    const granted = { contents: 'read', 'pull-requests': 'read', [name]: undefined } as const
    const token = { permissions: JSON.parse(JSON.stringify(granted)) }
    return reach({ changes: [removed('quickstart.mdx')], github: { token }, ...more })
  }

  test('D16: if nothing can be read, the step fails; beside other work, that is a warning', async () => {
    // Without the tree of files, nobody knows which of them are pages.
    for (const permission of ['pull-requests', 'contents']) {
      const { result, outputs } = await without(permission)
      expect(result).toMatchObject({ outcome: 'error', fails: true })
      expect(result.message).toMatch(
        new RegExp(`^What the pull request changes is unknown: .* \`${permission}: read\`: add it`),
      )
      expect(outputs).toEqual({
        outcome: 'error',
        message: expect.any(String),
        'report-path': expect.any(String),
      })
    }

    for (const [inputs, outcome] of [
      [{ ...REACH, preview: 'true' }, 'previewed'],
      [{ 'reader-signals': 'visitors, reach' }, 'reported'],
    ] as const) {
      const beside = await without('pull-requests', { inputs })
      expect(beside.result).toMatchObject({ outcome, fails: false })
      expect(beside.log.join('\n')).toMatch(/warning.*What the pull request changes is unknown/)
    }
  })

  test('D16: of more than 3,000 files it reads 3,000, and says "at least"', async () => {
    const changes = Array.from({ length: 3001 }, (_, index) => removed(`guides/page-${index}.mdx`))
    const redirects = [{ source: '/guides/*', destination: '/' }]
    const end = await reach({ changes, docsJson: { redirects } })
    expect(end.toGitHub.filter(({ operation }) => operation === 'files')).toHaveLength(30)
    expect(end.section).toContain('Removes at least **3,000 pages** (views unknown).')
    expect(end.section).toContain('no more than 3,000 files are read')
    expect(end.cells).toHaveLength(10)
    expect(end.section).toContain('<sub>10 of at least 3,000 pages.')
    // A script would take the part for all.
    expect(end.outputs).not.toHaveProperty('pages-changed')
    expect(end.outputs).not.toHaveProperty('pages-removed')
    expect(end.outputs).not.toHaveProperty('page-views')
  })

  test('D16: if none of the first 3,000 files is a page, it is unknown whether others are', async () => {
    const images = Array.from({ length: 3000 }, (_, n) => ({ filename: `images/${n}.png` }))
    const inputs = { ...REACH, comment: 'true' }
    const end = await reach({ changes: [...images, QUICKSTART], inputs })
    expect(end.section).toMatch(
      /^Which pages of the docs change is unknown: none of the files that were read is a page \(3,000\)\.\n\n> ⚠️ .*no more than 3,000 files are read: split the pull request\./,
    )
    expect(end.outputs).toEqual({
      outcome: 'reported',
      message: expect.any(String),
      'report-path': expect.any(String),
    })
    expect(end.comments).toHaveLength(1)
  })
})

describe('what the service ignores is no page', () => {
  const changes = [removed('guides/errors.mdx'), QUICKSTART]
  const docsJson = { navigation: [] }

  test('D16: it reads .mintignore as it is now, and does not count what a change of it hides or shows', async () => {
    const texts = { 'docs.json': JSON.stringify(docsJson), '.mintignore': 'guides/e*\n!README.md' }
    const end = await reach({ changes: [...changes, added('README.md')], github: { texts } })
    expect(end.cells).toEqual([
      ['/quickstart', '+12 −3', '6,551'],
      ['/README', 'new, not in the navigation', ''],
    ])
    expect(end.section).toContain('Also changed: 1 other file.')
    const changed = await reach({ changes: [{ filename: '.mintignore' }], github: { texts } })
    expect(changed.section).toMatch(/^Which pages of the docs change is unknown: /)
    expect(changed.section).toContain(
      'read in part: it changes `.mintignore`, which may hide or show pages.',
    )
  })

  test('D16: if it cannot read .mintignore, it is unknown which pages change', async () => {
    const texts = { 'docs.json': '{}', '.mintignore': '' }
    const onRequest: OnRequest = ({ operation }) =>
      operation === 'blob' ? refuse(404, 'Not Found') : undefined
    const { result } = await reach({ changes, docsJson: null, github: { texts }, onRequest })
    expect(result).toMatchObject({ outcome: 'error', fails: true })
    expect(result.message).toMatch(/^What the pull request changes is unknown: .*404/)
  })
})

test('a name is text, in the summary and in the comment', async () => {
  const markdownOf = async (name: string) => {
    const changes = [removed(`${name}.mdx`), moved(`old/${name}.mdx`, `new/${name}.mdx`)]
    const files = [...FILES, `${name}.mdx`, `old/${name}.mdx`]
    const inputs = { ...REACH, comment: 'true' }
    const { section, comments } = await reach({ changes, inputs, github: { files } })
    return [section, comments[0]?.body ?? ''].map(structureOf)
  }
  const plain = await markdownOf('plain')
  for (const text of HOSTILE_TEXTS) expect(await markdownOf(text)).toEqual(plain)
})

test('beside the weekly report, it reads the list of pages once', async () => {
  const inputs = { ...REACH, 'traffic-weeks': '2' }
  const end = await reach({ changes: [QUICKSTART], inputs })
  expect(asked(end)).toEqual(['views', 'views'])
  expect(end.summary).toMatch(
    /👥 Who reads these pages[\s\S]*6,551[\s\S]*### 📈 Who reads the docs/,
  )
})

import { readFileSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'
import { parse } from 'yaml'
import type { ChangedFile } from '../../simulator/github/repository.ts'
import { refuse } from '../../simulator/http/answer.ts'
import { fails, resultOfPages } from '../../src/result.ts'
import { pulled } from '../support/events.ts'
import { type Flow, type FlowEnd, openFlow, runStep } from '../support/flow.ts'
import { HOSTILE_TEXTS } from '../support/markdown.ts'

/* Pages that go without a redirect, and redirects that lead nowhere: without a key, as everybody can run it. */

const FILES = ['index.mdx', 'a.mdx', 'b.mdx', 'c.mdx', 'guides/auth.mdx']
const removed = (filename: string): ChangedFile => ({ filename, status: 'removed' })
const moved = (previous_filename: string, filename: string): ChangedFile => ({
  filename,
  previous_filename,
  status: 'renamed',
})
const GATE = { 'fail-on': 'page-removed' }

interface Gated extends Flow {
  changes: ChangedFile[]
  docsJson?: object
  /** At the base; default: the same. */
  before?: object | null
}

function gate({ changes, docsJson = {}, before = docsJson, inputs, github, ...flow }: Gated) {
  const isChanged = JSON.stringify(before) !== JSON.stringify(docsJson)
  const files = isChanged ? [...changes, { filename: 'docs.json' }] : changes
  const baseTexts = { 'docs.json': JSON.stringify(before) }
  return runStep({
    ...pulled({ login: 'mallory', from: 'mallory/docs' }),
    inputs: { 'api-key': '', 'project-id': '', 'reader-signals': 'reach', ...inputs },
    github: {
      files: FILES,
      texts: { 'docs.json': JSON.stringify(docsJson) },
      pulls: [{ number: 8, files, baseTexts }],
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

const redirect = (source: string, destination = '/c') => ({ source, destination })
const CHANGES = [removed('b.mdx'), moved('a.mdx', 'z.mdx'), { filename: 'c.mdx' }]

describe('a page that goes without a redirect', () => {
  test('is red where fail-on names it, with the lines for docs.json; the same lines make it green', async () => {
    const end = await gate({ changes: CHANGES, inputs: GATE })
    expect(end.result).toMatchObject({ outcome: 'page-removed', fails: true })
    expect(end.outputs).toMatchObject({ outcome: 'page-removed', 'pages-removed': '2' })
    expect(end.outputs.message).toMatch(/^Pages go without a redirect\. .* Fix first \/b, \/a\.$/)
    expect(end.log.at(-1)).toBe(
      'error: Pages go without a redirect. No redirect from "/b", "/a": the summary has the lines for docs.json.',
    )
    expect(end.summary).toContain('For `redirects` in docs.json:')
    const named = await gate({ changes: CHANGES, inputs: { ...GATE, 'report-title': 'Site B' } })
    expect(named.outputs.message).toMatch(/^Pages go without a redirect, Site B\./)
    const redirects = linesIn(end)
    expect(redirects).toEqual([redirect('/b', ''), redirect('/a', '/z')])
    expect(end.files.report).toContain('{ "source": "/a", "destination": "/z" }')

    const half = await gate({ changes: CHANGES, inputs: GATE, docsJson: { redirects } })
    expect(linesIn(half)).toEqual([redirect('/b', '')])
    const filled = { redirects: [redirect('/b'), redirect('/a', '/z')] }
    const good = await gate({ changes: CHANGES, inputs: GATE, docsJson: filled })
    expect(good.result).toMatchObject({ outcome: 'reported', fails: false })
    expect(good.summary).not.toContain('```json')
  })

  test('is an outcome of its own where fail-on does not name it, and a warning', async () => {
    const end = await gate({ changes: CHANGES })
    expect(end.result).toMatchObject({ outcome: 'page-removed', fails: false })
    expect(end.log.at(-1)).toMatch(/^warning: Pages go without a redirect\./)
  })

  const key = { 'api-key': 'mint_key', 'project-id': 'docs' }
  test.each<[outcome: string, inputs: Record<string, string>]>([
    ['previewed', { preview: 'true' }],
    ['pr-opened', { prompt: 'Look at it.' }],
  ])('beside %s changes no outcome; the step is red if fail-on says so', async (outcome, more) => {
    for (const fails of [false, true]) {
      const inputs = { ...key, ...more, ...(fails && GATE) }
      const end = await gate({ ...pulled(), changes: CHANGES, inputs })
      expect(end.result).toMatchObject({ outcome, fails })
      expect(end.log.at(-1)).toContain('No redirect from "/b", "/a"')
      expect(linesIn(end)).toHaveLength(2)
    }
  })

  test('is named up to a limit: five in the annotation, ten in the table, a hundred in the lines', async () => {
    const changes = Array.from({ length: 120 }, (_, n) => removed(`old/${n}.mdx`))
    const end = await gate({ changes, inputs: GATE })
    expect(end.log.at(-1)).toMatch(/"\/old\/0"(, "\/old\/\d+"){4} and 115 more: the summary/)
    expect(linesIn(end)).toHaveLength(100)
    expect(end.summary).toContain('20 more pages without a redirect.')
  })

  test('is in the docs.json of its own site', async () => {
    const texts = { 'docs.json': '{}', 'web/docs.json': '{}' }
    const end = await gate({ changes: [removed('web/a.mdx'), removed('b.mdx')], github: { texts } })
    const files = [...end.summary.matchAll(/^For `redirects` in (.*):$/gm)].map(([, file]) => file)
    expect(files.map((file) => file?.replace('<wbr>', ''))).toEqual(['web/docs.json', 'docs.json'])
  })

  test('S18: has lines that are JSON and end no block, whatever its name is', async () => {
    for (const text of [...HOSTILE_TEXTS, 'a```\n```', '<!channel>', 'x\u202ey']) {
      const end = await gate({ changes: [removed(`old ${text}.mdx`)] })
      expect(linesIn(end)).toHaveLength(1)
      const [, lines = ''] = end.summary.split('```json\n')
      const [line = ''] = lines.split('\n')
      expect(line).not.toMatch(/[<>&`@$]|[\p{Cc}\p{Cf}]/u)
    }
  })
})

/** Inputs as the runner passes them. */
function asTexts(inputs: object): Record<string, string> {
  return Object.fromEntries(Object.entries(inputs).map(([name, value]) => [name, `${value}`]))
}

test('examples/removed-pages.yml is red with its permissions on a fork, and green in a merge queue', async () => {
  const { jobs } = parse(readFileSync('examples/removed-pages.yml', 'utf8'))
  const { permissions, steps } = jobs['removed-pages']
  const files = [removed('b.mdx')]
  const github = { files: FILES, texts: { 'docs.json': '{}' }, pulls: [{ number: 8, files }] }
  const flow = {
    inputs: { 'api-key': '', 'project-id': '', ...asTexts(steps[0].with) },
    github: { ...github, token: { permissions } },
  }
  const red = await runStep({ ...pulled({ login: 'mallory', from: 'mallory/docs' }), ...flow })
  expect(red.result).toMatchObject({ outcome: 'page-removed', fails: true })
  const payload = { action: 'checks_requested', merge_group: {} }
  const queue = await runStep({ event: 'merge_group', payload, ...flow })
  expect(queue.result).toMatchObject({ outcome: 'skipped', fails: false })
})

describe('with page-removed in fail-on, a page whose redirect is unknown fails the step', () => {
  const changes = [removed('b.mdx')]
  test.each<[what: string, more: Partial<Gated>, why: string]>([
    ['there is no docs.json', { github: { texts: {} } }, '"/b", since there is no docs.json'],
    [
      'docs.json is not JSON',
      { github: { texts: { 'docs.json': '{"a": 1,}' } } },
      'is not JSON in line 1 column 9: look for a',
    ],
    ['a pattern may cover it', { docsJson: { redirects: [redirect('/:page')] } }, 'from "/:page"'],
    ['a $ref leads nowhere', { docsJson: { navigation: { $ref: 'x.json' } } }, '"x.json" does'],
    [
      'GitHub does not give it',
      { onRequest: ({ operation }) => (operation === 'blob' ? refuse(404, 'No') : undefined) },
      '"/b", since the server answered 404',
    ],
  ])('D16: if %s', async (_what, more, why) => {
    const end = await gate({ changes, inputs: GATE, ...more })
    expect(end.result).toMatchObject({ outcome: 'error', fails: true })
    expect(end.result.message).toMatch(/^Whether removed pages have redirects is unknown, and /)
    expect(end.result.message).toContain(why)
    expect(end.summary).toContain('redirect unknown')
    const green = await gate({ changes, ...more })
    expect(green.result).toMatchObject({ outcome: 'reported', fails: false })
  })

  test('more files than GitHub lists; the pages that are known to go are named all the same', async () => {
    const many = Array.from({ length: 3000 }, (_, n) => ({ filename: `img/${n}.png` }))
    const end = await gate({ changes: many, inputs: GATE })
    expect(end.result).toMatchObject({ outcome: 'error', fails: true })
    expect(end.result.message).toContain('no more than 3,000 files are read: split the pull')
    const both = await gate({ changes: [...changes, ...many], inputs: GATE })
    expect(both.result).toMatchObject({ outcome: 'page-removed', fails: true })
    expect(both.log.at(-1)).toMatch(/No redirect from "\/b": .*split the pull request\.$/)
  })

  test.each<[string, ChangedFile, string]>([
    ['a change of .mintignore', { filename: '.mintignore' }, 'changes `.mintignore`'],
    ['a docs.json that moves', moved('docs.json', 'x/docs.json'), 'moves or removes a `docs.json`'],
    [
      'a docs.json within another site',
      { filename: 'guides/docs.json', status: 'added' },
      'moves or removes a `docs.json`',
    ],
  ])('%s, with which pages go whose files do not change', async (_what, change, why) => {
    const github = { texts: { 'docs.json': '{}', '.mintignore': '' } }
    const end = await gate({ changes: [change], inputs: GATE, github })
    expect(end.result).toMatchObject({ outcome: 'error', fails: true })
    expect(end.result.message).toContain(why)
    expect(end.outputs['pages-removed']).toBeUndefined()
  })

  test.each([
    ['slow', '**/a/**/a/**/z'],
    ['many', 'x\n'.repeat(501)],
  ])("D14: %s patterns of a stranger's .mintignore are not tried", async (_what, ignored) => {
    const github = { texts: { 'docs.json': '{}', '.mintignore': ignored } }
    const end = await gate({ changes, inputs: GATE, github })
    expect(end.result).toMatchObject({ outcome: 'error', fails: true })
    expect(end.result.message).toContain('.mintignore has more than 500 lines')
  })

  test('beside other work, the outcome stands, and the step is red', async () => {
    const inputs = { 'api-key': 'mint_key', 'project-id': 'docs', preview: 'true', ...GATE }
    const github = { texts: {} }
    const end = await gate({ ...pulled(), changes, inputs, github })
    expect(end.result).toMatchObject({ outcome: 'previewed', fails: true })
    expect(end.log.at(-1)).toMatch(/^error: The preview is built.*since there is no docs\.json/)
    expect(end.summary).toContain('> Whether removed pages have redirects is unknown')
    const blind = await gate({
      ...pulled(),
      changes,
      inputs: { ...inputs, preview: 'false', 'traffic-weeks': '1' },
      github: { token: { permissions: { contents: 'read' } } },
    })
    expect(blind.result).toMatchObject({ outcome: 'error', fails: true })
    expect(blind.result.message).toContain('`pull-requests: read`')
  })
})

test('T6: a gate is red if a defect left nothing of the report that it needs', () => {
  const inputs = (signals: string) =>
    openFlow({ ...pulled(), inputs: { 'reader-signals': signals, ...GATE } }).step.inputs
  const judged = resultOfPages({ outcome: 'pr-opened', message: '' }, inputs('reach'))
  expect(judged.unknownPages).toContain('there is no report')
  expect(fails({ outcome: 'pr-opened', message: '', ...judged }, new Set())).toBe(true)
})

describe('a redirect that the pull request adds or changes', () => {
  const note = async (added: object[], more: Partial<Gated> = {}) => {
    const old = [redirect('/old', '/gone'), redirect('/older', '/a')]
    const docsJson = { redirects: [...old, ...added] }
    const end = await gate({ changes: [], docsJson, before: { redirects: old }, ...more })
    expect(end.result).toMatchObject({ outcome: 'reported', fails: false })
    const notes = end.summary.match(/^> ⚠️ (?:New|Unknown).*$/gm) ?? []
    return { ...end, notes: notes.map((one) => one.replaceAll(/\\|&#8288;/g, '')) }
  }

  test.each<[what: string, added: object, note: RegExp]>([
    ['no page', redirect('/x', '/nowhere'), /lead to no page \(1\): "\/x" to "\/nowhere"/],
    ['no page, changed', redirect('/old', '/never'), /lead to no page \(1\): "\/old" to "\/never"/],
    ['another redirect', redirect('/x', '/older#top'), /lead to another redirect \(1\): "\/x" to/],
    ['itself', redirect('/x', '/x'), /lead to another redirect \(1\)/],
  ])('is a note where it leads to %s', async (_what, added, expected) => {
    const { notes } = await note([added])
    expect(notes).toEqual([expect.stringMatching(expected)])
  })

  test.each<[what: string, added: object]>([
    ['a page', redirect('/x', '/guides/auth')],
    ["a page's part", redirect('/x', '/guides/auth/?q=1#part')],
    ['the first page', redirect('/x', '/')],
    ['another site', redirect('/x', 'https://example.com/nowhere')],
    ['a file', redirect('/x', '/openapi.json')],
    ['a pattern', redirect('/x/:slug*', '/nowhere/:slug*')],
  ])('is fine where it leads to %s', async (_what, added) => {
    expect((await note([added])).notes).toEqual([])
  })

  test('is never a note where OpenAPI makes pages', async () => {
    const docsJson = {
      redirects: [redirect('/x', '/api/users')],
      navigation: { tabs: [{ openapi: 'openapi.json' }] },
    }
    expect((await note([], { docsJson, before: {} })).notes).toEqual([])
  })

  test('counts if it is in a file that docs.json names', async () => {
    const texts = {
      'docs.json': '{"redirects":{"$ref":"r.json"}}',
      'r.json': JSON.stringify([redirect('/old', '/gone'), redirect('/x', '/nowhere')]),
    }
    const baseTexts = { 'r.json': JSON.stringify([redirect('/old', '/gone')]) }
    const pulls = [{ number: 8, files: [{ filename: 'r.json' }], baseTexts }]
    const { notes } = await note([], { github: { texts, pulls } })
    expect(notes).toEqual([expect.stringContaining('(1): "/x" to "/nowhere"')])
  })

  test('is read only if such a file changed, and the report names what cannot be read', async () => {
    const operations = ({ requests }: FlowEnd) => requests.map(({ operation }) => operation)
    const docsJson = { redirects: [redirect('/x', '/nowhere')] }
    const same = await gate({ changes: [{ filename: 'a.mdx' }, { filename: 'p.json' }], docsJson })
    expect(operations(same)).toEqual(['files', 'tree', 'blob'])
    const added = await note([redirect('/x')])
    expect(operations(added)).toEqual(['files', 'tree', 'blob', 'tree', 'blob'])
    const { notes } = await note([redirect('/x', '/nowhere')], {
      onRequest: ({ operation, nth }) =>
        operation === 'tree' && nth > 0 ? refuse(404, 'No') : undefined,
    })
    expect(notes).toEqual([expect.stringContaining('Unknown targets of changed redirects: ')])
  })
})

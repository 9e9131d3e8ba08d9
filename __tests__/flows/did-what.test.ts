import { describe, expect, test } from '@jest/globals'
import { problem } from '../../simulator/github/asked.ts'
import type { GitHubOptions } from '../../simulator/github/github.ts'
import type { ChangedFile, Pull } from '../../simulator/github/repository.ts'
import { json } from '../../simulator/http/answer.ts'
import { RequestError } from '../../src/http/faults.ts'
import { LABELLED, scheduled } from '../support/events.ts'
import { type Flow, type FlowEnd, runStep } from '../support/flow.ts'
import { structureOf, typed } from '../support/markdown.ts'
import { view } from '../support/readers.ts'

/* What the agent did: the title of its pull request, how much it changes, and the pages. */

const changed = (filename: string, additions = 1): ChangedFile => ({
  filename,
  additions,
  deletions: 1,
})
const FILES = [
  changed('changelog.mdx', 3),
  changed('docs.json'),
  changed('guides/auth.mdx', 9),
  changed('guides/errors.mdx', 2),
  changed('guides/limits.mdx'),
  changed('quickstart.mdx'),
  { filename: 'cli/watch.mdx', status: 'added', additions: 1_030, deletions: 0 } as const,
]
const TITLE = 'Document the --watch flag'
const PULL: Pull = { number: 50, title: TITLE, branch: 'mintlify/job-1', files: FILES }
const SITE = 'https://github.com/acme/site/pull/50'
/** A second repository, with the job's pull request, which the token may read. */
const elsewhere = (isPrivate: boolean): GitHubOptions => ({
  repositories: { 'acme/site': { private: isPrivate, pulls: [PULL] } },
  token: { repositories: ['acme/docs', 'acme/site'] },
})

const run = (flow: Flow = {}, prLink = 'https://github.com/acme/docs/pull/50') =>
  runStep({
    ...LABELLED,
    github: { pulls: [PULL] },
    service: { job: { prLink } },
    ...flow,
    inputs: { prompt: 'Document it.', comment: 'true', ...flow.inputs },
  })

/** What is seen of it in the comment, the summary and the file. */
const shownIn = ({ comments, summary, files }: FlowEnd) => [
  comments.find(({ issueNumber }) => issueNumber === 7)?.body ?? '',
  summary,
  files.report ?? '',
]
/** What was asked of GitHub about the pull request. */
const readsOf = ({ requests }: FlowEnd) =>
  requests.filter(({ operation }) => ['pull', 'files'].includes(operation))

test('the comment has its title, its files and lines, and the pages that most people read, each linked to its preview', async () => {
  const read = { '/quickstart': 6551, '/guides/errors': 419, '/changelog': 20 }
  const visits = Object.entries(read).flatMap(([page, views]) => view(page, views))
  const end = await run({
    inputs: { preview: 'true', 'traffic-weeks': '1' },
    service: { job: { prLink: 'https://github.com/acme/docs/pull/50' }, events: { visits } },
  })
  const at = (page: string) => `[${page}](https://acme-mintlify-job-1.mintlify.app${page})`
  const contents = [
    'Changes **7 files**, +1,047 −6.\n',
    '| Page | Change | Views |\n| :-- | :-- | --: |',
    `| ${at('/quickstart')} | +1 −1 | 6,551 |`,
    `| ${at('/guides/errors')} | +2 −1 | 419 |`,
    `| ${at('/changelog')} | +3 −1 | 20 |`,
    `| ${at('/guides/auth')} | +9 −1 | 0 |`,
    `| ${at('/guides/limits')} | +1 −1 | 0 |\n`,
  ].join('\n')
  const footnote = '5 of 7 files. Views by people in the last complete week.'
  const [comment = '', summary = '', file = ''] = shownIn(end).map(typed)
  expect(summary).toContain(
    `**[acme/docs#50](https://github.com/acme/docs/pull/50)**: ${TITLE}\n\n${contents}`,
  )
  expect(file).toContain(`**: ${TITLE}\n\n`)
  // GitHub shows the title of a link that is an item of a list, and whether it is open.
  expect(comment).toContain(`pull request\n\n- https://github.com/acme/docs/pull/50\n\n${contents}`)
  for (const shown of [summary, comment])
    expect(shown).toContain(`${contents}\n<sub>${footnote}</sub>\n\n👀 **Preview: `)
  expect(file).toBe(`${summary.trimEnd()}\n`)
  expect(readsOf(end).map(({ path }) => path)).toEqual([
    '/repos/acme/docs/pulls/50',
    '/repos/acme/docs/pulls/50/files',
  ])
  // A title is a stranger's text, and logs of public repositories are public.
  expect(end.log.join('\n')).not.toContain(TITLE)
})

test('without a report, the comment has the files that change most, among the first hundred', async () => {
  const many = Array.from({ length: 102 }, (_, nth) => changed(`web/page-${nth}.mdx`, nth))
  const end = await run({ github: { pulls: [{ ...PULL, files: many }] } })
  const [comment = ''] = shownIn(end).map(typed)
  expect(comment).toContain(
    '| Page | Change |\n| :-- | :-- |\n| /web/page-99 | +99 −1 |\n| /web/page-98 | +98 −1 |',
  )
  expect(comment).toContain('<sub>5 of 102 files. The first 100 were read.</sub>')
  expect(readsOf(end)).toHaveLength(2)
})

test('a page that is removed, has no plain address, or has no preview is no link', async () => {
  const files = [
    { filename: 'old.mdx', status: 'removed', additions: 0, deletions: 9 } as const,
    { filename: 'new.mdx', status: 'renamed', previous_filename: 'a.mdx' } as const,
    changed('a b.mdx', 4),
  ]
  const pulls = [{ ...PULL, files }]
  const inputs = { preview: 'true' }
  const [comment = ''] = shownIn(await run({ github: { pulls }, inputs })).map(typed)
  expect(comment).toContain('| /old | removed |\n| /a b | +4 −1 |\n| [/new](https://')
  const failed = await run({
    github: { pulls },
    inputs,
    service: {
      build: { result: 'failure' },
      job: { prLink: 'https://github.com/acme/docs/pull/50' },
    },
  })
  expect(failed.summary).toContain('| /new | moved |')
})

describe("a private pull request's title and files are shown", () => {
  const nothing = { event: 'schedule', payload: {} }

  test.each<[what: string, flow: Flow, prLink: string | undefined, isShown: boolean]>([
    ['in its own repository', { ...nothing }, undefined, true],
    ['in another private one', { ...scheduled(), github: elsewhere(true) }, SITE, true],
    ['not in a public one', { ...scheduled('public'), github: elsewhere(true) }, SITE, false],
    ['not where nobody says what it is', { ...nothing, github: elsewhere(true) }, SITE, false],
    ['anywhere, if it is public', { ...scheduled('public'), github: elsewhere(false) }, SITE, true],
  ])('%s', async (_what, flow, prLink, isShown) => {
    const inputs = { 'issue-number': '7' }
    const end = await run({ ...flow, inputs }, prLink)
    expect(end.outputs.outcome).toBe('pr-opened')
    const [comment = '', summary = '', file = ''] = shownIn(end)
    expect(comment).toContain(`- ${end.outputs['pr-link']}\n`)
    for (const shown of [comment, summary, file])
      expect(/watch|auth|Changes/.test(shown)).toBe(isShown)
    expect(`${summary}${file}`.includes(TITLE)).toBe(isShown)
    expect(readsOf(end).map(({ operation }) => operation)).toEqual(
      isShown ? ['pull', 'files'] : ['pull'],
    )
  })
})

describe('what the step cannot read is left out without a warning', () => {
  const answer = (to: string, how: () => ReturnType<typeof json>): Flow => ({
    onRequest: ({ operation }) => (operation === to ? how() : undefined),
  })
  const hang = () => {
    throw new RequestError('unanswered', 'no whole answer within 10 s')
  }

  test.each<[what: string, flow: Flow]>([
    [
      'a token that may not',
      { github: { pulls: [PULL], token: { permissions: { issues: 'write' } } } },
    ],
    ['a pull request that is gone', { github: {} }],
    ['a GitHub that is down', answer('pull', () => problem(503, 'Down'))],
    ['a GitHub that hangs', answer('pull', hang)],
    ['an answer of nothing', answer('pull', () => json(200, {}))],
  ])('%s', async (_what, flow) => {
    const end = await run(flow)
    expect(end.result).toMatchObject({ outcome: 'pr-opened', fails: false })
    for (const shown of shownIn(end)) expect(shown).not.toMatch(/watch|Changes|undefined/)
    expect(end.log.filter((line) => /^(warning|error)/.test(line))).toEqual([])
  })

  test('the log says what is missing, and which permission would help', async () => {
    const end = await run({
      github: { pulls: [PULL], token: { permissions: { issues: 'write' } } },
    })
    const line = /^The summary leaves out what acme\/docs#50 changes\. .*`pull-requests: read`/
    expect(end.log).toContainEqual(expect.stringMatching(line))
  })

  test('without contents, or in another repository, it names the files; the log names the permission', async () => {
    const token = { permissions: { issues: 'write', 'pull-requests': 'read' } } as const
    const end = await run({ github: { pulls: [PULL], token } })
    const files = '| File | Change |\n| :-- | :-- |\n| cli/watch.mdx | new |\n| guides/auth.mdx |'
    expect(typed(end.summary)).toContain(files)
    const line = /^The summary leaves out which pages acme\/docs#50 changes\. .*`contents: read`/
    expect(end.log).toContainEqual(expect.stringMatching(line))
    const { summary } = await run({ ...scheduled(), github: elsewhere(true) }, SITE)
    expect(typed(summary)).toContain(files)
  })

  test('without its files, the rest is shown', async () => {
    const end = await run(answer('files', () => problem(404, 'Not Found')))
    expect(end.summary).toContain(`**: ${TITLE}\n\nChanges **7 files**, +1,047 −6.\n\nPrompt`)
  })

  test('the step asks GitHub nothing about a pull request on another server', async () => {
    const prLink = 'https://gitlab.com/acme/docs/-/merge_requests/50'
    const end = await run({}, prLink)
    expect(readsOf(end)).toEqual([])
    expect(end.summary).toContain(`**[gitlab.com/acme/docs#50](${prLink})**\n`)
  })
})

test('S18, D3: a title and paths are text, wherever they are shown', async () => {
  const HOSTILE = '`|<b>@octocat</b> **b** ![x](https://evil.example/x.png) ::error::\u202E\n# h'
  const shown = async (text: string) => {
    const files = [changed(`${text}.mdx`), changed(`guides/${text}.png`)]
    const pulls = [{ ...PULL, title: text, files }]
    const end = await run({ github: { pulls }, inputs: { preview: 'true' } })
    expect(end.log.join('\n')).not.toContain(text)
    return shownIn(end).map((markdown) => markdown.replace(/^<!--.*-->/, ''))
  }
  const hostile = await shown(HOSTILE)
  expect(hostile.map(structureOf)).toEqual((await shown('a plain text')).map(structureOf))
  expect(hostile.join()).not.toMatch(/<b>|@octocat|\]\(https:..evil/)
})

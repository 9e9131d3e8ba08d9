import { expect, test } from '@jest/globals'
import { scheduled } from '../support/events.ts'
import { runWorkflow } from './act.ts'

/* What examples/tend.yml does to a pull request of the agent. GitHub is stand-in.sh. */

const TOKEN = 'ghs_e2eToken0123456789'

/** A pull request as `gh pr list` has it. */
const open = (number: number, more: object = {}) => ({
  ...{ number, headRefOid: `head${number}`, changedFiles: 1, labels: [{ name: 'documentation' }] },
  ...{ isCrossRepository: false, isDraft: false, updatedAt: new Date().toISOString(), ...more },
})
/** What a pull request has, without which it is not merged. */
const ripe = (number: number) => ({
  files: [{ filename: 'docs/a.mdx' }] as object[],
  reviews: [{ state: 'APPROVED', commit_id: `head${number}` }] as object[],
  checks: [{ bucket: 'pass' }, { bucket: 'skipping' }] as object[] | false,
  role: 'write',
})

/** What GitHub answers of it. */
function answersOf(number: number, more: Partial<ReturnType<typeof ripe>> = {}) {
  const { files, reviews, checks, role } = { ...ripe(number), ...more }
  const pull = `api --paginate repos/acme/docs/pulls/${number}`
  const user = { login: 'ann', type: 'User' }
  return {
    [`${pull}/files`]: files,
    [`${pull}/reviews`]: reviews.map((review) => ({ user, ...review })),
    'api repos/acme/docs/collaborators/ann/permission': { permission: role },
    'api repos/acme/docs/collaborators/bob/permission': { permission: 'write' },
    'api repos/acme/docs/collaborators/eve/permission': { permission: 'read' },
    [`pr checks ${number} `]: checks,
  }
}

/** Tends them, and returns what is written too, without the token. */
async function run(
  listed: object[],
  answers: Record<string, unknown>,
  edit = (text: string) => text,
) {
  const end = await runWorkflow({
    ...{ workflow: 'examples/tend.yml', ...scheduled(), secrets: { GITHUB_TOKEN: TOKEN }, edit },
    answers: { 'pr list --app mintlify ': listed, ...answers },
  })
  const writes = end.commands.filter((line) => / gh (pr (?!list|checks)|api .*POST)/.test(line))
  const prefix = /^.* gh (?:pr |api --silent --method POST repos.acme.docs.)/
  return { ...end, writes: writes.map((line) => line.replace(prefix, '')) }
}

/** Tends one, and returns what is written. */
async function tend(number: number, listed = {}, more: Partial<ReturnType<typeof ripe>> = {}) {
  const { jobs, writes } = await run([open(number, listed)], answersOf(number, more))
  expect(jobs).toEqual(['tend success'])
  return writes
}

const merge = (number: number) =>
  `merge ${number} --squash --delete-branch --match-head-commit head${number}`
const labelled = (number: number, label: string) => `issues/${number}/labels -f labels[]=${label}`
const merged = [merge(3)]
test('tend: what somebody with write access approved, and is green, is merged as it was approved', async () => {
  expect(await tend(3)).toEqual(merged)
  const asked = 'pulls/3/requested_reviewers -f reviewers[]=octocat'
  expect(await tend(3, { labels: [] })).toEqual([asked, labelled(3, 'documentation'), ...merged])
})

const [APPROVED, CHANGES] = ['APPROVED', 'CHANGES_REQUESTED']
const commit_id = 'head3'
const person = (login: string, type = 'User') => ({ user: { login, type } })
test.each<[why: string, listed: object, more: Partial<ReturnType<typeof ripe>>]>([
  ['nobody reviewed it', {}, { reviews: [] }],
  ['it was pushed to since', {}, { reviews: [{ state: APPROVED, commit_id: 'old' }] }],
  ['the approval was dismissed', {}, { reviews: [{ state: 'DISMISSED', commit_id }] }],
  [
    'the same person requests changes',
    {},
    { reviews: [APPROVED, CHANGES].map((state) => ({ state, commit_id })) },
  ],
  [
    'another requests changes',
    {},
    {
      reviews: [
        { state: APPROVED, commit_id },
        { state: CHANGES, commit_id: 'old', ...person('bob') },
      ],
    },
  ],
  [
    'a bot requests changes',
    {},
    {
      reviews: [
        { state: APPROVED, commit_id },
        { state: CHANGES, commit_id, ...person('checker[bot]', 'Bot') },
      ],
    },
  ],
  ['who approved it may only read', {}, { role: 'read' }],
  ['a bot approved it', {}, { reviews: [{ state: APPROVED, commit_id, ...person('ann', 'Bot') }] }],
  ['it has no check', {}, { checks: false }],
  ['a check failed', {}, { checks: [{ bucket: 'pass' }, { bucket: 'fail' }] }],
  ['a check is not done', {}, { checks: [{ bucket: 'pass' }, { bucket: 'pending' }] }],
  ['all checks were skipped', {}, { checks: [{ bucket: 'skipping' }] }],
  ['it is a draft', { isDraft: true }, {}],
  ['its branch is in a fork', { isCrossRepository: true }, {}],
])('tend: nothing is merged if %s', async (_why, listed, more) => {
  expect(await tend(3, listed, more)).toEqual([])
})

test.each([
  ['who may not write requests changes', [{ state: CHANGES, commit_id, ...person('eve') }]],
  [
    'a bot requested changes of an earlier commit',
    [{ state: CHANGES, commit_id: 'old', ...person('checker[bot]', 'Bot') }],
  ],
  [
    'a bot requested changes and then approved',
    [CHANGES, APPROVED].map((state) => ({ state, commit_id, ...person('checker[bot]', 'Bot') })),
  ],
])('tend: an approved one is merged even if %s', async (_why, reviews) => {
  expect(await tend(3, {}, { reviews: [{ state: APPROVED, commit_id }, ...reviews] })).toEqual(
    merged,
  )
})

test.each([
  ['a file is elsewhere', [{ filename: 'docs/a.mdx' }, { filename: '.github/workflows/x.yml' }]],
  ['a file was elsewhere', [{ filename: 'docs/a.mdx', previous_filename: 'src/a.ts' }]],
  ["a file's name has two lines", [{ filename: 'docs/a\nb' }]],
  ['a file is in a folder .github', [{ filename: 'docs/.github/workflows/x.yml' }]],
  ['it has no file', []],
])('tend: it is left to people if %s', async (_why, files) => {
  expect(await tend(3, {}, { files })).toEqual([labelled(3, 'outside-docs')])
  const labels = [{ name: 'documentation' }, { name: 'outside-docs' }]
  expect(await tend(3, { labels }, { files })).toEqual([])
})

test.each(['', '.', '^(docs/'])('tend: nothing is merged if FOLDERS is "%s"', async (folders) => {
  const edit = (text: string) => text.replace('FOLDERS: ^docs/', `FOLDERS: "${folders}"`)
  // act may lose what a step writes just before it ends, so the sentence is not looked at.
  const { jobs, writes } = await run([open(3)], answersOf(3), edit)
  expect([jobs, writes]).toEqual([['tend failure'], []])
})

test.each([
  ['guides/a.mdx', true],
  ['docs.json', true],
  ['images/a.png', true],
  ['src/a.ts', false],
  ['guides/docs.json.ts', false],
  ['.github/a.md', false],
  ['guides/.github/a.md', false],
])(
  'tend: with the line for docs at the root, %s is of the docs: %s',
  async (filename, isOfDocs) => {
    const edit = (text: string) => text.replace(/FOLDERS: .* root: /, 'FOLDERS: ')
    const { writes } = await run([open(3)], answersOf(3, { files: [{ filename }] }), edit)
    expect(writes).toEqual(isOfDocs ? merged : [labelled(3, 'outside-docs')])
  },
)

const elsewhere = { files: [{ filename: 'src/a.ts' }] }
const byBob = { reviews: [{ state: APPROVED, commit_id, ...person('bob') }] }
test.each<[why: string, refused: string, more: Partial<ReturnType<typeof ripe>>]>([
  ['its files cannot be listed', 'api --paginate repos/acme/docs/pulls/3/files', {}],
  ['its reviews cannot be listed', 'api --paginate repos/acme/docs/pulls/3/reviews', {}],
  ["its reviewer's role is unknown", 'api repos/acme/docs/collaborators/bob/permission', byBob],
  [
    'it cannot be labelled outside-docs',
    'api --silent --method POST repos/acme/docs/issues/3/labels',
    elsewhere,
  ],
  ['its branch requires a merge queue', 'pr merge 3 --squash --delete-branch', {}],
])('tend: one pull request stops no other if %s', async (_why, refused, more) => {
  const answers = { ...answersOf(3, more), ...answersOf(4), [refused]: false }
  const { jobs, writes, annotations } = await run([open(3), open(4)], answers)
  expect(jobs).toEqual(['tend success'])
  expect(writes.at(-1)).toBe(merge(4))
  expect(annotations).toContain('warning Pull request 3: the line above says what failed.')
})

test('tend: a new one names the older ones that change the same pages, once', async () => {
  const labels: object[] = []
  const pages = (...names: string[]) => ({ files: names.map((filename) => ({ filename })) })
  const answers = {
    ...answersOf(3, { ...pages('docs/a.mdx', 'docs.json'), reviews: [] }),
    ...answersOf(4, { ...pages('docs/b.mdx', 'docs.json'), reviews: [] }),
    ...answersOf(5, { ...pages('docs/a.mdx'), reviews: [] }),
  }
  const listed = [open(5, { labels }), open(4, { labels }), open(3)]
  const edit = (text: string) => text.replace('FOLDERS: ^docs/', 'FOLDERS: ^docs')
  const { writes } = await run(listed, answers, edit)
  const asked = (number: number) => [
    `pulls/${number}/requested_reviewers -f reviewers[]=octocat`,
    labelled(number, 'documentation'),
  ]
  const named = 'Older pull requests that are still open change the same pages: #3'
  expect(writes).toEqual([...asked(4), ...asked(5), `issues/5/comments -f body=${named}`])
})

test('tend: what nobody touched for 14 days is closed, and says that it is not offered again', async () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
  const closed = await tend(3, { updatedAt: daysAgo(14.1), labels: [] })
  expect(closed).toEqual([
    expect.stringMatching(/^close 3 --delete-branch --comment Nobody .* does not offer .* again\./),
  ])
  expect(await tend(3, { updatedAt: daysAgo(13.9), isDraft: true })).toEqual([])
})

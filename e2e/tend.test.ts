import { expect, test } from '@jest/globals'
import { scheduled } from '../__tests__/support/events.ts'
import { runWorkflow } from './act.ts'

/* What examples/tend.yml does to a pull request of the agent. GitHub is e2e/stand-in.sh. */

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

/** Tends one pull request, and returns what is written, without the token. */
async function tend(number: number, listed = {}, more: Partial<ReturnType<typeof ripe>> = {}) {
  const { files, reviews, checks, role } = { ...ripe(number), ...more }
  const [pull, user] = [
    `api --paginate repos/acme/docs/pulls/${number}`,
    { login: 'ann', type: 'User' },
  ]
  const end = await runWorkflow({
    ...{ workflow: 'examples/tend.yml', ...scheduled(), secrets: { GITHUB_TOKEN: TOKEN } },
    answers: {
      'pr list --app mintlify ': [open(number, listed)],
      [`${pull}/files`]: files,
      [`${pull}/reviews`]: reviews.map((review) => ({ user, ...review })),
      'api repos/acme/docs/collaborators/ann/permission': { permission: role },
      [`pr checks ${number} `]: checks,
    },
  })
  expect(end.jobs).toEqual(['tend success'])
  const writes = end.commands.filter((line) => / gh pr (?!list|checks)/.test(line))
  return writes.map((line) => line.replace(`acme/docs ${TOKEN} gh pr `, ''))
}

test('tend: what somebody with write access approved, and is green, is merged as it was approved', async () => {
  const merged = ['merge 3 --squash --delete-branch --match-head-commit head3']
  expect(await tend(3)).toEqual(merged)
  const asked = 'edit 3 --add-label documentation --add-reviewer octocat'
  expect(await tend(3, { labels: [] })).toEqual([asked, ...merged])
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
        { state: CHANGES, commit_id, ...person('bob') },
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
  ['a file is elsewhere', [{ filename: 'docs/a.mdx' }, { filename: '.github/workflows/x.yml' }]],
  ['a file was elsewhere', [{ filename: 'docs/a.mdx', previous_filename: 'src/a.ts' }]],
  ["a file's name has two lines", [{ filename: 'docs/a\nb' }]],
  ['it has no file', []],
])('tend: it is left to people if %s', async (_why, files) => {
  expect(await tend(3, {}, { files })).toEqual(['edit 3 --add-label outside-docs'])
})

test('tend: what nobody touched for 14 days is closed, and says that it is not offered again', async () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
  const closed = await tend(3, { updatedAt: daysAgo(14.1), labels: [] })
  expect(closed).toEqual([
    expect.stringMatching(/^close 3 --delete-branch --comment Nobody .* does not offer .* again\./),
  ])
  expect(await tend(3, { updatedAt: daysAgo(13.9), isDraft: true })).toEqual([])
})

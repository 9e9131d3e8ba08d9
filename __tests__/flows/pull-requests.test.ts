import { expect, test } from '@jest/globals'
import { demoGitHub } from '../../simulator/demo.ts'
import type { GitHubOptions } from '../../simulator/github/github.ts'
import type { Pull } from '../../simulator/github/repository.ts'
import { scheduled } from '../support/events.ts'
import { asked, type Flow, runStep } from '../support/flow.ts'
import { structureOf, typed } from '../support/markdown.ts'
import { VirtualClock } from '../support/virtual-clock.ts'

const GITHUB = demoGitHub(new VirtualClock())
const INPUTS = { 'reader-signals': 'pull-requests', 'traffic-file': 'pulls.json' }

async function reportOn(flow: Flow = {}) {
  const end = await runStep({ ...scheduled(), github: GITHUB, inputs: INPUTS, ...flow })
  expect(end.result).toMatchObject({ outcome: 'reported', fails: false })
  const section = typed(end.summary.split('The agent’s pull requests\n\n')[1] ?? '')
  const { signals } = JSON.parse(end.files['pulls.json'] ?? '{}')
  return { ...end, section, fates: signals?.pullRequests }
}

const merged = (number: number, more: Partial<Pull> = {}): Pull => ({
  number,
  createdAt: '2026-11-01T00:00:00Z',
  mergedAt: '2026-11-02T00:00:00Z',
  files: [{ filename: 'guides/auth.mdx' }],
  ...more,
})
const unmerged: Partial<Pull> = { mergedAt: null, state: 'open' }
const many = (count: number, more: (n: number) => Partial<Pull>) =>
  Array.from({ length: count }, (_, n) => merged(n + 1, more(n)))
const withPulls = (...pulls: Pull[]): GitHubOptions => ({ ...GITHUB, pulls })

test('the report counts merged and closed pull requests, links open ones, and asks the service nothing', async () => {
  const old = { createdAt: '2026-07-01T00:00:00Z' }
  const github = withPulls(
    merged(1),
    merged(2, { ...old, mergedAt: '2026-09-01T00:00:00Z' }),
    // Merged before the 13 weeks, with later activity.
    merged(3, { ...old, mergedAt: '2026-07-02T00:00:00Z', closedAt: '2026-11-10T00:00:00Z' }),
    merged(4, { ...unmerged, state: 'closed', closedAt: '2026-11-03T00:00:00Z' }),
    merged(5, { ...unmerged, title: 'Tell [x](https://x.example) of @team' }),
    merged(6, { ...unmerged, login: 'octocat' }),
    // The oldest comes first.
    merged(7, { ...old, ...unmerged, title: 'Wait' }),
  )
  const end = await reportOn({ github })
  const [sentence, title, items = ''] = end.section.split('\n\n')
  expect(sentence).toBe('In the last 13 weeks, **2** were merged and **1** closed without a merge.')
  expect(title).toBe('**Open** (2)')
  const [longest, item] = items.trim().split('\n')
  expect(longest).toContain('/acme/docs/pull/7)')
  expect(item?.trim()).toMatch(/^- \[Tell .* #5\]\(https:\/\/.*\/acme\/docs\/pull\/5\)$/)
  const structure = ['list', 'listItem', 'paragraph', 'link', 'text']
  expect(structureOf(item ?? '').slice(1)).toEqual(structure)
  const whole = { available: true, complete: true, gaps: [] }
  expect(end.fates).toEqual({ ...whole, merged: 2, closed: 1, open: 2 })
  expect(asked(end)).toEqual([])
})

test('a report without pull requests names the repository that it looked at', async () => {
  const { section } = await reportOn({ github: withPulls() })
  expect(section).toMatch(/^The agent opened no pull request in this repository in the last/)
})

const OTHERS = many(500, (n) => ({
  number: n + 10,
  login: 'octocat',
  closedAt: '2026-11-10T00:00:00Z',
}))

test('a report with too many pull requests says how many it read', async () => {
  const github = withPulls(merged(1, unmerged), ...OTHERS)
  const { fates, section, summary } = await reportOn({ github })
  const gap = 'only 500 open and 500 closed pull requests of the repository are read'
  expect(summary).toContain(`The agent's pull requests: partial, since ${gap}.`)
  expect(section).toContain('at least **0** were merged')
  expect(fates).toMatchObject({ complete: false, gaps: [{ is: 'partial', why: gap }] })
})

test('a token without pull-requests: read shortens a report, and fails one of pull requests alone', async () => {
  const github = { ...GITHUB, token: { permissions: {} } }
  const { summary } = await reportOn({ github, inputs: { ...INPUTS, 'traffic-weeks': '1' } })
  expect(summary).toMatch(/⚠️ The agent's pull requests: not available, .*`pull-requests: read`/)
  const { result } = await runStep({ ...scheduled(), github, inputs: INPUTS })
  expect(result).toMatchObject({ outcome: 'error', fails: true })
  expect(result.message).toContain('`pull-requests: read`')
})

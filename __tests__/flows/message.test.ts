import { expect, test } from '@jest/globals'
import { refuse } from '../../simulator/http/answer.ts'
import { pulled, scheduled } from '../support/events.ts'
import { type Flow, runStep } from '../support/flow.ts'
import { turn, twoWeeks, view } from '../support/readers.ts'

const ASK = { prompt: 'Document it.' }
const LINK = 'https://github.com/acme/docs/pull/101'
const RUN = 'https://github.com/acme/docs/actions/runs/4242'
const pages = (...names: string[]) => ({
  files: ['docs.json', 'index.mdx', 'old.mdx'],
  texts: { 'docs.json': JSON.stringify({ navigation: { pages: ['index', 'old'] } }) },
  pulls: [
    { number: 8, files: names.map((filename) => ({ filename, status: 'removed' as const })) },
  ],
})
const REPORT: Flow = {
  ...scheduled(),
  inputs: { 'traffic-weeks': '2', 'reader-signals': 'questions', 'report-title': 'Site B' },
  service: {
    events: twoWeeks(
      { visits: view('/', 5895), turns: [turn('How?'), turn('Why?')] },
      { visits: view('/', 5000) },
    ),
  },
}

test.each<[outcome: string, flow: Flow, message: string]>([
  ['pr-opened', { inputs: ASK }, `The docs agent opened a pull request: ${LINK}`],
  [
    'failed',
    { inputs: ASK, service: { job: { result: 'failed' } } },
    `The job of the docs agent failed: job job_1, ${RUN}`,
  ],
  [
    'reported',
    REPORT,
    `Site B, 9 to 15 Nov: 5895 views by people, up 18 percent, none by AI assistants, 2 questions without an answer, ${RUN}`,
  ],
  [
    'skipped',
    { ...pulled({ login: 'mallory', from: 'mallory/docs' }), inputs: { ...ASK, 'api-key': '' } },
    `Skipped: nothing was sent: ${RUN}`,
  ],
  [
    'dry-run',
    { inputs: { ...ASK, 'dry-run': 'true' } },
    `Dry run: all checks passed, and nothing was changed: ${RUN}`,
  ],
  [
    'error',
    {
      inputs: ASK,
      onRequest: ({ operation }) =>
        operation === 'create' ? refuse(401, 'No; rm -rf /') : undefined,
    },
    `The step failed: ${RUN}`,
  ],
  [
    'previewed',
    { command: 'preview', inputs: { branch: 'edit' } },
    `The preview is built: https://acme-edit.mintlify.app`,
  ],
  ['published', { command: 'publish' }, `The docs are published: ${RUN}`],
  [
    'passed',
    { ...pulled(), command: 'removed-pages', github: pages() },
    `No page was removed without a redirect: ${RUN}`,
  ],
  [
    'page-removed',
    { ...pulled(), command: 'removed-pages', github: pages('old.mdx') },
    `Pages were removed without a redirect: 1 page, ${RUN}`,
  ],
])('%s has a message that is inert in shell and chat', async (outcome, flow, message) => {
  const { outputs } = await runStep(flow)
  expect(outputs).toMatchObject({ outcome, message })
  expect(outputs.message).toMatch(/^[A-Za-z0-9 .,:/_-]{1,300}$/)
})

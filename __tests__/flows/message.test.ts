import { expect, test } from '@jest/globals'
import { problem } from '../../simulator/github/asked.ts'
import { type Answer, refuse } from '../../simulator/http/answer.ts'
import type { OnRequest } from '../../simulator/send.ts'
import { pulled, scheduled } from '../support/events.ts'
import { type Flow, runStep } from '../support/flow.ts'
import { turn, twoWeeks, view } from '../support/readers.ts'

const ASK = { prompt: 'Document it.' }
const LINK = 'https://github.com/acme/docs/pull/101'
const RUN = 'https://github.com/acme/docs/actions/runs/4242'
const REPORT: Flow = {
  ...scheduled(),
  inputs: { 'traffic-weeks': '2', 'reader-signals': 'true', 'step-key': 'b' },
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
    `The job of the docs agent failed: agent job job_1, ${RUN}`,
  ],
  [
    'reported',
    REPORT,
    `Who reads the docs of docs, 9 to 15 Nov: 5895 views by people, up 18 percent, none by AI assistants, questions without an answer: 2, ${RUN}`,
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
    `The API key is refused: ${RUN}`,
  ],
])('%s has a message that is inert in shell and chat', async (outcome, flow, message) => {
  const { outputs } = await runStep(flow)
  expect(outputs).toMatchObject({ outcome, message })
  expect(outputs.message).toMatch(/^[A-Za-z0-9 .,:/_-]{1,300}$/)
})

/** Words that no message may repeat. */
const STRANGE = 'Zebra says rm'
const TITLED = {}
const always = (answer: Answer) => () => answer
const onComments =
  (answer: Answer): OnRequest =>
  ({ to, path }) =>
    to === 'github' && path.includes('/comments') ? answer : undefined
const labeled: Flow = {
  event: 'issues',
  payload: { action: 'labeled', issue: { number: 7 }, repository: { private: true } },
  github: { roles: { octocat: 'write' } },
}

test.each<[why: string, flow: Flow, begin: string]>([
  [
    'a key is refused',
    { inputs: ASK, onRequest: always(refuse(401, STRANGE)) },
    'The API key is refused',
  ],
  [
    'a key is refused for one of several projects',
    { ...REPORT, onRequest: always(refuse(401, STRANGE)) },
    'The API key is refused: docs',
  ],
  [
    'a key is refused for a job and a report',
    { ...REPORT, inputs: { ...REPORT.inputs, ...ASK }, onRequest: always(refuse(401, STRANGE)) },
    'The API key is refused: docs',
  ],
  [
    'the key lacks a scope',
    { inputs: ASK, onRequest: always(refuse(403, STRANGE)) },
    'The API key or the plan does not allow this',
  ],
  [
    'the credits are used up',
    { inputs: ASK, onRequest: always(refuse(402, STRANGE)) },
    'The plan has no API access, or its credits are used up',
  ],
  [
    'there is no such project',
    { inputs: ASK, onRequest: always(refuse(404, STRANGE)) },
    'The project was not found',
  ],
  ['there is no such job', { inputs: { ...ASK, 'job-id': 'job_9' } }, 'The job was not found'],
  [
    'the service refuses the request',
    { inputs: ASK, onRequest: always(refuse(400, STRANGE)) },
    'A request was refused',
  ],
  [
    'the service is down',
    { inputs: ASK, onRequest: always(refuse(503, STRANGE)) },
    'It is unknown whether a request was accepted',
  ],
  [
    'the service is down for a report',
    { ...REPORT, onRequest: always(refuse(503, STRANGE)) },
    'A server answered with an error: docs',
  ],
  [
    'a limit is reached',
    { inputs: ASK, onRequest: always(refuse(429, STRANGE)) },
    'A limit of requests is reached',
  ],
  ['an input is bad', { inputs: { ...ASK, wait: STRANGE } }, 'Bad input, nothing was sent: https'],
  [
    'inputs are bad',
    { inputs: { ...TITLED, wait: STRANGE, context: STRANGE } },
    'Bad input, nothing was sent: https',
  ],
  [
    'an error is not ours',
    {
      inputs: ASK,
      onRequest: () => {
        throw new Error(STRANGE)
      },
    },
    'A defect of this action',
  ],
  [
    'the comment cannot be written',
    {
      ...labeled,
      inputs: { ...ASK, comment: 'true' },
      onRequest: onComments(problem(403, 'Resource not accessible by Zebra')),
    },
    'The github-token lacks a permission',
  ],
  [
    'the token is refused',
    {
      ...labeled,
      inputs: ASK,
      onRequest: ({ to }) => (to === 'github' ? problem(401, STRANGE) : undefined),
    },
    'The github-token is refused',
  ],
  [
    'a dry run cannot use the key',
    { inputs: { ...ASK, 'dry-run': 'true' }, onRequest: always(refuse(401, STRANGE)) },
    'The API key is refused',
  ],
])('the message begins with the cause if %s, and ends with the link', async (_why, flow, begin) => {
  const { outputs, result } = await runStep(flow)
  expect(result.outcome).toBe('error')
  expect(outputs.message?.slice(0, begin.length)).toBe(begin)
  expect(outputs.message).toMatch(/^[A-Za-z0-9 .,:/_-]{1,300}$/)
  expect(outputs.message).not.toMatch(/zebra/i)
  expect(outputs.message?.endsWith(RUN)).toBe(true)
})

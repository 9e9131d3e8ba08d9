import { expect, test } from '@jest/globals'
import { scheduled } from '../support/events.ts'
import { asked, type Flow, runStep } from '../support/flow.ts'

/* Mistakes of a first workflow. Each message names the mistake, with the value seen, and what to do. */

const ASK = { prompt: 'Document it.' }
const ask = (inputs: Record<string, string>): Flow => ({ inputs: { ...ASK, ...inputs } })
const DISCUSSED: Flow = {
  event: 'discussion',
  payload: { action: 'created', discussion: { number: 12, title: 'Why?', body: 'How?' } },
}
const only = (inputs: Record<string, string>): Flow => ({ inputs })

test.each<[mistake: string, flow: Flow, wrong: string, remedy: string]>([
  ['no task', only({}), '`prompt`, `prompt-file`, `context`', 'there is nothing to do: set one'],
  [
    'an expression without a value',
    only({ prompt: ' ' }),
    '`prompt` is empty or white space',
    'the expression that fills it has no value in this event',
  ],
  ['yes for true', ask({ 'dry-run': 'yes' }), 'but is "yes"', 'must be true or false'],
  [
    'minutes with a unit',
    ask({ 'timeout-minutes': '90m' }),
    'but is "90m"',
    'a whole number from 1 to 360, without a unit',
  ],
  [
    'half a minute',
    ask({ 'timeout-minutes': '0.5' }),
    'but is "0.5"',
    'a whole number from 1 to 360',
  ],
  ['too many weeks', only({ 'traffic-weeks': '60' }), 'but is "60"', 'a whole number from 0 to 53'],
  [
    'a signal in the singular',
    only({ 'reader-signals': 'question' }),
    'but is "question"',
    '`reader-signals` must be true or false',
  ],
  [
    'an unknown context',
    ask({ context: 'issue' }),
    'has "issue"',
    'some of these, with commas between: event, changes, diff, signals',
  ],
  [
    'none and more',
    ask({ 'fail-on': 'none, failed' }),
    '`fail-on` lists none together with "failed"',
    'write none alone, or some of these',
  ],
  [
    'never for none',
    ask({ 'fail-on': 'never' }),
    'has "never"',
    'write none, or some of these, with commas between: failed',
  ],
  [
    'the address of a job',
    ask({ 'job-id': 'https://app.example/jobs/1' }),
    '`job-id` "https://app.example/jobs/1" is not an agent job\'s ID',
    'copy that from the output `job-id` or the dashboard',
  ],
  [
    'the address of a project',
    ask({ 'project-id': 'https://app.example/acme' }),
    '`project-id` "https://app.example/acme" is not an ID',
    'copy it from the dashboard',
  ],
  [
    'the name of a variable',
    ask({ 'project-id': '{{ vars.DOCS_PROJECT_ID }}' }),
    'is the name of a value and not its value',
    'vars.DOCS_PROJECT_ID }}`, with the name that yours has',
  ],
  [
    'a forgotten dollar sign',
    ask({ 'api-key': '{{ secrets.DOCS_API_KEY }}' }),
    '`api-key` is the name of a value and not its value',
    'secrets.NAME }}`, with the name that yours has',
  ],
  [
    'a header for a key',
    ask({ 'api-key': 'Bearer mint_x' }),
    '`api-key` holds quotes, blanks',
    'store the key alone, without quotes or "Bearer"',
  ],
  [
    'a key of another kind',
    ask({ 'api-key': 'mint_dsc_1' }),
    'is an assistant key (mint_dsc_…)',
    'make an admin key in the dashboard',
  ],
  [
    "the key in the token's place",
    ask({ 'github-token': 'mint_x' }),
    '`github-token` is an API key of the documentation service',
    'leave this input out',
  ],
  [
    'a host for an address',
    ask({ 'base-url': 'api.example.com' }),
    '`base-url` "api.example.com" is not a URL, such as https://',
    'leave it out, unless your service is elsewhere',
  ],
  [
    'an issue with its sign',
    ask({ comment: 'true', 'issue-number': '#7' }),
    'but is "#7"',
    'without a unit or #',
  ],
  [
    'an issue, and no comment',
    ask({ 'issue-number': '7' }),
    '`issue-number` is set, but nothing is written there',
    'set `comment: true`, or remove it',
  ],
  [
    'the number of a discussion',
    { ...DISCUSSED, ...ask({ comment: 'true', 'issue-number': '12' }) },
    '`issue-number` is 12, the number of this discussion',
    'this step comments on issues and pull requests, not on discussions: set it to one of those',
  ],
  [
    'no checkout',
    only({ 'prompt-file': 'prompts/weekly.md' }),
    '"prompts/weekly.md" is no file in the workspace',
    'let an earlier step make it, such as actions/checkout',
  ],
  [
    'two prompts, one of them missing',
    ask({ 'prompt-file': 'prompts/weekly.md' }),
    '`prompt-file` and `prompt` are both set',
    'remove one of them',
  ],
  [
    'an input of the button that is misspelt',
    ask({ 'dry-run': '' }),
    '`dry-run` is empty, so the step would act in earnest',
    "with `|| 'false'` after it",
  ],
  [
    'a workspace that is not there',
    { ...only({ 'prompt-file': 'prompt.md' }), env: { GITHUB_WORKSPACE: '/x/none' } },
    '"prompt.md" is no file in the workspace',
    'let an earlier step make it',
  ],
  [
    'the changes of an event without changes',
    {
      event: 'issues',
      payload: { action: 'opened', issue: { number: 7 } },
      ...ask({ context: 'changes' }),
    },
    '`context` names changes, but the event is issues, which has no changes',
    'it works on issue_comment, pull_request, pull_request_target, push, release, schedule',
  ],
  [
    'an event without a text',
    { ...scheduled(), ...ask({ context: 'event' }) },
    '`context: event` has nothing to quote of this "schedule" event',
    'run this step on an issue, a pull request or a comment, or leave `event` out',
  ],
])(
  '%s is refused with the value seen and the remedy, and nothing is sent',
  async (_mistake, flow, wrong, remedy) => {
    const { result, requests } = await runStep(flow)
    expect(requests).toEqual([])
    expect(result).toMatchObject({ outcome: 'error', fails: true })
    const message = [result.message, ...result.details].join('\n')
    expect(message).toMatch(/^(?:Bad input|\d bad inputs), nothing was sent[.:] /)
    expect(message).toContain(wrong)
    expect(message).toContain(remedy)
    expect(message).not.toMatch(/mint_x|ghs_x/)
  },
)

test('a comment that a discussion asks for is not written, and a warning says why', async () => {
  const end = await runStep({ ...DISCUSSED, ...ask({ comment: 'true' }) })
  expect(end.outputs.outcome).toBe('pr-opened')
  const warning =
    'There is no comment: this step comments on issues and pull requests, not on discussions.'
  expect(end.log.join('\n')).toContain(warning)
  expect(end.summary).toContain(warning)
  expect(end.comments.filter(({ issueNumber }) => issueNumber === 12)).toEqual([])
})

test('a comment on a number that is no issue or pull request fails the step before it asks', async () => {
  const end = await runStep(ask({ comment: 'true', 'issue-number': '12' }))
  expect(end.result).toMatchObject({ outcome: 'error', fails: true })
  expect(end.result.message).toMatch(/#12: the server answered 404 .* It does not exist, or the/)
  expect(asked(end)).toEqual([])
})

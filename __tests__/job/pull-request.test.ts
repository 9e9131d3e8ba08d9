import { expect, test } from '@jest/globals'
import { parsePullRequestLink } from '../../src/job/pull-request.ts'
import { renderPlain } from '../../src/rich-text.ts'
import type { AgentJob } from '../../src/service/schemas.ts'
import { openFlow } from '../support/flow.ts'
import { fc, runs } from '../support/runs.ts'

const SERVER = 'https://github.com'
function read(prLink: string | null | undefined, serverUrl = SERVER) {
  const { step } = openFlow({ env: { GITHUB_SERVER_URL: serverUrl } })
  return parsePullRequestLink({ prLink } as AgentJob, step)
}

test.each([
  ['https://github.com/acme/docs/pull/12', '12', 'acme/docs'],
  ['https://gitlab.com/group/sub/repo/-/merge_requests/3', '3', 'group/sub/repo'],
  ['https://bitbucket.org/acme/docs/pull-requests/4', '4', 'acme/docs'],
])('%s is read as pull request %s of %s', (url, number, repository) => {
  const name = `${repository}#${number}`
  expect(read(url).pullRequest).toMatchObject({ url, number, repository, name })
})

test.each([
  ['https://ghe.example/acme/docs/pull/12', 'https://ghe.example'],
  ['http://git.local:3000/acme/docs/pull/12', 'http://git.local:3000'],
])('%s is accepted on the server %s', (url, server) => {
  expect(read(url, server).pullRequest?.url).toBe(url)
})

const GITHUB = 'https://github.com/acme/docs'
test.each([
  ...['files', 'commits', 'checks', 'conflicts', 'changes', 'activity'],
  ...[
    'diffs',
    'diff',
    'pipelines',
    'overview',
    'files/',
    'commits/0a1B2c',
    `files/${'a'.repeat(64)}/`,
  ],
])('the tail /%s of a pull request is cut', (tail) => {
  const ends = ['', '?x=1', '#issuecomment-1', '?a=/../&b=%0a#"<e>', '#a?b']
  for (const end of ends)
    expect(read(`${GITHUB}/pull/12/${tail}${end}`).pullRequest).toMatchObject({
      url: `${GITHUB}/pull/12`,
      name: 'acme/docs#12',
    })
})

test.each([
  ['https://gitlab.com/group/files/-/merge_requests/3', '/diffs?tab=1'],
  ['https://bitbucket.org/acme/diff/pull-requests/4', '/overview'],
  ['https://github.com/files/commits/pull/12', '/'],
  [`${GITHUB}/pull/12`, '?x=1'],
  [`${GITHUB}/pull/12`, '#discussion_r1'],
])('%s is the pull request of a link that goes on with %s', (url, tail) => {
  expect(read(`${url}${tail}`).pullRequest?.url).toBe(url)
})

test.each([
  `${GITHUB}/pull/12//`,
  `${GITHUB}/pull/12/files//`,
  `${GITHUB}/pull/12/files/a/b`,
  `${GITHUB}/pull/12/files/..`,
  `${GITHUB}/pull/12/files/${'a'.repeat(65)}`,
  `${GITHUB}/pull/12/files%2f`,
  `${GITHUB}/pull/12/files/files/..`,
  `${GITHUB}/pull/12/edit`,
  `${GITHUB}/pull/12/Files`,
  `${GITHUB}/pull/../12/files`,
  `${GITHUB}/pull/12?é`,
  `${GITHUB}/pull/12#a\nb`,
  `${GITHUB}/pull/12?${'a'.repeat(300)}`,
  `https://evil.example?${GITHUB}/pull/12`,
  `https://user@github.com/acme/docs/pull/12/files`,
  `https://evil.example#@github.com/acme/docs/pull/12/files`,
])('%j has a tail that is not cut, or leaves no plain address', (link) => {
  expect(read(link).pullRequest).toBeUndefined()
})

test.each([
  ['javascript:alert(1)'],
  ['http://github.com/acme/docs/pull/12'],
  ['https://user@github.com/acme/docs/pull/12'],
  [`${GITHUB}/pull/12\n`],
  ['https://github.com/acme/../docs/pull/12'],
  [`${GITHUB}/pull/12345678901`],
  [`${GITHUB}/pulls/12`],
  [`${GITHUB}/-/merge_requests/12`],
  [`${GITHUB}/pull/0`],
  ['https://github.com/-rf/docs/pull/12'],
  ['https://gitlab.com/a/-/b/-/merge_requests/12'],
  ['not a URL'],
  [`${GITHUB}${'d'.repeat(300)}/pull/12`],
  // Another scheme or port must be the server's own.
  ['https://ghe.example:8443/acme/docs/pull/12', 'https://ghe.example'],
  ['http://git.local:3001/a/docs/pull/12', 'http://git.local:3000'],
])('%j is rejected', (link, server = SERVER) => {
  const { pullRequest, whyRejected } = read(link, server)
  expect(pullRequest).toBeUndefined()
  expect(renderPlain(whyRejected ?? [])).toContain('is not the plain address of a pull request')
  expect(renderPlain(whyRejected ?? [])).not.toMatch(/\n/)
})

test('a pull request on an unknown host is rejected, and the warning names those that are accepted', () => {
  const { pullRequest, whyRejected } = read('https://github.com.evil.example/acme/docs/pull/12')
  expect(pullRequest).toBeUndefined()
  expect(renderPlain(whyRejected ?? [])).toMatch(
    /is on a host that is not one of these: github\.com, gitlab\.com, bitbucket\.org/,
  )
})

test('only the exact address of a pull request is accepted', () => {
  const piece = fc.constantFrom(
    ...['https://', 'github.com', '/', 'acme', 'pull', '12', '@', ':', '?', '#', '\n', '..'],
    ...['%0a', '\\', 'é', ' '],
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const { pullRequest } = read(pieces.join(''))
      if (pullRequest === undefined) return
      expect(pullRequest.url).toBe(
        `https://github.com/${pullRequest.repository}/pull/${pullRequest.number}`,
      )
    }),
    { numRuns: runs(500) },
  )
})

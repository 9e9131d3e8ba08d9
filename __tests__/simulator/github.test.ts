import { expect, test } from '@jest/globals'
import { type GitHubOptions, SimulatedGitHub } from '../../simulator/github/github.ts'

function open(options: GitHubOptions = {}) {
  const github = new SimulatedGitHub(options)
  const headers = { authorization: 'token ghs_any' }
  const post = (path: string, body: unknown) =>
    github.answer({ method: 'POST', path, query: new URLSearchParams(), headers, body })
  return { github, post }
}

test.each([
  [1, 'Done.', 201],
  [1, ' ', 422],
  [1, 'é'.repeat(65_536), 201],
  [1, 'é'.repeat(65_537), 422],
  [2, 'Done.', 403],
  [3, 'Done.', 410],
])('a comment on issue %d is accepted or refused as on GitHub', (number, body, status) => {
  const { post, github } = open({ locked: [2], deleted: [3] })
  expect(post(`/repos/acme/docs/issues/${number}/comments`, { body }).status).toBe(status)
  expect(github.repository.comments).toHaveLength(status === 201 ? 1 : 0)
})

test.each([
  [
    'gfm',
    'a\nb <!-- c --> <b title="d" onclick="e">f</b>',
    200,
    '<p>a<br>\nb  <b title="d">f</b></p>',
  ],
  ['markdown', '<script>a</script><li>b</li>', 200, '&lt;script&gt;a&lt;/script&gt;b'],
  ['html', 'a', 422, undefined],
  ['gfm', 'é'.repeat(205_000), 413, undefined],
  ['gfm', 7, 422, undefined],
])('Markdown in mode %s is rendered as on GitHub: %#', (mode, text, status, html) => {
  const answer = open().post('/markdown', { mode, text })
  expect(answer.status).toBe(status)
  if (html !== undefined) {
    expect(answer.body).toBe(html)
    expect(answer.headers['x-github-request-id']).toMatch(/^[\dA-F:]+$/)
  }
})

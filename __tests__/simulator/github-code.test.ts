import { describe, expect, test } from '@jest/globals'
import { ask, forge, pages, REPO } from './github-harness.ts'

const commits = (count: number, files = 1) =>
  Array.from({ length: count }, (_, n) => ({
    sha: `${n + 1}`.padStart(4, '0'),
    message: `Change ${n + 1}`,
    files: Array.from({ length: files }, (_file, f) => ({ filename: `${n}-${f}.md` })),
  }))

const shas = (list: { sha: string }[]) => list.map(({ sha }) => sha)

describe('a comparison', () => {
  test('without pages has the newest 250 commits, the oldest of them first, and the true total', async () => {
    const server = await forge({ commits: commits(301) })
    const { json, headers } = await ask(server, `${REPO}/compare/0001...main`)
    expect(json).toMatchObject({ status: 'ahead', ahead_by: 300, total_commits: 300 })
    expect(shas(json.commits)).toEqual(shas(commits(301)).slice(51))
    expect(headers.get('link')).toBeNull()
  })

  test('with pages begins with the oldest, and has its files on the first page alone', async () => {
    const server = await forge({ commits: commits(202) })
    const first = await ask(server, `${REPO}/compare/0002...HEAD?per_page=100`)
    expect(shas(first.json.commits)).toEqual(shas(commits(202)).slice(2, 102))
    expect(first.json.files).toHaveLength(200)
    expect(pages(first)).toEqual({ next: '2', last: '2' })
    const second = await ask(server, `${REPO}/compare/0002...HEAD?per_page=100&page=2`)
    expect(second.json).toMatchObject({ total_commits: 200, files: [] })
    expect(shas(second.json.commits).at(-1)).toBe('0202')
  })

  test('has 300 files at most, and no total of them', async () => {
    const server = await forge({ commits: commits(3, 200) })
    const { json } = await ask(server, `${REPO}/compare/0001...0003`)
    expect(json.files).toHaveLength(300)
    expect(Object.keys(json).filter((key) => /file/.test(key))).toEqual(['files'])
  })

  test('of an unknown base or head is not found', async () => {
    const server = await forge({ commits: commits(2) })
    for (const range of ['ffff...main', '0001...nowhere', `${'0'.repeat(40)}...main`]) {
      expect((await ask(server, `${REPO}/compare/${range}`)).status).toBe(404)
    }
  })

  test('after a force push tells that both have gone their way', async () => {
    const dead = { sha: 'dead', parents: ['0001'] }
    const server = await forge({
      commits: [...commits(1), dead, { sha: '0002', parents: ['0001'] }],
    })
    expect((await ask(server, `${REPO}/compare/dead...main`)).json).toMatchObject({
      status: 'diverged',
      ahead_by: 1,
      behind_by: 1,
      merge_base_commit: { sha: '0001' },
    })
  })

  test('takes branches with slashes, tags, and the parent of a commit', async () => {
    const refs = { 'release/v1': '0001', v2: '0002' }
    const server = await forge({ commits: commits(3), refs })
    for (const [range, total] of [
      ['release%2Fv1...main', 2],
      ['v2...main', 1],
      ['0003%5E...0003', 1],
      ['main...main', 0],
    ])
      expect((await ask(server, `${REPO}/compare/${range}`)).json.total_commits).toBe(total)
  })

  test('makes one change of what several commits did to a file', async () => {
    const change = (sha: string, status: string, filename: string) => ({
      sha,
      files: [{ filename, status, additions: 2, deletions: 1 }],
    })
    const server = await forge({
      commits: [
        { sha: 'base' },
        change('one1', 'added', 'new.md'),
        change('two2', 'modified', 'new.md'),
        change('six6', 'added', 'gone.md'),
        change('ten0', 'removed', 'gone.md'),
      ],
    })
    expect((await ask(server, `${REPO}/compare/base...main`)).json.files).toEqual([
      { filename: 'new.md', status: 'added', additions: 4, deletions: 2, changes: 6 },
    ])
  })
})

describe('commits', () => {
  test('are listed with the newest first, and one shows its files', async () => {
    const server = await forge({ commits: commits(3, 2) })
    expect(shas((await ask(server, `${REPO}/commits?sha=0002`)).json)).toEqual(['0002', '0001'])
    expect((await ask(server, `${REPO}/commits/main`)).json).toMatchObject({
      sha: '0003',
      commit: { message: 'Change 3' },
      author: { login: 'octocat' },
      files: [{ filename: '2-0.md' }, { filename: '2-1.md' }],
      stats: { total: 2 },
    })
  })

  test('with more than 300 files have pages', async () => {
    const server = await forge({ commits: commits(1, 450) })
    const first = await ask(server, `${REPO}/commits/0001`)
    expect(first.json.files).toHaveLength(300)
    expect(pages(first)).toEqual({ next: '2', last: '2' })
    expect((await ask(server, `${REPO}/commits/0001?page=2`)).json.files).toHaveLength(150)
  })

  test('that do not exist are refused, and an empty repository has none', async () => {
    expect(await ask(await forge({ commits: commits(1) }), `${REPO}/commits/beef`)).toMatchObject({
      status: 422,
      json: { message: 'No commit found for SHA: beef' },
    })
    expect((await ask(await forge(), `${REPO}/commits`)).status).toBe(409)
  })

  test('by nobody known have no author, and name the pull requests that brought them', async () => {
    const server = await forge({
      commits: [{ sha: 'a1b2', login: null }],
      pulls: { 3: { merged: true, merge_commit_sha: 'a1b2' }, 4: {} },
    })
    expect((await ask(server, `${REPO}/commits/a1b2`)).json.author).toBeNull()
    const { json } = await ask(server, `${REPO}/commits/a1b2/pulls`)
    expect(json).toMatchObject([{ number: 3, state: 'closed' }])
  })

  test('without checks have none, now and for ever', async () => {
    const server = await forge({ commits: commits(1), checks: { ffff: [{ name: 'ci' }] } })
    expect((await ask(server, `${REPO}/commits/main/check-runs`)).json).toEqual({
      total_count: 0,
      check_runs: [],
    })
    expect((await ask(server, `${REPO}/commits/ffff/check-runs`)).json.total_count).toBe(1)
    expect((await ask(server, `${REPO}/commits/main/status`)).json.state).toBe('pending')
  })
})

describe('releases', () => {
  const releases = [
    { tag: 'v1' },
    { tag: 'v2' },
    { tag: 'v3-rc', prerelease: true },
    { tag: 'v3', draft: true },
  ]
  const tags = (list: { tag_name: string }[]) => list.map(({ tag_name }) => tag_name)

  test('are listed with the newest first; the latest is neither a draft nor a pre-release', async () => {
    const server = await forge({ releases })
    expect(tags((await ask(server, `${REPO}/releases`)).json)).toEqual(['v3', 'v3-rc', 'v2', 'v1'])
    expect((await ask(server, `${REPO}/releases/latest`)).json.tag_name).toBe('v2')
    expect((await ask(server, `${REPO}/releases/tags/v1`)).json.tag_name).toBe('v1')
  })

  test('show no drafts to who may only read', async () => {
    const server = await forge({ releases, access: 'read' })
    expect(tags((await ask(server, `${REPO}/releases`)).json)).toEqual(['v3-rc', 'v2', 'v1'])
  })

  test('that are none are not found', async () => {
    expect((await ask(await forge(), `${REPO}/releases/latest`)).status).toBe(404)
  })
})

describe('a pull request', () => {
  test('is there, new and open, unless its repository says otherwise', async () => {
    const server = await forge({ pulls: { 2: { merged: true }, 3: { state: 'closed' }, 4: null } })
    const get = async (n: number) => (await ask(server, `${REPO}/pulls/${n}`)).json
    expect(await get(1)).toMatchObject({
      state: 'open',
      merged: false,
      html_url: 'https://github.com/acme/docs/pull/1',
      head: { ref: 'agent/job_1', repo: { full_name: 'acme/docs' } },
      base: { ref: 'main' },
      user: { login: 'docs-agent[bot]', type: 'Bot' },
    })
    expect(await get(2)).toMatchObject({ state: 'closed', merged: true })
    expect(await get(3)).toMatchObject({ state: 'closed', merged: false })
    expect((await ask(server, `${REPO}/pulls/4`)).status).toBe(404)
  })

  test('is listed by state and head, and can be merged while the server runs', async () => {
    const server = await forge({ pulls: { 1: {}, 2: {} } })
    const numbers = async (query: string) =>
      (await ask(server, `${REPO}/pulls${query}`)).json.map(
        ({ number }: { number: number }) => number,
      )
    expect(await numbers('')).toEqual([2, 1])
    expect(await numbers('?head=acme:agent/job_1')).toEqual([1])
    server.repository().pulls = { 1: { merged: true }, 2: {} }
    expect(await numbers('?state=open')).toEqual([2])
    expect(await numbers('?state=all')).toEqual([2, 1])
  })

  test('takes labels, and gives them back', async () => {
    const server = await forge({ pulls: { 1: {} } })
    await ask(server, `${REPO}/issues/1/labels`, { method: 'POST', body: { labels: ['a', 'b'] } })
    await ask(server, `${REPO}/issues/1/labels/a`, { method: 'DELETE' })
    expect((await ask(server, `${REPO}/pulls/1`)).json.labels).toEqual([{ name: 'b' }])
    expect((await ask(server, `${REPO}/issues/1`)).json.labels).toEqual([{ name: 'b' }])
  })
})

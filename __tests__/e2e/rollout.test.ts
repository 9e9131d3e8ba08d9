import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { temporaryFolder } from '../../scripts/child.ts'

/*
 * examples/rollout/rollout.sh, played against a fake `gh`, which keeps the organization in a file. Like GitHub, it
 * writes a file that exists only with its blob, refuses commits to a protected branch, and closes a pull request whose
 * branch is deleted.
 */

/** A repository of the organization. A branch has the blob of its file, or null. */
interface Repository {
  isProtected?: boolean
  archived?: boolean
  issuesOff?: boolean
  branches: Record<string, string | null>
  pulls: { head: string; open: boolean; isOfFork?: boolean }[]
  issues: ('open' | 'closed')[]
  docsIssue?: string
  hasKey?: boolean
  hasProject?: boolean
}

const GH = `#!${process.execPath}
const { execFileSync } = require('node:child_process')
const { createHash } = require('node:crypto')
const fs = require('node:fs')
const args = process.argv.slice(2)
const file = __dirname + '/world.json'
const world = JSON.parse(fs.readFileSync(file))
const fail = (why) => { console.error(why); process.exit(1) }
const flag = (name) => args[args.indexOf(name) + 1]
const field = (name) => args.find((one) => one.startsWith(name + '='))?.slice(name.length + 1)
const method = args.includes('--method') ? flag('--method') : 'GET'
const blobOf = (text) => createHash('sha1').update('blob ' + text.length + '\\0').update(text).digest('hex')
const where = args[1] === '--method' ? args[3] : args[1]
const name = /acme\\/([a-z]+)/.exec(args.join(' '))?.[1] ?? field('name')
const number = /repositories\\/(\\d+)/.exec(where)?.[1]
const [, repository] = Object.entries(world.repositories).find(([one], n) => one === name || String(n) === number) ?? fail('Not Found')
const changes = method !== 'GET' || ['create', 'close'].includes(where)
if (changes && repository.archived && !where.startsWith('orgs/')) fail('Repository was archived')
if (args[0] === 'issue' && repository.issuesOff) fail('the repository has disabled issues')
const command = args[0] === 'api' ? where.replace(/acme\\/[a-z]+/, 'R') : args.slice(0, 2).join(' ')
const urlOf = (index) => 'https://github.com/acme/' + name + '/pull/' + (index + 1)
const pullsOf = (head) => ({ nodes: repository.pulls.flatMap((pull, index) =>
  pull.open && pull.head === head ? { url: urlOf(index), isCrossRepository: !!pull.isOfFork } : []) })
const print = (answer) =>
  console.log(execFileSync('jq', ['--raw-output', flag('--jq')], { input: JSON.stringify(answer) }).toString().trim())
if (changes) world.changes.push(name ?? number, method + ' ' + command)
if (command === 'graphql') {
  const data = { repository: {
    databaseId: Object.values(world.repositories).indexOf(repository),
    isArchived: !!repository.archived, hasIssuesEnabled: !repository.issuesOff,
    defaultBranchRef: 'main' in repository.branches ? { name: 'main' } : null,
    object: repository.branches.main && { oid: repository.branches.main },
    adds: pullsOf(field('proposal')), removes: pullsOf(field('removal')),
  } }
  print({ data })
} else if (/^orgs.*(secrets|variables)/.test(command)) {
  repository[command.includes('secrets') ? 'hasKey' : 'hasProject'] = method === 'PUT'
} else if (command.startsWith('repos/R/contents/')) {
  const branch = field('branch')
  if (branch === 'main' && repository.isProtected) fail('Changes must be made through a pull request')
  if ((field('sha') ?? null) !== repository.branches[branch]) fail('sha does not match')
  repository.branches[branch] = method === 'PUT' ? blobOf(Buffer.from(field('content'), 'base64')) : null
} else if (command === 'repos/R/git/ref/heads/main') {
  console.log('c0ffee')
} else if (command === 'repos/R/git/refs') {
  const branch = field('ref').replace('refs/heads/', '')
  if (branch in repository.branches) fail('Reference already exists')
  repository.branches[branch] = repository.branches.main
} else if (command.startsWith('repos/R/git/refs/heads/') && method === 'DELETE') {
  const branch = command.replace('repos/R/git/refs/heads/', '')
  if (!(branch in repository.branches)) fail('Reference does not exist')
  delete repository.branches[branch]
  for (const pull of repository.pulls) if (pull.head === branch && !pull.isOfFork) pull.open = false
} else if (command === 'pr create') {
  console.log(urlOf(repository.pulls.push({ head: flag('--head'), open: true }) - 1))
} else if (command === 'repos/R/actions/variables?per_page=30') {
  const docsIssue = repository.docsIssue ? [{ name: 'DOCS_ISSUE', value: repository.docsIssue }] : []
  print({ variables: [{ name: 'OTHER', value: '2' }, ...docsIssue] })
} else if (command === 'repos/R/actions/variables') {
  if (field('name') === 'DOCS_ISSUE') repository.docsIssue = field('value')
} else if (command === 'repos/R/actions/variables/DOCS_ISSUE') {
  delete repository.docsIssue
} else if (command === 'issue create') {
  console.log('https://github.com/acme/' + name + '/issues/' + repository.issues.push('open'))
} else if (command === 'issue close') {
  // The real one also takes the address of an issue in another repository.
  if (!/^\\d+$/.test(args[2])) fail('closed an issue elsewhere')
  if (!repository.issues[args[2] - 1]) fail('Could not resolve to an issue or pull request')
  repository.issues[args[2] - 1] = 'closed'
} else fail('unknown: ' + args.join(' '))
fs.writeFileSync(file, JSON.stringify(world))
`

const blobOf = (text: string) =>
  createHash('sha1').update(`blob ${text.length}\0`).update(text).digest('hex')
const repository = (of: Partial<Repository> = {}): Repository => ({
  ...{ branches: { main: null }, pulls: [], issues: [] },
  ...of,
})

/** An organization, and the script with a caller that names its repository and a commit. */
function startWorld(repositories: Record<string, Repository>) {
  const cwd = temporaryFolder()
  const at = (name: string) => path.join(cwd, name)
  fs.writeFileSync(at('gh'), GH, { mode: 0o755 })
  fs.copyFileSync('examples/rollout/rollout.sh', at('rollout.sh'))
  const caller = fs.readFileSync('examples/rollout/caller.yml', 'utf8')
  const named = caller.replace('acme/workflows', 'acme/shared').replace('FULL_SHA', 'a'.repeat(40))
  fs.writeFileSync(at('caller.yml'), named)
  fs.writeFileSync(at('world.json'), JSON.stringify({ repositories, changes: [] }))
  fs.writeFileSync(at('repositories.txt'), Object.keys(repositories).join('\n'))
  const read = () => JSON.parse(fs.readFileSync(at('world.json'), 'utf8'))
  return {
    named,
    get: (name: string): Repository => read().repositories[name],
    list: (text: string) => fs.writeFileSync(at('repositories.txt'), text),
    /** Runs the script, and returns its output, its exit code, and the repositories that it changed. */
    pass(...flags: string[]) {
      fs.writeFileSync(at('world.json'), JSON.stringify({ ...read(), changes: [] }))
      const args = [at('rollout.sh'), ...flags, 'acme', at('repositories.txt')]
      const env = { PATH: [cwd, process.env.PATH].join(path.delimiter) }
      const { status, stdout } = spawnSync('bash', args, { env, encoding: 'utf8' })
      return { status, said: stdout.split('\n').filter(Boolean), changes: read().changes }
    },
    /** Runs the script with these arguments alone. */
    passWith(...args: string[]) {
      const env = { PATH: [cwd, process.env.PATH].join(path.delimiter) }
      const { status, stderr } = spawnSync('bash', [at('rollout.sh'), ...args], {
        ...{ cwd, env, encoding: 'utf8' as const },
      })
      return { status, stderr }
    },
    /** Merges the open pull request of a repository. */
    merge(name: string) {
      const world = read()
      const { branches, pulls } = world.repositories[name]
      const pull = pulls.find((one: { open: boolean }) => one.open)
      pull.open = false
      branches.main = branches[pull.head]
      fs.writeFileSync(at('world.json'), JSON.stringify(world))
    },
  }
}

test('a rollout commits where it may, opens one pull request where it may not, gives the key to what has the file, and takes all away again', () => {
  const org = startWorld({
    app: repository(),
    tools: repository({ branches: { main: 'older' }, issues: ['open'], docsIssue: '1' }),
    bank: repository({ isProtected: true }),
    quiet: repository({ issuesOff: true }),
    old: repository({ archived: true }),
    bare: repository({ branches: {} }),
  })
  expect(org.pass()).toMatchObject({
    status: 1,
    said: [
      'app: done',
      'tools: done',
      'bank: not committed: for a protected branch, use --pull-requests; at "Not Found", the scope workflow',
      'quiet: issues are off',
      'old: is archived',
      'bare: is empty',
    ],
  })
  const isReady = { hasKey: true, hasProject: true, docsIssue: '1', issues: ['open'] }
  for (const name of ['app', 'tools']) expect(org.get(name)).toMatchObject(isReady)
  expect(org.get('bank')).toEqual(repository({ isProtected: true }))
  expect(org.get('quiet')).toEqual(repository({ issuesOff: true }))

  const waits = 'bank: waits for https://github.com/acme/bank/pull/1'
  expect(org.pass('--pull-requests').said).toContain(waits)
  const second = org.pass('--pull-requests')
  expect(second.said).toContain(waits)
  expect(second.changes).not.toContain('bank')
  expect(org.get('bank').hasKey).toBeUndefined()
  expect(org.get('bank').pulls).toEqual([{ head: 'docs-agent-rollout', open: true }])

  org.merge('bank')
  expect(org.pass().said.slice(0, 3)).toEqual(['app: done', 'tools: done', 'bank: done'])
  expect(org.get('bank')).toMatchObject(isReady)

  expect(org.pass('--remove')).toMatchObject({
    status: 1,
    said: [
      'app: done',
      'tools: done',
      'bank: not committed: for a protected branch, use --pull-requests; at "Not Found", the scope workflow',
      'quiet: done',
      'old: done, but for its file: it is archived',
      'bare: done',
    ],
  })
  const isGone = { hasKey: false, hasProject: false }
  for (const name of ['app', 'tools', 'bank']) {
    expect(org.get(name)).toMatchObject({ ...isGone, issues: ['closed'] })
    expect(org.get(name).docsIssue).toBeUndefined()
  }
  expect(org.pass('--remove', '--pull-requests').said[2]).toBe(
    'bank: waits for https://github.com/acme/bank/pull/2',
  )
  org.merge('bank')
  expect(org.pass('--remove')).toMatchObject({ status: 0 })
  for (const name of ['app', 'tools', 'bank'])
    expect(org.get(name)).toMatchObject({ ...isGone, branches: { main: null } })
})

test('a removal closes a pull request for the file that was not merged', () => {
  const org = startWorld({ bank: repository({ isProtected: true }) })
  org.pass('--pull-requests')
  expect(org.pass('--remove')).toMatchObject({ status: 0, said: ['bank: done'] })
  expect(org.get('bank')).toMatchObject({
    ...{ branches: { main: null }, pulls: [{ open: false }], hasKey: false },
  })
})

test('a rollout names no pull request of a fork, whatever its branch is called', () => {
  const pulls = [{ head: 'docs-agent-rollout', open: true, isOfFork: true }]
  const org = startWorld({ bank: repository({ isProtected: true, pulls }) })
  const waits = 'bank: waits for https://github.com/acme/bank/pull/2'
  for (const _ of [1, 2]) expect(org.pass('--pull-requests').said).toEqual([waits])
})

test('a removal closes only an issue of the repository, whatever its people wrote into the variable', () => {
  const docsIssue = 'https://github.com/acme/secrets/issues/1'
  const org = startWorld({ app: repository({ docsIssue }) })
  expect(org.pass('--remove')).toMatchObject({ status: 0, said: ['app: done'] })
  expect(org.get('app').docsIssue).toBeUndefined()
})

test('a removal names the rest of the work where the issue was deleted', () => {
  const org = startWorld({ app: repository({ docsIssue: '7' }) })
  const left = 'app: lost the key, but issue 7 is not closed: close it, and delete DOCS_ISSUE there'
  expect(org.pass('--remove')).toMatchObject({ status: 1, said: [left] })
})

test('each repository gets the caller, at a time of its own between 1:00 and 8:59', () => {
  const names = ['app', 'site', 'tools']
  const org = startWorld(Object.fromEntries(names.map((name) => [name, repository()])))
  org.pass()
  const blobs = names.map((name) => org.get(name).branches.main ?? '')
  const times = Array.from({ length: 60 * 8 }, (_, n) => `${n % 60} ${Math.floor(n / 60) + 1}`)
  const possible = times.map((time) => blobOf(org.named.replace('"23 4 ', `"${time} `)))
  expect(possible).toEqual(expect.arrayContaining(blobs))
  expect(new Set(blobs).size).toBe(3)
})

test('a list may have owners and lines of Windows, and only its own organization', () => {
  const org = startWorld({ app: repository(), site: repository() })
  org.list('acme/app\r\nsite\r\nother/app\r\n')
  const said = ['app: done', 'site: done', 'other/app: is not of acme']
  expect(org.pass()).toMatchObject({ status: 1, said })
})

test('without a list, or with its arguments swapped, a rollout ends with 1', () => {
  const org = startWorld({})
  org.list('\n')
  expect(org.pass().status).toBe(1)
  expect(org.passWith('acme', 'missing.txt')).toEqual({
    status: 1,
    stderr: expect.stringMatching(/^missing.txt: there is no such file/),
  })
  expect(org.passWith('repositories.txt', 'acme').status).toBe(1)
})

test('a dry run changes nothing, and lists the changes it would make', () => {
  const pulls = [{ head: 'docs-agent-rollout', open: true }]
  const org = startWorld({
    app: repository(),
    tools: repository({ branches: { main: 'older' }, issues: ['open'], docsIssue: '1' }),
    bank: repository({ isProtected: true }),
    shop: repository({ pulls }),
    old: repository({ archived: true }),
  })
  expect(org.pass('--dry-run')).toEqual({
    status: 1,
    said: [
      'app: would commit the file, share the key, make an issue, and set DOCS_ISSUE',
      'tools: would commit the file, share the key',
      'bank: would commit the file, share the key, make an issue, and set DOCS_ISSUE',
      'shop: waits for https://github.com/acme/shop/pull/1',
      'old: is archived',
    ],
    changes: [],
  })
  expect(org.pass('--dry-run', '--pull-requests').said[0]).toBe(
    'app: would open a pull request to commit the file, and wait for its merge',
  )
  expect(org.pass('--dry-run', '--remove')).toEqual({
    status: 0,
    said: [
      'app: would take away the key',
      'tools: would take away the key, close issue 1, delete DOCS_ISSUE, delete the file',
      'bank: would take away the key',
      'shop: would take away the key, close https://github.com/acme/shop/pull/1',
      'old: would take away the key',
    ],
    changes: [],
  })
})

test('a rollout refuses a caller without a commit', () => {
  const script = path.resolve('examples/rollout/rollout.sh')
  const { status, stderr } = spawnSync('bash', [script, 'acme', 'x'], { encoding: 'utf8' })
  expect([status, stderr]).toEqual([2, expect.stringContaining('caller.yml: write the repository')])
})

test('the command of releasing.md pins a release everywhere, and the next one too', () => {
  const releasing = fs.readFileSync('docs/maintainers/releasing.md', 'utf8')
  const [, block = ''] = /```sh\n([\s\S]*?)```/.exec(releasing) ?? []
  const cwd = temporaryFolder()
  for (const name of ['README.md', 'docs', 'examples'])
    fs.cpSync(name, path.join(cwd, name), { recursive: true })
  const who = ['-c', 'user.name=e2e', '-c', 'user.email=e2e@localhost']
  const git = (...args: string[]) =>
    execFileSync('git', [...who, ...args], { cwd, encoding: 'utf8' })
  git('init', '--quiet')
  for (const version of ['v0.1.0', 'v0.2.0']) {
    git('add', '.')
    git('commit', '--quiet', '--message=All')
    git('tag', version)
    execFileSync('bash', ['-ec', block.replace(/^ *version=.*/, `version=${version}`)], { cwd })
    const pin = `@${git('rev-parse', 'HEAD').trim()} # ${version}`
    const uses = git('grep', '-h', 'uses: docs-agent-action').trim().split('\n')
    expect(uses.length).toBeGreaterThan(12)
    expect(uses.filter((line) => !line.endsWith(pin))).toEqual([])
    expect(git('grep', '-h', 'acme/workflows.*@')).toContain('@FULL_SHA')
  }
})

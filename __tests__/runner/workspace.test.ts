import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, expect, test } from '@jest/globals'
import { checkWorkspaceTarget, readWorkspaceFile } from '../../src/runner/workspace.ts'

let root: string

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'workspace-'))
})

test.each([
  '.git',
  '.GIT',
  '.Git',
  'GIT~1',
  'git~1',
  '.git.',
  '.GIT ',
  '.git...',
  '.git::$INDEX_ALLOCATION',
  '.g\u200cit',
  '.gi\ufefft',
])('I2: nothing is read from or written to %j, which some disks take for .git', async (folder) => {
  await mkdir(path.join(root, folder))
  await writeFile(path.join(root, folder, 'config'), 'a token')
  const file = path.join(folder, 'config')
  expect(() => readWorkspaceFile(file, { root, maxBytes: 100 })).toThrow('inside a .git folder')
  expect(() => checkWorkspaceTarget(path.join(folder, 'new.json'), root)).toThrow(
    'inside a .git folder',
  )
})

test.each(['.github', 'git', '.gitignore', 'x.git', 'git~10'])(
  '%j is a folder like any other',
  async (folder) => {
    await mkdir(path.join(root, folder))
    await writeFile(path.join(root, folder, 'prompt.md'), 'Do it.')
    const file = path.join(folder, 'prompt.md')
    expect(readWorkspaceFile(file, { root, maxBytes: 100 })).toBe('Do it.')
  },
)

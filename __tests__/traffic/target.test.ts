import { chmod, mkdir, mkdtemp, realpath, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, describe, expect, test } from '@jest/globals'
import { checkWorkspaceTarget } from '../../src/runner/workspace.ts'

let root: string
let outside: string

beforeEach(async () => {
  const folder = await realpath(await mkdtemp(path.join(tmpdir(), 'target-')))
  root = path.join(folder, 'workspace')
  outside = path.join(folder, 'outside')
  await Promise.all([mkdir(root), mkdir(outside)])
})

describe('a file to write', () => {
  test('may be new, or there already', async () => {
    expect(checkWorkspaceTarget('new.json', root)).toBe(path.join(root, 'new.json'))
    await writeFile(path.join(root, 'old.json'), '')
    expect(checkWorkspaceTarget('old.json', root)).toBe(path.join(root, 'old.json'))
  })

  test('is where its links lead to, if that is in the workspace', async () => {
    await mkdir(path.join(root, 'real'))
    await symlink(path.join(root, 'real'), path.join(root, 'link'))
    expect(checkWorkspaceTarget('link/new.json', root)).toBe(path.join(root, 'real/new.json'))
  })

  test.each([
    ['a folder that links to the outside', 'folder/new.json', 'folder', ''],
    ['a link to a file outside', 'file.json', 'file.json', 'there.json'],
    ['a link to a file outside that is not there', 'file.json', 'file.json', 'missing.json'],
  ])('is refused through %s', async (_, file, link, target) => {
    await writeFile(path.join(outside, 'there.json'), '')
    await symlink(path.join(outside, target), path.join(root, link))
    expect(() => checkWorkspaceTarget(file, root)).toThrow(
      /is outside the workspace|does not exist/,
    )
  })

  const asRoot = process.getuid?.() === 0
  const unlessRoot = asRoot ? test.skip : test // Root may write anywhere: nothing is refused.
  unlessRoot('is refused where it cannot be written', async () => {
    await writeFile(path.join(root, 'locked.json'), '')
    await chmod(path.join(root, 'locked.json'), 0o444)
    expect(() => checkWorkspaceTarget('locked.json', root)).toThrow('cannot be written')
  })
})

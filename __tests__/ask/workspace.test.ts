import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, expect, test } from '@jest/globals'
import { readWorkspaceFile, resolveFileToWrite } from '../../src/ask/inputs.ts'

// On macOS, the folder for temporary files is a link.
const folder = mkdtempSync(path.join(realpathSync(tmpdir()), 'docs-agent-workspace-'))
afterAll(() => rmSync(folder, { recursive: true }))
let root: string
beforeEach(() => {
  root = mkdtempSync(path.join(folder, 'root-'))
})

test.each(['.git', '.GIT'])('a file inside %s is neither read nor written', (name) => {
  mkdirSync(path.join(root, name))
  writeFileSync(path.join(root, name, 'config'), 'a token')
  const inside = 'inside a .git folder'
  expect(() => readWorkspaceFile(path.join(name, 'config'), root, 100)).toThrow(inside)
  expect(() => resolveFileToWrite(path.join(name, 'new.json'), root)).toThrow(inside)
})

test('a file inside .github may be read', () => {
  mkdirSync(path.join(root, '.github'))
  writeFileSync(path.join(root, '.github', 'prompt.md'), 'Do it.')
  expect(readWorkspaceFile('.github/prompt.md', root, 100)).toBe('Do it.')
})

test('a link out of the workspace is not followed', () => {
  symlinkSync(folder, path.join(root, 'linked'), 'junction')
  expect(() => resolveFileToWrite('linked/new.json', root)).toThrow('outside the workspace')
})

// Windows lets only administrators make links to files.
const withLinks = process.platform === 'win32' ? test.skip : test
withLinks('a file that is a link out of the workspace is not followed', () => {
  writeFileSync(path.join(folder, 'outside.json'), '{}')
  symlinkSync(path.join(folder, 'outside.json'), path.join(root, 'link.json'))
  expect(() => readWorkspaceFile('link.json', root, 100)).toThrow('outside the workspace')
  expect(() => resolveFileToWrite('link.json', root)).toThrow('is not a file')
})

test('a target may be a new or an existing file, but not a folder', () => {
  writeFileSync(path.join(root, 'old.json'), '{}')
  for (const name of ['new.json', 'old.json'])
    expect(resolveFileToWrite(name, root)).toBe(path.join(root, name))
  mkdirSync(path.join(root, 'x.json'))
  expect(() => resolveFileToWrite('x.json', root)).toThrow('"x.json" is not a file')
})

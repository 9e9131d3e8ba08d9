import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, expect, test } from '@jest/globals'
import { INPUTS } from '../../src/inputs/inputs.ts'

// On macOS, the folder for temporary files is a link.
const folder = mkdtempSync(path.join(realpathSync(tmpdir()), 'docs-agent-workspace-'))
afterAll(() => rmSync(folder, { recursive: true }))
let root: string
beforeEach(() => {
  root = mkdtempSync(path.join(folder, 'root-'))
})

const read = (file: string) => INPUTS['prompt-file'].parse(file, root)

test.each(['.git', '.GIT'])('a file inside %s is not read', (name) => {
  mkdirSync(path.join(root, name))
  writeFileSync(path.join(root, name, 'config'), 'a token')
  expect(() => read(path.join(name, 'config'))).toThrow('is no file in the workspace')
})

test('a file inside .github may be read', () => {
  mkdirSync(path.join(root, '.github'))
  writeFileSync(path.join(root, '.github', 'prompt.md'), 'Do it.')
  expect(read('.github/prompt.md')).toBe('Do it.')
})

// Windows lets only administrators make links to files.
const withLinks = process.platform === 'win32' ? test.skip : test
withLinks('a link out of the workspace is not followed', () => {
  writeFileSync(path.join(folder, 'outside.md'), 'Do it.')
  symlinkSync(path.join(folder, 'outside.md'), path.join(root, 'link.md'))
  symlinkSync(folder, path.join(root, 'linked'), 'junction')
  for (const file of ['link.md', 'linked/outside.md'])
    expect(() => read(file)).toThrow('is no file in the workspace')
})

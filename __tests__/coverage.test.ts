import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { ROOT } from './support/action.ts'
import { promisedRows } from './support/promised-rows.ts'

test('every promised row has a test that carries its ID', async () => {
  const folder = path.join(ROOT, '__tests__')
  const names = (await readdir(folder, { recursive: true })).filter((name) =>
    name.endsWith('.test.ts'),
  )
  const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')))
  const sources = texts.join('\n')
  const rows = await promisedRows()
  expect(rows.length).toBeGreaterThan(70)
  expect(rows.filter((id) => !new RegExp(`['"\`, ]${id}['":, ]`).test(sources))).toEqual([])
})

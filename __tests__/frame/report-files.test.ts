import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from '@jest/globals'
import { saveReport, writeSummary } from '../../src/frame/report-files.ts'
import { RecordingLog } from '../support/recording-log.ts'

const root = mkdtempSync(path.join(tmpdir(), 'docs-agent-report-files-'))
afterAll(() => rmSync(root, { recursive: true }))

test('the summary is appended to, each report is a new file, and neither holds a secret', () => {
  const log = new RecordingLog()
  const file = path.join(root, 'summary.md')
  log.mask('mint_of_the_report')
  writeSummary(file, '# One', log)
  writeSummary(file, 'mint_of_the_report', log)
  expect(readFileSync(file, 'utf8')).toBe('# One\n***\n')
  const report = saveReport('mint_of_the_report', root, log) ?? ''
  expect(path.dirname(report)).toBe(root)
  expect(readFileSync(report, 'utf8')).toBe('***')
  expect(saveReport('', root, log)).not.toBe(report)
})

test('a report that cannot be saved is a warning', () => {
  const log = new RecordingLog()
  expect(saveReport('# One', '', log)).toBeUndefined()
  expect(saveReport('# One', path.join(root, 'none'), log)).toBeUndefined()
  expect(log.lines.join()).toMatch(/^warning: Could not save the report for report-path: .*ENOENT/)
})

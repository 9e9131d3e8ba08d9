import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { rememberSecret } from '../../src/base/secrets.ts'
import { RequestError } from '../../src/http/faults.ts'
import { parseAutomationRun, parseBuild, parseStartedBuild } from '../../src/service/build.ts'
import { runs } from '../support/figures.ts'

const COMMIT = {
  sha: 'a'.repeat(40),
  ref: 'main',
  message: 'Explain retries',
  filesChanged: { added: ['a.mdx'], modified: [], removed: ['b.mdx'] },
}

describe('a build', () => {
  test('keeps what may be shown', () => {
    const json = {
      _id: 'x',
      status: 'failure',
      summary: 'It failed',
      logs: ['one'],
      commit: COMMIT,
    }
    expect(parseBuild(json)).toEqual({
      status: 'failure',
      summary: 'It failed',
      logs: ['one'],
      commit: COMMIT,
    })
  })

  test('needs no more than its status: whatever else is odd counts as absent', () => {
    const odd = {
      status: 'queued',
      summary: 7,
      logs: 7,
      commit: { sha: '$(id)', ref: [], extra: 1 },
    }
    expect(parseBuild(odd)).toMatchObject({ status: 'queued', logs: [] })
    expect(parseBuild(odd).commit).toEqual({
      sha: undefined,
      ref: undefined,
      filesChanged: undefined,
    })
    expect(parseBuild({ status: 'queued' })).toMatchObject({ logs: [] })
    expect(parseBuild({ status: 'queued', commit: null }).commit).toBeNull()
  })

  test.each([
    undefined,
    null,
    7,
    [],
    {},
    { status: 7 },
    { status: '' },
    { status: 'two words' },
    { status: '$(id)' },
    { status: 'x'.repeat(41) },
  ])('%j is none', (json) => {
    expect(() => parseBuild(json)).toThrow(RequestError)
  })

  test('has its last 20 lines as its log, in whatever form they come', () => {
    const logs = (value: unknown) => parseBuild({ status: 'failure', logs: value }).logs
    expect(logs('one\ntwo\r\n\n three')).toEqual(['one', 'two', ' three'])
    expect(logs([{ message: 'one\ntwo' }, null, 2, '', 'three'])).toEqual(['one', 'two', 'three'])
    expect(logs(['\u001b[31mred\u001b[0m'])).toEqual(['red'])
    const many = Array.from({ length: 5_000 }, (_, n) => `line ${n + 1}`)
    expect(logs(many)).toEqual(many.slice(-20))
    expect(logs(many.join('\n'))).toEqual(many.slice(-20))
  })
})

describe('what was started', () => {
  test('has an ID that can stand in a path and in an output', () => {
    rememberSecret('s3cret-key')
    expect(parseStartedBuild({ statusId: 'b_1', previewUrl: 7 })).toEqual({ id: 'b_1' })
    expect(parseAutomationRun({ instanceId: 'i-1', jobId: 7 })).toEqual({ instanceId: 'i-1' })
    for (const id of [undefined, 7, '', '..', 'a/b', 'b'.repeat(129), 's3cret-key']) {
      expect(() => parseStartedBuild({ statusId: id })).toThrow('the answer is not a started build')
      expect(() => parseAutomationRun({ instanceId: id })).toThrow("not an automation's run")
    }
  })
})

test('whatever the service answers is a build or a failure that says so', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (value, logs) => {
      for (const json of [value, { status: 'failure', logs, commit: value, summary: value }]) {
        try {
          const { status, logs: lines } = parseBuild(json)
          expect(typeof status).toBe('string')
          expect(lines.length).toBeLessThanOrEqual(20)
        } catch (error) {
          expect(error).toBeInstanceOf(RequestError)
        }
      }
    }),
    { numRuns: runs(5_000) },
  )
})

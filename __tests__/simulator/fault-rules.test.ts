import { describe, expect, test } from '@jest/globals'
import { parseFaultRule } from '../../simulator/fault-flag.ts'
import type { FaultRule } from '../../simulator/faults.ts'
import { create, followUp, poll, start, views } from './harness.ts'

async function pollStatuses(faults: FaultRule[], count: number) {
  const simulator = await start({ faults })
  simulator.addJob({ prompt: 'x' })
  const statuses = []
  for (let n = 0; n < count; n++) statuses.push((await poll(simulator)).status)
  return statuses
}

describe('a rule strikes', () => {
  test.each<[Pick<FaultRule, 'nth' | 'times'>, number[]]>([
    [{}, [503, 200, 200, 200]],
    [{ nth: 2 }, [200, 200, 503, 200]],
    [{ times: 2 }, [503, 503, 200, 200]],
    [{ nth: 1, times: 2 }, [200, 503, 503, 200]],
    [{ nth: 'all' }, [503, 503, 503, 503]],
  ])('with %j as expected', async (when, expected) => {
    expect(await pollStatuses([{ on: 'get', fault: 'H503', ...when }], 4)).toEqual(expected)
  })

  test('its own operation only, and counts that operation only', async () => {
    const simulator = await start({ faults: [{ on: 'message', nth: 1, fault: 'H503' }] })
    const statuses = []
    for (const request of [create, poll, followUp, views, followUp, followUp]) {
      statuses.push((await request(simulator)).status)
    }
    expect(statuses).toEqual([201, 200, 200, 200, 503, 200])
  })

  test('any operation, if it is for any', async () => {
    const simulator = await start({ faults: [{ on: 'any', nth: 1, times: 2, fault: 'H418' }] })
    const statuses = []
    for (const request of [create, poll, views, followUp]) {
      statuses.push((await request(simulator)).status)
    }
    expect(statuses).toEqual([201, 418, 418, 200])
  })

  test('before the rules after it, which count on regardless', async () => {
    const rules: FaultRule[] = [
      { on: 'get', times: 2, fault: 'H503' },
      { on: 'get', times: 3, fault: 'H418' },
    ]
    expect(await pollStatuses(rules, 4)).toEqual([503, 503, 418, 200])
  })
})

describe('on the command line', () => {
  test.each<[string, FaultRule]>([
    ['create:N6', { on: 'create', fault: 'N6', nth: 0, times: 1 }],
    ['get:H503@2x3', { on: 'get', fault: 'H503', nth: 2, times: 3 }],
    ['views:S14@all', { on: 'views', fault: 'S14', nth: 'all', times: 1 }],
    ['any:H429-datex2', { on: 'any', fault: 'H429-date', nth: 0, times: 2 }],
    ['feedback-by-page:D7x2', { on: 'feedback-by-page', fault: 'D7', nth: 0, times: 2 }],
    ['searches:D6-ctr-over-100', { on: 'searches', fault: 'D6-ctr-over-100', nth: 0, times: 1 }],
    ['build:P4@all', { on: 'build', fault: 'P4', nth: 'all', times: 1 }],
    ['message:S3-characters', { on: 'message', fault: 'S3-characters', nth: 0, times: 1 }],
  ])('%s is a rule', (flag, rule) => {
    expect(parseFaultRule(flag)).toEqual(rule)
  })

  test.each([
    'create',
    'create:',
    'delete:N6',
    'unknown:N6',
    'get:N6@',
    'get:N6@-1',
    'get:N6 x2',
    '',
  ])('%j is none', (flag) => {
    expect(() => parseFaultRule(flag)).toThrow('is not of the form <operation>:<fault>')
  })

  test.each(['get:N99', 'get:N6xx', 'get:H199', 'get:H600', 'get:toString'])(
    '%s names no fault, and the message lists them',
    (flag) => {
      expect(() => parseFaultRule(flag)).toThrow(/the faults are N6, .* and H<status>/)
    },
  )
})

test('a fault that does not exist is found when the simulator starts', async () => {
  const faults = JSON.parse('[{ "on": "get", "fault": "N99" }]')
  await expect(start({ faults })).rejects.toThrow('Unknown fault: N99')
})

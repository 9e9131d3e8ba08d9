import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import * as changes from '../src/agent/change-context.ts'
import * as files from '../src/agent/changed-files.ts'
import * as earlier from '../src/agent/earlier-attempt.ts'
import * as event from '../src/agent/event-context.ts'
import * as prompt from '../src/agent/prompt.ts'
import * as effect from '../src/analytics/effect/effect.ts'
import * as pulls from '../src/analytics/effect/pull-requests.ts'
import * as feedback from '../src/analytics/feedback.ts'
import * as views from '../src/analytics/page-views.ts'
import * as questions from '../src/analytics/questions.ts'
import * as ranking from '../src/analytics/ranking.ts'
import * as searches from '../src/analytics/searches.ts'
import * as thresholds from '../src/analytics/thresholds.ts'
import * as github from '../src/github/api.ts'
import { FAULTS } from '../src/http/faults.ts'
import * as transport from '../src/http/transport.ts'
import * as traffic from '../src/report/traffic-json.ts'
import * as inputs from '../src/runner/inputs.ts'
import * as service from '../src/service/api.ts'
import * as client from '../src/service/client.ts'
import * as poll from '../src/service/poll.ts'
import * as requester from '../src/service/requester.ts'
import * as schemas from '../src/service/schemas.ts'
import * as step from '../src/step.ts'
import * as text from '../src/text.ts'

/* Every number of README, action.yml and docs that a constant fixes. */

const KIB = 1024
const MIB = 1024 * KIB
const SECOND = 1000
const DAY = 86_400 * SECOND
const WEEK = 7 * DAY
const PERCENT = 100
const WORDS = [
  'none',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
]

const [leastMinutes, mostMinutes] = inputs.RANGES['timeout-minutes']
const [leastSeconds, mostSeconds] = inputs.RANGES['poll-interval-seconds']
const [, mostWeeks] = inputs.RANGES['traffic-weeks']
const LEAST = thresholds.LEAST_COMPARED
const weeks = thresholds.EFFECT_WEEKS.before.first

/** A page and a sentence of it, in which each `{}` is a number, `<>` one in words. */
test.each<[page: string, sentence: string, ...values: number[]]>([
  ['README.md', '# {} to {}; give', leastMinutes, mostMinutes],
  ['README.md', 'pause between polls, {} to {}', leastSeconds, mostSeconds],
  ['README.md', 'page views, up to {}', mostWeeks],
  ['action.yml', 'wait in all; {} to {}.', leastMinutes, mostMinutes],
  ['action.yml', 'between two polls; {} to {}.', leastSeconds, mostSeconds],
  ['action.yml', '0 is off; up to {}.', mostWeeks],
  ['action.yml', 'of the {} terms searched most', searches.MOST_TERMS],
  ['SECURITY.md', 'cut at {} KiB', prompt.MAX_CONTEXT_BYTES / KIB],
  ['SECURITY.md', 'over {} MiB', client.MAX_BODY_BYTES / MIB],
  ['SECURITY.md', "(GitHub's, and the list of questions: {} MiB)", github.MAX_BYTES / MIB],
  ['docs/previews.md', 'after {} s, then after pauses', poll.FIRST_PAUSE_MS / SECOND],
  ['docs/previews.md', 'at most {} characters', text.MAX_ADDRESS_LENGTH],

  ['docs/faults.md', 'at most {} times in a row', FAULTS.timeout.get],
  ['docs/faults.md', 'TLS handshake | retried {} times,', FAULTS['connection-refused'].post],
  ['docs/faults.md', 'login page | unknown fate | retried {} times', FAULTS.html.get],
  ['docs/faults.md', 'none within {} s;', transport.CONNECT_TIMEOUT_MS / SECOND],
  ['docs/faults.md', 'within {} s for a create', client.WRITE_TIMEOUT_MS / SECOND],
  ['docs/faults.md', ', {} s for a get', client.READ_TIMEOUT_MS / SECOND],
  ['docs/faults.md', 'A body over {} MiB', client.MAX_BODY_BYTES / MIB],
  ['docs/faults.md', '(questions: {} MiB)', service.MAX_CONVERSATIONS_BYTES / MIB],
  ['docs/faults.md', 'in progress gets {} s more', client.LAST_ANSWER_MS / SECOND],
  ['docs/faults.md', 'GitHub {} s for the result', step.LAST_WORDS_MS / SECOND],
  ['docs/faults.md', 'created: retried for {} s', poll.CREATION_GRACE_MS / SECOND],
  ['docs/faults.md', 'before: fails after {} in a row', poll.GONE_AFTER],
  ['docs/faults.md', 'but up to {} times', service.BUILD_RATE_LIMIT_RETRIES],
  ['docs/faults.md', 'get: fails after {} in a row', FAULTS.malformed.get + 1],
  ['docs/faults.md', 'of at most {} characters, on', text.MAX_ADDRESS_LENGTH],
  ['docs/faults.md', 'IDs {} characters', schemas.MAX_ID_LENGTH],
  ['docs/faults.md', 'paths {} KiB', schemas.MAX_PATH_LENGTH / KIB],
  ['docs/faults.md', 'other texts {} KiB', schemas.MAX_TEXT_LENGTH / KIB],
  ['docs/faults.md', 'over {} KiB, or given twice', inputs.MAX_PROMPT_BYTES / KIB],

  ['docs/github.md', 'In all, {} KiB', prompt.MAX_CONTEXT_BYTES / KIB],
  ['docs/github.md', 'KiB, {} files and {} inline', files.MAX_FILES, event.MAX_INLINE_COMMENTS],
  ['docs/github.md', 'in {} days, by one', changes.LAST_RUN_WITHIN_MS / DAY],
  ['docs/github.md', 'Past {} comments', github.MAX_ROWS],
  ['docs/faults.md', 'past {} rows', github.MAX_ROWS],
  ['docs/github.md', 'on {} others', github.MAX_OTHER_PULLS],
  ['docs/github.md', 'up to {} attempts, in {} jobs', earlier.MAX_ATTEMPTS, earlier.MAX_JOBS],

  ['docs/report.md', 'each further {} pages', views.ROWS_AT_A_TIME],
  ['docs/report.md', 'one for each {} of the last', questions.TURNS_AT_A_TIME],
  ['docs/report.md', 'each {} pieces', feedback.MOST_ROWS],
  ['docs/report.md', 'each {} complaints', feedback.MOST_ROWS],
  ['docs/report.md', 'each {} comments', feedback.MOST_ROWS],
  ['docs/report.md', 'windows of <> weeks', thresholds.WEEKS_A_BLOCK],
  ['docs/report.md', '(4 more likewise); {} at most', effect.MOST_REQUESTS],
  [
    ...(['docs/report.md', 'A report makes {} at most, retries included, <> at a time'] as const),
    ...[requester.MAX_REQUESTS, requester.REQUESTS_AT_A_TIME],
  ],
  ['docs/operations.md', 'a report makes [{} at most]', requester.MAX_REQUESTS],
  [
    ...(['docs/report.md', 'At most {} questions of a week and {} pieces'] as const),
    questions.MOST_REQUESTS * questions.TURNS_AT_A_TIME,
    feedback.MOST_REQUESTS * feedback.MOST_ROWS,
  ],
  [
    ...(['docs/report.md', 'moved by at least {} views and {} % of'] as const),
    ...[thresholds.MOVER_MIN_VIEWS, thresholds.MOVER_MIN_SHARE * PERCENT],
  ],
  ['docs/report.md', 'Pages with at least {} views', thresholds.MOVER_MIN_VIEWS],
  ['docs/report.md', 'of the {} terms searched most', searches.MOST_TERMS],
  [
    ...(['docs/report.md', 'searched {} times or more, fewer than {} %'] as const),
    ...[thresholds.MIN_SEARCHES_SHOWN, thresholds.MAX_UNCLICKED_RATE * PERCENT],
  ],
  ['docs/report.md', '"version":{},', traffic.VERSION],
  ['docs/report.md', '`rows` holds the first {}', ranking.MOST_RANKED],

  ['docs/effect.md', 'block** of <> weeks', thresholds.WEEKS_A_BLOCK],
  ['docs/effect.md', 'at least {} lines', thresholds.LINES_OF_WORK],
  ['docs/effect.md', 'fewer than {} lines in all {} weeks', thresholds.LINES_OF_WORK, weeks],
  ['docs/effect.md', 'in the last {} weeks', pulls.AGE_OF_PULL_REQUESTS_MS / WEEK],
  ['docs/effect.md', 'in up to {} pages', pulls.MAX_PULL_PAGES],
  ['docs/effect.md', '({} are looked into)', pulls.MAX_PULLS_LOOKED_INTO],
  [
    ...([
      'docs/effect.md',
      'fewer than {} events or {} pages worked on, or {} events or {} pages',
    ] as const),
    ...[LEAST.workedOn.events, LEAST.workedOn.pages, LEAST.rest.events, LEAST.rest.pages],
  ],
])('%s: "%s" is what the constant says: %d %d', (page, sentence, ...values) => {
  let next = 0
  const said = sentence.replace(/\{\}|<>/g, (kind) => {
    const value = values[next++] ?? Number.NaN
    return kind === '<>' ? `${WORDS[value]}` : value.toLocaleString('en')
  })
  expect(next).toBe(values.length)
  expect(readFileSync(page, 'utf8').replaceAll('\r', '')).toContain(said)
})

test('"twice" is what the constants say of 429, and of GitHub\'s 403', () => {
  expect([FAULTS['rate-limited'].post, github.MAX_RETRIES]).toEqual([2, 2])
  expect(readFileSync('docs/faults.md', 'utf8')).toMatch(
    /is retried, twice,.*waited for .*, twice/s,
  )
  expect(readFileSync('docs/operations.md', 'utf8')).toContain('tries again twice')
})

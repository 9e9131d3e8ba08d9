import { rm } from 'node:fs/promises'
import { expect, jest, test } from '@jest/globals'
import type { StepEnd } from '../../scripts/runner.ts'
import { runScenario } from '../support/action.ts'
import { attacks, recordFigure } from '../support/figures.ts'
import { hostileTexts, randomFrom } from '../support/hostile-texts.ts'
import { inParallel } from '../support/in-parallel.ts'
import { SKIP_PAUSES } from '../support/skip-pauses.ts'

/*
 * S8, P5: links of pull requests and addresses of previews that are nearly right, a process each. What gets
 * into an output, as a link into the summary, or into the log as one, is the plain address, or nothing.
 */

// An attack that succeeds is not tried again.
jest.retryTimes(0)

const FULL_LINKS = 400
const FULL_PREVIEWS = 300

const HOSTS = [
  ...['github.com', 'gitlab.com', 'bitbucket.org', 'GitHub.com', 'github.com.', 'github.com:443'],
  ...[
    'github.com:8443',
    'x@github.com',
    'github.com@evil.example',
    'evil.example',
    'xn--gthub-cwa',
  ],
  ...['github.com.evil.example', 'www.github.com', '$(id).github.com', 'github.com\\@evil.example'],
  ...[
    'gıthub.com',
    '[::1]',
    '127.0.0.1',
    'localhost',
    'github%2ecom',
    'github.com%00.evil.example',
  ],
]
const PATHS = [
  ...['/acme/docs/pull/1', '/acme/docs/pull/0', '/acme/docs/pull/01', '/acme/docs/pull/1/files'],
  ...['/acme/docs/pulls/1', '/acme/docs/-/merge_requests/1', '/acme/docs/pull-requests/1'],
  ...['/acme/docs/pull/1/', '//acme/docs/pull/1', '/acme/../docs/pull/1', '/acme/$(id)/pull/1'],
  ...['/acme/docs;id/pull/1', '/acme/`id`/pull/1', '/acme/docs/issues/1', '/acme/docs/pull/1%0a'],
  ...['/acme/docs/pull/99999999999', '/a/b/c/pull/1', '/acme/docs/pull/١', ''],
]
const SCHEMES = [
  'https://',
  'https://',
  'https://',
  'http://',
  'javascript:',
  'HTTPS://',
  '//',
  ' https://',
]
const ENDS = [
  '',
  '',
  '',
  '',
  '?x',
  '#x',
  '\n',
  '\n::error::x',
  ' ',
  '\u202e',
  '](https://evil.example)',
  '?',
  '#',
]

/** An address of these parts, at times with a hostile text in its middle. */
function addressFrom(seed: number): string {
  const random = randomFrom(seed)
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? ''
  // One part in two is as it should be, or nearly none would get beyond the first check.
  const plainOr = (list: readonly string[]) => (random() < 0.5 ? (list[0] ?? '') : pick(list))
  const address = `${plainOr(SCHEMES)}${plainOr(HOSTS)}${plainOr(PATHS)}${plainOr(ENDS)}`
  if (random() < 0.7) return address
  const at = Math.floor(random() * address.length)
  return address.slice(0, at) + hostileTexts(seed)() + address.slice(at)
}

const NAME = '[A-Za-z0-9_.-]+'
const PULL_REQUEST = new RegExp(
  [
    `^https://github\\.com/${NAME}/${NAME}/pull/[1-9]\\d{0,9}$`,
    `^https://gitlab\\.com/${NAME}(/${NAME})+/-/merge_requests/[1-9]\\d{0,9}$`,
    `^https://bitbucket\\.org/${NAME}/${NAME}/pull-requests/[1-9]\\d{0,9}$`,
  ].join('|'),
)
const PREVIEW = /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(\/[A-Za-z0-9._~-]*)*$/

/** The addresses that a summary links to, besides its own. */
function linksIn(summary: string): string[] {
  return [...summary.matchAll(/\]\(([^)]*)\)/g)].map(([, url = '']) => url)
}

function problemsOf(end: StepEnd, output: 'pr-link' | 'preview-url', plain: RegExp): string[] {
  const told = end.outputs[output] ?? ''
  const isPlain = told === '' || plain.test(told)
  const foreign = linksIn(end.summary).filter((url) => url !== told && !url.startsWith(OWN_PULL))
  return [...(isPlain ? [] : [`output ${told}`]), ...foreign.map((url) => `links to ${url}`)]
}

const OWN_PULL = 'https://github.com/acme/docs/pull/'
const PLAIN_PULL = `${OWN_PULL}1`

const ATTACKS = [
  { what: 'links of pull requests', full: FULL_LINKS, output: 'pr-link', plain: PULL_REQUEST },
  { what: 'addresses of previews', full: FULL_PREVIEWS, output: 'preview-url', plain: PREVIEW },
] as const

test.each(ATTACKS)(
  'hostile $what are dropped, or are plain',
  async ({ what, full, output, plain }) => {
    const first = Math.floor(Math.random() * 2 ** 31)
    const seeds = Array.from({ length: attacks(full) }, (_, index) => first + index)
    const failures: string[] = []
    let accepted = 0
    await inParallel(seeds, {
      atOnce: 3,
      async work(seed) {
        const address = addressFrom(seed)
        const prLink = output === 'pr-link' ? address : PLAIN_PULL
        const end = await runScenario({
          simulator: {
            job: { finishAfterMs: 0, override: { prLink } },
            build: { finishAfterMs: 0, previewUrl: address },
          },
          nodeArgs: ['--import', SKIP_PAUSES],
          env: { PAUSE_MS: '60000' },
          inputs: { preview: output === 'pr-link' ? 'false' : 'true' },
        })
        await rm(end.folder, { recursive: true })
        if (end.outputs[output]) accepted++
        failures.push(
          ...problemsOf(end, output, plain).map((problem) => `${seed} ${address}: ${problem}`),
        )
      },
    })
    expect(failures).toEqual([])
    recordFigure({
      name: `dist: hostile ${what} in an output or a link`,
      target: '0',
      measured: `0 (${accepted} were plain)`,
      runs: seeds.length,
    })
  },
  3_600_000,
)

import type { GitHubOptions } from '../../simulator/github.ts'
import type { FaultRule, SimulatorOptions } from '../../simulator/simulator.ts'

/** A service and a GitHub that know the secrets, and the step that they answer. */
export interface Scene {
  service?: SimulatorOptions
  github?: GitHubOptions
  inputs?: Record<string, string>
}

/** What the answers of one run hold. */
export interface Planted {
  /** As many as the scene has fields of its own for. */
  texts: string[]
  /** All spellings, for lists. */
  all: string[]
}

export interface SceneMaker {
  /** How many texts it has fields of its own for. */
  width: number
  /** What the summary says where the texts came to be used. */
  says: string
  make(planted: Planted): Scene
}

/** By what they spell the secrets in. */
export const SCENES: Record<string, SceneMaker> = {
  'the fields of a job': three('completed', ([first, second, third]) => ({
    service: {
      faults: [
        {
          on: 'any',
          nth: 'all',
          fault: {
            body: {
              id: 'job_1',
              status: 'completed',
              model: first,
              source: { repository: second, ref: third },
              prLink: `https://github.com/acme/docs/pull/1?${first}`,
              createdAt: second,
              archivedAt: third,
            },
          },
        },
      ],
    },
  })),
  'the ID, the status and the link of a job': three('archived', ([first, second, third]) => ({
    service: {
      faults: [
        { on: 'create', fault: { body: { id: 'job_1', status: 'active', prLink: first } } },
        { on: 'get', nth: 0, fault: { body: { id: first, status: second, prLink: third } } },
        { on: 'get', nth: 1, fault: { body: { id: 'job_1', status: third } } },
        { on: 'get', nth: 2, fault: { body: { id: 'job_1', status: 'archived', prLink: third } } },
      ],
    },
  })),
  'the words of a refusal': three('the service answered 400', ([first, second, third]) => ({
    service: {
      faults: [
        refusing('create', 400, [first, second, third]),
        { ...refusing('views', 400, [third, first, second]), nth: 'all' },
      ],
    },
  })),
  'the paths of pages': {
    width: 24,
    says: 'Top pages',
    make: ({ all }) => ({
      service: { pageViews: { paths: ['/', ...all.map((text) => `/${text}`), ...all] } },
    }),
  },
  'the answers of GitHub': three('opened a pull request', ([first, second, third]) => ({
    github: {
      login: first,
      faults: [
        { on: 'list-comments', fault: said(500, second) },
        { on: 'graphql', times: 1, fault: said(502, third) },
      ],
    },
  })),
  'a role on GitHub': three('octocat', ([first]) => ({
    github: { permissions: { octocat: { permission: 'read', role_name: first } } },
  })),
  'a preview that failed, beside a job': {
    width: 6,
    says: 'The end of its log:',
    make: ({ texts: [url, host = '', ...texts], all }) => ({
      service: {
        build: (n) => ({
          ...failedBuild(texts, all),
          previewUrl: n % 2 === 0 ? `https://acme.example/${url}` : `https://${host}.example`,
        }),
      },
      inputs: { preview: 'true' },
    }),
  },
  'a publication that failed': {
    width: 6,
    says: 'The end of its log:',
    make: ({ texts: [, , ...texts], all }) => ({
      service: { build: failedBuild(texts, all) },
      inputs: PUBLISH,
    }),
  },
  'a publication that succeeded': {
    width: 6,
    says: '26 files',
    make: ({ texts: [, , ...texts], all }) => ({
      service: { build: { ...failedBuild(texts, all), result: 'success' } },
      inputs: PUBLISH,
    }),
  },
  'the status of a build, and the refusal of its preview': three(
    'no verdict',
    ([first, second, third]) => ({
      service: {
        faults: [
          { on: 'build', nth: 0, fault: { body: { status: first, summary: second } } },
          { ...refusing('build', 400, [third, first, second]), nth: 1 },
        ],
      },
      inputs: { preview: 'true' },
    }),
  ),
  'the refusal of an automation': three('Triggering automation', (texts) => ({
    service: { faults: [refusing('trigger', 400, texts)] },
    inputs: { ...ALONE, 'automation-id': 'weekly-review' },
  })),
  "the readers' signals": {
    width: 24,
    says: 'What readers wrote',
    make: ({ all }) => ({
      service: { signals: signalsOf(all), limits: { analyticsPerHour: 1000 } },
      inputs: {
        ...{ 'reader-signals': 'all', 'reader-texts': 'show', context: 'event, signals' },
        'traffic-file': 'numbers.json',
      },
    }),
  },
  "the refusals of readers' signals": three('not available', ([first, second, third]) => ({
    service: {
      faults: [
        { ...refusing('visitors', 400, [first]), nth: 'all' },
        { ...refusing('searches', 403, [second]), nth: 'all' },
        { ...refusing('conversations', 422, [third, first]), nth: 'all' },
        { ...refusing('feedback-by-page', 404, [second, third]), nth: 'all' },
      ],
    },
    inputs: { 'reader-signals': 'all', 'reader-texts': 'show' },
  })),
}

function three(says: string, make: (texts: [string, string, string]) => Scene): SceneMaker {
  return { width: 3, says, make: ({ texts: [a = '', b = '', c = ''] }) => make([a, b, c]) }
}

/** Nothing is asked of the agent, and no report is made. */
const ALONE = { prompt: '', 'traffic-weeks': '0', 'traffic-file': '' }
const PUBLISH = { ...ALONE, publish: 'true' }

export function refusing(
  on: FaultRule['on'],
  status: number,
  [error, ...messages]: string[],
): FaultRule {
  const details = messages.map((message) => ({ message }))
  return { on, fault: { status, body: { error, details } } }
}

function said(status: number, message: string) {
  return { status, headers: {}, body: { json: { message } } }
}

/** A build that failed, with texts in each of its fields. */
export function failedBuild(
  [summary = '', ref = '', message = '', entry = '']: string[],
  all: string[],
) {
  const half = Math.ceil(all.length / 2)
  const lines = all.slice(0, half).map((line, index) => `${line} ${all[half + index] ?? ''}`)
  return {
    finishAfterMs: 0,
    result: 'failure' as const,
    summary,
    logs: [...lines, { message: entry }],
    override: {
      commit: {
        ...{ sha: 'a'.repeat(40), ref, message },
        filesChanged: {
          added: all.slice(0, half),
          modified: all.slice(half),
          removed: [summary, ref],
        },
      },
    },
  }
}

/** What readers left behind, with texts in each field of each kind. */
export function signalsOf(texts: string[]): NonNullable<SimulatorOptions['signals']> {
  const next = (index: number) => texts[(index + 1) % texts.length]
  return {
    searches: texts.map((searchQuery, index) => ({
      ...{ searchQuery, hits: 9, ctr: 0, topClickedPage: `/${next(index)}` },
    })),
    conversations: texts.map((query, index) => ({
      ...{ id: `${next(index)}`, query, resolutionStatus: 'unanswered' },
      ...{ queryCategory: next(index), pageUrl: `https://docs.example/${query}` },
    })),
    feedback: texts.map((text, index) => ({
      ...{ id: `${index} ${text}`, path: `/${text}`, comment: next(index), helpful: false },
      ...{ source: index % 2 === 0 ? 'contextual' : 'code_snippet', createdAt: text },
      ...{ filename: next(index), lang: text },
    })),
    feedbackByPage: texts.map((text) => ({
      ...{ path: `/${text}`, thumbsUp: 1, thumbsDown: 3, code: 2, total: 6 },
    })),
  }
}

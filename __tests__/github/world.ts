import { SimulatedGitHub } from '../../simulator/github/github.ts'
import { type Answer, bytesOf, type Request } from '../../simulator/http/answer.ts'
import { Cancelled } from '../../src/errors.ts'
import type { HttpRequest, Send } from '../../src/http/transport.ts'
import { readEvent, type WorkflowEvent } from '../../src/runner/event.ts'
import { Outputs } from '../../src/runner/outputs.ts'
import { openStep } from '../../src/step.ts'
import { testRun } from '../support/test-run.ts'

export const BOT = 'github-actions[bot]'
export const KEY = 'mint_key-of-the-project'

interface WorldOptions {
  /** By the names that a workflow has for them. */
  inputs?: Record<string, string>
  event?: Partial<WorkflowEvent>
  github?: SimulatedGitHub
  /** Answers in place of the simulated GitHub; undefined leaves a request to that. */
  answer?: (request: Request) => Answer | undefined
  /** Milliseconds until the deadline. */
  ms?: number
}

/** A step of acme/docs before the simulated GitHub, on a clock that jumps. */
export function openWorld({ inputs, event, answer, ms = 30 * 60_000, ...more }: WorldOptions = {}) {
  const controller = new AbortController()
  const run = testRun({ ms, signal: controller.signal })
  const github = more.github ?? new SimulatedGitHub({ clock: run.clock })
  const requests: HttpRequest[] = []
  const send: Send = async (request) => {
    request.signal.throwIfAborted()
    requests.push(request)
    const { method, url, headers, body } = request
    const asked = {
      ...{ method, path: url.pathname, query: url.searchParams, headers },
      body: body === undefined ? undefined : JSON.parse(body),
    }
    const given = answer?.(asked) ?? github.answer(asked)
    return { status: given.status, headers: given.headers, body: bytesOf(given) }
  }
  const env = Object.entries({
    ...{ 'project-id': 'docs', 'api-key': KEY, 'github-token': 'token', prompt: 'Document it.' },
    ...inputs,
  }).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value])
  const runner = {
    GITHUB_REPOSITORY: 'acme/docs',
    GITHUB_WORKFLOW_REF: 'acme/docs/.github/workflows/docs.yml@refs/heads/main',
    GITHUB_RUN_ID: '100',
    GITHUB_ACTOR: 'octocat',
  }
  const about = {
    event: { ...readEvent(runner), name: 'schedule', hasPayload: true, ...event },
    outputs: new Outputs(undefined, run.log),
  }
  const step = openStep(Object.fromEntries(env), { ...run, send }, about)
  return {
    ...{ step, run, github, requests },
    cancel: () => controller.abort(new Cancelled('cancelled by SIGINT')),
    /** What was asked of GitHub, as `GET /repos/…`. */
    asked: () => requests.map(({ method, url }) => `${method} ${url.pathname}${url.search}`),
    lines: run.lines,
  }
}

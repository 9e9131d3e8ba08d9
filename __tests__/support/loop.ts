import { fileURLToPath } from 'node:url'
import type { Step } from '../../scripts/runner.ts'

const TIME_WARP = fileURLToPath(new URL('time-warp.js', import.meta.url))
export const WORKFLOW = 'acme/docs/.github/workflows/docs.yml@refs/heads/main'
export const BOT = 'github-actions[bot]'

/** A step of the workflow `docs.yml`, whose clock runs twenty times as fast as the wall's. */
export function stepOf({ inputs, env, ...step }: Partial<Step>): Partial<Step> {
  return {
    nodeArgs: ['--import', TIME_WARP],
    ...step,
    inputs: { 'poll-interval-seconds': '5', ...inputs },
    env: {
      WARP: '20',
      GITHUB_WORKFLOW_REF: WORKFLOW,
      GITHUB_REF_NAME: 'main',
      GITHUB_JOB: 'docs',
      GITHUB_ACTION: 'agent',
      ...env,
    },
  }
}

export const sha = (number: number) => `${number.toString(16).padStart(4, '0')}${'c'.repeat(36)}`

/** A push to the default branch, of the commits between two. */
export function pushed(
  before: string,
  after: string,
  more: Record<string, unknown> = {},
): NonNullable<Step['event']> {
  const commits = [{ id: after, message: `Push of ${after}`, author: { username: 'octocat' } }]
  return {
    name: 'push',
    payload: { ref: 'refs/heads/main', before, after, forced: false, commits, ...more },
  }
}

export const DISPATCHED = { name: 'workflow_dispatch', payload: { inputs: {} } }
export const SCHEDULED = { name: 'schedule', payload: { schedule: '0 5 * * *' } }

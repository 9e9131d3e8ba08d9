import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { SimulatorOptions } from '../../simulator/simulator.ts'
import { runScenario, type Scenario, type ScenarioEnd } from './action.ts'
import { withRepository } from './github.ts'

export const UNLIMITED = { analyticsPerHour: 1_000_000 }

const repository = { full_name: 'acme/docs' }
/** Schedules of a repository, as GitHub tells of it. */
export const EVENTS = {
  private: scheduled({ repository: { ...repository, private: true, visibility: 'private' } }),
  internal: scheduled({ repository: { ...repository, private: true, visibility: 'internal' } }),
  public: scheduled({ repository: { ...repository, private: false, visibility: 'public' } }),
  silent: scheduled({ repository }),
}

function scheduled(payload: object) {
  return { name: 'schedule', payload }
}

/** A step that asks for all signals of readers, in a private repository, unless told otherwise. */
export function runReaders(
  simulator: SimulatorOptions = {},
  { inputs, ...scenario }: Omit<Scenario, 'simulator'> = {},
): Promise<ScenarioEnd> {
  return runScenario({
    event: EVENTS.private,
    simulator: { limits: UNLIMITED, ...simulator },
    inputs: { prompt: '', 'reader-signals': 'all', ...inputs },
    ...scenario,
  })
}

/** All that a step writes, by where it stands. */
export interface Written {
  stdout: string
  stderr: string
  outputs: string
  summary: string
  report: string
  file: string
}

export async function writtenBy(end: ScenarioEnd, file = 'readers.json'): Promise<Written> {
  const { stdout, stderr, outputs, summary, folder } = end
  // As they read: numbers and their units are kept together by another kind of space.
  const plain = (text: string) => text.replaceAll('\u00a0', ' ')
  return {
    stdout,
    stderr,
    outputs: JSON.stringify(outputs),
    summary: plain(summary),
    report: plain(await readFile(outputs['report-path'] ?? '', 'utf8')),
    file: await readFile(path.join(folder, 'workspace', file), 'utf8'),
  }
}

/** The same as a comment on an issue: its text, and what the service made up for it. */
export function commentOf(simulator: SimulatorOptions, inputs: Record<string, string>) {
  return withRepository(
    { service: { limits: UNLIMITED, ...simulator } },
    async ({ github, service, run }) => {
      await run({
        event: EVENTS.private,
        inputs: { 'reader-signals': 'all', comment: 'true', 'issue-number': '12', ...inputs },
      })
      return { comment: github.comments[0]?.body ?? '', planted: service.planted }
    },
  )
}

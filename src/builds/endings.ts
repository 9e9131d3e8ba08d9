import type { Ending } from '../frame/command.ts'
import {
  COMMON_OUTCOMES,
  endingOf,
  endingOfError,
  type OutcomeFacts,
  pageOf,
} from '../frame/endings.ts'
import type { Output } from '../frame/outputs.ts'
import {
  type Block,
  fromMessage,
  join,
  ours,
  type PageLink,
  paragraph,
  quoted,
  say,
  type Text,
  theirs,
} from '../frame/page.ts'
import type { Log } from '../runtime.ts'
import { BUILD_STATUSES } from '../service/schemas.ts'
import { formatDuration } from '../text.ts'
import { type BuildKind, type BuildResult, type BuildState, LOG_LINE_LENGTH } from './run-build.ts'

/** `outcome`: unless it is the name of the end. */
type Outcomes = Readonly<Record<BuildResult['end'], OutcomeFacts & { readonly outcome?: string }>>

const SUCCESS = { level: 'notice' } as const
const FAILURE = { level: 'error', icon: '❌' } as const
const TIMED_OUT = { ...FAILURE, icon: '⏱️', next: 'Next time, raise `timeout-minutes`.' }

const OUTCOMES: Readonly<Record<BuildKind, Outcomes>> = {
  preview: {
    ...COMMON_OUTCOMES,
    succeeded: { ...SUCCESS, outcome: 'previewed', icon: '👀', headline: 'The preview is built' },
    failed: {
      ...FAILURE,
      headline: 'The preview could not be built',
      next: 'Fix the errors in the log on the same branch, then run this again. If the docs’ repository has no such branch, correct `branch`.',
    },
    'timed-out': { ...TIMED_OUT, headline: 'The preview was not ready in time' },
    skipped: { ...COMMON_OUTCOMES.skipped, headline: 'There is no preview' },
  },
  publication: {
    ...COMMON_OUTCOMES,
    succeeded: { ...SUCCESS, outcome: 'published', icon: '🌍', headline: 'The docs are published' },
    failed: {
      ...FAILURE,
      headline: 'The docs could not be published',
      next: 'Fix the errors in the log, then publish again.',
    },
    'timed-out': { ...TIMED_OUT, headline: 'The docs were not published in time' },
  },
}

type BuildOutput = 'build-id' | 'build-status'

export function endingOfBuild<Name extends string = never>(
  result: BuildResult,
  { log }: { readonly log: Log },
  more: ReadonlyArray<Output<Name>> = [],
): Ending<BuildOutput | Name> {
  const { kind, end, started, lastSeen } = result
  const { outcome = end, ...facts } = OUTCOMES[kind][end]
  const outputs: Output<BuildOutput | Name>[] = [
    ['build-id', started?.id],
    ['build-status', lastSeen?.status],
    ...more,
  ]
  const isCutShort = end === 'timed-out' && result.why !== undefined
  const failure = end === 'error' ? endingOfError(result.error, { log }).page : undefined
  const page = pageOf(isCutShort ? { ...facts, next: undefined } : facts, {
    link: failure ? undefined : linkOf(result),
    cause: failure?.cause,
    sentences: [...(failure?.sentences ?? describeResult(result)), ...describeOpenEnd(result)],
    sections: [
      ...(failure?.sections ?? []),
      ...(end === 'failed' ? endOfLog(result) : []),
      ...describeBuild(result),
    ],
  })
  return endingOf(outcome, facts, page, { outputs, isNoNews: end === 'skipped' })
}

function describeResult(result: BuildResult): Text[] {
  if ('why' in result) return result.why === undefined ? [] : [fromMessage(result.why)]
  const summary = (result.end === 'failed' && result.lastSeen?.summary?.trim()) || ''
  return summary === '' ? [] : [say`The service says ${quoted(summary)}.`]
}

function describeOpenEnd({ started, lastSeen }: BuildState): Text[] {
  if (started === undefined || BUILD_STATUSES.get(lastSeen?.status ?? '')) return []
  const sentence = `Build \`${started.id}\` continues. Its state is in the dashboard and at \`GET /v1/project/update-status/${started.id}\`.`
  return [ours(sentence)]
}

/** The service chooses the host, so the label shows it. */
function linkOf({ started }: BuildState): PageLink | undefined {
  if (started?.previewUrl === undefined) return undefined
  const { host, pathname } = new URL(started.previewUrl)
  const label = theirs(host + pathname.replace(/\/$/, ''), 300)
  return { url: started.previewUrl, label, isPullRequest: false }
}

function describeBuild({ started, lastSeen, durationMs }: BuildState): Block[] {
  if (started === undefined) return []
  const facts = [ours(`Build \`${started.id}\``), lastSeen && ours(formatDuration(durationMs))]
  return [{ kind: 'small', text: join(facts, ours(' · ')) }]
}

function endOfLog({ lastSeen }: BuildState): Block[] {
  const lines = lastSeen?.logs ?? []
  if (lines.length === 0) return [paragraph(ours('The service sent no build log.'))]
  const log: Block = { kind: 'lines', lines, maxLength: LOG_LINE_LENGTH }
  return [paragraph(ours('The end of the log:')), log]
}

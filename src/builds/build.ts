import { Cancelled } from '../errors.ts'
import type { Ending, Step } from '../frame/command.ts'
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
  type Page,
  type PageLink,
  paragraph,
  quoted,
  say,
  type Text,
  theirs,
} from '../frame/page.ts'
import { HttpError } from '../http/retry.ts'
import type { Log } from '../runtime.ts'
import { OF_KEY } from '../service/advice.ts'
import type { Service } from '../service/api.ts'
import { watch } from '../service/poll.ts'
import { BUILD_STATUSES, type Build } from '../service/schemas.ts'
import { formatDuration, inQuotes, parsePlainUrl } from '../text.ts'

/* A build is started, watched, and told. */

type BuildKind = 'preview' | 'publication'

interface StartedBuild {
  readonly id: string
  /** Undefined if it isn't plain https. */
  readonly previewUrl?: string | undefined
}

type BuildResult = BuildState &
  (
    | { readonly end: 'succeeded' | 'failed' }
    /** `why`: a failure besides the time limit, or an unknown fate. */
    | { readonly end: 'timed-out' | 'cancelled'; readonly why: string | undefined }
    /** The plan has no previews. */
    | { readonly end: 'skipped'; readonly why: string }
    | { readonly end: 'error'; readonly error: unknown }
  )

interface BuildState {
  readonly kind: BuildKind
  readonly started: StartedBuild | undefined
  readonly lastSeen: Build | undefined
  readonly durationMs: number
}

type BuildStep<Name extends string = 'build-id'> = Step<unknown, Name> & {
  readonly service: Service
}

const POLL_INTERVAL_MS = 10_000
const LOG_LINE_LENGTH = 160

const PREVIEW_ORIGIN = /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+$/

/** Writes the outputs at once, so that no later fault loses them. */
export async function startPublication(step: BuildStep): Promise<StartedBuild> {
  const { id } = await step.service.publish(step.stages.building)
  step.outputs.set([['build-id', id]])
  return { id }
}

export async function startPreview(
  { service, stages, outputs, log }: BuildStep<'build-id' | 'preview-url'>,
  branch: string,
): Promise<StartedBuild> {
  const { id, previewUrl: address = '' } = await service.startPreview(branch, stages.building)
  // Projects may have their own domains, so any host is accepted.
  const isPlain = PREVIEW_ORIGIN.test(parsePlainUrl(address)?.origin ?? '')
  const previewUrl = isPlain ? address : undefined
  outputs.set([
    ['build-id', id],
    ['preview-url', previewUrl],
  ])
  if (address !== '' && !isPlain)
    log.warning(`The preview's address is not used: ${inQuotes(address, 100)} is not plain https.`)
  return { id, previewUrl }
}

/** Never rejects: a failure is a result. */
export async function runBuild(
  step: BuildStep,
  kind: BuildKind,
  start: () => Promise<StartedBuild>,
): Promise<BuildResult> {
  const { service, stages, clock, log } = step
  const startMs = clock.nowMs()
  let started: StartedBuild | undefined
  let lastSeen: Build | undefined
  const state = () => ({ kind, started, lastSeen, durationMs: clock.nowMs() - startMs })
  try {
    started = await start()
    const { id } = started
    log.info(`Build ${id} of the ${kind} was started`)
    const options = {
      noun: 'build',
      first: undefined,
      isNew: true,
      retrieve: () => service.getBuild(id, stages.awaited),
      statuses: BUILD_STATUSES,
      pollIntervalMs: () => POLL_INTERVAL_MS,
    }
    const sightings = watch<Build>(options, stages.awaited, { clock, log })
    for await (const sighting of sightings) {
      lastSeen = sighting.last
      const status = lastSeen?.status ?? 'not found'
      const end = BUILD_STATUSES.get(status)
      if (end === undefined && !sighting.isTimeUp) continue
      log.info(`Build ${id} is ${status} (polls: ${sighting.polls})`)
      if (end === undefined) return { ...state(), end: 'timed-out', why: sighting.remark }
      if (end === 'failed') logEndOfBuild(lastSeen, log)
      return { ...state(), end }
    }
    throw new Error('the watch ended before the build')
  } catch (error) {
    if (error instanceof Cancelled) return { ...state(), end: 'cancelled', why: error.unknownFate }
    if (kind === 'preview' && started === undefined && lacksPlan(error))
      return { ...state(), end: 'skipped', why: error.message }
    return { ...state(), end: 'error', error }
  }
}

function logEndOfBuild(build: Build | undefined, log: Log): void {
  for (const line of build?.logs ?? []) log.info(inQuotes(line, LOG_LINE_LENGTH))
}

/** Some plans have no previews. A 403 means that, unless the service blames the key. */
function lacksPlan(error: unknown): error is HttpError {
  if (!(error instanceof HttpError) || error.meaning !== 'forbidden') return false
  return !OF_KEY.test(String(error.cause))
}

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
  const { outcome = result.end, ...facts } = OUTCOMES[result.kind][result.end]
  const outputs: ReadonlyArray<Output<BuildOutput | Name>> = [
    ['build-id', result.started?.id],
    ['build-status', result.lastSeen?.status],
    ...more,
  ]
  const page = pageOfBuild(result, facts, log)
  return endingOf(outcome, facts, page, { outputs, isNoNews: result.end === 'skipped' })
}

function pageOfBuild(result: BuildResult, facts: OutcomeFacts, log: Log): Page {
  const link = linkOf(result)
  const openEnd = describeOpenEnd(result)
  const sections = describeBuild(result)
  switch (result.end) {
    case 'succeeded':
      return pageOf(facts, { link, sentences: openEnd, sections })
    case 'failed': {
      const sentences = [...describeSummary(result), ...openEnd]
      return pageOf(facts, { link, sentences, sections: [...endOfLog(result), ...sections] })
    }
    case 'timed-out':
    case 'cancelled':
    case 'skipped': {
      // A longer limit would not help against another reason.
      const isCutShort = result.end === 'timed-out' && result.why !== undefined
      const why = result.why === undefined ? [] : [fromMessage(result.why)]
      const sentences = [...why, ...openEnd]
      const shown = isCutShort ? { ...facts, next: undefined } : facts
      return pageOf(shown, { link, sentences, sections })
    }
    case 'error': {
      const failure = endingOfError(result.error, { log }).page
      return pageOf(facts, {
        cause: failure.cause,
        sentences: [...failure.sentences, ...openEnd],
        sections: [...failure.sections, ...sections],
      })
    }
  }
}

function describeSummary({ lastSeen }: BuildState): Text[] {
  const summary = lastSeen?.summary?.trim() ?? ''
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

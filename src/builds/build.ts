import type { Step, StepResult } from '../core/command.ts'
import type { OutputEntry } from '../core/outputs.ts'
import {
  type Block,
  join,
  paragraph,
  quoted,
  type ResultLink,
  type ResultPage,
  type RichText,
  richText,
  trusted,
  trustedMessage,
  untrusted,
} from '../core/result-page.ts'
import {
  COMMON_OUTCOMES,
  createStepResult,
  type OutcomeFacts,
  resultOfError,
  resultPage,
} from '../core/results.ts'
import { Cancelled } from '../errors.ts'
import { RequestFailure } from '../http/retry.ts'
import type { Log } from '../runtime.ts'
import type { Service } from '../service/api.ts'
import { type PollProgress, poll } from '../service/poll.ts'
import { causeIn } from '../service/refusals.ts'
import { BUILD_STATUSES, type Build } from '../service/schemas.ts'
import { formatDuration, inQuotes, parsePlainUrl } from '../text.ts'

/* A build is started, watched, and told. */

type BuildKind = 'preview' | 'publication'

interface StartedBuild {
  readonly id: string
  /** Undefined if it isn't plain https. */
  readonly previewUrl?: string | undefined
}

type BuildEnd =
  | { readonly end: 'succeeded' | 'failed' }
  /** `why`: a failure besides the time limit, or an unknown fate. */
  | { readonly end: 'timed-out' | 'cancelled'; readonly why: string | undefined }
  /** The plan has no previews. */
  | { readonly end: 'skipped'; readonly why: string }
  | { readonly end: 'error'; readonly error: unknown }

interface BuildState {
  readonly kind: BuildKind
  readonly started: StartedBuild | undefined
  readonly lastSeen: Build | undefined
  readonly durationMs: number
}

type BuildResult = BuildState & BuildEnd

type BuildStep<Name extends string = 'build-id'> = Step<unknown, Name> & {
  readonly service: Service
}

const POLL_INTERVAL_MS = 10_000
const LOG_LINE_LENGTH = 160

const PREVIEW_ORIGIN = /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+$/

/** Writes the outputs at once, so that no later fault loses them. */
export async function startPublicationAndSetOutputs(step: BuildStep): Promise<StartedBuild> {
  const { id } = await step.service.publish(step.startPolicy('build'))
  step.outputs.set([['build-id', id]])
  return { id }
}

export async function startPreviewAndSetOutputs(
  step: BuildStep<'build-id' | 'preview-url'>,
  branch: string,
): Promise<StartedBuild> {
  const answer = await step.service.startPreview(branch, step.startPolicy('build'))
  const address = answer.previewUrl ?? ''
  // Projects may have their own domains, so any host is accepted.
  const isPlain = PREVIEW_ORIGIN.test(parsePlainUrl(address)?.origin ?? '')
  const previewUrl = isPlain ? address : undefined
  step.outputs.set([
    ['build-id', answer.id],
    ['preview-url', previewUrl],
  ])
  if (address !== '' && !isPlain) {
    const shown = inQuotes(address, 100)
    step.log.warning(`The preview's address is not used: ${shown} is not plain https.`)
  }
  return { id: answer.id, previewUrl }
}

/** Never rejects: a failure is a result. */
export async function runBuild(
  step: BuildStep,
  kind: BuildKind,
  start: () => Promise<StartedBuild>,
): Promise<BuildResult> {
  const awaited = step.startPolicy('awaited')
  const startMs = step.clock.nowMs()
  let started: StartedBuild | undefined
  let lastSeen: Build | undefined
  let end: BuildEnd | undefined
  try {
    started = await start()
    const { id } = started
    step.log.info(`Build ${id} of the ${kind} was started`)
    const options = {
      noun: 'build',
      first: undefined,
      isNew: true,
      retrieve: () => step.service.getBuild(id, awaited),
      statuses: BUILD_STATUSES,
      pollIntervalMs: () => POLL_INTERVAL_MS,
    }
    for await (const seen of poll<Build>(options, awaited, step)) {
      lastSeen = seen.last
      end = endOfWatch(seen)
      if (end === undefined) continue
      const status = lastSeen?.status ?? 'not found'
      step.log.info(`Build ${id} is ${status} (polls: ${seen.polls})`)
      break
    }
    if (end === undefined) throw new Error('the watch ended before the build')
    if (end.end === 'failed') {
      for (const line of lastSeen?.logs ?? []) step.log.info(inQuotes(line, LOG_LINE_LENGTH))
    }
  } catch (error) {
    const isNotStarted = started === undefined
    end = endOfFailure(error, kind === 'preview' && isNotStarted)
  }
  const durationMs = step.clock.nowMs() - startMs
  return { kind, started, lastSeen, durationMs, ...end }
}

/** Undefined while the build is at work. */
function endOfWatch(seen: PollProgress<Build | undefined>): BuildEnd | undefined {
  const ended = BUILD_STATUSES.get(seen.last?.status ?? '')
  if (ended !== undefined) return { end: ended }
  if (seen.isTimeUp) return { end: 'timed-out', why: seen.remark }
  return undefined
}

function endOfFailure(error: unknown, mayLackPlan: boolean): BuildEnd {
  if (error instanceof Cancelled) return { end: 'cancelled', why: error.unknownFate }
  if (mayLackPlan && lacksPlan(error)) return { end: 'skipped', why: error.message }
  return { end: 'error', error }
}

/** Some plans have no previews. A 403 means that, unless the service blames something else. */
function lacksPlan(error: unknown): error is RequestFailure {
  if (!(error instanceof RequestFailure)) return false
  if (error.meaning !== 'forbidden') return false
  const cause = causeIn(String(error.cause))
  return cause === undefined || cause === 'plan'
}

interface BuildOutcome extends OutcomeFacts {
  /** Default: the name of the end. */
  readonly outcome?: string
}

type Outcomes = Readonly<Record<BuildEnd['end'], BuildOutcome>>

/** Users of the service met this failure while the new content was live. */
const ONLY_STALE = /failed to revalidate subdomain/i
const LOOK_FIRST =
  'The content may be live all the same: look at the site. If it is old, run this again.'
const RAISE_TIMEOUT = 'Next time, raise `timeout-minutes`.'

export const OUTCOMES: Readonly<Record<BuildKind, Outcomes>> = {
  preview: {
    succeeded: {
      outcome: 'previewed',
      level: 'notice',
      icon: '👀',
      headline: 'The preview is built',
    },
    failed: {
      level: 'error',
      icon: '❌',
      headline: 'The preview could not be built',
      next: 'Fix the errors in the log on the same branch, then run this again. If the docs’ repository has no such branch, correct `branch`.',
    },
    'timed-out': {
      level: 'error',
      icon: '⏱️',
      headline: 'The preview was not ready in time',
      next: RAISE_TIMEOUT,
    },
    cancelled: COMMON_OUTCOMES.cancelled,
    skipped: { ...COMMON_OUTCOMES.skipped, headline: 'There is no preview' },
    error: COMMON_OUTCOMES.error,
  },
  publication: {
    succeeded: {
      outcome: 'published',
      level: 'notice',
      icon: '🌍',
      headline: 'The docs are published',
    },
    failed: {
      level: 'error',
      icon: '❌',
      headline: 'The docs could not be published',
      next: 'Fix the errors in the log, then publish again.',
    },
    'timed-out': {
      level: 'error',
      icon: '⏱️',
      headline: 'The docs were not published in time',
      next: RAISE_TIMEOUT,
    },
    cancelled: COMMON_OUTCOMES.cancelled,
    skipped: COMMON_OUTCOMES.skipped,
    error: COMMON_OUTCOMES.error,
  },
}

type BuildOutput = 'build-id' | 'build-status'

export function resultOfBuild<Name extends string = never>(
  result: BuildResult,
  step: { readonly log: Log },
  more: ReadonlyArray<OutputEntry<Name>> = [],
): StepResult<BuildOutput | Name> {
  const facts = OUTCOMES[result.kind][result.end]
  const outcome = facts.outcome ?? result.end
  const outputs: ReadonlyArray<OutputEntry<BuildOutput | Name>> = [
    ['build-id', result.started?.id],
    ['build-status', result.lastSeen?.status],
    ...more,
  ]
  const page = pageOfBuild(result, facts, step.log)
  return createStepResult(outcome, facts, page, { outputs, isNoNews: result.end === 'skipped' })
}

function pageOfBuild(result: BuildResult, facts: OutcomeFacts, log: Log): ResultPage {
  const { started, lastSeen } = result
  const sentences: RichText[] = []
  const sections: Block[] = []
  let link = previewLink(started?.previewUrl)
  let { next } = facts
  let cause: RichText | undefined
  switch (result.end) {
    case 'succeeded':
      break
    case 'failed': {
      const summary = lastSeen?.summary?.trim() ?? ''
      if (summary !== '') sentences.push(richText`The service says ${quoted(summary)}.`)
      const lines = lastSeen?.logs ?? []
      if (ONLY_STALE.test([summary, ...lines].join('\n'))) next = LOOK_FIRST
      if (lines.length === 0) {
        sections.push(paragraph(trusted('The service sent no build log.')))
        break
      }
      sections.push(paragraph(trusted('The end of the log:')))
      sections.push({ kind: 'lines', lines, maxLength: LOG_LINE_LENGTH })
      break
    }
    case 'timed-out':
    case 'cancelled':
    case 'skipped':
      if (result.why === undefined) break
      sentences.push(trustedMessage(result.why))
      // A longer limit would not help against another reason.
      if (result.end === 'timed-out') next = undefined
      break
    case 'error': {
      const failure = resultOfError(result.error, { log }).page
      sentences.push(...failure.sentences)
      sections.push(...failure.sections)
      cause = failure.cause
      link = undefined
    }
  }
  if (started !== undefined) {
    const { id } = started
    const hasEnded = BUILD_STATUSES.get(lastSeen?.status ?? '') !== undefined
    const openEnd = `Build \`${id}\` continues. Its state is in the dashboard and at \`GET /v1/project/update-status/${id}\`.`
    if (!hasEnded) sentences.push(trusted(openEnd))
    const build = [trusted(`Build \`${id}\``)]
    if (lastSeen !== undefined) build.push(trusted(formatDuration(result.durationMs)))
    sections.push({ kind: 'small', text: join(build, trusted(' · ')) })
  }
  return resultPage({ ...facts, next }, { cause, link, sentences, sections })
}

/** The service chooses the host, so the label shows it. */
function previewLink(previewUrl: string | undefined): ResultLink | undefined {
  if (previewUrl === undefined) return undefined
  const url = new URL(previewUrl)
  const path = url.pathname.replace(/\/$/, '')
  const label = untrusted(url.host + path, 300)
  return { url: previewUrl, label, isPullRequest: false }
}

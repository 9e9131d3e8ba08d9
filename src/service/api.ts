import pLimit from 'p-limit'
import { AttemptError } from '../http/faults.ts'
import { NoMoreAttempts, RequestFailure, type RequestPolicy } from '../http/retry.ts'
import type { HttpRequest, HttpResponse, Transport } from '../http/transport.ts'
import { richText, trusted } from '../rich-text.ts'
import { DAY_MS, isoDate, type Runtime } from '../runtime.ts'
import type { ServiceAccess } from './refusals.ts'
import { requestService, type ServiceConnection } from './request.ts'
import * as schemas from './schemas.ts'

/** A thousand turns, each with the assistant's answer. */
const MAX_CONVERSATIONS_BYTES = 8 * 1024 * 1024
/** Skips feedback that someone has already handled. */
const OPEN_FEEDBACK = 'pending,in_progress'

const READS_AT_A_TIME = 4
/** The whole organization has 100 an hour. */
const MAX_READS = 90

/** `YYYY-MM-DD`, UTC; `dateTo` is exclusive. */
interface DateRange {
  dateFrom: string
  dateTo: string
}

interface Listing<Answer> {
  /** The end of the address. */
  path: string
  /** "Getting the … of 2026-11-16" */
  what: string
  maxBytes?: number
  parse(json: unknown, limit: number): Answer
}

type CursorQuery = { limit: number; cursor?: string | undefined }

/**
 * Each operation fails with an `ActionError`, mostly a `RequestFailure`, or with the signal's reason. Creates and
 * follow-ups are never sent twice, unless the first did not reach the service, or was refused.
 */
export class Service {
  readonly #connection: ServiceConnection
  readonly #projectId: string
  readonly #limitReads = pLimit(READS_AT_A_TIME)
  /** Repeated ones, too. */
  #reads = 0

  constructor(access: ServiceAccess, send: Transport, runtime: Runtime) {
    this.#connection = { access, send, runtime }
    this.#projectId = access.projectId
  }

  /** @param isPrivate the prompt holds words to keep from sight: readers', or a hidden file's */
  createJob(prompt: string, isPrivate: boolean, policy: RequestPolicy) {
    return requestService(this.#connection, {
      policy,
      name: trusted('Creating the agent job'),
      unknownFate: richText`The agent job may have been created: look in the dashboard. If it is there, so is its pull request. If not, start a new run.`,
      path: `v2/agent/${this.#projectId}/job`,
      body: { prompt },
      isPrivate,
      resource: 'project',
      parse: schemas.parseAcceptedJob,
    })
  }

  sendMessage(jobId: string, prompt: string, isPrivate: boolean, policy: RequestPolicy) {
    return requestService(this.#connection, {
      policy,
      name: richText`Sending a follow-up to agent job ${jobId}`,
      unknownFate: richText`The follow-up may have been sent. Look at the agent job in the dashboard before running again.`,
      path: `v2/agent/${this.#projectId}/job/${jobId}/message`,
      body: { prompt },
      isPrivate,
      resource: 'job',
      parse: (json) => sameJob(jobId, schemas.parseAcceptedJob(json)),
    })
  }

  getJob(jobId: string, policy: RequestPolicy) {
    return requestService(this.#connection, {
      policy,
      name: richText`Getting agent job ${jobId}`,
      path: `v2/agent/${this.#projectId}/job/${jobId}`,
      resource: 'job',
      parse: (json) => sameJob(jobId, schemas.parseAgentJob(json)),
    })
  }

  /** Undefined if it no longer exists. */
  async findJob(jobId: string, policy: RequestPolicy) {
    try {
      return await this.getJob(jobId, policy)
    } catch (error) {
      if (error instanceof RequestFailure && error.meaning === 'gone') return undefined
      throw error
    }
  }

  /** The smallest read: shows whether key and project fit. */
  tryKey(now: Date, policy: RequestPolicy) {
    const weekAgo = new Date(now.getTime() - 7 * DAY_MS)
    const range = { dateFrom: isoDate(weekAgo), dateTo: isoDate(now) }
    return this.getPageViews(range, { limit: 1, offset: 0 }, policy)
  }

  getPageViews(range: DateRange, query: { limit: number; offset: number }, policy: RequestPolicy) {
    const listing = {
      path: 'views',
      what: 'page views',
      parse: schemas.parsePageViews,
    }
    return this.#read(listing, range, query, policy)
  }

  getVisitors(range: DateRange, policy: RequestPolicy) {
    const listing = {
      path: 'visitors',
      what: 'visitors',
      parse: schemas.parseVisitorTotals,
    }
    return this.#read(listing, range, { limit: 1, offset: 0 }, policy)
  }

  getSearches(range: DateRange, query: CursorQuery, policy: RequestPolicy) {
    const listing = {
      path: 'searches',
      what: 'searches',
      parse: schemas.parseSearches,
    }
    return this.#read(listing, range, query, policy)
  }

  getConversations(range: DateRange, query: CursorQuery, policy: RequestPolicy) {
    const listing = {
      path: 'assistant',
      what: 'questions to the assistant',
      maxBytes: MAX_CONVERSATIONS_BYTES,
      parse: schemas.parseConversations,
    }
    return this.#read(listing, range, query, policy)
  }

  /**
   * Sites without comments record votes as `thumbs_only`. Without a source, the answer would include AI agents'
   * feedback, which always counts as unhelpful.
   */
  getFeedbackByPage(
    range: DateRange,
    query: { limit: number; source: 'contextual' | 'thumbs_only' },
    policy: RequestPolicy,
  ) {
    const listing = {
      path: 'feedback/by-page',
      what: 'feedback by page',
      parse: schemas.parseFeedbackByPage,
    }
    const open = { ...query, status: OPEN_FEEDBACK }
    return this.#read(listing, range, open, policy)
  }

  getFeedback(range: DateRange, query: CursorQuery, policy: RequestPolicy) {
    const listing = {
      path: 'feedback',
      what: 'feedback',
      parse: schemas.parseFeedback,
    }
    const open = { ...query, source: 'contextual', status: OPEN_FEEDBACK }
    return this.#read(listing, range, open, policy)
  }

  #read<Answer>(
    listing: Listing<Answer>,
    range: DateRange,
    query: { limit: number; [parameter: string]: string | number | undefined },
    policy: RequestPolicy,
  ): Promise<Answer> {
    const parameters = new URLSearchParams()
    // The service doesn't document the time zone of a bare date.
    parameters.set('dateFrom', `${range.dateFrom}T00:00:00Z`)
    parameters.set('dateTo', `${range.dateTo}T00:00:00Z`)
    for (const [name, value] of Object.entries(query)) {
      if (value !== undefined) parameters.set(name, `${value}`)
    }
    const connection = { ...this.#connection, send: this.#sendRead.bind(this) }
    return this.#limitReads(() =>
      requestService(connection, {
        policy,
        name: richText`Getting the ${listing.what} of ${range.dateFrom}`,
        path: `v1/analytics/${this.#projectId}/${listing.path}?${parameters}`,
        resource: 'project',
        maxBytes: listing.maxBytes,
        isPrivate: true,
        parse: (json) => listing.parse(json, query.limit),
      }),
    )
  }

  async #sendRead(request: HttpRequest): Promise<HttpResponse> {
    if (this.#reads === MAX_READS)
      throw new NoMoreAttempts(
        richText`the ${MAX_READS} requests that a report may make were spent`,
      )
    this.#reads++
    return this.#connection.send(request)
  }
}

function sameJob(jobId: string, job: schemas.AgentJob): schemas.AgentJob {
  if (job.id === jobId) return job
  const what = richText`we asked for agent job ${jobId}, and the service answered with agent job ${job.id}`
  const advice = trusted('This is a defect of the service: report it to Mintlify.')
  throw new AttemptError('unusable', what, { advice })
}

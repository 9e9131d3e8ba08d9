import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { isObject } from '../text.ts'
import { traitsOfEventName } from './event-table.ts'

export type Env = Readonly<Record<string, string | undefined>>

export type WorkflowEvent = Readonly<ReturnType<typeof readRunContext>>

/**
 * The only reader of the GITHUB_* variables about the run and its event.
 * @param json the event's payload: anybody may have written its texts
 */
export function readRunContext(env: Env, json: unknown = readJson(env.GITHUB_EVENT_PATH)) {
  const {
    GITHUB_EVENT_NAME: name = '',
    GITHUB_ACTOR: actor = '',
    GITHUB_TRIGGERING_ACTOR: triggeringActor = actor,
    GITHUB_REPOSITORY: repository = '',
    GITHUB_REPOSITORY_ID: repositoryId = '',
    GITHUB_WORKFLOW_REF: workflowRef = '',
    GITHUB_SHA: sha = 'HEAD',
    GITHUB_REF_NAME: refName = '',
    GITHUB_JOB: job = '',
    GITHUB_ACTION: action = '',
    GITHUB_RUN_ID: runId = '0',
    GITHUB_RUN_NUMBER: number = '1',
    GITHUB_RUN_ATTEMPT: attempt = '1',
    GITHUB_SERVER_URL: serverUrl = 'https://github.com',
    GITHUB_API_URL: apiUrl = 'https://api.github.com',
    GITHUB_WORKSPACE: workspace = '.',
  } = env
  const payload: Payload = v.parse(PayloadSchema, json) ?? {}

  const runAttempt = Number(attempt)
  let runUrl: string | undefined
  const isInWorkflow = repository !== '' && runId !== '0'
  if (isInWorkflow) {
    runUrl = `${serverUrl}/${repository}/actions/runs/${runId}`
    if (runAttempt > 1) runUrl += `/attempts/${runAttempt}`
  }

  const isPrivate = payload.repository?.private
  let whyMaybePublic: string | undefined
  if (isPrivate === undefined)
    whyMaybePublic = 'the event does not say that this repository is private'
  if (isPrivate === false) whyMaybePublic = 'this repository is public'

  const { issue, pull_request: pull } = payload
  return {
    name,
    traits: traitsOfEventName(name),
    payload,
    /** The pull request that it is about. */
    pull: pullOf(payload),
    issueNumber: issue?.number ?? pull?.number,
    actor,
    /** On a re-run, the person who asked for it. */
    triggeringActor,
    /** Whether a bot triggered this attempt. */
    isByBot: isBot(triggeringActor, payload),
    /** `owner/repo` */
    repository,
    /** Survives a rename. */
    repositoryId: repositoryId || repository,
    /** The end of a sentence; undefined if the event says that only the organization can read the repository. */
    whyMaybePublic,
    sha,
    /** A branch or tag, without `refs/…/`. */
    refName,
    /** `.github/workflows/docs.yml`. Without an `owner/repo/` before it, the path must not lose its folders. */
    workflowFile: workflowRef.replace(/@refs\/.*$/s, '').replace(/^[^/]+\/[^/]+\/(?=.*\/)/, ''),
    /** The IDs of the workflow's job and of the step. */
    step: `${job}/${action}`,
    apiUrl,
    serverUrl,
    /** 0 outside a runner. */
    runId,
    /** Counts the workflow's runs. */
    runNumber: Number(number),
    runAttempt,
    /** Names the attempt. Undefined outside of a workflow. */
    runUrl,
    workspace,
  }
}

/** Undefined if the file is missing, or holds no JSON. */
function readJson(file: string | undefined): unknown {
  try {
    return JSON.parse(readFileSync(file ?? '', 'utf8'))
  } catch {
    return undefined
  }
}

/** A pull request as the event shows it. */
interface EventPull {
  readonly number: number | undefined
  /** A login. */
  readonly author: string | undefined
  readonly isMerged: boolean
  /* The event of a comment doesn't show these. */
  /** `owner/repo`; undefined also if it was deleted, as only a fork can be. */
  readonly headRepository?: string | undefined
  readonly headBranch?: string | undefined
  readonly headSha?: string | undefined
  readonly baseSha?: string | undefined
}

function pullOf({ issue, pull_request: pull }: Payload): EventPull | undefined {
  if (pull !== undefined)
    return {
      number: pull.number,
      author: pull.user?.login,
      isMerged: pull.merged_at !== undefined,
      headRepository: pull.head?.repo?.full_name,
      headBranch: pull.head?.ref,
      headSha: pull.head?.sha,
      baseSha: pull.base?.sha,
    }
  // The event of a comment calls the pull request an issue.
  if (issue?.pull_request === undefined) return undefined
  const isMerged = issue.pull_request.merged_at !== undefined
  return { number: issue.number, author: issue.user?.login, isMerged }
}

export function isBot(login: string, payload: Payload): boolean {
  if (login.endsWith('[bot]')) return true
  const run = payload.workflow_run
  // GITHUB_ACTOR names some of GitHub's own bots without `[bot]`, and a person may own any such login.
  return [payload.sender, run?.actor, run?.triggering_actor].some((account) => {
    if (account?.login === `${login}[bot]`) return true
    return account?.login === login && account.type === 'Bot'
  })
}

/** False if the event doesn't show the origin of its code. A comment's doesn't for a pull request. */
export function isCodeFromHere({ pull, payload, repository }: WorkflowEvent): boolean {
  const { workflow_run: run, discussion, issue } = payload
  if (run !== undefined) return run.head_repository?.full_name === repository
  if (pull !== undefined) return pull.headRepository === repository
  // These have no code.
  return discussion !== undefined || issue !== undefined
}

/** Whether a run began before another one: run IDs grow. */
export function isEarlierRun(run: string, other: string): boolean {
  return BigInt(run) < BigInt(other)
}

/* The payload: only the fields that are read. */

export type Payload = NonNullable<v.InferOutput<typeof PayloadSchema>>

/** A missing field, or one of another type, is undefined. Other servers leave out more fields than GitHub does. */
function fieldOf<T>(schema: v.GenericSchema<unknown, T>) {
  return v.fallback(v.optional(schema), undefined)
}

function object<T extends v.ObjectEntries>(entries: T) {
  // For Valibot, an array is an object too.
  const anyRecord = v.custom<Record<string, unknown>>(isObject)
  const schema = v.pipe(anyRecord, v.object(entries))
  return fieldOf(schema)
}

const text = fieldOf(v.string())
const flag = fieldOf(v.boolean())
const integer = fieldOf(v.pipe(v.number(), v.safeInteger()))

const account = object({ login: text, type: text })
/** `full_name`: `owner/repo` */
const originRepository = object({ full_name: text })
const written = {
  number: integer,
  title: text,
  body: text,
  html_url: text,
  user: account,
}

const PayloadSchema = object({
  action: text,
  sender: account,
  repository: object({ private: flag, fork: flag }),
  issue: object({
    ...written,
    state: text,
    pull_request: object({ merged_at: text }),
  }),
  pull_request: object({
    ...written,
    state: text,
    merged_at: text,
    head: object({ ref: text, sha: text, repo: originRepository }),
    base: object({ sha: text }),
  }),
  comment: object({
    ...written,
    path: text,
    line: integer,
    start_line: integer,
    diff_hunk: text,
    subject_type: text,
    updated_at: text,
  }),
  review: object({ ...written, id: integer, state: text }),
  discussion: object(written),
  release: object({
    ...written,
    name: text,
    tag_name: text,
    prerelease: flag,
    published_at: text,
  }),
  workflow_run: object({
    actor: account,
    triggering_actor: account,
    head_repository: originRepository,
  }),
  ref: text,
  before: text,
  after: text,
  forced: flag,
  commits: fieldOf(v.array(v.object({ message: v.string(), author: object({ username: text }) }))),
})

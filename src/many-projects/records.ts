import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import { ID } from '../base/id.ts'
import { OUTCOME_NAMES, OUTCOMES, type Outcome } from '../base/outcomes.ts'

/** What one attempt at a project left behind: a file of an artifact. */
export interface ProjectRecord {
  readonly number: number
  readonly projectId: string
  /** Of the workflow run, from 1. */
  readonly attempt: number
  /** The outputs of the step, as yet unread. */
  readonly outputs: unknown
}

/** `3.1.json`: the project's number, and the attempt. */
const FILE = /^(\d{1,3})\.\d{1,6}\.json$/

const RecordSchema = v.object({
  'project-id': v.pipe(v.string(), v.regex(ID)),
  attempt: v.pipe(v.number(), v.integer(), v.minValue(1)),
  outputs: v.record(v.string(), v.unknown()),
})

/** Reads every record in a folder. What is none of them is left out; a folder that is not there holds none. */
export async function readRecords(folder: string): Promise<ProjectRecord[]> {
  const names = await readdir(folder).catch(() => [])
  const records = await Promise.all(names.map((name) => readRecord(folder, name)))
  return records.flat()
}

async function readRecord(folder: string, name: string): Promise<ProjectRecord[]> {
  const number = Number(FILE.exec(name)?.[1] ?? '')
  if (number === 0) return []
  const json: unknown = await readFile(path.join(folder, name), 'utf8')
    .then(JSON.parse)
    .catch(() => undefined)
  const parsed = v.safeParse(RecordSchema, json)
  if (!parsed.success) return []
  const { 'project-id': projectId, attempt, outputs } = parsed.output
  return [{ number, projectId, attempt, outputs }]
}

/** A project's records, the newest attempt first. */
export function newestFirst(
  records: readonly ProjectRecord[],
  { id }: { id: string },
): ProjectRecord[] {
  return records.filter(({ projectId }) => projectId === id).sort((a, b) => b.attempt - a.attempt)
}

/** The job that an earlier attempt told of. */
export interface EarlierJob {
  readonly id: string
  readonly attempt: number
  readonly outcome: Outcome
  /** Why the agent is to be asked again, as `failed`; empty where the job is to be gone on with. */
  readonly asksAgain: string
}

const EarlierSchema = v.object({
  'job-id': v.pipe(v.string(), v.regex(ID)),
  outcome: v.picklist(OUTCOME_NAMES),
})

/**
 * The job of the newest attempt that had one. Attempts without one (refused, skipped, failed before the
 * create) neither made a job nor ended one.
 */
export function findEarlierJob(records: readonly ProjectRecord[]): EarlierJob | undefined {
  for (const { attempt, outputs } of records) {
    const { success, output } = v.safeParse(EarlierSchema, outputs)
    if (!success) continue
    const { 'job-id': id, outcome } = output
    return { id, attempt, outcome, asksAgain: OUTCOMES[outcome].asksAgain }
  }
  return undefined
}

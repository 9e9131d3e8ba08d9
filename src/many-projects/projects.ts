import * as v from 'valibot'
import { ActionError } from '../base/errors.ts'
import { ID } from '../base/id.ts'
import { messageOf, quote } from '../base/text.ts'

/** One job of the matrix. The workflow reads these names. */
export interface Project {
  /** Its place in the list, from 1: a file name that needs no trust in the ID. */
  readonly number: number
  readonly id: string
  /** Empty where the prompt for all holds. */
  readonly prompt: string
}

/** GitHub makes at most so many jobs of one matrix. */
export const MAX_PROJECTS = 256
/**
 * A runner hands an input on in the environment, where Linux takes 128 KiB of one variable, its name
 * included (MAX_ARG_STRLEN, which execve answers with E2BIG). The workflow names it INPUT_PROJECTS.
 */
export const MAX_LIST_BYTES = 128 * 1024 - 'INPUT_PROJECTS=\0'.length
const MAX_FAULTS_TOLD = 5

const ItemSchema = v.union([
  v.string(),
  v.strictObject({ 'project-id': v.string(), prompt: v.optional(v.string(), '') }),
])

/**
 * Reads a list of projects: IDs by line or comma, or a JSON array of IDs and of objects with a
 * `project-id` and a `prompt`.
 * @throws ActionError that names what is wrong
 */
export function parseProjects(list: string): Project[] {
  const bytes = Buffer.byteLength(list)
  if (bytes > MAX_LIST_BYTES) {
    throw new ActionError(
      `projects has ${bytes} bytes, and a step can be handed at most ${MAX_LIST_BYTES} (128 KiB with its name). Shorten the prompts, or split the list between two calls.`,
    )
  }
  const items = list.trimStart().startsWith('[') ? parseJson(list) : splitLines(list)
  if (items.length === 0) throw new ActionError('projects is empty: name at least one project.')
  if (items.length > MAX_PROJECTS) {
    throw new ActionError(
      `projects names ${items.length}, and GitHub makes at most ${MAX_PROJECTS} jobs of one matrix. Split the list between two calls.`,
    )
  }
  const faults = faultsOf(items)
  if (faults.length > 0) {
    const more =
      faults.length > MAX_FAULTS_TOLD ? `; and ${faults.length - MAX_FAULTS_TOLD} more` : ''
    throw new ActionError(`projects: ${faults.slice(0, MAX_FAULTS_TOLD).join('; ')}${more}.`)
  }
  return items.map((item, index) => ({ number: index + 1, ...item }))
}

type Item = Pick<Project, 'id' | 'prompt'>

function splitLines(list: string): Item[] {
  return list
    .split(/[,\n]/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((id) => ({ id, prompt: '' }))
}

function parseJson(list: string): Item[] {
  let json: unknown
  try {
    json = JSON.parse(list)
  } catch (error) {
    throw new ActionError(
      `projects begins with [ and is not JSON (${quote(messageOf(error), 100)}). Write a JSON array, or one ID a line.`,
      { cause: error },
    )
  }
  const parsed = v.safeParse(v.array(ItemSchema), json)
  if (!parsed.success) {
    const [issue] = parsed.issues
    const place = Number(issue.path?.[0]?.key ?? 0) + 1
    throw new ActionError(
      `projects: entry ${place} is neither an ID nor an object with project-id and, if it needs one of its own, prompt.`,
    )
  }
  return parsed.output.map((item) =>
    typeof item === 'string'
      ? { id: item.trim(), prompt: '' }
      : { id: item['project-id'].trim(), prompt: item.prompt },
  )
}

function faultsOf(items: Item[]): string[] {
  const seen = new Set<string>()
  return items.flatMap(({ id }, index) => {
    if (!ID.test(id)) {
      return `entry ${index + 1}, ${quote(id, 60)}, is not an ID: 1 to 128 letters, digits, _ or -`
    }
    if (seen.has(id)) return `entry ${index + 1}, ${quote(id, 60)}, is listed twice`
    seen.add(id)
    return []
  })
}

import { inQuotes, type RichText, richText, trusted } from '../rich-text.ts'
import { isPublicService } from '../service/refusals.ts'
import type { Env, WorkflowEvent } from '../trigger/event.ts'
import type { Inputs } from './inputs.ts'

/* Faults between inputs that are valid by themselves: a clause each. */

/** An input that is missing or invalid is not among the values: nothing is known of it, so nothing is said. */
export function findInputConflicts(values: Partial<Inputs>, event: WorkflowEvent): RichText[] {
  const { comment, paths, context } = values
  const conflicts: RichText[] = []
  if (asksNothing(values))
    conflicts.push(
      richText`\`prompt\`, \`prompt-file\`, \`context\`, \`job-id\`, \`traffic-weeks\` and \`reader-signals\` are empty, so there is nothing to do: set one. If one of them is set, its expression is empty in this ${inQuotes(event.name, 60)} event: give it another value there, or the step an \`if:\``,
    )

  if (paths !== undefined && context !== undefined) {
    const quotesFiles = context.has('changes') || context.has('diff')
    if (!quotesFiles)
      conflicts.push(
        richText`\`paths\` is set, but it chooses among the files of \`changes\` and \`diff\`, and \`context\` names neither: add one of them, or remove \`paths\``,
      )
  }
  if (values.jobId !== undefined && values.continue)
    conflicts.push(
      richText`\`job-id\` names an agent job, and \`continue: true\` looks for one: remove one of them`,
    )
  if (values.issueNumber !== undefined && comment === false && !values.continue)
    conflicts.push(
      richText`\`issue-number\` is set, but nothing is written there: set \`comment: true\`, or remove it`,
    )
  if (values.continue && comment === false)
    conflicts.push(
      richText`\`continue\` is true, which finds the agent job in the comment on one issue: set \`comment: true\``,
    )
  // An invalid number has its own message.
  const lacksNumber = 'issueNumber' in values && values.issueNumber === undefined
  const lacksPlace = lacksNumber && event.issueNumber === undefined
  if (values.continue && comment && lacksPlace)
    conflicts.push(
      richText`\`continue\` is true, which finds the agent job in the comment on one issue: set \`issue-number\` (it is empty: is its variable set in this repository?) to an issue or pull request that stays open`,
    )
  if (values.failOn?.has('pr-opened')) {
    if (comment === false)
      conflicts.push(
        richText`\`fail-on\` names pr-opened, which reads the log in the comment: set \`comment: true\``,
      )
    if (values.wait === false)
      conflicts.push(
        richText`\`fail-on\` names pr-opened, but with \`wait: false\` the step ends before there is a pull request: remove one of them`,
      )
    if (lacksPlace)
      conflicts.push(
        richText`\`fail-on\` names pr-opened, but this ${inQuotes(event.name, 60)} event has no issue or pull request with a log: set \`issue-number\``,
      )
  }
  return conflicts
}

const WITHOUT_DEFAULT = ['prompt', 'promptFile', 'jobId'] as const

/** False if one of these inputs is invalid, so that it is not known. */
function asksNothing(values: Partial<Inputs>): boolean {
  const areUnset = WITHOUT_DEFAULT.every((name) => name in values && values[name] === undefined)
  const areNone = values.context?.size === 0 && values.trafficWeeks === 0
  return areUnset && areNone && values.readerSignals === false
}

/** The runner passes the default of an input that the workflow leaves out, so an empty one is an expression's. */
export function findDryRunInputErrors(env: Env, event: WorkflowEvent): RichText[] {
  const isEmpty = env['INPUT_DRY-RUN']?.trim() === ''
  if (!isEmpty) return []
  // Elsewhere, empty is `false`: one workflow may have a button and a schedule.
  if (event.traits.dispatch !== 'button') return []
  return [
    richText`\`dry-run\` is empty, so the step would act in earnest: the button's input is misspelt, or unset. Write its name as it is under \`workflow_dispatch:\`, with \`|| 'false'\` after it`,
  ]
}

/** The public service's other keys, by prefix. */
const WRONG_KEYS = { mint_dsc_: 'an assistant key', mint_us_: 'an index key' } as const

export function findKeyKindErrors(inputs: Partial<Inputs>): RichText[] {
  if (inputs.baseUrl === undefined || !isPublicService(inputs.baseUrl)) return []
  for (const [prefix, kind] of Object.entries(WRONG_KEYS)) {
    if (!inputs.apiKey?.startsWith(prefix)) continue
    const fault = trusted(
      `\`api-key\` is ${kind} (${prefix}…), which starts no agent and reads no report: make an admin key in the dashboard under Settings > API keys`,
    )
    return [fault]
  }
  return []
}

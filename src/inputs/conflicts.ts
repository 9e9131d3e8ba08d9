import { inQuotes, type RichText, richText } from '../rich-text.ts'
import type { Env, WorkflowEvent } from '../trigger/event.ts'
import type { Inputs } from './inputs.ts'

/* Faults between inputs that are valid by themselves: a clause each. */

/** An input that is missing or invalid is not among the values: nothing is known of it, so nothing is said. */
export function findInputConflicts(values: Partial<Inputs>, event: WorkflowEvent): RichText[] {
  const conflicts: RichText[] = []
  if (asksNothing(values))
    conflicts.push(
      richText`\`prompt\`, \`prompt-file\`, \`context\`, \`job-id\`, \`traffic-weeks\` and \`reader-signals\` are empty, so there is nothing to do: set one. If one of them is set, its expression is empty in this ${inQuotes(event.name, 60)} event: give it another value there, or the step an \`if:\``,
    )
  const { paths, context } = values
  const quotesNoFiles = context?.has('changes') === false && !context.has('diff')
  if (paths !== undefined && quotesNoFiles)
    conflicts.push(
      richText`\`paths\` is set, but it chooses among the files of \`changes\` and \`diff\`, and \`context\` names neither: add one of them, or remove \`paths\``,
    )
  if (values.jobId !== undefined && values.continue)
    conflicts.push(
      richText`\`job-id\` names an agent job, and \`continue: true\` looks for one: remove one of them`,
    )
  const readsLog = values.continue || values.failOn?.has('pr-opened')
  if (values.comment === false && readsLog)
    conflicts.push(
      richText`\`continue\` and \`fail-on: pr-opened\` read the log in the step's comment: set \`comment: true\``,
    )
  else if (values.comment === false && values.issueNumber !== undefined)
    conflicts.push(
      richText`\`issue-number\` is set, but nothing is written there: set \`comment: true\`, or remove it`,
    )
  // An invalid number has its own message.
  const lacksNumber = 'issueNumber' in values && values.issueNumber === undefined
  if (readsLog && lacksNumber && event.issueNumber === undefined)
    conflicts.push(
      richText`\`continue\` and \`fail-on: pr-opened\` read the log in the comment on one issue or pull request, and this ${inQuotes(event.name, 60)} event is on neither: set \`issue-number\` (it is empty: is its variable set in this repository?) to one that stays open`,
    )
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
  // Elsewhere, empty is `false`: one workflow may have a button and a schedule.
  if (!isEmpty || event.traits.dispatch !== 'button') return []
  return [
    richText`\`dry-run\` is empty, so the step would act in earnest: the button's input is misspelt, or unset. Write its name as it is under \`workflow_dispatch:\`, with \`|| 'false'\` after it`,
  ]
}

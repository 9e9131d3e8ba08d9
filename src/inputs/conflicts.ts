import { inQuotes, type RichText, richText } from '../rich-text.ts'
import type { Env, WorkflowEvent } from '../trigger/event.ts'
import { type Inputs, wantsReport } from './inputs.ts'

/** Faults between inputs that are valid by themselves: a clause each. */
export function findInputConflicts(inputs: Inputs, env: Env, event: WorkflowEvent): RichText[] {
  const conflicts: RichText[] = []
  const name = inQuotes(event.name, 60)
  const { context, prompt, promptFile, jobId } = inputs
  const hasPrompt = prompt !== undefined || promptFile !== undefined
  const asksAgent = hasPrompt || jobId !== undefined || context.size > 0
  if (!asksAgent && !wantsReport(inputs))
    conflicts.push(
      richText`\`prompt\`, \`prompt-file\`, \`context\`, \`job-id\`, \`traffic-weeks\` and \`reader-signals\` are empty, so there is nothing to do: set one. If one of them is set, its expression is empty in this ${name} event: give it another value there, or the step an \`if:\``,
    )
  if (prompt !== undefined && promptFile !== undefined)
    conflicts.push(richText`\`prompt\` and \`prompt-file\` are both set: remove one of them`)
  // With another word, one workflow may run on issues and on a schedule. With none, the prompt may speak of "this
  // issue", and would cost a job for nothing.
  const hasSubject = event.traits.subject !== undefined
  if (context.has('event') && context.size === 1 && !hasSubject)
    conflicts.push(
      richText`\`context: event\` has nothing to quote of this ${name} event: run this step on an issue, a pull request or a comment, or leave \`event\` out`,
    )
  const quotesChanges = context.has('changes') || context.has('diff')
  const isOnIssue = event.traits.subject === 'comment' && event.pull === undefined
  if (quotesChanges && (event.traits.changes === undefined || isOnIssue))
    conflicts.push(
      richText`\`context\` names \`changes\` or \`diff\`, but this ${name} event has no changes: leave them out. If comments on issues and on pull requests start this step, write \`context: \${{ github.event.issue.pull_request && 'event, diff' || 'event' }}\``,
    )
  if (inputs.paths !== undefined && !quotesChanges)
    conflicts.push(
      richText`\`paths\` is set, but it chooses among the files of \`changes\` and \`diff\`, and \`context\` names neither: add one of them, or remove \`paths\``,
    )
  if (jobId !== undefined && inputs.continue)
    conflicts.push(
      richText`\`job-id\` names an agent job, and \`continue: true\` looks for one: remove one of them`,
    )
  const readsLog = inputs.continue || inputs.failOn.has('pr-opened')
  const hasNumber = inputs.issueNumber !== undefined
  if (readsLog && !inputs.comment)
    conflicts.push(
      richText`\`continue\` and \`fail-on: pr-opened\` read the log in the step's comment: set \`comment: true\``,
    )
  else if (hasNumber && !inputs.comment)
    conflicts.push(
      richText`\`issue-number\` is set, but nothing is written there: set \`comment: true\`, or remove it`,
    )
  if (readsLog && !hasNumber && event.issueNumber === undefined)
    conflicts.push(
      richText`\`continue\` and \`fail-on: pr-opened\` read the log in the comment on one issue or pull request, and this ${name} event is on neither: set \`issue-number\` (it is empty: is its variable set in this repository?) to one that stays open`,
    )
  // The runner passes the default of an input that the workflow leaves out, so an empty one is an expression's.
  // Elsewhere, empty is `false`: one workflow may have a button and a schedule.
  if (env['INPUT_DRY-RUN']?.trim() === '' && event.traits.dispatch === 'button')
    conflicts.push(
      richText`\`dry-run\` is empty, so the step would act in earnest: the button's input is misspelled, or unset. Write its name as it is under \`workflow_dispatch:\`, with \`|| 'false'\` after it`,
    )
  return conflicts
}

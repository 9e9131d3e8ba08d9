import { Skipped } from '../errors.ts'
import { type RichText, richText } from '../rich-text.ts'
import { isCodeFromHere, type WorkflowEvent } from '../trigger/event.ts'
import type { Inputs } from './inputs.ts'

/* An empty key is no fault where GitHub withholds secrets, or where `if-no-key` says so. */

const NO_KEY = richText`\`api-key\` is empty, and \`if-no-key\` is skip: store the key as the secret that the workflow passes there (DOCS_API_KEY in the examples), and this step runs.`

const NO_KEY_IN_FORK = richText`This repository is a fork, and has no key: a fork gets none of the secrets of the repository it was made from. To work on the docs here, store the key here; otherwise, disable this workflow here.`

/** @throws Skipped if the key may be missing: GitHub withholds it, the repository is a fork, or `if-no-key` is skip */
export function skipIfKeyMayBeMissing(inputs: Partial<Inputs>, event: WorkflowEvent): void {
  // A dry run reports the missing key.
  if (inputs.dryRun === true) return
  // Even with `if-no-key: fail`: no input can bring a secret that GitHub withholds.
  const whyWithheld = describeWithheldSecrets(event)
  if (whyWithheld !== undefined) throw new Skipped(whyWithheld)
  // Whoever asks for a run waits for it, and shall see that the key is missing.
  const isAskedFor = event.traits.dispatch !== undefined
  const isFork = event.payload.repository?.fork
  if (isFork && !isAskedFor) throw new Skipped(NO_KEY_IN_FORK)
  if (inputs.ifNoKey !== 'skip') return
  throw new Skipped(NO_KEY, 'warning')
}

/**
 * A sentence; undefined if the run has secrets. Dependabot has its own.
 * @see https://docs.github.com/en/actions/reference/workflows-and-actions/events-that-trigger-workflows#workflows-in-forked-repositories
 */
export function describeWithheldSecrets(event: WorkflowEvent): RichText | undefined {
  const isWithheldFromForks = event.traits.secrets === 'not forks or Dependabot'
  if (isWithheldFromForks && !isCodeFromHere(event))
    return richText`GitHub passes no secrets to workflows of a fork's pull request, so there is no api-key. To document it once it is merged, use a workflow such as examples/daily.yml.`
  if (event.traits.secrets === 'always' || event.actor !== 'dependabot[bot]') return undefined
  return richText`GitHub passes no secrets to workflows that Dependabot triggers, so there is no api-key: store the key as a Dependabot secret too, and name \`dependabot[bot]\` in \`allowed-bots\`.`
}

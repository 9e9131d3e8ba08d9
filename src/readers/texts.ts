import { asRecord } from '../base/json.ts'
import type { ReaderTexts } from '../base/signal-kinds.ts'

/** Whether readers' own words may be shown. */
export interface TextsDecision {
  showTexts: boolean
  /** Why they are hidden, as the end of a sentence; empty where they are shown. */
  whyHidden: string
}

/**
 * With `auto`, readers' words are shown only where the event says that nobody but the organization reads
 * the report.
 * @param event the payload of the event that triggered the workflow
 */
export function decideTexts(setting: ReaderTexts, event: unknown): TextsDecision {
  const whyHidden = setting === 'show' ? '' : whyHide(setting, event)
  return { showTexts: whyHidden === '', whyHidden }
}

function whyHide(setting: 'auto' | 'hide', event: unknown): string {
  if (setting === 'hide') return 'reader-texts is "hide"'
  const { private: isPrivate, visibility } = asRecord(asRecord(event).repository)
  if (isPrivate === false || visibility === 'public') return 'this repository is public'
  if (visibility === 'private' || visibility === 'internal') return ''
  if (isPrivate === true && visibility === undefined) return ''
  return 'the event does not say that this repository is private'
}

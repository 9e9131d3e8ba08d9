import { asRecord } from '../base/json.ts'

/** The values of `reader-texts`. */
export type ReaderTexts = 'auto' | 'show' | 'hide'

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
  if (setting === 'show') return { showTexts: true, whyHidden: '' }
  if (setting === 'hide') return { showTexts: false, whyHidden: 'reader-texts is "hide"' }
  const { private: isPrivate, visibility } = asRecord(asRecord(event).repository)
  if (isPrivate === false || visibility === 'public')
    return { showTexts: false, whyHidden: 'this repository is public' }
  if (
    visibility === 'private' ||
    visibility === 'internal' ||
    (isPrivate === true && visibility === undefined)
  )
    return { showTexts: true, whyHidden: '' }
  return { showTexts: false, whyHidden: 'the event does not say that this repository is private' }
}

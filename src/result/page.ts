import { type RichText, renderPlain } from '../rich-text.ts'

/*
 * The page of a step, as data. `markdown.ts` prints it as the summary and as the comment; the end of this file prints it
 * in one line, for the log.
 */

export type Block =
  | { readonly kind: 'paragraph'; readonly text: RichText }
  | { readonly kind: 'heading'; readonly text: RichText }
  | { readonly kind: 'warning' | 'note' | 'small'; readonly text: RichText }
  | {
      readonly kind: 'list'
      readonly title?: RichText
      readonly items: readonly RichText[]
    }
  /** A column is right-aligned if its name ends in a colon. */
  | {
      readonly kind: 'table'
      readonly columns: readonly string[]
      readonly rows: ReadonlyArray<readonly RichText[]>
    }
  /** A drawing in Mermaid's language, printed as it is: nothing from outside may be in it. */
  | { readonly kind: 'drawing'; readonly code: string }

/** To the pull request. */
export interface ResultLink {
  readonly url: string
  readonly label: RichText
}

export interface ResultPage {
  readonly icon: string
  readonly headline: RichText
  readonly link?: ResultLink | undefined
  /** The result and the remedy, a line each; also in the log. */
  readonly sentences: readonly RichText[]
  /** The log already has them. */
  readonly warnings: readonly RichText[]
  readonly sections: readonly Block[]
  /** Behind one fold. */
  readonly details: readonly Block[]
}

export function paragraph(text: RichText): Block {
  return { kind: 'paragraph', text }
}

/** The address comes last, or a sentence would run on from it. */
export function renderLogLine(page: ResultPage): string {
  const sentences = page.sentences.map(renderPlain)
  const headline = renderPlain(page.headline)
  if (page.link === undefined) return [`${headline}.`, ...sentences].join(' ')
  if (sentences.length === 0) return `${headline}: ${page.link.url}`
  return [`${headline}.`, ...sentences, page.link.url].join(' ')
}

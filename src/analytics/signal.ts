import type { Block, RichText } from '../core/result-page.ts'
import type { ScrubbedText } from '../privacy/scrub.ts'
import type { Counts } from '../service/schemas.ts'
import type { AnalyticsContext, Reading } from './readings.ts'
import type { Period } from './weeks.ts'

/*
 * A signal is something that readers did: they asked, searched, voted. Each is a file with one `SignalDefinition`, a row of
 * `SIGNALS`, and a word in `SIGNAL_KINDS`. The file has everything that is said about it; the page, the outputs, the JSON file
 * and the agent's prompt loop over all signals and know none by name.
 */

/** A word in `reader-signals` for each signal. Apart from `SIGNALS`, since the inputs need only the words. */
export const SIGNAL_KINDS = ['visitors', 'searches', 'questions', 'feedback'] as const

export type SignalKind = (typeof SIGNAL_KINDS)[number]

export interface SignalDefinition<Figures extends object> {
  /** Whether it shows what readers miss. If not, it only counts readers. */
  readonly findsProblems: boolean
  /** It is read after the others, which then get their share of the small budget of requests. */
  readonly needsManyRequests: boolean
  /** Its rank on the page, where the most useful signal comes first. */
  readonly rank: number
  /** Makes the requests. Never rejects. The rows are counted later, since that may need the last week's page views. */
  read(session: AnalyticsContext, options: SignalOptions): Promise<CountRows<Figures>>
  describe(read: ReadFigures<Figures>, options: SignalOptions): SignalReport
}

/** Counts the rows of one signal. It is called after all reads, when the last week's page views are known. */
type CountRows<Figures> = (views: ViewsByPage | undefined) => Reading<Figures>

/** By unscrubbed path. */
export type ViewsByPage = ReadonlyMap<string, Counts>

type ReadFigures<Figures> = Extract<Reading<Figures>, { readonly available: true }>

export interface SignalOptions {
  readonly period: Period
  readonly periodBefore: Period
  /** Whether the page begins with a sentence on last week's views. */
  readonly followsViews: boolean
  /** Undefined if readers' words may be shown. */
  readonly whyHidden: string | undefined
}

export interface SignalReport {
  /** Whether readers did anything at all. If there is nothing anywhere, `project-id` may name another project. */
  readonly isRecorded: boolean
  /** Whether the counts may be too low, since only a part was read. */
  readonly isLowerBound: boolean
  /** On people. It follows the sentence on their views. */
  readonly sentence?: RichText
  /** For the sentence on everything that readers missed. It doesn't quote readers. */
  readonly finding?: MissedCount
  /** For the same sentence, if nothing was missed. */
  readonly praise?: string
  /** For its output. */
  readonly number: number
  readonly unmetNeeds: readonly UnmetNeed[]
  /** For the fold. */
  readonly lists: readonly Block[]
  /** Whether the lists quote readers. */
  readonly quotesReaders: boolean
  readonly forAgent?: ListForAgent
}

export interface MissedCount {
  /** A finding of 0 is left out. */
  readonly count: number
  /** `**2 pages** got two thumbs down or more` */
  readonly clause: RichText
  /** For the output `message`. */
  readonly figure: RichText
}

/** Readers who asked, searched or voted in vain. */
export interface UnmetNeed {
  readonly place: ProblemLocation
  readonly readers: number
  /** The problem. */
  readonly words: RichText
}

/** Needs at one page or topic add up. Each search is a place of its own. */
export type ProblemLocation =
  | { readonly kind: 'page' | 'topic'; readonly name: ScrubbedText }
  | {
      readonly kind: 'search'
      readonly term: ScrubbedText
      readonly searches: number
      readonly clickRate: number
    }
  | { readonly kind: 'unknown' }

/** Rows that the agent gets as quoted data, whatever `reader-texts` says: they return to where they came from. */
export interface ListForAgent {
  /** `unclicked search terms` */
  readonly name: string
  /** The quotation's title. */
  readonly title: string
  /** Fewer rows are not worth a job. */
  readonly leastForJob: number
  /** The number of all rows. */
  readonly count: number
  /** The first rows. */
  readonly lines: readonly string[]
}

/* For the files of several signals. */

/** By code unit: a locale's order differs between machines. */
export function compareTexts(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

/** Counts names, to find the most frequent. */
export class FrequencyCounter<Name extends string> {
  readonly #times = new Map<Name, number>()

  /** Without a name, nothing is counted. */
  add(name: Name | undefined, times = 1): void {
    if (name === undefined) return
    const earlier = this.#times.get(name) ?? 0
    this.#times.set(name, earlier + times)
  }

  /** In a tie, the first by code unit. */
  get mostFrequent(): Name | undefined {
    const ranked = Array.from(this.#times)
    ranked.sort(([nameA, timesA], [nameB, timesB]) => timesB - timesA || compareTexts(nameA, nameB))
    return ranked[0]?.[0]
  }
}

/** Drops case, spaces and punctuation, unless nothing else is left. */
export function normalForm(text: string): string {
  const bare = text.normalize('NFKC').replace(/[\p{P}\p{Z}\p{C}\s]+/gu, '')
  // Upper case first: it merges `ß` with `ss`, and `ς` with `σ`.
  return bare.toUpperCase().toLowerCase() || text
}

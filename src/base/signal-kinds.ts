/** What a report can tell of readers: the words of `reader-signals`, in the order in which they are told. */
export const SIGNAL_KINDS = ['visitors', 'searches', 'questions', 'feedback'] as const

export type SignalKind = (typeof SIGNAL_KINDS)[number]

/** Whether readers' own words are shown: the words of `reader-texts`. */
export const READER_TEXTS = ['auto', 'show', 'hide'] as const

export type ReaderTexts = (typeof READER_TEXTS)[number]

/** What a report can tell of readers: the words of `reader-signals`, in the order in which they are told. */
export const SIGNAL_KINDS = ['visitors', 'searches', 'questions', 'feedback'] as const

export type SignalKind = (typeof SIGNAL_KINDS)[number]

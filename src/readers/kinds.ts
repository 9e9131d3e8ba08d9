/** A word in `reader-signals` for each signal. Apart from `signals.ts`, since the inputs need only the words. */
export const KINDS = ['visitors', 'searches', 'questions', 'feedback'] as const

export type SignalKind = (typeof KINDS)[number]

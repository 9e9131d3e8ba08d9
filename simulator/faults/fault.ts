import type { Answer, Reaction } from '../answer.ts'

/** What a fault may know of the request that it strikes. */
export interface StruckRequest {
  operation: string
  path: string
  query: Readonly<Record<string, string>>
}

/** One way for a request to go wrong. */
export type FaultBehaviour =
  /** The request never reaches the service: no job is created, no limit touched. */
  | { instead: (request: StruckRequest) => Reaction }
  /**
   * The service does what it was asked, then the answer is spoiled. This is the dangerous order: a
   * client that repeats a create after such a fault has made two jobs.
   */
  | { after: (answer: Answer, request: StruckRequest) => Reaction | Promise<Reaction> }
  /** The service answers another query than was asked. */
  | { asIf: (request: StruckRequest) => Record<string, string> }

/** The faults of one family by ID; where one row has several forms, the first bears the plain ID. */
export type FaultTable = Readonly<Record<string, FaultBehaviour>>

export function answerWith(answer: Answer): Reaction {
  return { kind: 'answer', answer }
}

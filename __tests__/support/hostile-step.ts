import { broken, json } from '../../simulator/http/answer.ts'
import type { OnRequest } from '../../simulator/send.ts'
import { LABELLED } from './events.ts'
import { createWorld, type FlowEnd, runStep } from './flow.ts'
import { complaints, fill } from './hostile-answers.ts'
import type { Task } from './tasks.ts'

/** The service's answers. */
export interface Answers {
  /** In turn, in its fields and refusals. */
  texts: readonly string[]
  isOdd: boolean
  /** The job's. */
  status: string
  /** Refuses every n-th request; 0: none. */
  refusals: number
}

export function stepWith({ inputs }: Task, answers: Answers): Promise<FlowEnd> {
  const { texts, isOdd, status, refusals } = answers
  const made = new Map<string, string>()
  // Equal texts stay equal. The word in front keeps others different, and all of them visible.
  const text = (original: string) => {
    const known = made.get(original) ?? `w${made.size} ${texts[made.size % texts.length]}`
    made.set(original, known)
    return known
  }
  const onRequest: OnRequest = ({ operation, to, nth }, { answer }) => {
    if (to === 'github') return undefined
    const [message, detail] = [text(`message ${nth}`), text(`detail ${nth}`)]
    const error = { error: message, details: [{ message: detail }], message }
    if (refusals > 0 && nth % refusals === refusals - 1) return broken(json(400, error))
    const full = fill(answer(), text, isOdd)
    return operation === 'get' && !isOdd
      ? { ...full, body: { ...Object(full.body), status } }
      : full
  }
  const service = { events: complaints(4), job: { finishAfterMs: 0 } }
  const world = createWorld({ service })
  if (inputs['job-id'] === 'job_1') world.service.jobs.create('First.')
  return runStep({ ...LABELLED, world, inputs, onRequest })
}

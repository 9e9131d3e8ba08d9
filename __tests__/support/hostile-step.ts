import { broken, json } from '../../simulator/http/answer.ts'
import type { OnRequest } from '../../simulator/send.ts'
import { LABELLED, pulled } from './events.ts'
import { createWorld, type FlowEnd, runStep } from './flow.ts'
import { complaints, fill } from './hostile-answers.ts'
import type { Task } from './tasks.ts'

/** The service's answers. */
export interface Answers {
  /** In turn, in its fields and refusals. */
  texts: readonly string[]
  isOdd: boolean
  /** The job's and the build's. */
  status: string
  /** Refuses every n-th request; 0: none. */
  refusals: number
}

export function stepWith({ command, inputs }: Task, answers: Answers): Promise<FlowEnd> {
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
    const isEnd = operation === 'get' || operation === 'build'
    return isEnd && !isOdd ? { ...full, body: { ...Object(full.body), status } } : full
  }
  const service = { events: complaints(4), job: { finishAfterMs: 0 }, build: { finishAfterMs: 0 } }
  if (command === 'removed-pages') {
    const files = [{ filename: 'old.mdx', status: 'removed' as const }]
    const github = {
      files: ['old.mdx'],
      texts: { 'docs.json': '{"navigation":{"pages":["a"]}}' },
      pulls: [{ number: 8, files }],
    }
    return runStep({ ...pulled(), command, service, github, inputs, onRequest })
  }
  const world = createWorld({ service })
  if (inputs['job-id'] === 'job_1') world.service.jobs.create('First.')
  return runStep({ ...LABELLED, command, world, inputs, onRequest })
}

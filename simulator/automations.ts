import { type Answer, json } from './answer.ts'
import { refuse } from './refusals.ts'

/** Automations by ID. Only those with a custom schedule can be triggered. */
export type AutomationsScript = Readonly<Record<string, 'custom-schedule' | 'no-schedule'>>

export interface Triggered {
  readonly projectId: string
  readonly automationId: string
  readonly instanceId: string
}

export interface Automations {
  /** Every run that was started, the oldest first. */
  readonly triggered: readonly Triggered[]
  /** Why it cannot be triggered, or null. */
  refusal(automationId: string): Answer | null
  trigger(projectId: string, automationId: string): Answer
}

const BY_DEFAULT: AutomationsScript = {
  'weekly-review': 'custom-schedule',
  'on-push': 'no-schedule',
}

export function createAutomations(script: AutomationsScript = BY_DEFAULT): Automations {
  const automations = new Map(Object.entries(script))
  const triggered: Triggered[] = []
  return {
    triggered,
    refusal(automationId) {
      const schedule = automations.get(automationId)
      if (schedule === undefined) return refuse(404, 'Automation not found')
      if (schedule === 'custom-schedule') return null
      return refuse(400, 'Only automations with a custom schedule can be triggered')
    },
    trigger(projectId, automationId) {
      const number = triggered.length + 1
      const instanceId = `instance_${number}`
      triggered.push({ projectId, automationId, instanceId })
      const schemaId = `schema_${automationId}`
      return json(202, { schemaId, instanceId, jobId: `automation_job_${number}` })
    },
  }
}

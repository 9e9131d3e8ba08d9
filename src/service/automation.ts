import * as v from 'valibot'
import { identifier, malformed } from './fields.ts'

const AutomationRunSchema = v.object({ instanceId: identifier })

/** A run of an automation that was started. Nothing tells its state. */
export type AutomationRun = v.InferOutput<typeof AutomationRunSchema>

/** @throws RequestError `malformed` */
export function parseAutomationRun(json: unknown): AutomationRun {
  const parsed = v.safeParse(AutomationRunSchema, json)
  if (parsed.success) return parsed.output
  throw malformed("an automation's run", parsed.issues)
}

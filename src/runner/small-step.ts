import * as core from '@actions/core'
import { redact } from '../base/secrets.ts'
import { messageOf } from '../base/text.ts'
import { log } from './log.ts'

/*
 * What a small step needs of the runner: the ones around a matrix, whose inputs and outputs are their own
 * and not those of the main action.
 */

/** An input of the step, trimmed; empty where the workflow gives none. */
export function readStepInput(name: string): string {
  return core.getInput(name)
}

/** Writes an output of the step. */
export function setStepOutput(name: string, value: string): void {
  core.setOutput(name, redact(value))
}

/** Runs the step. Whatever it throws fails it, with the message as its annotation. */
export async function runStep(perform: () => void | Promise<void>): Promise<void> {
  try {
    await perform()
  } catch (error) {
    process.exitCode = 1
    log.error(messageOf(error))
  }
}

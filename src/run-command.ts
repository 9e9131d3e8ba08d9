import type { Command, CommonInputs, Step, World } from './command.ts'
import { badInputs, Cancelled, explain } from './errors.ts'
import { GitHub } from './github/api.ts'
import { createPolicyFactory } from './http/retry.ts'
import type { Transport } from './http/transport.ts'
import {
  type ApiKeyInputs,
  findDryRunInputErrors,
  findKeyKindErrors,
  skipIfKeyMayBeMissing,
} from './inputs/common.ts'
import { rawInput } from './inputs/read-inputs.ts'
import { redact } from './redact.ts'
import { renderPage, SUMMARY_SURFACE } from './result/markdown.ts'
import { OutputWriter, saveReport, writeSummary } from './result/outputs.ts'
import { renderLogLine, renderPlain, trustedMessage } from './result/page.ts'
import { resultOfError, type StepResult } from './result/results.ts'
import type { Log } from './runtime.ts'
import { type Env, readEvent, type WorkflowEvent } from './trigger/event.ts'

/** Runs a step of any command, with its outputs, summary and comment. */
export async function runCommand<
  Inputs extends CommonInputs,
  Name extends string,
  Own extends Step<Inputs, Name>,
>(command: Command<Inputs, Name, Own>, env: Env, world: World): Promise<StepResult<Name>> {
  const { log } = world
  const event = readEvent(env)
  const outputs = new OutputWriter<string>(command.outputs, env.GITHUB_OUTPUT, log)

  let step: Own | undefined
  let failure: unknown
  try {
    outputs.writeEmptyOutcome()
    world.signal.throwIfAborted()
    const inputs = readValidInputs(command, env, log, event)
    step = command.prepare(createStep(world, { command: command.name, inputs, event, outputs }))
  } catch (error) {
    failure = error
  }
  let stepResult: StepResult<Name>
  if (step === undefined) stepResult = resultOfError(failure, world)
  else stepResult = await runStep(command, step, outputs)

  // Asked last, so that it's about the outcome that is put out.
  const isUnwanted = step !== undefined && command.failsOn?.(stepResult.outcome, step)
  if (isUnwanted) stepResult = { ...stepResult, level: 'error', fails: true }

  let isWritten = outputs.set([...stepResult.outputs, ['outcome', stepResult.outcome]])
  try {
    const markdown = renderPage(stepResult.page, SUMMARY_SURFACE)
    writeSummary(env.GITHUB_STEP_SUMMARY, markdown, log)
    if ('report-path' in command.outputs) {
      const path = saveReport(markdown, event.temp, log)
      const isPathWritten = outputs.set([['report-path', path]])
      if (!isPathWritten) isWritten = false
    }
  } catch (error) {
    log.warning(`Could not make the summary. ${explain(error, log)}`)
  }
  if (step !== undefined) await command.comment?.(step, stepResult, true)
  log[stepResult.level](renderLogLine(stepResult.page))
  // Without its outputs, later steps would act on nothing.
  const fails = stepResult.fails || !isWritten
  return { ...stepResult, fails }
}

/** Checks the trigger, then runs. Turns every failure into a result. */
async function runStep<
  Inputs extends CommonInputs,
  Name extends string,
  Own extends Step<Inputs, Name>,
>(
  command: Command<Inputs, Name, Own>,
  step: Own,
  outputs: OutputWriter<string>,
): Promise<StepResult<Name>> {
  let shown: StepResult<Name> | undefined
  const writeResultEarly = async (early: StepResult<Name>) => {
    const result = await finalized(command, step, early)
    shown = result
    outputs.set([...result.outputs, ['outcome', result.outcome]])
    step.log.info(renderLogLine(result.page))
    await command.comment?.(step, result, false)
  }
  try {
    await command.checkTrigger(step)
    const last = await command.run(step, writeResultEarly)
    return await finalized(command, step, last)
  } catch (error) {
    if (shown !== undefined) return resultOfRest(error, shown, step.log)
    const failed = command.resultOfUncaught?.(error, step) ?? resultOfError(error, step)
    return finalized(command, step, failed)
  }
}

async function finalized<
  Inputs extends CommonInputs,
  Name extends string,
  Own extends Step<Inputs, Name>,
>(
  command: Command<Inputs, Name, Own>,
  step: Own,
  stepResult: StepResult<Name>,
): Promise<StepResult<Name>> {
  if (command.finalizeResult === undefined) return stepResult
  return command.finalizeResult(step, stepResult)
}

/** A result that was shown is final: a failure after it adds a warning, and a cancel adds nothing. */
function resultOfRest<Name extends string>(
  error: unknown,
  result: StepResult<Name>,
  log: Log,
): StepResult<Name> {
  if (error instanceof Cancelled) return result
  const warning = trustedMessage(`The rest of the step failed. ${explain(error, log)}`)
  log.warning(renderPlain(warning))
  const warnings = result.page.warnings.concat([warning])
  return { ...result, page: { ...result.page, warnings } }
}

/** @throws ActionError with every fault in `details`; Skipped if the key may be missing */
export function readValidInputs<Inputs extends CommonInputs, Name extends string>(
  command: Pick<Command<Inputs, Name>, 'inputs' | 'read' | 'findInputConflicts'>,
  env: Env,
  log: Log,
  event: WorkflowEvent,
): Inputs {
  const read = command.read(env, log, event.workspace)
  const key: ApiKeyInputs = read.values
  const hasKey = rawInput('api-key', env).trim() !== ''
  // Only the commands that need a key have this input.
  const needsKey = 'if-no-key' in command.inputs
  const lacksKey = needsKey && !hasKey
  if (lacksKey) skipIfKeyMayBeMissing(key, event)
  const inputErrors = read.wrong.concat(findKeyKindErrors(key))
  if ('dry-run' in command.inputs) inputErrors.push(...findDryRunInputErrors(env, event))
  inputErrors.push(...command.findInputConflicts(read.values, event))
  if (inputErrors.length > 0) throw badInputs(inputErrors)
  return read.values as Inputs
}

/** Sends nothing. */
export function createStep<Inputs extends CommonInputs, Name extends string>(
  world: World,
  facts: Pick<Step<Inputs, Name>, 'command' | 'inputs' | 'event' | 'outputs'>,
): Step<Inputs, Name> {
  const { inputs, event } = facts
  const { log, clock, signal } = world
  const send = withoutSecrets(world.send)
  const deadlineMs = clock.nowMs() + inputs.timeoutMinutes * 60_000
  const access = {
    apiUrl: event.apiUrl,
    token: inputs.githubToken,
    repository: event.repository,
  }
  return {
    log,
    clock,
    signal,
    send,
    command: facts.command,
    inputs,
    event,
    outputs: facts.outputs,
    github: new GitHub(access, send, { log, clock }),
    startPolicy: createPolicyFactory(clock, signal, deadlineMs),
  }
}

/** Turns a failure into a warning, since a decoration that fails must not hide the result; a cancel needs none. */
export async function orWarn<T>(
  log: Log,
  what: string,
  act: () => Promise<T>,
): Promise<T | undefined> {
  try {
    return await act()
  } catch (error) {
    if (error instanceof Cancelled) return undefined
    log.warning(`${what} is missing. ${explain(error, log)}`)
    return undefined
  }
}

/** Redacts requests, since a text from outside may hold a secret, and answers, before anything cuts a secret in half. */
function withoutSecrets(send: Transport): Transport {
  return async (request) => {
    const url = new URL(redact(request.url.href))
    const body = request.body && redact(request.body)
    const response = await send({ ...request, url, body })
    return { ...response, body: redact(response.body) }
  }
}

import type { Clock } from '../clock.ts'
import { BadInput, Cancelled, explain } from '../errors.ts'
import { GitHub } from '../github/api.ts'
import type { Send } from '../http/transport.ts'
import { type Log, RetryWindow, type Runtime } from '../runtime.ts'
import { redact } from '../secrets.ts'
import { Service } from '../service/api.ts'
import type { Command, CommandName, Ending, FrameInputs, Step, Work, World } from './command.ts'
import { endingOfError } from './endings.ts'
import { type Env, linkToRun, readEvent, type WorkflowEvent } from './event.ts'
import { PUBLIC_SERVICE } from './input-parsers.ts'
import { findWrongKey, type KeyInputs, skipWithoutKey } from './key.ts'
import { printLine, printMessage } from './line.ts'
import { printPage, SUMMARY } from './markdown.ts'
import { Outputs } from './outputs.ts'
import { acceptInputs } from './read-inputs.ts'
import { saveReport, writeSummary } from './report-files.ts'

/**
 * A whole step of any command, in a world that is given: its environment variables, network, clock and log. What
 * happened is in the outputs, the summary and the comment, and the ending says whether the step fails.
 */
export async function runCommand<Inputs extends FrameInputs>(
  command: Command<Inputs>,
  env: Env,
  world: World,
): Promise<Ending> {
  const { log } = world
  const event = readEvent(env)
  const outputs = new Outputs(command.outputs, env.GITHUB_OUTPUT, log)
  let work: Work | undefined
  let ending: Ending
  try {
    outputs.writeEmptyOutcome()
    world.signal.throwIfAborted()
    const inputs = checkInputs(command, env, log, event)
    const showEarly = async (known: Ending) => {
      outputs.set({ ...known.outputs, outcome: known.outcome })
      log.info(printLine(known.page))
      await work?.comment?.show(known, false)
    }
    const step = openStep(command.name, inputs, world, event, outputs, showEarly)
    work = command.open(step)
    await work.gate()
    ending = await work.main()
  } catch (error) {
    log.endGroup()
    ending = work?.endOfError?.(error) ?? endingOfError(error, world)
    // It costs nothing, not even a comment.
    if (error instanceof BadInput) work = undefined
  }
  const isWritten = writeResult(ending, env, event, outputs, log)
  await work?.comment?.show(ending, true)
  const { fails, level, page } = ending
  log[fails ? 'error' : level](printLine(page))
  return { ...ending, fails: fails || !isWritten }
}

/** @throws BadInput; Skipped if there is no key, and that is no fault */
export function checkInputs<Inputs extends FrameInputs>(
  command: Command<Inputs>,
  env: Env,
  log: Log,
  event: WorkflowEvent,
): Inputs {
  const read = command.read(env, log, event.workspace)
  const key: KeyInputs = read.values
  // A wrong key is a fault: only one that is not there may be withheld.
  const hasKey = (env['INPUT_API-KEY'] ?? '').trim() !== ''
  const isMissing = !hasKey && read.misspelt.length === 0
  if (isMissing && 'if-no-key' in command.inputs) skipWithoutKey(key, event)
  const faults = [...findWrongKey(key), ...command.findFaults(read.values, event)]
  return acceptInputs(read, faults)
}

/** @returns whether later steps get all outputs */
function writeResult(
  { outcome, outputs: values, page }: Ending,
  env: Env,
  event: WorkflowEvent,
  outputs: Outputs,
  log: Log,
): boolean {
  const message = printMessage(page, linkToRun(event))
  const isWritten = outputs.set({ ...values, outcome, message })
  try {
    const markdown = printPage(page, SUMMARY)
    writeSummary(env.GITHUB_STEP_SUMMARY, markdown, log)
    if (!('report-path' in outputs.formats)) return isWritten
    const path = saveReport(markdown, event.temp, log)
    return outputs.set({ 'report-path': path }) && isWritten
  } catch (error) {
    log.warning(`The summary could not be made. ${explain(error, log)}`)
    return isWritten
  }
}

/** The least time for what decorates a result, even if the job took longer than planned. */
const DECORATING_MS = 60_000
/** How long after the deadline the result may still be reported to GitHub: also after that time, in a minute's outage. */
const LAST_WORDS_MS = 2 * 60_000
/** The same after a cancel: the runner kills the process 10 s after it. */
const LAST_WORDS_AFTER_CANCEL_MS = 1_500

/** Opens what a step works with. Sends nothing. */
export function openStep<Inputs extends FrameInputs>(
  command: CommandName,
  inputs: Inputs,
  { send, log, clock, signal }: World,
  event: WorkflowEvent,
  outputs: Outputs,
  show: Step['show'],
): Step<Inputs> {
  const { baseUrl = new URL(PUBLIC_SERVICE), apiKey = '', projectId = '' } = inputs
  const access = { apiUrl: event.apiUrl, token: inputs.githubToken, repository: event.repository }
  const safely = withoutSecrets(send)
  const retryWindow = new RetryWindow()
  const known = {}
  const lastWords = outlive({ signal, clock }, LAST_WORDS_AFTER_CANCEL_MS)
  const impatient: Clock = {
    now: () => clock.now(),
    nowMs: () => clock.nowMs(),
    random: () => clock.random(),
    // After a cancel there is time for a request, and none for pauses.
    sleep: (ms, end) => clock.sleep(ms, AbortSignal.any([end, signal])),
  }
  const open = (reads: Runtime['reads'], deadlineMs: number): Step<Inputs> => {
    const runtime: Runtime = { log, clock, signal, reads, retryWindow, deadlineMs }
    // GitHub gets the result, so its requests may end after a cancel, and after the deadline.
    const until = deadlineMs + LAST_WORDS_MS
    const later = { ...runtime, clock: impatient, signal: lastWords, deadlineMs: until }
    const github = new GitHub(access, safely, later, known)
    const service = new Service({ baseUrl, apiKey, projectId }, safely, runtime)
    const decorating = () => open('decoration', Math.max(deadlineMs, clock.nowMs() + DECORATING_MS))
    return { ...runtime, command, inputs, event, outputs, service, github, show, decorating }
  }
  return open('needed', clock.nowMs() + inputs.timeoutMinutes * 60_000)
}

/** Runs what must not lose a result that is there (T6): a failure of any kind is a warning. */
export async function orWarn<T>(
  log: Log,
  what: string,
  act: () => Promise<T>,
): Promise<T | undefined> {
  try {
    return await act()
  } catch (error) {
    if (!(error instanceof Cancelled)) log.warning(`${what} is missing. ${explain(error, log)}`)
    return undefined
  }
}

/**
 * Removes secrets from the address and body of each request, since a text from outside may hold one, and from each
 * answer, before anything cuts it and leaves half a secret.
 */
function withoutSecrets(send: Send): Send {
  return async (request) => {
    const url = new URL(redact(request.url.href))
    const response = await send({ ...request, url, body: request.body && redact(request.body) })
    return { ...response, body: redact(response.body) }
  }
}

/** A signal that aborts some time after another one does. */
function outlive({ signal, clock }: Pick<Runtime, 'signal' | 'clock'>, ms: number): AbortSignal {
  const controller = new AbortController()
  signal.addEventListener('abort', async () => {
    await clock.sleep(ms, controller.signal)
    controller.abort(signal.reason)
  })
  return controller.signal
}

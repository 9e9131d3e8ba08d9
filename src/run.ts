import { systemClock } from './clock.ts'
import { explain } from './errors.ts'
import type { Command, CommandName, Ending, FrameInputs, Step, World } from './frame/command.ts'
import type { Env } from './frame/event.ts'
import { createLog } from './frame/log.ts'
import { Outputs } from './frame/outputs.ts'
import { endProcess, failOnCrash, listenForCancellation } from './frame/process.ts'
import { runCommand } from './frame/run-command.ts'
import { createTransport } from './http/transport.ts'

type Run = (env: Env, world: World) => Promise<Pick<Ending, 'fails'>>

/** Each is loaded separately, since a step runs only one. */
const COMMANDS: Readonly<Record<CommandName, () => Promise<Run>>> = {
  ask: async () => runnerOf((await import('./ask/command.ts')).ask),
  preview: async () => runnerOf((await import('./builds/commands.ts')).preview),
  publish: async () => runnerOf((await import('./builds/commands.ts')).publish),
  'removed-pages': async () => runnerOf((await import('./removed-pages/command.ts')).removedPages),
}

function runnerOf<
  Inputs extends FrameInputs,
  Name extends string,
  Own extends Step<Inputs, Name>,
  End extends Ending<Name>,
>(command: Command<Inputs, Name, Own, End>): Run {
  return (env, world) => runCommand(command, env, world)
}

export async function run(name: CommandName): Promise<never> {
  const { env } = process
  const log = createLog()
  failOnCrash((thrown) => {
    new Outputs({ outcome: 'word' }, env.GITHUB_OUTPUT, log).set([['outcome', 'error']])
    log.error(explain(thrown, log))
  })
  const signal = listenForCancellation()
  const runStep = await COMMANDS[name]()
  const world = { send: createTransport(env), clock: systemClock, log, signal }
  const { fails } = await runStep(env, world)
  return await endProcess(fails ? 1 : 0)
}

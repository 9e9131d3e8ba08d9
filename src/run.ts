import { systemClock } from './clock.ts'
import { explain } from './errors.ts'
import type { CommandName, Ending, World } from './frame/command.ts'
import type { Env } from './frame/event.ts'
import { createLog } from './frame/log.ts'
import { Outputs } from './frame/outputs.ts'
import { endProcess, failOnCrash, listenForCancellation } from './frame/process.ts'
import { runCommand } from './frame/run-command.ts'
import { createTransport } from './http/transport.ts'

/** Each is loaded separately, since a step runs only one. */
const COMMANDS: Readonly<
  Record<CommandName, (env: Env, world: World) => Promise<Pick<Ending, 'fails'>>>
> = {
  ask: async (...of) => runCommand((await import('./ask/command.ts')).ask, ...of),
  preview: async (...of) => runCommand((await import('./builds/commands.ts')).preview, ...of),
  publish: async (...of) => runCommand((await import('./builds/commands.ts')).publish, ...of),
  'removed-pages': async (...of) =>
    runCommand((await import('./removed-pages/command.ts')).removedPages, ...of),
}

export async function run(name: CommandName): Promise<never> {
  const { env } = process
  const log = createLog()
  failOnCrash((thrown) => {
    new Outputs({ outcome: 'word' }, env.GITHUB_OUTPUT, log).set([['outcome', 'error']])
    log.error(explain(thrown, log))
  })
  const signal = listenForCancellation()
  const world = { send: createTransport(env), clock: systemClock, log, signal }
  const { fails } = await COMMANDS[name](env, world)
  return await endProcess(fails ? 1 : 0)
}

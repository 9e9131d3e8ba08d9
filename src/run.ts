import { systemClock } from './clock.ts'
import { ActionError, explain } from './errors.ts'
import type { Command, CommandName } from './frame/command.ts'
import { createLog } from './frame/log.ts'
import { Outputs } from './frame/outputs.ts'
import { endProcess, failOnCrash, listenForCancellation } from './frame/process.ts'
import { runCommand } from './frame/story.ts'
import { createTransport } from './http/transport.ts'

/** GitHub's runners have it. Somebody may start dist/ with an older one. */
const OLDEST_NODE = 24

/** Each is loaded alone: a step runs one of them. */
const LOADERS: Readonly<Record<CommandName, () => Promise<Command>>> = {
  ask: async () => (await import('./ask/command.ts')).ask,
  preview: async () => (await import('./build/commands.ts')).preview,
  publish: async () => (await import('./build/commands.ts')).publish,
  'removed-pages': async () => (await import('./removed-pages/command.ts')).removedPages,
}

/** Runs a command in the real world, and ends the process. */
export async function run(name: CommandName): Promise<never> {
  const { env } = process
  const log = createLog()
  failOnCrash((thrown) => {
    new Outputs({ outcome: 'word' }, env.GITHUB_OUTPUT, log).set({ outcome: 'error' })
    log.error(explain(thrown, log))
  })
  if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE)
    throw new ActionError(
      `This action needs Node.js ${OLDEST_NODE} or newer, but runs on ${process.versions.node}. Update the runner to 2.327.1 or newer, which brings Node.js along.`,
    )
  const signal = listenForCancellation()
  const command = await LOADERS[name]()
  const world = { send: createTransport(env), clock: systemClock, log, signal }
  const { fails } = await runCommand(command, env, world)
  return await endProcess(fails ? 1 : 0)
}

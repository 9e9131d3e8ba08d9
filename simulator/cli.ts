import { parseArgs } from 'node:util'
import { messageOf } from '../src/text.ts'
import { startServers } from './server.ts'

const HELP = `Serves a simulated documentation service and GitHub on loopback until interrupted.

  npm run simulator -- [options]

  --port <n>           of the service; default: any free one
  --job-seconds <n>    how long a job takes; default 20
  --quiet              readers miss nothing: no signal stands out
  --help

Use project-id docs and any admin key as api-key, such as mint_test.
`
const TEXT = { type: 'string' } as const

function numberOf(flag: string, text: string | undefined, byDefault: number): number {
  if (!/^\d+(\.\d+)?$/.test(text ?? '0')) throw new Error(`--${flag} ${text} is not a number`)
  return text === undefined ? byDefault : Number(text)
}

try {
  const { values } = parseArgs({
    options: {
      ...{ port: TEXT, 'job-seconds': TEXT },
      quiet: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  })
  if (values.help) console.log(HELP)
  else {
    const servers = await startServers({
      port: numberOf('port', values.port, 0),
      jobSeconds: numberOf('job-seconds', values['job-seconds'], 20),
      service: { quiet: values.quiet ?? false },
      onRequest: ({ to, method, path, query }) =>
        console.log(`${to}: ${method} ${path}${query.size > 0 ? `?${query}` : ''}`),
    })
    console.log(
      `base-url: ${servers.serviceUrl}\nproject-id: docs\napi-key: mint_test, or any other`,
    )
    console.log(`GITHUB_API_URL: ${servers.githubUrl}`)
    const stop = () =>
      servers.close().catch((error) => {
        console.error(`Not as published:\n${messageOf(error)}`)
        process.exitCode = 1
      })
    process.once('SIGINT', stop).once('SIGTERM', stop)
  }
} catch (error) {
  console.error(`${messageOf(error)}. See npm run simulator -- --help.`)
  process.exitCode = 2
}

import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { INPUTS } from '../src/runner/inputs.ts'
import { readFlags, refuse } from './flags.ts'
import { startStep } from './runner.ts'
import { exitUnlessBundleIsCurrent } from './source-hash.ts'
import { readableLog } from './terminal.ts'

/**
 * Runs the action on this machine against the real service, with its inputs as flags:
 * `npm run local -- --prompt "Fix the typos in the quickstart."`
 */

/** A key on a command line would stay in the shell's history, and other users would see it. */
const FROM_ENVIRONMENT = ['api-key', 'github-token']
const FLAGS = flagsOf(Object.entries(INPUTS).filter(([name]) => !FROM_ENVIRONMENT.includes(name)))
const USAGE = usageOf(FLAGS)

/** Where the caller is: npm itself goes to this repository's folder. */
const WORKSPACE = process.env.INIT_CWD ?? process.cwd()

/** What the step reads of this machine's environment. */
const FORWARDED = [
  ...['HTTPS_PROXY', 'HTTP_PROXY', 'NO_PROXY', 'https_proxy', 'http_proxy', 'no_proxy'],
  ...['GITHUB_REPOSITORY', 'GITHUB_API_URL', 'GITHUB_SERVER_URL'],
]

const inputs = readInputs()
exitUnlessBundleIsCurrent()
const log = readableLog(console.log, [inputs['api-key'] ?? '', inputs['github-token'] ?? ''])
const step = await startStep({
  stream: log.write,
  inputs,
  env: {
    GITHUB_WORKSPACE: WORKSPACE,
    GITHUB_API_URL: 'https://api.github.com',
    NODE_EXTRA_CA_CERTS: certificates(),
    ...Object.fromEntries(
      FORWARDED.flatMap((name) => (name in process.env ? [[name, process.env[name]]] : [])),
    ),
  },
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  // The step ends by itself, once its result is written.
  process.on(signal, () => step.process.kill(signal))
}
const end = await step.end
log.end()
const { 'report-path': reportPath, ...outputs } = end.outputs
const shown = Object.entries(outputs).filter(([, value]) => value !== '')
if (shown.length > 0) console.log('\nOutputs:')
for (const [name, value] of shown) console.log(log.mask(`  ${name}=${value}`))
if (reportPath) console.log(log.mask(`\nReport:\n\n${await readFile(reportPath, 'utf8')}`))
process.exitCode = end.exitCode ?? 1

/** The flags as inputs, with the key and the project. Ends with the usage where there is none. */
function readInputs(): Record<string, string> {
  const values = readFlags(USAGE, FLAGS)
  const { DOCS_AGENT_API_KEY: key, DOCS_AGENT_PROJECT_ID: project, GITHUB_TOKEN } = process.env
  const given = Object.entries(values).map(([name, value]) => [name, String(value)])
  const inputs: Record<string, string> = {
    ...(project ? { 'project-id': project } : {}),
    ...(GITHUB_TOKEN ? { 'github-token': GITHUB_TOKEN } : {}),
    ...Object.fromEntries(given),
  }
  if (!key) return refuse('Set DOCS_AGENT_API_KEY to an admin API key first.', USAGE)
  if (!inputs['project-id'])
    return refuse('Set DOCS_AGENT_PROJECT_ID, or give --project-id.', USAGE)
  return { ...inputs, 'api-key': key }
}

/** The step runs in a folder of its own, so the name must be whole. */
function certificates(): string | undefined {
  const file = process.env.NODE_EXTRA_CA_CERTS
  return file ? path.resolve(WORKSPACE, file) : undefined
}

/** Inputs that are true or false are switches. */
function flagsOf(entries: Array<[name: string, input: { default: string }]>) {
  const isSwitch = (value: string) => value === 'true' || value === 'false'
  return Object.fromEntries(
    entries.map(([name, input]) => [
      name,
      { type: isSwitch(input.default) ? ('boolean' as const) : ('string' as const) },
    ]),
  )
}

function usageOf(flags: ReturnType<typeof flagsOf>): string {
  const lines = Object.entries(flags).map(([name, { type }]) =>
    type === 'boolean' ? `--${name}, --no-${name}, --${name}=false` : `--${name} <value>`,
  )
  return `npm run local -- [flags]

Runs the action on this machine against the real service. Exits with the action's code. Files are read and
written where you are. README.md says what each input does.

  ${lines.join('\n  ')}

From the environment:
  DOCS_AGENT_API_KEY     an admin API key
  DOCS_AGENT_PROJECT_ID  the project, where --project-id is not given
  GITHUB_TOKEN, GITHUB_REPOSITORY (owner/repo), GITHUB_API_URL, GITHUB_SERVER_URL
                         for --comment with --issue-number
  HTTPS_PROXY, HTTP_PROXY, NO_PROXY (in either case), NODE_EXTRA_CA_CERTS`
}

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { parse } from 'yaml'
import { readableLog, startChild } from './child.ts'

/**
 * Runs a command on this machine against the real service, with its inputs as flags:
 * `npm run local -- --prompt "Fix the typos in the quickstart."`, `npm run local -- preview --branch next`
 */
const COMMANDS = ['preview', 'publish', 'removed-pages'] as const

/** A key on the command line would be in the shell's history and visible to other users. */
const FROM_ENVIRONMENT = ['api-key', 'github-token']
/** Taken from this machine's environment. */
const FORWARDED = [
  ...['HTTPS_PROXY', 'HTTP_PROXY', 'NO_PROXY', 'https_proxy', 'http_proxy', 'no_proxy'],
  ...['GITHUB_REPOSITORY', 'GITHUB_API_URL', 'GITHUB_SERVER_URL'],
]
/** The caller's folder: npm changes to the repository's. */
const WORKSPACE = process.env.INIT_CWD ?? process.cwd()

interface Input {
  description: string
  default?: string
}
const command = COMMANDS.find((name) => name === process.argv[2])
const action = readFileSync(new URL(`../${command ?? '.'}/action.yml`, import.meta.url), 'utf8')
const known = Object.entries<Input>(parse(action).inputs).filter(
  ([name]) => !FROM_ENVIRONMENT.includes(name),
)
if (command === 'removed-pages')
  known.push(['pull-request', { description: 'Its number in GITHUB_REPOSITORY. Must be set.' }])
const isSwitch = (input: Input) => input.default === 'true' || input.default === 'false'

const { 'pull-request': pull, ...inputs } = readInputs()
const { DOCS_API_KEY: key = '', GITHUB_TOKEN: token = '' } = process.env
const log = readableLog(console.log, [key, token])
const certificates = process.env.NODE_EXTRA_CA_CERTS
const step = startChild({
  main: `${command ?? 'index'}.js`,
  onLog: log.write,
  ...(pull !== undefined && { event: await eventOf(pull) }),
  inputs: { ...inputs, 'api-key': key, 'github-token': token },
  env: {
    GITHUB_WORKSPACE: WORKSPACE,
    GITHUB_API_URL: 'https://api.github.com',
    // The step runs in its own folder, so the path must be absolute.
    NODE_EXTRA_CA_CERTS: certificates && path.resolve(WORKSPACE, certificates),
    ...Object.fromEntries(
      FORWARDED.flatMap((name) => (name in process.env ? [[name, process.env[name]]] : [])),
    ),
  },
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  // The step writes its result and ends by itself.
  process.on(signal, () => step.process.kill(signal))
}
const { exitCode, outputs } = await step.end
const { 'report-path': reportPath, ...others } = outputs
for (const [name, value] of Object.entries(others)) {
  if (value !== '') console.log(log.mask(`  ${name}=${value}`))
}
if (reportPath) console.log(log.mask(`\n${readFileSync(reportPath, 'utf8')}`))
process.exitCode = exitCode ?? 1

/** The event of the pull request's opening. */
async function eventOf(number: string) {
  const { GITHUB_REPOSITORY: repository, GITHUB_API_URL: api = 'https://api.github.com' } =
    process.env
  const headers = token === '' ? {} : { authorization: `Bearer ${token}` }
  const response = await fetch(`${api}/repos/${repository}/pulls/${number}`, { headers })
  if (!response.ok) throw new Error(`GitHub answered ${response.status} for ${response.url}`)
  const payload = { action: 'opened', pull_request: await response.json() }
  return { name: 'pull_request', payload }
}

function readInputs(): Record<string, string> {
  const options = Object.fromEntries(
    known.map(([name, input]) => [
      name,
      { type: isSwitch(input) ? ('boolean' as const) : ('string' as const) },
    ]),
  )
  try {
    const { values } = parseArgs({
      args: process.argv.slice(command === undefined ? 2 : 3),
      options: { ...options, help: { type: 'boolean' } },
      allowNegative: true,
    })
    if ('help' in values) {
      console.log(usage())
      process.exit()
    }
    const given = Object.entries(values).map(([name, value]) => [name, String(value)])
    const project = process.env.DOCS_PROJECT_ID ?? ''
    const read: Record<string, string> = { 'project-id': project, ...Object.fromEntries(given) }
    if (command === 'removed-pages') {
      if (read['pull-request'] === undefined) throw new Error('Give --pull-request its number.')
      return read
    }
    if (!process.env.DOCS_API_KEY) throw new Error('Set DOCS_API_KEY to an admin API key.')
    if (!read['project-id']) throw new Error('Set DOCS_PROJECT_ID, or give --project-id.')
    return read
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error} See npm run local -- --help.`)
    process.exit(2)
  }
}

function usage(): string {
  const flags = known.map(([name, input]) => {
    const flag = isSwitch(input) ? `--${name}, --no-${name}` : `--${name} <value>`
    // Only the runner evaluates expressions.
    const byDefault = /^[^$]/.test(input.default ?? '') ? ` Default: ${input.default}.` : ''
    return `  ${flag}\n      ${input.description.replaceAll('`', '')}${byDefault}`
  })
  return `npm run local -- [${COMMANDS.join(' | ')}] [flags]

Runs a command, by default the root, on this machine against the real service. Exits with its code. Files are
read and written where you are. \`--no-\` before the name of a switch sets it to false. What follows is of
${command ?? 'the root'}.

${flags.join('\n')}

From the environment:
  DOCS_API_KEY           an admin API key; removed-pages needs none
  DOCS_PROJECT_ID        the project, where --project-id is not given
  GITHUB_TOKEN, GITHUB_REPOSITORY (owner/repo), GITHUB_API_URL, GITHUB_SERVER_URL
                         for --comment with --issue-number, and for removed-pages
  HTTPS_PROXY, HTTP_PROXY, NO_PROXY (in either case), NODE_EXTRA_CA_CERTS`
}

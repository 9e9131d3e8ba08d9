import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { parse } from 'yaml'
import { startServers } from '../simulator/server.ts'
import { messageOf } from '../src/text.ts'
import { readableLog, startChild } from './child.ts'

/**
 * Runs the action on this machine, with its inputs as flags, against the real service or a simulated one:
 * `npm run local -- --prompt "Fix the typos in the quickstart."`,
 * `npm run local -- --simulated --dry-run --traffic-weeks 4`
 *
 * Nothing is invented: a step that would read or write in a repository needs GITHUB_REPOSITORY, and outside of a
 * workflow there is no run to link to.
 */

/** A key on the command line would be in the shell's history and visible to other users. */
const FROM_ENVIRONMENT = ['api-key', 'github-token']
const PROXIES = ['HTTPS_PROXY', 'NO_PROXY', 'https_proxy', 'no_proxy']
/** The caller's folder: npm changes to the repository's. */
const WORKSPACE = process.env.INIT_CWD ?? process.cwd()

interface Input {
  description: string
  default?: string
}
type Inputs = Record<string, string>

/** The service and GitHub, real or simulated. */
interface Place {
  /** The project, the key, the token, and the service's address. */
  inputs: Inputs
  githubUrl: string
  serverUrl: string | undefined
  repository: string | undefined
  env: Record<string, string | undefined>
  close(): Promise<void>
}

const known = readKnownInputs()
const flags = readFlags()
try {
  const place = flags.isSimulated ? await simulatedPlace() : realPlace(flags.inputs)
  checkInputs(flags.inputs, place)
  await run(flags.inputs, place)
  await place.close()
} catch (error) {
  fail(error)
}

function readKnownInputs(): Map<string, Input> {
  const action = readFileSync(new URL('../action.yml', import.meta.url), 'utf8')
  const inputs = new Map(Object.entries<Input>(parse(action).inputs))
  for (const name of FROM_ENVIRONMENT) inputs.delete(name)
  return inputs
}

interface Flags {
  inputs: Inputs
  isSimulated: boolean
}

function readFlags(): Flags {
  const options: Record<string, { type: 'boolean' | 'string' }> = {
    help: { type: 'boolean' },
    simulated: { type: 'boolean' },
  }
  for (const [name, input] of known)
    options[name] = { type: isSwitch(input) ? 'boolean' : 'string' }
  try {
    const { help, simulated, ...values } = parseArgs({ options, allowNegative: true }).values
    if (help === true) {
      console.log(usage())
      process.exit()
    }
    const inputs: Inputs = {}
    for (const [name, value] of Object.entries(values)) inputs[name] = String(value)
    return { inputs, isSimulated: simulated === true }
  } catch (error) {
    fail(error)
  }
}

function isSwitch(input: Input): boolean {
  return input.default === 'true' || input.default === 'false'
}

function fail(error: unknown): never {
  const message = messageOf(error).replace(/\.?$/, '.')
  console.error(`${message} See npm run local -- --help.`)
  process.exit(2)
}

function realPlace(inputs: Inputs): Place {
  const { DOCS_API_KEY: key = '', DOCS_PROJECT_ID = '', GITHUB_TOKEN: token = '' } = process.env
  const { 'project-id': project = DOCS_PROJECT_ID } = inputs
  if (key === '') throw new Error('Set DOCS_API_KEY to an admin API key.')
  if (project === '') throw new Error('Set DOCS_PROJECT_ID, or give --project-id.')
  const { NODE_EXTRA_CA_CERTS: certificates } = process.env
  const env: Place['env'] = {
    // The step runs in its own folder, so the path must be absolute.
    NODE_EXTRA_CA_CERTS: certificates && path.resolve(WORKSPACE, certificates),
  }
  for (const name of PROXIES) env[name] = process.env[name]
  return {
    inputs: { 'project-id': project, 'api-key': key, 'github-token': token },
    githubUrl: process.env.GITHUB_API_URL ?? 'https://api.github.com',
    serverUrl: process.env.GITHUB_SERVER_URL,
    repository: process.env.GITHUB_REPOSITORY || undefined,
    env,
    close: async () => {},
  }
}

/** The demo's project and repository. Keys of this machine are not read. */
async function simulatedPlace(): Promise<Place> {
  const servers = await startServers({ jobSeconds: 4 })
  console.log('Simulated: all figures, readers and pull requests are made up.')
  return {
    inputs: {
      'project-id': 'docs',
      'api-key': 'mint_key_of_nobody',
      'github-token': 'ghs_token_of_nobody',
      'base-url': servers.serviceUrl,
    },
    githubUrl: servers.githubUrl,
    serverUrl: undefined,
    repository: servers.github.repository.name,
    env: {},
    close: servers.close,
  }
}

/** Before anything is sent: what a step would explain by its workflow. */
function checkInputs(inputs: Inputs, { repository }: Place): void {
  const { context = '', 'issue-number': issueNumber } = inputs
  if (Object.keys(inputs).length === 0) {
    throw new Error('Nothing to do: give a --prompt, or --traffic-weeks for a report.')
  }
  if (/\bevent\b/.test(context)) throw new Error('There is no event here for --context event.')
  if (inputs.comment === 'true' && issueNumber === undefined) {
    throw new Error('Give --issue-number, for --comment.')
  }
  if (repository !== undefined) return
  const needing: string[] = []
  if (inputs.comment === 'true') needing.push('--comment')
  if (issueNumber !== undefined) needing.push('--issue-number')
  if (/\b(?:changes|diff)\b/.test(context)) needing.push(`--context ${context}`)
  if (needing.length === 0) return
  throw new Error(`Set GITHUB_REPOSITORY to owner/repo, for ${needing.join(' and ')}.`)
}

async function run(inputs: Inputs, place: Place): Promise<void> {
  const secrets = [place.inputs['api-key'] ?? '', place.inputs['github-token'] ?? '']
  const log = readableLog((line) => console.log(line), secrets)
  const step = startChild({
    onLog: log.write,
    inputs: { ...inputs, ...place.inputs },
    env: {
      ...place.env,
      GITHUB_WORKSPACE: WORKSPACE,
      GITHUB_API_URL: place.githubUrl,
      GITHUB_SERVER_URL: place.serverUrl,
      GITHUB_REPOSITORY: place.repository,
      // Outside of a workflow, there is no run, and no account that triggered it.
      GITHUB_RUN_ID: undefined,
      GITHUB_RUN_ATTEMPT: undefined,
      GITHUB_ACTOR: undefined,
      GITHUB_TRIGGERING_ACTOR: undefined,
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
  if (reportPath) {
    const report = readableReport(readFileSync(reportPath, 'utf8'))
    console.log(log.mask(`\n${report}`))
  }
  process.exitCode = exitCode ?? 1
}

/** A report for a terminal: without its chart, HTML and escapes, which only a browser reads. */
function readableReport(markdown: string): string {
  return markdown
    .replace(/^\*\*[^\n]*\n\n```mermaid\n[\s\S]*?\n```\n/m, '')
    .replaceAll('<br>', '; ')
    .replace(/<\/?(?:wbr|sub|details|summary)>/g, '')
    .replaceAll('&#8288;', '')
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replace(/\\([*_~[\]!])/g, '$1')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

function usage(): string {
  const described = [...known].map(([name, input]) => {
    const flag = isSwitch(input) ? `--${name}, --no-${name}` : `--${name} <value>`
    // Only the runner evaluates expressions.
    const byDefault = /^[^$]/.test(input.default ?? '') ? ` Default: ${input.default}.` : ''
    return `  ${flag}\n      ${input.description.replaceAll('`', '')}${byDefault}`
  })
  return `npm run local -- [flags]

Runs the action on this machine against the real service. Exits with its code. Files are read and written where
you are. \`--no-\` before the name of a switch sets it to false.

  --simulated
      Run it against a simulated service and GitHub instead: no account, no key, no cost.
${described.join('\n')}

From the environment, unless --simulated:
  DOCS_API_KEY           an admin API key
  DOCS_PROJECT_ID        the project, where --project-id is not given
  GITHUB_TOKEN, GITHUB_REPOSITORY (owner/repo), GITHUB_API_URL, GITHUB_SERVER_URL
                         for what reads or writes in a repository: --comment, --issue-number, …
  HTTPS_PROXY, NO_PROXY (in either case), NODE_EXTRA_CA_CERTS`
}

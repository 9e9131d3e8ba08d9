import { INPUTS } from '../src/runner/inputs.ts'
import { readFlags } from './flags.ts'
import { runStep } from './runner.ts'
import { exitUnlessBundleIsCurrent } from './source-hash.ts'

/**
 * Runs the action on this machine against the real service, with any input as a flag:
 * `npm run local -- --prompt "Fix the typos in the quickstart."`
 */
const inputs = inputsFromFlags()
exitUnlessBundleIsCurrent()
const { DOCS_AGENT_API_KEY: apiKey, DOCS_AGENT_PROJECT_ID: projectId } = process.env
if (!apiKey || !projectId) {
  console.error('Set DOCS_AGENT_API_KEY and DOCS_AGENT_PROJECT_ID in the environment first.')
  process.exit(1)
}

const end = await runStep({
  stream: true,
  inputs: { 'project-id': projectId, 'api-key': apiKey, ...inputs },
  env: {
    GITHUB_WORKSPACE: process.cwd(),
    HTTPS_PROXY: process.env.HTTPS_PROXY,
    NO_PROXY: process.env.NO_PROXY,
    NODE_EXTRA_CA_CERTS: process.env.NODE_EXTRA_CA_CERTS,
  },
})
console.log('\nOutputs:')
for (const [name, value] of Object.entries(end.outputs)) console.log(`  ${name}=${value}`)
console.log(`\nSummary:\n\n${end.summary}`)
process.exitCode = end.exitCode ?? 1

/** Every input is a flag; those that are true or false stand alone: `--dry-run`, `--no-wait`. */
function inputsFromFlags(): Record<string, string> {
  const isSwitch = (value: string) => value === 'true' || value === 'false'
  const flags = Object.fromEntries(
    Object.entries(INPUTS).map(([name, input]) => [
      name,
      { type: isSwitch(input.default) ? ('boolean' as const) : ('string' as const) },
    ]),
  )
  const usage = `npm run local -- [flags]

Runs the action against the real service, with any input as a flag:
  ${Object.entries(flags)
    .map(([name, { type }]) =>
      type === 'boolean' ? `--${name}, --no-${name}` : `--${name} <value>`,
    )
    .join('\n  ')}`
  const values = readFlags(usage, flags)
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, `${value}`]))
}

import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { startSimulator } from '../simulator/simulator.ts'
import { readFlags } from './flags.ts'
import { renderPage } from './page.ts'
import { runStep, type StepEnd } from './runner.ts'
import { exitUnlessBundleIsCurrent } from './source-hash.ts'

/** Plays the action on this machine: a simulated service, the shipped bundle, a labelled issue, and what comes of it. */

const USAGE = `npm run demo -- [--traffic-only]

Plays the action on this machine: a simulated service, the shipped bundle, a labelled issue.
  --traffic-only  no agent job, only the report of page views and readers`

const options = readFlags(USAGE, { 'traffic-only': { type: 'boolean' } })
exitUnlessBundleIsCurrent()

const JOB_SECONDS = 8
const BUILD_SECONDS = 5

/** Private, so that readers' words are shown. */
const REPOSITORY = { full_name: 'acme/docs', private: true }

const ISSUE_LABELED = {
  action: 'labeled',
  label: { name: 'docs' },
  sender: { login: 'octocat', type: 'User' },
  repository: REPOSITORY,
  issue: {
    number: 42,
    title: 'The --watch flag is not documented',
    html_url: 'https://github.com/acme/docs/issues/42',
    user: { login: 'hubot', type: 'User' },
    body: 'Version 2.3 has a `--watch` flag. The CLI guide does not mention it.',
  },
}

const simulator = await startSimulator({
  job: { finishAfterMs: JOB_SECONDS * 1000 },
  signals: { personalData: 0.2 },
  build: { finishAfterMs: BUILD_SECONDS * 1000 },
})
try {
  console.log(
    `A simulated documentation service listens on ${simulator.url}. This is the step's log:\n`,
  )
  const end = await runStep({
    stream: true,
    event: options['traffic-only']
      ? { name: 'schedule', payload: { repository: REPOSITORY } }
      : { name: 'issues', payload: ISSUE_LABELED },
    inputs: {
      'project-id': 'docs',
      'api-key': 'mint_demo_key_of_nobody',
      'base-url': simulator.url,
      'traffic-weeks': '8',
      'reader-signals': 'all',
      ...(options['traffic-only']
        ? {}
        : {
            prompt: 'Document the --watch flag in the CLI guide.',
            preview: 'true',
            'required-permission': 'none',
          }),
    },
  })
  await show(end)
  console.log(
    `\nThe service answered ${simulator.requests.length} requests, and made ${simulator.jobs.length} job(s) and ${simulator.builds.length} preview(s).`,
  )
  process.exitCode = end.exitCode ?? 1
} finally {
  await simulator.close()
}

async function show(end: StepEnd): Promise<void> {
  const preview = path.resolve('out/demo.html')
  await mkdir(path.dirname(preview), { recursive: true })
  await writeFile(preview, await renderPage(end.summary))
  console.log(`\nExit code ${end.exitCode}. Outputs, for the next step:\n`)
  for (const [name, value] of Object.entries(end.outputs)) console.log(`  ${name}=${value}`)
  console.log(`\nThe job summary:\n\n${end.summary.replace(/^/gm, '  ')}`)
  console.log(`The same as a page: ${preview}`)
}

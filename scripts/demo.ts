import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { DEMO_PULL } from '../simulator/demo.ts'
import { startServers } from '../simulator/server.ts'
import { type ChildStep, readableLog, startChild } from './child.ts'
import { renderPage, showTitle } from './page.ts'

/** Plays the shipped bundle on this machine, against the simulated service and GitHub. */

const USAGE = `npm run demo -- [--report-only] [--markdown]

Plays the action on this machine: a simulated service, the shipped bundle, a labelled issue, its re-run, a week's report.
  --report-only  the report alone
  --markdown     also print the comment and the report as Markdown
All figures are made up. Comment and report are web pages in out/.`

const flags = readFlags()
if (flags.help) {
  console.log(USAGE)
  process.exit()
}

/** Private repositories may show readers' words. */
const repository = { full_name: 'acme/docs', private: true }
const issueLabeled = {
  action: 'labeled',
  label: { name: 'docs' },
  sender: { login: 'octocat', type: 'User' },
  repository,
  issue: {
    number: 42,
    title: 'The --watch flag is not documented',
    html_url: 'https://github.com/acme/docs/issues/42',
    user: { login: 'hubot', type: 'User' },
    body: 'Version 2.3 has a `--watch` flag. The CLI guide does not mention it.',
  },
}

const PROJECT = { 'project-id': 'docs', 'api-key': 'mint_demo_key_of_nobody' }
const SIMULATED = '> **A demo**: all figures, readers and pull requests are made up.\n\n'

const servers = await startServers({ jobSeconds: 4 })
console.log(`A simulated documentation service listens on ${servers.serviceUrl}.`)
console.log('All figures, readers and pull requests are made up.')
if (!flags['report-only']) {
  const inputs = {
    prompt: 'Write or correct the documentation that this issue asks for.',
    context: 'event',
    comment: 'true',
  }
  console.log('\n# Somebody labels an issue')
  await play('issues', issueLabeled, inputs)
  const comment = servers.github.repository.comments.find(({ issueNumber }) => issueNumber === 42)
  writePage('comment.html', "The issue's comment", showTitle(comment?.body ?? '', DEMO_PULL.title))
  console.log('\n# Somebody re-runs the workflow: the agent is not asked again')
  await play('issues', issueLabeled, inputs, { GITHUB_RUN_ATTEMPT: '2' })
}
console.log(
  `\n# A week's report${flags['report-only'] ? '' : ' (this alone: npm run demo -- --report-only)'}`,
)
const report = { 'traffic-weeks': '8', 'reader-signals': 'true' }
writePage('report.html', 'The report', await play('schedule', { repository }, report))
await servers.close()

/** @returns the summary of a step */
async function play(
  name: string,
  payload: object,
  inputs: ChildStep['inputs'],
  env: ChildStep['env'] = {},
) {
  const { exitCode, outputs, summary } = await startChild({
    onLog: readableLog(console.log).write,
    event: { name, payload },
    env: { GITHUB_API_URL: servers.githubUrl, ...env },
    inputs: {
      ...PROJECT,
      'github-token': 'ghs_demo_token_of_nobody',
      'base-url': servers.serviceUrl,
      ...inputs,
    },
  }).end
  // The file of `report-path` is removed with the step; the page has the same content.
  const { 'report-path': _, ...lasting } = outputs
  const shown = Object.entries(lasting).map(([output, value]) => `${output}=${value}`)
  console.log(`\nExit code ${exitCode}. Outputs: ${shown.join(', ')}`)
  if (exitCode !== 0) process.exitCode = exitCode ?? 1
  return summary
}

function writePage(file: string, title: string, markdown: string): void {
  const page = path.resolve('out', file)
  mkdirSync(path.dirname(page), { recursive: true })
  writeFileSync(page, renderPage(SIMULATED + markdown, { title }))
  if (flags.markdown) console.log(`\n${markdown}`)
  console.log(`\n${title}, as a page: ${page}`)
}

function readFlags() {
  try {
    return parseArgs({
      options: {
        'report-only': { type: 'boolean' },
        markdown: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    }).values
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}. See npm run demo -- --help.`)
    process.exit(2)
  }
}

import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { startServers } from '../simulator/server.ts'
import { readableLog, startChild } from './child.ts'
import { renderPage } from './page.ts'

/** Plays the action on this machine: a simulated service, the shipped bundle, and a labelled issue. */

const USAGE = `npm run demo -- [--report-only] [--markdown]

Plays the action on this machine: a simulated service, the shipped bundle, a labelled issue.
  --report-only  no issue and no job: a week's report
  --markdown     also print the job summary and the comment as Markdown
All figures are made up. The summary and the comment are pages in out/.`

const flags = readFlags()
if (flags.help) {
  console.log(USAGE)
  process.exit()
}

/** Private, so that readers' words are shown. */
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

const servers = await startServers({ jobSeconds: 8, buildSeconds: 5 })
console.log(`A simulated documentation service listens on ${servers.serviceUrl}.`)
console.log('All figures, readers and pull requests are made up.\n')
const log = readableLog(console.log)
const { exitCode, outputs, summary } = await startChild({
  onLog: log.write,
  event: flags['report-only']
    ? { name: 'schedule', payload: { repository } }
    : { name: 'issues', payload: issueLabeled },
  env: { GITHUB_API_URL: servers.githubUrl },
  inputs: {
    'project-id': 'docs',
    'api-key': 'mint_demo_key_of_nobody',
    'github-token': 'ghs_demo_token_of_nobody',
    'base-url': servers.serviceUrl,
    ...(flags['report-only']
      ? { 'traffic-weeks': '8', 'reader-signals': 'all' }
      : {
          prompt: 'Write or correct the documentation that this issue asks for.',
          context: 'event',
          comment: 'true',
        }),
  },
}).end
await servers.close()

console.log(`\nExit code ${exitCode}. Outputs, for the next step:\n`)
for (const [name, value] of Object.entries(outputs)) console.log(`  ${name}=${value}`)
const [comment] = servers.github.repository.comments.map(({ body }) => body)
if (flags.markdown) console.log(`\n${[summary, comment].filter(Boolean).join('\n---\n\n')}`)
const SIMULATED = '> **A demo**: all figures, readers and pull requests are made up.\n\n'
const pages = {
  'The job summary': ['demo.html', summary],
  'The comment': ['comment.html', comment],
}
console.log()
for (const [name, [file = '', markdown]] of Object.entries(pages)) {
  if (markdown === undefined) continue
  const page = path.resolve('out', file)
  mkdirSync(path.dirname(page), { recursive: true })
  writeFileSync(page, renderPage(SIMULATED + markdown, { title: name }))
  console.log(`${name}, as a page: ${page}`)
}
process.exitCode = exitCode ?? 1

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

import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { startGitHub } from '../simulator/github.ts'
import { type SimulatorOptions, startSimulator } from '../simulator/simulator.ts'
import { type Browser, CHROMIUM_PATH, launchChromium, openRendered, type View } from './browser.ts'
import { readFlags } from './flags.ts'
import { renderPage } from './page.ts'
import { runStep, type Step } from './runner.ts'
import { exitUnlessBundleIsCurrent } from './source-hash.ts'
import { installTools } from './tools.ts'

/**
 * Looks at every kind of summary, at the comment of a pull request, and at the README, in a browser as GitHub shows them, light and dark, wide
 * and on a phone; fails where something is wrong that a program can see. A person looks at the pictures, in
 * out/screenshots. Installs tools/pictures. Exits with 77, which says skipped, where that fails or there is
 * no Chromium.
 */

const SKIPPED = 77
const TIME_WARP = fileURLToPath(new URL('../__tests__/support/time-warp.js', import.meta.url))
const PROMPT = 'Document the --watch flag in the CLI guide.'
const job = (options: Partial<Step> & { simulator?: SimulatorOptions } = {}) => ({
  ...options,
  inputs: { prompt: PROMPT, ...options.inputs },
})

/** A build of some seconds, as the action sees it. */
const build = (result: 'success' | 'failure') => ({ build: { finishAfterMs: 100, result } })

interface Case extends Partial<Step> {
  simulator?: SimulatorOptions
  /** Look at the comment on the agent's pull request in place of the summary. */
  comment?: boolean
  /** Opens what a click opens. */
  unfold?: boolean
}

/** A weekly report of a repository, on page views and readers. */
const readers = ({ inputs, ...options }: Case = {}, isPrivate = true): Case => ({
  event: { name: 'schedule', payload: { repository: { private: isPrivate } } },
  ...options,
  inputs: { 'traffic-weeks': '2', 'reader-signals': 'all', ...inputs },
})
const LONG_PATHS = ['cli', 'webhooks', 'tokens', 'sso', 'errors', 'limits', 'deploy'].map(
  (topic) =>
    `/reference/platform-administration/${topic}/how-to-configure-and-troubleshoot-${topic}`,
)

const CASES: Record<string, Case> = {
  'pull-request': job(),
  'no-changes': job({ simulator: { job: { finishAfterMs: 100, prLink: null } } }),
  failed: job({ simulator: { job: { finishAfterMs: 100, result: 'failed' } } }),
  'timed-out': job({
    simulator: { job: { finishAfterMs: Number.POSITIVE_INFINITY } },
    inputs: { 'timeout-minutes': '1' },
    nodeArgs: ['--import', TIME_WARP],
    env: { WARP: '40' },
  }),
  traffic: { inputs: { 'traffic-weeks': '12' } },
  both: job({ inputs: { 'traffic-weeks': '8' } }),
  readers: readers({ simulator: { signals: { personalData: 0.2 } } }),
  'readers-unfolded': readers({ simulator: { signals: { personalData: 0.5 } }, unfold: true }),
  'readers-without-words': readers({ unfold: true }, false),
  'readers-quiet': readers({ simulator: { signals: { quiet: true } } }),
  'readers-alone': readers({ inputs: { 'traffic-weeks': '0' } }),
  'readers-long-paths': readers({
    simulator: { pageViews: { paths: LONG_PATHS }, signals: { feedback: { perWeek: 60 } } },
    unfold: true,
  }),
  'readers-partial': readers({
    simulator: {
      faults: [
        { on: 'searches', nth: 'all', fault: 'H403' },
        { on: 'conversations', nth: 'all', fault: 'D7' },
        { on: 'feedback-by-page', nth: 'all', fault: 'D6' },
      ],
    },
  }),
  'readers-hostile': readers({
    simulator: {
      faults: (['searches', 'conversations', 'feedback-by-page', 'feedback'] as const).map(
        (on) => ({ on, nth: 'all', fault: 'D3' }),
      ),
    },
    unfold: true,
  }),
  preview: job({ simulator: build('success'), inputs: { preview: 'true' } }),
  'preview-failed': job({ simulator: build('failure'), inputs: { preview: 'true' } }),
  'preview-in-comment': {
    ...job({ simulator: build('success'), inputs: { preview: 'true' } }),
    comment: true,
  },
  'preview-failed-in-comment': {
    ...job({ simulator: build('failure'), inputs: { preview: 'true' } }),
    comment: true,
  },
  published: { simulator: build('success'), inputs: { publish: 'true' } },
  'publish-failed': { simulator: build('failure'), inputs: { publish: 'true' } },
}

const VIEWS: ReadonlyArray<View & { name: string }> = [
  { name: 'wide-light', colorScheme: 'light', width: 1012 },
  { name: 'wide-dark', colorScheme: 'dark', width: 1012 },
  { name: 'phone-light', colorScheme: 'light', width: 390 },
  { name: 'phone-dark', colorScheme: 'dark', width: 390 },
]

/** What GitHub lets through of HTML; it takes other elements out, and with them what they are to show. */
const ALLOWED =
  'a b blockquote br code dd del details div dl dt em h1 h2 h3 h4 h5 h6 hr i img input ins kbd li ol p picture pre s samp source span strong sub summary sup table tbody td tfoot th thead tr ul'

const UNFOLD = `for (const details of document.querySelectorAll('details')) details.open = true`

/** Run in the page: each fault of it, as a sentence. */
const FIND_FAULTS = `(() => {
  const faults = []
  const allowed = new Set('${ALLOWED}'.toUpperCase().split(' '))
  const article = document.querySelector('article')
  if (article.innerText.trim().length < 20) faults.push('there is nothing to see')
  for (const element of article.querySelectorAll('*')) {
    if (element.closest('.mermaid') !== null) continue
    if (!allowed.has(element.tagName)) faults.push('GitHub takes out <' + element.tagName + '>')
  }
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth) faults.push('it is ' + scrollWidth + ' px wide, not ' + clientWidth)
  for (const chart of document.querySelectorAll('.mermaid')) {
    const drawing = chart.querySelector('svg')
    if (drawing === null) faults.push('a chart is not drawn')
    else if (drawing.getBoundingClientRect().height < 50) faults.push('a chart is not to be seen')
  }
  for (const image of document.images) {
    if (!image.complete || image.naturalWidth === 0) faults.push(image.src + ' is not shown')
  }
  return faults
})()`

async function markdownOf({
  simulator: options,
  comment = false,
  inputs,
  ...step
}: Omit<Case, 'unfold'>) {
  const simulator = await startSimulator({ job: { finishAfterMs: 100 }, ...options })
  const github = await startGitHub({})
  try {
    const { summary } = await runStep({
      ...step,
      env: { ...step.env, GITHUB_API_URL: github.url },
      inputs: {
        'project-id': 'docs',
        'api-key': 'mint_screenshot_key_of_nobody',
        'base-url': simulator.url,
        'github-token': 'ghs_screenshot_token_of_nobody',
        comment: `${comment}`,
        ...inputs,
      },
    })
    return comment ? (github.comments[0]?.body ?? '') : summary
  } finally {
    await Promise.all([simulator.close(), github.close()])
  }
}

async function lookAt(
  browser: Browser,
  { name, markdown, unfold }: { name: string; markdown: string; unfold: boolean },
): Promise<string[]> {
  // Beside the repository's own files, so that the README finds its picture.
  const file = path.resolve('out/screenshots', `${name}.html`)
  const base = `<base href="../../">`
  const html = await renderPage(markdown)
  await writeFile(file, html.replace('<meta charset="utf-8">', `<meta charset="utf-8">${base}`))
  const faults: string[] = []
  for (const view of VIEWS) {
    const complain = (fault: string) => faults.push(`${name}, ${view.name}: ${fault}`)
    const page = await openRendered(browser, { ...view, file, onProblem: complain })
    if (unfold) await page.evaluate(UNFOLD)
    const found = await page.evaluate(FIND_FAULTS)
    for (const fault of Array.isArray(found) ? found : [found]) complain(fault)
    await page.screenshot({
      path: path.resolve('out/screenshots', `${name}-${view.name}.png`),
      fullPage: true,
    })
    await page.close()
  }
  return faults
}

async function main(): Promise<void> {
  readFlags('npm run screenshots: every kind of summary, in out/screenshots', {})
  exitUnlessBundleIsCurrent()
  if (!existsSync(CHROMIUM_PATH)) {
    console.log(`SKIPPED: pictures of the summary: there is no ${CHROMIUM_PATH}; set CHROMIUM.`)
    process.exitCode = SKIPPED
    return
  }
  if (!installTools('pictures')) {
    console.log('SKIPPED: pictures of the summary: npm ci of tools/pictures failed.')
    process.exitCode = SKIPPED
    return
  }
  await mkdir('out/screenshots', { recursive: true })
  const browser = await launchChromium()
  const faults: string[] = []
  try {
    const pages = [{ name: 'readme', markdown: await readFile('README.md', 'utf8'), unfold: false }]
    for (const [name, { unfold = false, ...step }] of Object.entries(CASES))
      pages.push({ name, markdown: await markdownOf(step), unfold })
    for (const page of pages) faults.push(...(await lookAt(browser, page)))
    console.log(
      `${pages.length * VIEWS.length} pictures in out/screenshots, ${faults.length} faults`,
    )
  } finally {
    await browser.close()
  }
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) process.exitCode = 1
}

await main()

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Browser, chromium, type Page } from 'playwright-core'
import { commented, LABELLED, scheduled } from '../__tests__/support/events.ts'
import { type Flow, runStep } from '../__tests__/support/flow.ts'
import { REPORT_SCENES } from '../__tests__/support/report-scenes.ts'
import { VirtualClock } from '../__tests__/support/virtual-clock.ts'
import { DEMO_PULL, demoGitHub } from '../simulator/demo.ts'
import { refuse } from '../simulator/http/answer.ts'
import { SKIPPED } from './install.ts'
import { renderPage, showTitle } from './page.ts'

/**
 * Draws every kind of summary, a comment and the README as GitHub shows them, light and dark, wide and on a phone, into
 * out/screenshots. Fails if the pages have visible faults. `--readme` redraws the README's two pictures.
 */

const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium'
const FOLDER = 'out/screenshots'
/** Each picture has a light file, a dark file, and a third with its source. */
const README_PICTURES = {
  comment: { draw: readmeComment, width: 390 },
  report: { draw: readmeReport, width: 520 },
}
/**
 * The README shows them side by side or, on a phone, one below the other: 378 px wide, and equally high. They are drawn
 * for screens with two pixels each.
 */
const README_PIXELS = 760
const README_ISSUE = `### The \`--watch\` flag is not documented #7

<sub>**hubot** opened this issue</sub>

The release notes name \`acme deploy --watch\`, but the CLI guide does not. What does it watch, and how do I stop it?

<sub>🏷️ octocat added the label \`docs\`</sub>`
const sourceOf = (name: string) => `scripts/pictures/${name}.md`

const VIEWS = [
  { name: 'wide-light', colorScheme: 'light', width: 1012 },
  { name: 'wide-dark', colorScheme: 'dark', width: 1012 },
  { name: 'phone-light', colorScheme: 'light', width: 390 },
  { name: 'phone-dark', colorScheme: 'dark', width: 390 },
] as const

/** Chromium says so of each bar that a chart leaves out on purpose. */
const IS_EMPTY_PLACE = /<rect> attribute height: A negative value is not valid/

interface Scene extends Flow {
  /** Draws the comment instead of the summary. */
  comment?: boolean
  /** Opens all folds. */
  unfold?: boolean
}

const clock = () => new VirtualClock()
const JOB = {
  ...{ ...LABELLED, inputs: { prompt: 'Document the --watch flag in the CLI guide.' } },
  service: { job: { pull: DEMO_PULL } },
}
const demo = () => ({ github: demoGitHub(clock()) })
const REPORT = { ...scheduled(), inputs: { 'traffic-weeks': '8', 'reader-signals': 'true' } }
const refuseSignals: Flow['onRequest'] = ({ operation }) =>
  ['searches', 'conversations', 'feedback', 'feedback-by-page'].includes(operation)
    ? refuse(403, 'The key does not have the scope for this.')
    : undefined
const HOSTILE = '`|<b>@octocat</b> ![x](https://x.example/x.png) ::error::\u202E '.repeat(9)

const SCENES: Record<string, Scene> = {
  ...REPORT_SCENES,
  'a-year-unfolded': { ...REPORT_SCENES['a-year'], unfold: true },
  'busy-week-unfolded': { ...demo(), ...REPORT, unfold: true },
  'busy-week-public': { ...demo(), ...REPORT, ...scheduled('public'), unfold: true },
  'no-permission': { ...demo(), ...REPORT, onRequest: refuseSignals },
  'pull-request': JOB,
  'job-and-report': {
    ...{ ...demo(), ...JOB, inputs: { ...JOB.inputs, ...REPORT.inputs } },
  },
  'no-changes': { ...JOB, service: { job: { prLink: null } } },
  failed: { ...JOB, service: { job: { result: 'failed' } } },
  'timed-out': { ...JOB, service: { job: { finishAfterMs: 3_600_000 } } },
  skipped: {
    ...commented('stranger'),
    inputs: JOB.inputs,
    github: { roles: { stranger: 'read' } },
  },
  'bad-inputs': { inputs: { wait: 'perhaps', 'timeout-minutes': '0', 'base-url': 'ftp://x' } },
  hostile: { ...JOB, onRequest: ({ to }) => (to === 'service' ? refuse(400, HOSTILE) : undefined) },
  comment: { ...JOB, inputs: { ...JOB.inputs, comment: 'true' }, comment: true },
}

/** GitHub removes all other elements. */
const ALLOWED =
  'a b blockquote br code dd del details div dl dt em h1 h2 h3 h4 h5 h6 hr i img input ins kbd li ol p picture pre s samp source span strong sub summary sup table tbody td tfoot th thead tr ul wbr'

const UNFOLD = `for (const details of document.querySelectorAll('details')) details.open = true`

/** Runs in the page. Returns its faults as sentences. */
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
  for (const cell of article.querySelectorAll('tr > :last-child')) {
    const { right } = cell.getBoundingClientRect()
    // The last 13 px of a cell are empty.
    if (!cell.checkVisibility() || right - 13 <= clientWidth) continue
    faults.push('the last column ends at ' + Math.round(right) + ' px: ' + cell.parentElement.innerText)
  }
  for (const chart of document.querySelectorAll('.mermaid')) {
    const drawing = chart.querySelector('svg')
    if (drawing === null) faults.push('a chart is not drawn')
    else if (chart.checkVisibility() && drawing.getBoundingClientRect().height < 50)
      faults.push('a chart is not to be seen')
    for (const series of drawing?.querySelectorAll('[class^=bar-plot]') ?? []) {
      const bars = [...series.querySelectorAll('rect')].map((bar) => bar.getBoundingClientRect())
      const hidden = bars.filter((bar, index) => index > 0 && bar.left < bars[index - 1].right)
      if (hidden.length > 0) faults.push(hidden.length + ' bars of a chart cover the one before')
    }
    const { left, right } = drawing?.getBoundingClientRect() ?? {}
    const lists = [...chart.dataset.code.matchAll(/^ *bar \\[(.*)\\]/gm)]
    const numbers = lists.flatMap(([, list]) => list.split(',').map(Number))
    const rects = [...(drawing?.querySelectorAll('[class^=bar-plot] rect') ?? [])]
    const heights = rects.map((rect) => Math.max(0, rect.getAttribute('height')))
    const unit = Math.max(...heights) / Math.max(...numbers)
    for (const [index, number] of numbers.entries()) {
      const wanted = Math.max(0, number) * unit
      if (Math.abs(heights[index] - wanted) > 2)
        faults.push('the bar of ' + number + ' is ' + heights[index] + ' px high, not ' + wanted)
    }
    for (const tick of drawing?.querySelectorAll('.left-axis .label text') ?? [])
      if (!/^\\d+$/.test(tick.textContent)) faults.push('a tick is no whole number: ' + tick.textContent)
    const names = [...(drawing?.querySelectorAll('.bottom-axis .label text') ?? [])]
      .map((name) => ({ name: name.textContent, ...name.getBoundingClientRect().toJSON() }))
      .filter(({ width }) => width > 0)
    if (drawing !== null && names.length < 2) faults.push('a chart names no weeks')
    for (const [index, { name, left }] of names.entries())
      if (index > 0 && left < names[index - 1].right + 2) faults.push(name + ' touches the name before')
    for (const label of drawing?.querySelectorAll('text') ?? []) {
      const room = label.getBoundingClientRect()
      // Glyphs are narrower than their boxes.
      if (label.checkVisibility() && (room.left < left - 1 || room.right > right + 1))
        faults.push('a chart cuts off ' + label.textContent)
    }
  }
  for (const image of document.images) {
    if (!image.complete || image.naturalWidth === 0) faults.push(image.src + ' is not shown')
  }
  const canvas = Object.assign(document.createElement('canvas'), { width: 40, height: 40 })
  const context = canvas.getContext('2d', { willReadFrequently: true })
  const draw = (character) => {
    context.clearRect(0, 0, 40, 40)
    context.font = '24px ' + getComputedStyle(article).fontFamily
    context.fillText(character, 4, 30)
    return context.getImageData(0, 0, 40, 40).data.join()
  }
  const box = draw('\\u{10FFFD}')
  const characters = new Set(article.innerText.match(/[^\\x00-\\xff\\p{Cf}\\p{Mn}]/gu))
  for (const character of characters)
    if (draw(character) === box) faults.push('the font has no ' + character + ': install an emoji font')
  return faults
})()`

if (!existsSync(CHROMIUM)) {
  console.log(`SKIPPED: pictures of the summary: there is no ${CHROMIUM}; set CHROMIUM.`)
  process.exit(SKIPPED)
}
mkdirSync(FOLDER, { recursive: true })
const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--disable-gpu'] })
try {
  if (process.argv.includes('--readme')) await drawReadmePictures(browser)
  else process.exitCode = await lookAtAll(browser)
} finally {
  await browser.close()
}

async function lookAtAll(browser: Browser): Promise<number> {
  const faults: string[] = []
  const pages = [{ name: 'readme', markdown: readFileSync('README.md', 'utf8'), unfold: false }]
  for (const [name, { comment, unfold = false, ...flow }] of Object.entries(SCENES)) {
    const { summary, comments } = await runStep(flow)
    pages.push({ name, unfold, markdown: comment ? (comments[0]?.body ?? '') : summary })
  }
  for (const { name, markdown, unfold } of pages) {
    const file = path.resolve(FOLDER, `${name}.html`)
    writeFileSync(file, renderPage(markdown, { base: '../../' }))
    for (const view of VIEWS) {
      const complain = (fault: string) => faults.push(`${name}, ${view.name}: ${fault}`)
      const page = await open(browser, file, view, complain)
      if (unfold) await page.evaluate(UNFOLD)
      for (const fault of await page.evaluate<string[]>(FIND_FAULTS)) complain(fault)
      const picture = path.resolve(FOLDER, `${name}-${view.name}.png`)
      await page.screenshot({ path: picture, fullPage: true })
      await page.close()
    }
  }
  for (const [name, { draw }] of Object.entries(README_PICTURES)) {
    const source = sourceOf(name)
    if (!existsSync(source) || readFileSync(source, 'utf8') !== (await draw()))
      faults.push(`README: its ${name} is stale. Run npm run screenshots -- --readme, and look.`)
  }
  console.log(`${pages.length * VIEWS.length} pictures in ${FOLDER}, ${faults.length} faults`)
  for (const fault of faults) console.error(fault)
  return faults.length > 0 ? 1 : 0
}

async function open(
  browser: Browser,
  file: string,
  view: { colorScheme: 'light' | 'dark'; width: number; scale?: number },
  onProblem: (problem: string) => void = () => {},
): Promise<Page> {
  const { colorScheme, width, scale = 1 } = view
  const page = await browser.newPage({
    colorScheme,
    viewport: { width, height: 600 },
    deviceScaleFactor: scale,
  })
  page.on('console', (message) => {
    if (message.type() === 'error' && !IS_EMPTY_PLACE.test(message.text()))
      onProblem(message.text())
  })
  page.on('pageerror', ({ message }) => onProblem(message))
  await page.goto(pathToFileURL(file).href)
  await page.waitForSelector('body[data-drawn]', { state: 'attached', timeout: 20_000 })
  const failure = await page.getAttribute('body', 'data-failed')
  if (failure !== null) onProblem(`a chart cannot be drawn: ${failure}`)
  return page
}

/** A labelled issue and, below it, the final comment. */
async function readmeComment(): Promise<string> {
  // The step of examples/label.yml.
  const inputs = { context: 'event', comment: 'true' }
  const { comments } = await runStep({ ...demo(), ...JOB, inputs })
  const { body = '' } = comments.find(({ issueNumber }) => issueNumber === 7) ?? {}
  // Without the hidden first line, which changes each time, and with links as GitHub shows them.
  const shown = showTitle(body.replace(/^<!--.*-->/, ''), DEMO_PULL.title)
  return `${README_ISSUE}\n\n---\n\n<sub>**github-actions** bot commented</sub>\n\n${shown.trim()}\n`
}

/** A report's first screen: the weekly totals, the top pages, and what moved. */
async function readmeReport(): Promise<string> {
  const { summary } = await runStep({ ...demo(), ...REPORT })
  return `${summary.slice(0, summary.indexOf('| Readers |')).trim()}\n`
}

async function drawReadmePictures(browser: Browser): Promise<void> {
  const pages: Array<{ page: Page; picture: string; scale: number }> = []
  for (const [name, { draw, width }] of Object.entries(README_PICTURES)) {
    const source = await draw()
    mkdirSync(path.dirname(sourceOf(name)), { recursive: true })
    writeFileSync(sourceOf(name), source)
    const file = path.resolve(FOLDER, `readme-${name}.html`)
    writeFileSync(file, renderPage(source))
    const scale = README_PIXELS / width
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await open(browser, file, { colorScheme, width, scale })
      // GitHub frames comments.
      await page.addStyleTag({
        content: `body { box-sizing: border-box; padding: 2px }
          article { border: 1px solid var(--borderColor-default); border-radius: 6px }`,
      })
      pages.push({ page, picture: `docs/images/${name}-${colorScheme}.png`, scale })
    }
  }
  const pixels: number[] = []
  for (const { page, scale } of pages) {
    const height = await page.evaluate<number>('document.body.getBoundingClientRect().height')
    pixels.push(height * scale)
  }
  const highest = Math.ceil(Math.max(...pixels))
  for (const { page, picture, scale } of pages) {
    const height = highest / scale
    await page.addStyleTag({ content: `article { min-height: ${height - 4}px }` })
    await page.locator('body').screenshot({ path: picture })
    await page.close()
  }
}

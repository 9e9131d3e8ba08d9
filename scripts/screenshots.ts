import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { LABELLED, scheduled } from '../__tests__/support/events.ts'
import { runStep } from '../__tests__/support/flow.ts'
import { DEMO_GITHUB, DEMO_PULL } from '../simulator/demo.ts'
import { renderPage, showTitle } from './page.ts'

/**
 * Draws README's two pictures as GitHub shows them, light and dark, from what a step writes. With `--check`, only
 * compares that with what they were drawn from, and needs no browser.
 */

const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium'
/** README shows them smaller: whoever opens one sees it at this width, on screens with up to two pixels each. */
const WIDTH = 620
const SCALE = 2
const PICTURES = [
  { name: 'comment', markdown: await commentOnIssue() },
  { name: 'report', markdown: await wholeReport() },
]
const sourceOf = (name: string) => `scripts/pictures/${name}.md`

const { check } = parseArgs({ options: { check: { type: 'boolean' } } }).values
const old = PICTURES.filter(
  ({ name, markdown }) => readFileSync(sourceOf(name), 'utf8') !== markdown,
)
if (!check) await drawAll()
else if (old.length > 0) {
  const names = old.map(({ name }) => name).join(' and ')
  console.error(
    `README's ${names}: no longer what a step writes. Run npm run screenshots, and look.`,
  )
  process.exitCode = 1
}

/** The issue of examples/label.yml and, below it, the final comment. */
async function commentOnIssue(): Promise<string> {
  const { comments } = await runStep({
    ...LABELLED,
    inputs: { context: 'event', comment: 'true' },
    service: { job: { pull: DEMO_PULL } },
    github: DEMO_GITHUB,
  })
  const { body = '' } = comments.find(({ issueNumber }) => issueNumber === 7) ?? {}
  // The hidden first line changes each time.
  const shown = showTitle(body.replace(/^<!--.*-->/, ''), DEMO_PULL.title).trim()
  return `### The \`--watch\` flag is not documented #7

<sub>**hubot** opened this issue</sub>

The release notes name \`acme deploy --watch\`, but the CLI guide does not. What does it watch, and how do I stop it?

<sub>🏷️ octocat added the label \`docs\`</sub>

---

<sub>**github-actions** bot commented</sub>

${shown}
`
}

/** A report, down to its chart. */
async function wholeReport(): Promise<string> {
  const { summary } = await runStep({
    ...scheduled(),
    inputs: { 'traffic-weeks': '8', 'reader-signals': 'true' },
    github: DEMO_GITHUB,
  })
  return `${summary.slice(0, summary.indexOf("<sub>[Mintlify's dashboard]")).trim()}\n`
}

async function drawAll(): Promise<void> {
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--disable-gpu'] })
  mkdirSync('out', { recursive: true })
  for (const { name, markdown } of PICTURES) {
    writeFileSync(sourceOf(name), markdown)
    const file = path.resolve(`out/readme-${name}.html`)
    writeFileSync(file, renderPage(markdown))
    for (const colorScheme of ['light', 'dark'] as const) {
      const viewport = { width: WIDTH, height: 600 }
      const page = await browser.newPage({ colorScheme, viewport, deviceScaleFactor: SCALE })
      await page.goto(pathToFileURL(file).href)
      await page.waitForSelector('body[data-drawn]', { state: 'attached' })
      // GitHub frames comments.
      const frame = 'border: 1px solid var(--borderColor-default); border-radius: 6px'
      const content = `body { box-sizing: border-box; padding: 2px } article { ${frame} }`
      await page.addStyleTag({ content })
      await page.locator('body').screenshot({ path: `docs/images/${name}-${colorScheme}.png` })
    }
  }
  await browser.close()
}

import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { toolFile } from './tools.ts'

export const CHROMIUM_PATH = process.env.CHROMIUM ?? '/usr/bin/chromium'

const CHROMIUM_FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
const DRAWN_WITHIN_MS = 20_000

/** What is used of Playwright, whose types are not there before tools/pictures is installed. */
export interface Browser {
  newPage(options: {
    colorScheme: 'light' | 'dark'
    viewport: { width: number; height: number }
  }): Promise<Page>
  close(): Promise<void>
}

export interface Page {
  on(event: 'console', hear: (message: { type(): string; text(): string }) => void): void
  on(event: 'pageerror', hear: (error: Error) => void): void
  goto(url: string): Promise<unknown>
  waitForSelector(
    selector: string,
    options: { state: 'attached'; timeout: number },
  ): Promise<unknown>
  getAttribute(selector: string, name: string): Promise<string | null>
  evaluate(script: string): Promise<unknown>
  screenshot(options: { path: string; fullPage: boolean }): Promise<unknown>
  close(): Promise<void>
}

/** Chromium without a window: CHROMIUM, or /usr/bin/chromium. Needs tools/pictures. */
export async function launchChromium(): Promise<Browser> {
  const require = createRequire(toolFile('pictures', 'package.json'))
  const { chromium } = require(toolFile('pictures', 'playwright-core'))
  return chromium.launch({ executablePath: CHROMIUM_PATH, args: CHROMIUM_FLAGS })
}

export interface View {
  colorScheme: 'light' | 'dark'
  width: number
}

/**
 * Opens a page of `renderPage` and waits for its charts.
 * @param onProblem hears what the page complains of in its console, or throws
 * @throws where a chart cannot be drawn
 */
export async function openRendered(
  browser: Browser,
  {
    file,
    colorScheme,
    width,
    onProblem = () => {},
  }: View & { file: string; onProblem?: (problem: string) => void },
): Promise<Page> {
  const page = await browser.newPage({ colorScheme, viewport: { width, height: 600 } })
  page.on('console', (message) => {
    if (message.type() === 'error') onProblem(message.text())
  })
  page.on('pageerror', ({ message }) => onProblem(message))
  await page.goto(pathToFileURL(file).href)
  await page.waitForSelector('body[data-drawn]', { state: 'attached', timeout: DRAWN_WITHIN_MS })
  const failure = await page.getAttribute('body', 'data-failed')
  if (failure !== null) {
    throw new Error(`the chart of ${path.basename(file)} cannot be drawn: ${failure}`)
  }
  return page
}

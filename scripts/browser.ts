import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Browser, chromium, type Page } from 'playwright-core'

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

/** Chromium without a window: CHROMIUM, or /usr/bin/chromium. */
export function launchChromium(): Promise<Browser> {
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

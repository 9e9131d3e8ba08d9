import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type SimulatorOptions, startSimulator } from '../simulator/simulator.ts'
import { launchChromium, openRendered } from './browser.ts'
import { readFlags, refuse } from './flags.ts'
import { type PageOptions, renderPage } from './page.ts'
import { runStep } from './runner.ts'
import { exitUnlessBundleIsCurrent } from './source-hash.ts'
import { installTools } from './tools.ts'

/**
 * Takes pictures of the summary as GitHub shows it, light and dark, drawn by the Mermaid that GitHub has
 * and by the newest. Installs tools/pictures; needs Chromium: CHROMIUM, or /usr/bin/chromium.
 */

const UNFOLD = `for (const details of document.querySelectorAll('details')) details.open = true`
const WIDTH = 1012

interface Scene {
  name: string
  inputs: Record<string, string>
  simulator: SimulatorOptions
  mermaid: NonNullable<PageOptions['mermaid']>
  unfold?: boolean
}

const SCENES: readonly Scene[] = [
  {
    name: 'report',
    inputs: { 'traffic-weeks': '4', 'reader-signals': 'all' },
    simulator: { pageViews: { pages: 40 } },
    mermaid: 'mermaid',
  },
  {
    name: 'lists',
    inputs: { 'traffic-weeks': '8' },
    simulator: { pageViews: { pages: 400 } },
    mermaid: 'mermaid-newest',
    unfold: true,
  },
  {
    name: 'year',
    inputs: { 'traffic-weeks': '52' },
    simulator: { pageViews: { pages: 400 } },
    mermaid: 'mermaid-newest',
  },
  {
    name: 'partial',
    inputs: { 'traffic-weeks': '12', 'traffic-max-requests': '20' },
    simulator: {
      pageViews: { pages: 5000 },
      faults: [{ on: 'views', nth: 2, times: 2, fault: 'S12' }],
    },
    mermaid: 'mermaid',
  },
  {
    name: 'job',
    inputs: { 'traffic-weeks': '8', prompt: 'Document the --watch flag in the CLI guide.' },
    simulator: { pageViews: { pages: 120 }, job: { finishAfterMs: 100 } },
    mermaid: 'mermaid-newest',
  },
]

const USAGE = 'npm run preview: pictures of the summary, in out/'

readFlags(USAGE, {})
exitUnlessBundleIsCurrent()
if (!installTools('pictures')) refuse('npm ci of tools/pictures failed', USAGE)
const folder = path.resolve('out')
await mkdir(folder, { recursive: true })
const browser = await launchChromium()
try {
  for (const scene of SCENES) await takePictures(scene)
} finally {
  await browser.close()
}

async function takePictures(scene: Scene): Promise<void> {
  const { name, mermaid, unfold = false } = scene
  const file = path.join(folder, `${name}.html`)
  await writeFile(file, await renderPage(await summaryOf(scene), { mermaid }))
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await openRendered(browser, { file, colorScheme, width: WIDTH })
    if (unfold) await page.evaluate(UNFOLD)
    const picture = path.join(folder, `${name}-${colorScheme}.png`)
    await page.screenshot({ path: picture, fullPage: true })
    await page.close()
    console.log(picture)
  }
}

async function summaryOf({ inputs, simulator: options }: Scene): Promise<string> {
  const simulator = await startSimulator(options)
  try {
    const { summary } = await runStep({
      event: { name: 'schedule', payload: { repository: { private: true } } },
      inputs: {
        'project-id': 'docs',
        'api-key': 'mint_preview_key_of_nobody',
        'base-url': simulator.url,
        ...inputs,
      },
    })
    return summary
  } finally {
    await simulator.close()
  }
}

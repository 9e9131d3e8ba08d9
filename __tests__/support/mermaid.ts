import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import vm from 'node:vm'
import { parse } from 'yaml'

/** A bar as Mermaid places it, in px. */
export interface Bar {
  readonly x: number
  readonly width: number
  readonly height: number
}

interface Drawing {
  readonly groupTexts: readonly string[]
  readonly data: readonly Bar[]
}

interface Diagram {
  readonly db: { getDrawableElem(): Drawing[] }
}

interface Mermaid {
  initialize(config: object): void
  readonly mermaidAPI: { getDiagramFromText(code: string): Promise<Diagram> }
}

let loaded: Mermaid | undefined

/**
 * Lets Mermaid itself lay out a chart, and returns the bars of each series. It only computes: without a document, it
 * estimates the width of labels.
 */
export async function barsIn(code: string): Promise<ReadonlyArray<readonly Bar[]>> {
  loaded ??= loadMermaid()
  // This function of Mermaid's ignores the chart's own configuration.
  const [, header = ''] = /^---\n(.*?)\n---\n/s.exec(code) ?? []
  loaded.initialize({ startOnLoad: false, ...parse(header)?.config })
  const { db } = await loaded.mermaidAPI.getDiagramFromText(code).catch(({ message }) => {
    // Its own error would print the whole script, which is one line.
    throw new Error(`Mermaid can't draw it: ${message}`)
  })
  const plots = db.getDrawableElem().filter(({ groupTexts: [group] }) => group === 'plot')
  return plots.map(({ data }) => data)
}

function loadMermaid(): Mermaid {
  const require = createRequire(import.meta.url)
  const script = readFileSync(require.resolve('@mermaid-js/tiny/dist/mermaid.tiny.js'), 'utf8')
  const nothing = () => undefined
  // The least that the script looks for: its sanitizer turns itself off in a document that can't make others.
  const document = {
    nodeType: 9,
    implementation: {},
    addEventListener: nothing,
    createElement: () => ({}),
    querySelector: nothing,
  }
  const globals = { document, Element: class {}, addEventListener: nothing }
  const page = vm.createContext({ ...globals, structuredClone, setTimeout, console, navigator: {} })
  page.window = page
  vm.runInContext(script, page)
  return page.mermaid
}

import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'
import { hasTools, toolFile } from './tools.ts'

export interface PageOptions {
  /** The npm package to draw charts with. GitHub draws with Mermaid 11. */
  mermaid?: 'mermaid' | 'mermaid-newest'
}

/**
 * A web page that shows Markdown about as GitHub does: its stylesheet, light or dark as the reader's
 * system is, and its Mermaid. Where tools/pictures is not installed, a plain stylesheet, and charts as their
 * text. No script in the Markdown runs.
 */
export async function renderPage(
  markdown: string,
  { mermaid = 'mermaid' }: PageOptions = {},
): Promise<string> {
  const stylesheet = hasTools('pictures')
    ? await readFile(toolFile('pictures', 'github-markdown-css/github-markdown.css'), 'utf8')
    : PLAIN_STYLE
  const html = micromark(markdown, {
    // GitHub lets details, sub and the like through; the page's policy stops what it would not.
    allowDangerousHtml: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
  })
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src file:; script-src file: 'nonce-page'">
<meta name="color-scheme" content="light dark">
<title>Job summary</title>
<style>
${stylesheet}
${PAGE_STYLE}
</style>
<article class="markdown-body">
${html}
</article>
${hasTools('pictures') ? chartScripts(mermaid) : ''}
</html>
`
}

function chartScripts(mermaid: NonNullable<PageOptions['mermaid']>): string {
  const library = pathToFileURL(toolFile('pictures', `${mermaid}/dist/mermaid.min.js`))
  return `<script src="${library}"></script>
<script nonce="page">${DRAW_CHARTS}</script>`
}

const PLAIN_STYLE = `
body { font: 16px/1.5 system-ui, sans-serif }
table { border-collapse: collapse }
th, td { border: 1px solid #8c959f; padding: 4px 12px }
pre { overflow: auto; font-size: 13px }
`

const PAGE_STYLE = `
body { margin: 0; background: light-dark(#ffffff, #0d1117) }
.markdown-body { box-sizing: border-box; max-width: 1012px; margin: 0 auto; padding: 32px }
.markdown-body .mermaid { background: none; text-align: center }
`

/** Sets `data-drawn` on the body when every chart is there, or could not be drawn. */
const DRAW_CHARTS = `
const dark = matchMedia('(prefers-color-scheme: dark)').matches
mermaid.initialize({ startOnLoad: false, securityLevel: 'strict', theme: dark ? 'dark' : 'default' })
for (const code of document.querySelectorAll('code.language-mermaid')) {
  const chart = document.createElement('pre')
  chart.className = 'mermaid'
  chart.textContent = code.textContent
  code.parentElement.replaceWith(chart)
}
mermaid.run({ querySelector: '.mermaid' })
  .catch((error) => { document.body.dataset.failed = String(error.message ?? error) })
  .finally(() => { document.body.dataset.drawn = '' })
`

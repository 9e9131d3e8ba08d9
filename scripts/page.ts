import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'

const require = createRequire(import.meta.url)
const STYLESHEET = readFileSync(require.resolve('github-markdown-css/github-markdown.css'), 'utf8')
/** GitHub draws with Mermaid 11. */
const MERMAID = pathToFileURL(require.resolve('@mermaid-js/tiny/dist/mermaid.tiny.js'))

/**
 * A web page that shows Markdown about as GitHub does: its stylesheet, light or dark as the reader's
 * system is, and its Mermaid. No script in the Markdown runs.
 * @param options.base where relative links of the Markdown point to
 */
export function renderPage(
  markdown: string,
  { base = './', title = 'The job summary' } = {},
): string {
  const html = micromark(markdown, {
    // GitHub lets details, sub and the like through; the page's policy stops what it would not.
    allowDangerousHtml: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
  })
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<base href="${base}">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src file:; script-src file: 'nonce-page'">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>
${STYLESHEET}
body { margin: 0; background: light-dark(#ffffff, #0d1117) }
.markdown-body { box-sizing: border-box; max-width: 1012px; margin: 0 auto; padding: 32px }
@media (max-width: 600px) { .markdown-body { padding: 16px } }
.markdown-body .mermaid { background: none; text-align: center }
</style>
<article class="markdown-body">
${html}
</article>
<script src="${MERMAID}"></script>
<script nonce="page">${DRAW_CHARTS}</script>
</html>
`
}

/** As GitHub shows the address of a pull request that stands alone in a list: its title. */
export function showTitle(markdown: string, title = ''): string {
  return markdown.replace(/^- (https:.*\/(\d+))$/m, `- [**${title}** #$2]($1)`)
}

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
// A chart in a fold has no size before it is opened.
const folds = [...document.querySelectorAll('details:not([open])')]
for (const fold of folds) fold.open = true
mermaid.run({ querySelector: '.mermaid' })
  .catch((error) => { document.body.dataset.failed = String(error.message ?? error) })
  .finally(() => {
    for (const fold of folds) fold.open = false
    document.body.dataset.drawn = ''
  })
`

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'

const require = createRequire(import.meta.url)
const STYLESHEET = readFileSync(require.resolve('github-markdown-css/github-markdown.css'), 'utf8')
/** GitHub uses Mermaid 11. */
const MERMAID = pathToFileURL(require.resolve('@mermaid-js/tiny/dist/mermaid.tiny.js'))

/**
 * A web page that shows Markdown about as GitHub does, with its stylesheet, light or dark, and its Mermaid. Scripts in
 * the Markdown don't run.
 * @param options.base for relative links of the Markdown
 */
export function renderPage(
  markdown: string,
  { base = './', title = 'The job summary' } = {},
): string {
  const html = micromark(markdown, {
    // GitHub allows elements like details and sub; the page's policy blocks the others.
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
.open-pull { fill: none; stroke: light-dark(#1a7f37, #3fb950); stroke-width: 1.5; vertical-align: text-bottom }
.number { color: var(--fgColor-muted) }
</style>
<article class="markdown-body">
${html}
</article>
<script src="${MERMAID}"></script>
<script nonce="page">${DRAW_CHARTS}</script>
</html>
`
}

/** GitHub shows the address of an open pull request, alone in a list item, as its state, title and number. */
export function showTitle(markdown: string, title = ''): string {
  const shown = `- ${OPEN_PULL} [**${title}** <span class="number">#$2</span>]($1)`
  return markdown.replace(/^- (https:.*\/(\d+))$/m, shown)
}

/** Two branches, of which one leads to the other. */
const OPEN_PULL =
  '<svg class="open-pull" viewBox="0 0 16 16" width="16" height="16"><circle cx="4" cy="3.5" r="1.7"/><circle cx="4" cy="12.5" r="1.7"/><circle cx="12" cy="12.5" r="1.7"/><path d="M4 5.2v5.6M12 10.8V6a2 2 0 0 0-2-2H8m2-2.4L7.6 4 10 6.4"/></svg>'

/** Sets `data-drawn` on the body when every chart was drawn or failed. */
const DRAW_CHARTS = `
const dark = matchMedia('(prefers-color-scheme: dark)').matches
mermaid.initialize({ startOnLoad: false, securityLevel: 'strict', theme: dark ? 'dark' : 'default' })
for (const code of document.querySelectorAll('code.language-mermaid')) {
  const chart = document.createElement('pre')
  chart.className = 'mermaid'
  chart.textContent = code.textContent
  chart.dataset.code = code.textContent
  code.parentElement.replaceWith(chart)
}
// A folded chart has no size until it is opened.
const folds = [...document.querySelectorAll('details:not([open])')]
for (const fold of folds) fold.open = true
mermaid.run({ querySelector: '.mermaid' })
  .catch((error) => { document.body.dataset.failed = String(error.message ?? error) })
  .finally(() => {
    for (const fold of folds) fold.open = false
    document.body.dataset.drawn = ''
  })
`

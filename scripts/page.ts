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
</style>
<article class="markdown-body">
${html}
</article>
<script src="${MERMAID}"></script>
<script nonce="page">${DRAW_CHARTS}</script>
</html>
`
}

/** GitHub replaces the address of a pull request, alone in a list item, with its title. */
export function showTitle(markdown: string, title = ''): string {
  return markdown.replace(/^- (https:.*\/(\d+))$/m, `- [**${title}** #$2]($1)`)
}

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

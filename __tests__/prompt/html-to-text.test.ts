import { describe, expect, test } from '@jest/globals'
import { renderOnGitHub } from '../../simulator/github/markdown.ts'
import { htmlToVisibleText } from '../../src/prompt/html-to-text.ts'
import { judge, textThatHides } from '../support/hidden-words.ts'
import { fc, runs } from '../support/runs.ts'

const SIGNED = 'https://private-user-images.githubusercontent.com/1/2-3.png?jwt=SECRET'
const image = `<img src="${SIGNED}" alt="HIDDEN" title="HIDDEN" style="max-width: 100%;">`

/** GitHub's HTML of a fence that it draws. */
const drawn = (type: string, source: string) =>
  `<section class="js-render-needs-enrichment render-needs-enrichment position-relative" data-type="${type}" aria-label="HIDDEN">
  <div class="js-render-enrichment-target" data-json="HIDDEN" data-plain="HIDDEN">
    <div class="render-plaintext-hidden" dir="auto">
      <pre lang="${type}" aria-label="HIDDEN">${source}</pre>
    </div>
  </div>
  <span class="js-render-enrichment-loader d-flex" role="presentation">HIDDEN<svg><circle></circle></svg></span>
</section>`

/** GitHub's HTML, and its text. */
const SHAPES: Record<string, [html: string, text: string]> = {
  'a heading without its permalink': [
    '<p dir="auto">a</p><div class="markdown-heading" dir="auto"><h2 tabindex="-1" class="heading-element" dir="auto">Steps</h2><a id="user-content-steps" class="anchor" aria-label="Permalink: Steps" href="#steps"><svg class="octicon octicon-link"><path d="m0"></path></svg></a></div><p>b</p>',
    'a\n\n## Steps\n\nb',
  ],
  'lines and paragraphs': [
    '<p dir="auto">a  b<br>\nc<br><br><br>d</p>\n<p>e\nf</p>\n<hr>\n<p>g</p>',
    'a b\nc\n\n\nd\n\ne f\n\ng',
  ],
  'lists in lists': [
    '<ol start="9" dir="auto">\n<li>a\n<ul dir="auto">\n<li>b</li>\n<li></li>\n</ul>\n</li>\n<li>\n<p dir="auto">c</p>\n<p dir="auto">d</p>\n</li>\n</ol>\n<p>e</p>',
    '9. a\n  - b\n  -\n10. c\n\n  d\n\ne',
  ],
  'the boxes of tasks': [
    '<ul class="contains-task-list">\n<li class="task-list-item"><input type="checkbox" id="" disabled="" class="task-list-item-checkbox" aria-label="Completed task" checked=""> a</li>\n<li class="task-list-item"><input type="checkbox" id="" disabled="" class="task-list-item-checkbox" aria-label="HIDDEN"> b</li>\n</ul>',
    '- [x] a\n- [ ] b',
  ],
  'a quote': [
    '<blockquote>\n<p dir="auto">a<br>\nb</p>\n<ul>\n<li>c</li>\n</ul>\n<blockquote>\n<p>d</p>\n</blockquote>\n</blockquote>\n<p>e</p>',
    '> a\n> b\n\n> - c\n\n> > d\n\ne',
  ],
  'an alert': [
    '<div class="markdown-alert markdown-alert-note" dir="auto"><p class="markdown-alert-title" dir="auto"><svg class="octicon"><path d="M0"></path></svg>Note</p><p dir="auto">a</p>\n</div>',
    'Note\n\na',
  ],
  'a table without its wrapper': [
    '<markdown-accessiblity-table><table>\n<thead>\n<tr>\n<th>a</th>\n<th align="right">b</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>1</td>\n<td align="right"><code class="notranslate">2</code></td>\n</tr>\n</tbody>\n</table></markdown-accessiblity-table>',
    '| a | b\n| 1 | `2`',
  ],
  'code in a language that GitHub knows, with its indentation': [
    '<ul>\n<li>a\n<div class="highlight highlight-source-c++ notranslate position-relative" dir="auto"><pre class="notranslate"><span class="pl-k">if</span> (a &lt; b)\n  c();\n\nd</pre><div class="zeroclipboard-container"><clipboard-copy aria-label="Copy" value="HIDDEN" role="button"><svg><path d="M0"></path></svg></clipboard-copy></div></div>\n</li>\n</ul>',
    '- a\n\n  ```\n  if (a < b)\n    c();\n\n  d\n  ```',
  ],
  'code in another language, without its name': [
    '<pre lang="HIDDEN" class="notranslate"><code class="notranslate">  a\n</code></pre>',
    '```\n  a\n```',
  ],
  'a suggestion': ['<pre lang="suggestion"><code>a\n</code></pre>', '```suggestion\na\n```'],
  'a drawing without its source': [
    `${drawn('mermaid', 'HIDDEN')}<p>b</p>${drawn('stl', 'HIDDEN')}<pre lang="geojson"><code>HIDDEN</code></pre><div class="highlight highlight-source-mermaid notranslate"><pre class="notranslate"><span class="pl-k">HIDDEN</span></pre></div>`,
    '[drawing]\n\nb\n\n[drawing]\n\n[drawing]\n\n[drawing]',
  ],
  'a formula as its source': [
    '<p>Where <math-renderer class="js-inline-math" style="display: inline-block" data-run-id="HIDDEN">$x^2$</math-renderer> is.</p><math-renderer class="js-display-math" style="display: block">$$y$$</math-renderer>',
    'Where $x^2$ is.\n\n$$y$$',
  ],
  images: [
    `<p dir="auto">a <a target="_blank" rel="noopener noreferrer" href="${SIGNED}">${image}</a><a href="/u"><themed-picture><picture><source srcset="HIDDEN">${image}</picture></themed-picture></a></p>`,
    'a [image][image]',
  ],
  'a video with its name, and not its signed address': [
    `<details open="" class="details-reset"><summary class="px-3"><svg></svg><span class="m-1" aria-label="HIDDEN">clip.mp4</span><span class="dropdown-caret"></span></summary><video src="${SIGNED}" controls="controls">HIDDEN</video></details><a href="${SIGNED}">b</a>`,
    'clip.mp4\n\nb',
  ],
  'emoji, and custom ones as images': [
    '<p>🚀 <g-emoji class="g-emoji" alias="tada">🎉</g-emoji> <a href="/u"><img class="emoji" title=":octocat:" alt=":octocat:" src="/x.png"></a> <img class="emoji" alt="HIDDEN words"></p>',
    '🚀 🎉 [image] [image]',
  ],
  'mentions and references': [
    '<p><a class="user-mention notranslate" data-hovercard-url="HIDDEN" href="https://github.com/octocat">@octocat</a>, <a class="issue-link js-issue-link" data-error-text="HIDDEN" href="https://github.com/acme/api/issues/12">#12</a></p>',
    '@octocat (https://github.com/octocat), #12 (https://github.com/acme/api/issues/12)',
  ],
  'links with their addresses, unless the label says them': [
    '<p><a href="https://a.example/x?a=1&amp;b=2" rel="nofollow">https://a.example/x?a=1&amp;b=2</a> <a href="http://www.b.example">www.b.example</a> <a href="https://c.example" title="HIDDEN"><b>c</b></a>.</p>',
    'https://a.example/x?a=1&b=2 www.b.example c (https://c.example).',
  ],
  'links with no address that helps': [
    '<p><a href="#top">a</a> <a href="mailto:HIDDEN@b.example">b</a> <a href="xmpp:HIDDEN">c</a> <a name="x">d</a> <a href="/HIDDEN"> </a> <a href="">e</a> <a href="https://f.example/HIDDEN">.</a> <a href="../HIDDEN">g</a></p>',
    'a b c d e . g',
  ],
  'footnotes in their place': [
    '<p dir="auto">a<sup><a href="#user-content-fn-x-4a1b" id="user-content-fnref-HIDDEN-4a1b" data-footnote-ref="" aria-describedby="footnote-label">1</a></sup></p>\n<section data-footnotes="" class="footnotes"><h2 id="footnote-label" class="sr-only" dir="auto">HIDDEN</h2>\n<ol dir="auto">\n<li id="user-content-fn-HIDDEN-4a1b">\n<p dir="auto">b <a href="#user-content-fnref-x-4a1b" data-footnote-backref="" aria-label="Back to reference 1" class="data-footnote-backref"><g-emoji class="g-emoji">↩</g-emoji></a></p>\n</li>\n</ol>\n</section>',
    'a1\n\n1. b ↩',
  ],
  'opened details': [
    '<details><summary>a</summary>\n<p dir="auto">b</p>\n</details>c',
    'a\n\nb\n\nc',
  ],
  'a colour, struck-out text and keys': [
    '<p><code class="notranslate">#0969DA<span class="ml-1 d-inline-block border circle color-border-subtle" style="background-color: #0969DA"></span></code> <del>a</del> <kbd>b</kbd></p>',
    '`#0969DA` ~~a~~ b',
  ],
  'struck words with a sign, however they are struck': [
    '<p><s>do not</s> <strike>a</strike> b</p>',
    '~~do not~~ ~~a~~ b',
  ],
  'ruby without its fallback for old browsers': ['<ruby>e<rp>HIDDEN</rp><rt>f</rt></ruby>', 'ef'],
  'no attributes, and no elements that are not drawn': [
    '<!-- HIDDEN --><p title="HIDDEN" lang="HIDDEN" aria-label="HIDDEN">a</p><template>HIDDEN</template><svg><title>HIDDEN</title></svg><script>HIDDEN</script><abbr title="HIDDEN">b</abbr><time datetime="HIDDEN">c</time>',
    'a\n\nbc',
  ],
}

describe('GitHub’s HTML becomes', () => {
  test.each(Object.entries(SHAPES))('%s', (_what, [html, text]) => {
    expect(htmlToVisibleText(html)).toBe(text)
  })
})

test.each([
  ['an `rp` in another, whose end is not known', '<p>a<rp>b<rp>c</rp>HIDDEN</rp></p>'],
  ['more than 50 elements in one another', `${'<b>'.repeat(51)}a${'</b>'.repeat(51)}`],
])('nothing is read of %s', (_what, html) => {
  expect(() => htmlToVisibleText(html)).toThrow('nested too deeply to be quoted')
})

test('an element with the name of a property of every object has no marks', () => {
  expect(htmlToVisibleText('<p>a <constructor>b</constructor> c</p>')).toBe('a b c')
})

test('in random texts that hide words, exactly the words that a browser shows are read', () => {
  fc.assert(
    fc.property(textThatHides, (text) => {
      const html = String(renderOnGitHub({ text, mode: 'gfm' }).body)
      expect(judge(html)).toEqual({ leaked: [], lost: [] })
    }),
    { numRuns: runs(300, 20_000) },
  )
})

/** Pieces that cost a parser, or a converter that looks back, the most when repeated. */
const SLOW = [
  ...['<p>', '<li>', '<td>', '<sup>a</sup>', '<a href="/x">y</a>', '<i a="', '<b></i>'],
  ...['&', '&amp;'],
  ...[' ', '<!--', '"<a', '<blockquote>'.repeat(49), '<ul><li>'.repeat(24), '<b>'.repeat(49)],
].map((piece) => piece + (piece.length > 99 ? '<br>a' : piece).repeat(65_536))
const SLOW_BEHIND: readonly (readonly [string, string])[] = [
  ['<a href="', '?jwt'],
  ['<div class="', 'highlight-source-'],
]

/** Empty if it is nested too deep. */
function textOf(html: string): string {
  try {
    return htmlToVisibleText(html)
  } catch {
    return ''
  }
}

test('65,536 characters of any kind take less than 500 ms of CPU time, and grow at most 24-fold', () => {
  const behind = SLOW_BEHIND.map(([ahead, piece]) => ahead + piece.repeat(65_536))
  for (const html of [...SLOW, ...behind].map((text) => text.slice(0, 65_536))) {
    const before = process.threadCpuUsage()
    const text = textOf(html)
    const { user, system } = process.threadCpuUsage(before)
    const isFast = user + system < 500_000
    expect({ html: html.slice(0, 99), isFast }).toMatchObject({ isFast: true })
    expect(text.length).toBeLessThan(24 * 65_536)
  }
})

#!/usr/bin/env bash
# Mermaid 11.17.2: in an xychart, a bar for zero is not empty, and the other bars are not in proportion.
#
# Guess: on an axis from 0 to 10, the bar of 0 has no height, and the bar of 10 is twice as high as the bar of 5.
# Seen: the axis ends 8 px inside the plot on both sides, but bars begin at the plot's edge. So each bar is 8 px too high:
# "no views" looks like a few, and the largest bar is less than twice as high as its half. Without a `y-axis`, the axis
# begins at the smallest value, whose bar is these 8 px alone.
# No browser is needed to see it: happy-dom has no layout, so texts get a made-up size.
#
# Output: heights in px
#   y-axis 0 --> 10, bars 0, 5, 10: 8, 233.5, 459
#   no y-axis, bars 3, 5, 10: 8, 136.9, 459
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts --prefix . @mermaid-js/tiny@11.17.2 happy-dom@20.14.6
cat > finding.mjs <<'END'
import assert from 'node:assert'
import fs from 'node:fs'
import vm from 'node:vm'
import { Window } from 'happy-dom'

const window = new Window()
for (const name of ['document', 'Element', 'SVGElement', 'Node', 'DOMParser', 'HTMLElement', 'CSSStyleSheet', 'XMLSerializer', 'getComputedStyle'])
  globalThis[name] = window[name]
globalThis.window = window
function box() {
  const width = (this.textContent ?? '').length * 8
  return { x: 0, y: 0, left: 0, top: 0, width, height: 16, right: width, bottom: 16 }
}
window.Element.prototype.getBBox = box
window.Element.prototype.getBoundingClientRect = box
vm.runInThisContext(fs.readFileSync('node_modules/@mermaid-js/tiny/dist/mermaid.tiny.js', 'utf8'))
const { mermaid } = globalThis
mermaid.initialize({ startOnLoad: false, securityLevel: 'loose' })

async function heightsOf(axis, values) {
  const { svg } = await mermaid.render(`chart${values[0]}`, `xychart-beta\n  x-axis [a, b, c]\n${axis}  bar [${values}]`)
  const bars = [...svg.matchAll(/<rect x="[\d.]+" y="[^"]*" width="[\d.]+" height="([\d.]+)"/g)]
  return bars.map(([, height]) => Number(height))
}
for (const [what, axis, values] of [
  ['y-axis 0 --> 10', '  y-axis 0 --> 10\n', [0, 5, 10]],
  ['no y-axis', '', [3, 5, 10]],
]) {
  const heights = await heightsOf(axis, values)
  console.log(`${what}, bars ${values.join(', ')}: ${heights.map((height) => Math.round(height * 10) / 10).join(', ')}`)
  assert.equal(heights.length, 3)
  assert.equal(heights[0], 8)
  assert(heights[2] < 2 * heights[1] || axis === '')
}
process.exit()
END
node finding.mjs

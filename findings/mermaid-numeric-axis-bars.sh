#!/usr/bin/env bash
# Mermaid 11.17.2: in an xychart, the bars' width on a numeric axis comes from the axis's ticks, not from the bars.
#
# Guess: `x-axis 1 --> 20` and twenty names draw the same bars.
# Seen: on the numeric axis, five bars are half as wide as with names; from 16 on, they are wider than their spacing, and
# each hides a part of the one before. d3 chooses some 10 to 20 ticks, and the width is the axis divided by them.
# No browser is needed to see it: happy-dom has no layout, so texts get a made-up size.
#
# Output:
#    5 bars: numeric 45.6 wide every 152.8; names 85.5 wide every 142.3
#    8 bars: numeric 26.6 wide every 90.1; names 53.2 wide every 86.1
#   16 bars: numeric 53.2 wide every 40.7; names 26.6 wide every 42.6
#   53 bars: numeric 41.8 wide every 12.0; names 11.5 wide every 12.4
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

let charts = 0
async function barsOf(axis, count) {
  const values = Array.from({ length: count }, (_, index) => index + 1).join(', ')
  const { svg } = await mermaid.render(`chart${charts++}`, `xychart-beta\n  x-axis ${axis}\n  bar [${values}]`)
  const bars = [...svg.matchAll(/<rect x="([\d.]+)" y="[^"]*" width="([\d.]+)"/g)]
  assert.equal(bars.length, count)
  const [[, first, width], [, second]] = bars
  return { width: Number(width), spacing: Number(second) - Number(first) }
}
for (const [count, overlaps] of [[5, false], [8, false], [16, true], [53, true]]) {
  const numbers = await barsOf(`1 --> ${count}`, count)
  const names = await barsOf(`[${Array.from({ length: count }, (_, index) => `w${index}`).join(', ')}]`, count)
  const tell = ({ width, spacing }) => `${width.toFixed(1)} wide every ${spacing.toFixed(1)}`
  console.log(`${String(count).padStart(2)} bars: numeric ${tell(numbers)}; names ${tell(names)}`)
  assert.equal(numbers.width > numbers.spacing, overlaps)
  assert(names.width < names.spacing)
}
process.exit()
END
node finding.mjs

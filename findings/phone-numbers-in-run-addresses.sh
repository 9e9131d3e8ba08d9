#!/usr/bin/env bash
# libphonenumber-js 1.13.16: the address of a run of GitHub Actions is a phone number, nearly every second time.
#
# Guess: `findPhoneNumbersInText` looks at what is around the digits, so in a log it finds no number in an address, an ID or a
# decimal fraction.
# Seen: of what is around, only letters and a few signs count; a slash, `#`, `=`, `_` or a decimal point do not. With the
# country US, 45 of 100 run IDs from 12 to 20 billion are valid numbers, and so is 0.2025550143. Whoever masks phone numbers in
# a log or a report breaks the links to its runs. Without a country, which wants +1 before the number, none is found.
#
# Output:
#   https://github.com/acme/docs/actions/runs/12025550143: +12025550143
#   #2025550143: +12025550143
#   took 0.2025550143: +12025550143
#   v12025550143: none
#   run addresses from 12 to 20 billion: 45 %
#   the same, no country: 0 %
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts --prefix . libphonenumber-js@1.13.16
cat > finding.mjs <<'END'
import assert from 'node:assert'
import { findPhoneNumbersInText } from 'libphonenumber-js/max'

const RUNS = 'https://github.com/acme/docs/actions/runs/'
for (const [text, expected] of [
  [`${RUNS}12025550143`, '+12025550143'],
  ['#2025550143', '+12025550143'],
  ['took 0.2025550143', '+12025550143'],
  ['v12025550143', 'none'],
]) {
  const found = findPhoneNumbersInText(text, 'US').map(({ number }) => number.number).join() || 'none'
  console.log(`${text}: ${found}`)
  assert.equal(found, expected)
}

function percentOfRuns(country) {
  const count = 2000
  let found = 0
  for (let n = 0; n < count; n++) {
    // Evenly spread; the remainder gives each one other last digits.
    const id = 12_000_000_000 + n * 4_000_000 + ((n * 7919) % 1000)
    found += findPhoneNumbersInText(`${RUNS}${id}`, country).length
  }
  return Math.round((found / count) * 100)
}
const [ofUs, ofNone] = [percentOfRuns('US'), percentOfRuns(undefined)]
console.log(`run addresses from 12 to 20 billion: ${ofUs} %`)
console.log(`the same, no country: ${ofNone} %`)
assert(ofUs > 35 && ofUs < 55)
assert.equal(ofNone, 0)
END
node finding.mjs

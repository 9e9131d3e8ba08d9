import { readFileSync } from 'node:fs'

/**
 * Each row of docs/faults.md has a passing test whose name begins with its ID, and each ID of a test has a row.
 * Reads what `npm test -- --json --outputFile=out/tests.json` left.
 */

interface Report {
  testResults: { assertionResults: { status: string; title: string; ancestorTitles: string[] }[] }[]
}

const IDS = /^((?:[A-Z]\d[\w-]*(?:, )?)+)(?::| \|)/
const idsOf = (text: string) => IDS.exec(text)?.[1]?.split(', ') ?? []

const rows = readFileSync('docs/faults.md', 'utf8').split('\n| ')
const promised = new Set(rows.flatMap(idsOf))
const report: Report = JSON.parse(readFileSync('out/tests.json', 'utf8'))
const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults)
const passed = tests.filter(({ status }) => status === 'passed')
const titles = passed.flatMap(({ title, ancestorTitles }) => [...ancestorTitles, title])
const proven = new Set(titles.flatMap(idsOf))

const unproven = [...promised.difference(proven)]
const unknown = [...proven.difference(promised)]
console.log(`${promised.size - unproven.length} of ${promised.size} promises are proven`)
if (unproven.length > 0) console.error(`No passing test for ${unproven.join(', ')}`)
if (unknown.length > 0) console.error(`No row in docs/faults.md for ${unknown.join(', ')}`)
if (unproven.length + unknown.length > 0) process.exitCode = 1

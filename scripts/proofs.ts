import { readFileSync } from 'node:fs'

/**
 * Each line of docs/maintainers/faults.md has a passing test whose own name begins with its ID, and each ID of a test
 * has a line. Reads what `npm test -- --json --outputFile=out/tests.json` left.
 */

interface Report {
  testResults: { assertionResults: { status: string; title: string; ancestorTitles: string[] }[] }[]
}

/** `N1, N2: …`, the name of a test, or a line. */
const IDS = /^((?:[A-Z]\d[\w-]*(?:, )?)+):/
const idsOf = (text: string) => IDS.exec(text)?.[1]?.split(', ') ?? []

const rows = readFileSync('docs/maintainers/faults.md', 'utf8').split('\n- ')
const promised = new Set(rows.flatMap(idsOf))

const report: Report = JSON.parse(readFileSync('out/tests.json', 'utf8'))
const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults)
const passed = tests.filter(({ status }) => status === 'passed')
const proven = new Set(passed.flatMap(({ title }) => idsOf(title)))
const unproven = promised.difference(proven)
console.log(`${promised.size - unproven.size} of ${promised.size} promises have a test`)

complain('No passing test for', unproven)
complain('No line in docs/maintainers/faults.md for', proven.difference(promised))
// Any test of the group would do: which one proves the row?
const groups = new Set(tests.flatMap(({ ancestorTitles }) => ancestorTitles))
complain(
  'An ID stands on a group of tests, and not on a test:',
  [...groups].filter((title) => idsOf(title).length > 0),
)

function complain(what: string, found: Iterable<string>): void {
  const list = [...found].join(', ')
  if (list === '') return
  console.error(`${what} ${list}`)
  process.exitCode = 1
}

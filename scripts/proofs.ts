import { readFileSync } from 'node:fs'

/**
 * Each line of docs/maintainers/faults.md has a passing test whose own name has its ID in brackets, and each ID of a
 * test has a line. Reads what `npm test -- --json --outputFile=out/tests.json` left.
 */

interface Report {
  testResults: { assertionResults: { status: string; title: string; ancestorTitles: string[] }[] }[]
}

const IDS = '((?:[A-Z]\\d[\\w-]*(?:, )?)+)'
/** A line: `N1, N2: …`. */
const LINE = new RegExp(`^${IDS}:`)
/** The name of a test: `… [N1, N2]`. */
const NAME = new RegExp(`\\[${IDS}\\]|^${IDS}:`)
const idsIn = (text: string, form: RegExp) => {
  const [, last, first] = form.exec(text) ?? []
  return (last ?? first)?.split(', ') ?? []
}

const rows = readFileSync('docs/maintainers/faults.md', 'utf8').split('\n- ')
const promised = new Set(rows.flatMap((row) => idsIn(row, LINE)))

const report: Report = JSON.parse(readFileSync('out/tests.json', 'utf8'))
const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults)
const passed = tests.filter(({ status }) => status === 'passed')
const proven = new Set(passed.flatMap(({ title }) => idsIn(title, NAME)))
const unproven = promised.difference(proven)
console.log(`${promised.size - unproven.size} of ${promised.size} promises have a test`)

complain('No passing test for', unproven)
complain('No line in docs/maintainers/faults.md for', proven.difference(promised))
// Any test of the group would do: which one proves the row?
const groups = new Set(tests.flatMap(({ ancestorTitles }) => ancestorTitles))
complain(
  'A group of tests has an ID, which must be on a test:',
  [...groups].filter((title) => idsIn(title, NAME).length > 0),
)

function complain(what: string, found: Iterable<string>): void {
  const list = [...found].join(', ')
  if (list === '') return
  console.error(`${what} ${list}`)
  process.exitCode = 1
}

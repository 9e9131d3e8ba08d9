import { spawnSync } from 'node:child_process'
import { readFlags } from './flags.ts'
import { installTools, toolFile } from './tools.ts'

/** Mutation testing with Stryker, which is installed where it is not there yet. */
const USAGE = `npm run mutants -- [--mutate <files>]

Tests the tests of the code that decides: stryker.config.json.
  --mutate <files>  only these, such as src/http/retry.ts or src/http/retry.ts:10-40`

const { mutate } = readFlags(USAGE, { mutate: { type: 'string' } })
const stryker = toolFile('mutants', '@stryker-mutator/core/bin/stryker.js')
const { status } = installTools('mutants')
  ? spawnSync(
      process.execPath,
      [stryker, 'run', ...(mutate === undefined ? [] : ['--mutate', mutate])],
      // A property that sees a mutant at all sees it within a few runs.
      { stdio: 'inherit', env: { ...process.env, FIGURES_SHARE: '0.002' } },
    )
  : { status: 1 }
process.exitCode = status ?? 1

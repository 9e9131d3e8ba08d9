import { run } from './run.js'

await run('removed-pages')

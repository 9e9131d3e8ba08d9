import { run } from './run.js'

await run('publish')

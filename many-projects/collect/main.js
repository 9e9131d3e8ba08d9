import { collect, runStep } from '../../dist/many-projects.js'

await runStep(collect)

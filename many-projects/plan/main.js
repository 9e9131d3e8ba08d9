import { plan, runStep } from '../../dist/many-projects.js'

await runStep(plan)

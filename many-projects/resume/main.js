import { resume, runStep } from '../../dist/many-projects.js'

await runStep(resume)

// The small steps around a matrix: one bundle, which main.js in each folder of many-projects starts.

export { runStep } from '../runner/small-step.ts'
export { collect } from './collect.ts'
export { plan } from './plan.ts'
export { resume } from './resume.ts'

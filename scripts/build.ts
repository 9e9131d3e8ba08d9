import { buildBundle } from './bundle.ts'

await buildBundle('dist')

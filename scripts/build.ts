import { buildBundle } from './bundle.ts'
import { readFlags } from './flags.ts'

readFlags('npm run build: builds dist/ from src/', {})
await buildBundle('dist')

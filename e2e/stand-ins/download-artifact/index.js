const { cpSync, mkdirSync, readdirSync } = require('node:fs')
const path = require('node:path')

const { E2E_ARTIFACTS, INPUT_PATTERN, INPUT_PATH } = process.env
// The pattern goes through minimatch, of which `*` alone is used here. Where nothing matches, nothing is made.
const parts = INPUT_PATTERN.split('*').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
const pattern = new RegExp(`^${parts.join('[^/]*')}$`)
for (const name of readdirSync(E2E_ARTIFACTS)) {
  if (!pattern.test(name)) continue
  mkdirSync(INPUT_PATH, { recursive: true })
  cpSync(path.join(E2E_ARTIFACTS, name), INPUT_PATH, { recursive: true })
}

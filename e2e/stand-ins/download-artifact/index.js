const { cpSync, mkdirSync, readdirSync } = require('node:fs')
const path = require('node:path')

const { E2E_ARTIFACTS, INPUT_PATTERN, INPUT_PATH } = process.env
const prefix = INPUT_PATTERN.replace(/\*$/, '')
mkdirSync(INPUT_PATH, { recursive: true })
for (const name of readdirSync(E2E_ARTIFACTS)) {
  if (name.startsWith(prefix)) {
    cpSync(path.join(E2E_ARTIFACTS, name), INPUT_PATH, { recursive: true })
  }
}

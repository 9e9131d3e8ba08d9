const { copyFileSync, existsSync, mkdirSync } = require('node:fs')
const path = require('node:path')

const { E2E_ARTIFACTS, INPUT_NAME, INPUT_PATH, INPUT_OVERWRITE } = process.env
const folder = path.join(E2E_ARTIFACTS, INPUT_NAME)
if (existsSync(folder) && INPUT_OVERWRITE !== 'true') {
  throw new Error(`an artifact named ${INPUT_NAME} exists`)
}
mkdirSync(folder, { recursive: true })
copyFileSync(INPUT_PATH, path.join(folder, path.basename(INPUT_PATH)))

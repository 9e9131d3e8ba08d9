const { copyFileSync, existsSync, mkdirSync } = require('node:fs')
const path = require('node:path')

const { E2E_ARTIFACTS, INPUT_NAME, INPUT_PATH } = process.env
const folder = path.join(E2E_ARTIFACTS, INPUT_NAME)
if (/[":<>|*?\r\n\\/]/.test(INPUT_NAME)) throw new Error(`${INPUT_NAME} is no name for an artifact`)
if (existsSync(folder)) throw new Error(`an artifact named ${INPUT_NAME} exists`)
mkdirSync(folder, { recursive: true })
copyFileSync(INPUT_PATH, path.join(folder, path.basename(INPUT_PATH)))

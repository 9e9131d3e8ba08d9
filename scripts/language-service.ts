import { existsSync, readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parse } from 'yaml'
import { install } from './install.ts'

/** GitHub's own checks of workflows and actions, as its editor extension runs them. */

const PACKAGE = '@actions/languageservice@0.3.61'
const FOLDER = path.resolve('out/languageservice')
const MODULES = path.join(FOLDER, 'node_modules')
const ERROR = 1
const MISTAKES_ON_PURPOSE = ["Invalid action input 'promt'"]

/** The parts of the packages that we use: they are not our dependencies, so the compiler does not know them. */
interface LanguageService {
  validate(document: object, config: object): Promise<Diagnostic[]>
}
interface Documents {
  TextDocument: { create(uri: string, language: string, version: number, text: string): object }
}
interface Diagnostic {
  message: string
  severity?: number
  range: { start: { line: number } }
}
interface ActionReference {
  owner: string
  name: string
  path?: string
}

/** The exit code of the checks; undefined if the package cannot be installed. */
export async function runLanguageService(files: string[]): Promise<number | undefined> {
  const npm = ['npm', 'install', '--silent', '--no-audit', '--prefix', FOLDER, PACKAGE]
  const main = 'languageservice/node_modules/@actions/languageservice/dist/index.js'
  const index = install(main, [npm])
  if (index === undefined) return undefined
  // Its modules import JSON without the attribute that Node.js demands: they are made for bundlers.
  registerHooks({
    load(url, context, next) {
      if (!url.endsWith('.json')) return next(url, context)
      return next(url, { ...context, importAttributes: { type: 'json' } })
    },
  })
  const service: LanguageService = await import(pathToFileURL(index).href)
  const documents = path.join(MODULES, 'vscode-languageserver-textdocument/lib/esm/main.js')
  const { TextDocument }: Documents = await import(pathToFileURL(documents).href)
  const config = { actionsMetadataProvider: { fetchActionMetadata } }

  let code = 0
  for (const file of files) {
    const uri = pathToFileURL(path.resolve(file)).href
    const document = TextDocument.create(uri, 'yaml', 0, readFileSync(file, 'utf8'))
    for (const { message, severity, range } of await service.validate(document, config)) {
      const isOfOthers = message.startsWith('Unable to resolve action')
      const isOnPurpose = MISTAKES_ON_PURPOSE.includes(message)
      // Its warnings know less of contexts than actionlint does. Errors of the schema have no severity at all.
      const isWarning = severity !== undefined && severity !== ERROR
      if (isWarning || isOfOthers || isOnPurpose) continue
      console.log(`${file}:${range.start.line + 1}: ${message}`)
      code = 1
    }
  }
  return code
}

/** Our own actions are read from the checkout, so that their inputs are checked too. */
async function fetchActionMetadata({ owner, path: folder = '' }: ActionReference) {
  const file = path.join(folder, 'action.yml')
  if (owner !== 'docs-agent-action' || !existsSync(file)) return undefined
  return parse(readFileSync(file, 'utf8'))
}

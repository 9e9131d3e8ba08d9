import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { readDocsJson } from '../src/removed-pages/docs-json.ts'
import {
  makePages,
  type Operation,
  readOperations,
  Unreadable,
} from '../src/removed-pages/openapi.ts'
import { readPageRules } from '../src/removed-pages/pages.ts'
import { messageOf } from '../src/text.ts'
import { type DrawnFile, type DrawnSite, Sketch } from './vendor/draw.ts'

/**
 * Compares what `/removed-pages` takes for a page with what the vendor's published packages do, on random pairs of a
 * navigation and a specification, and of a .mintignore and a file. SEED draws others.
 *
 * The packages are installed into out/ at the versions of scripts/vendor/: their licence (Elastic 2.0) forbids that
 * anything of them lands here. Differences go to out/vendor.md, which the weekly workflow turns into an issue.
 * `--newest` installs the newest versions, draws OpenAPI 3.2 as well, and only warns.
 */
const FINDINGS = 'out/vendor.md'
const PAIRS = Number(process.env.PAIRS ?? 1500)
const SHOWN = 20
const SEED = Number(process.env.SEED ?? 1)
const IS_NEWEST = process.argv.includes('--newest')
const FOLDER = IS_NEWEST ? 'out/vendor-newest' : 'out/vendor'
/** In place of the addresses of a site that is refused for a `$ref` to another file. */
const REFUSED = new Set(['none, for a `$ref` to another file'])
const NEWEST = ['common', 'prebuild', 'scraping'].map((name) => `@mintlify/${name}@latest`)

/** The used parts of the packages. */
interface Vendor {
  /** Undefined if they refuse the site, for example for an endpoint that the specification lacks. */
  addressesOf(site: DrawnSite): Promise<Set<string> | undefined>
  isPage(file: DrawnFile): boolean
}

/** A difference that we keep. */
interface Kept<Pair> {
  readonly name: string
  readonly why: string
  isIn(pair: Pair, difference: { ours: readonly string[]; theirs: readonly string[] }): boolean
}

const KEPT_ADDRESSES: readonly Kept<DrawnSite>[] = [
  {
    name: 'capital letters',
    why: 'Below a directory or an href with capitals, equal addresses get no number; 4.0.1081 of scraping fixes it.',
    isIn: ({ docs, specification }, { ours, theirs }) => {
      const hasCapitals = /"directory":"[^"]*[A-Z]|"href":"[^"]*[A-Z]/.test(
        JSON.stringify(docs) + specification,
      )
      return hasCapitals && theirs.length === 0 && ours.every((address) => /-\d+$/.test(address))
    },
  },
  {
    name: 'twins by a final slash',
    why: 'An endpoint names both `/a` and `/a/`; the package takes the one that is spelled alike.',
    isIn: ({ docs, specification }, { theirs }) =>
      specification.includes('"/a":') &&
      specification.includes('"/a/":') &&
      / \/a\/?"/.test(JSON.stringify(docs)) &&
      theirs.length === 0,
  },
]

const KEPT_FILES: readonly Kept<DrawnFile>[] = [
  {
    name: 'folders of the documentation',
    why: 'The page on .mintignore says that these are ignored, and the package does not ignore them.',
    isIn: ({ file }) => /(?:^|\/)(?:build|dist|coverage|\.cache|tmp|temp|\.notes)\//.test(file),
  },
  {
    name: 'ignore 7.0.5',
    why: 'The package pins it. It reads `[!a]` as its opposite and `a/**/` as files, and can be made to take minutes by one line.',
    isIn: ({ patterns }) => patterns.some((one) => one.includes('[!') || one.endsWith('**/')),
  },
  {
    name: 'files for agents',
    why: 'AGENTS.md and CLAUDE.md are for those who work on the docs; the package publishes them.',
    isIn: ({ file }) => /(?:^|\/)(?:AGENTS|CLAUDE)\.md$/.test(file),
  },
]

if (import.meta.main) await main()

async function main(): Promise<void> {
  rmSync(FINDINGS, { force: true })
  const problem = install()
  if (problem !== undefined) {
    // The newest versions may lack a dependency for some days.
    if (!IS_NEWEST) throw new Error(problem)
    console.log(`::warning::Not compared: ${problem}`)
    return
  }
  const vendor = await loadVendor()
  const counts = new Map<string, number>()
  const addresses = await compareAddresses(vendor, counts)
  const files = await compareFiles(vendor, counts)
  const found = addresses.concat(files)
  console.log(`Seed ${SEED}: ${PAIRS} sites and ${PAIRS} files. Kept differences:`)
  for (const { name, why } of [...KEPT_ADDRESSES, ...KEPT_FILES])
    console.log(`- ${name}, ${counts.get(name) ?? 0} times: ${why}`)
  if (found.length === 0) {
    console.log('No other difference.')
    return
  }
  const shown = found.slice(0, SHOWN).map((line) => `- ${line}`)
  const title = `${found.length} differences from the vendor's packages (\`SEED=${SEED} node scripts/vendor.ts\`):`
  const text = `${title}\n\n${shown.join('\n')}\n`
  console.log(text)
  if (IS_NEWEST)
    console.log(`::warning::${found.length} differences from the vendor's newest packages`)
  else writeFileSync(FINDINGS, text)
}

/** @returns the reason if it failed */
function install(): string | undefined {
  mkdirSync(FOLDER, { recursive: true })
  let args: string[]
  if (IS_NEWEST) {
    writeFileSync(path.join(FOLDER, 'package.json'), '{ "private": true }')
    args = ['install', ...NEWEST]
  } else {
    for (const name of ['package.json', 'package-lock.json'])
      cpSync(`scripts/vendor/${name}`, path.join(FOLDER, name))
    args = ['ci']
  }
  const quietly = args.concat('--ignore-scripts', '--no-audit', '--no-fund')
  const run = spawnSync('npm', quietly, { cwd: FOLDER, encoding: 'utf8' })
  if (run.status === 0) return undefined
  const [why] = run.stderr.trim().split('\n')
  return `npm ${args[0]} failed: ${why}`
}

async function loadVendor(): Promise<Vendor> {
  const root = path.resolve(FOLDER, 'node_modules')
  const load = (file: string) => import(pathToFileURL(path.join(root, file)).href)
  const common = await load('@mintlify/common/dist/index.js')
  const { generateOpenApiFromDocsConfig } = await load(
    '@mintlify/prebuild/dist/prebuild/update/docsConfig/generateOpenApiFromDocsConfig.js',
  )
  const yaml = createRequire(path.join(root, '@mintlify/prebuild/'))('js-yaml')
  return {
    async addressesOf({ docs, specification }) {
      const pages: Record<string, unknown> = {}
      try {
        const { schema } = await common.validate(yaml.load(specification))
        const file = { filename: 'a', spec: schema, originalFileLocation: '/a.yaml' }
        const options = { overwrite: false, writeFiles: false, invalidSpecFiles: [] }
        // The function changes its argument.
        const copy = structuredClone(docs.navigation)
        await generateOpenApiFromDocsConfig(copy, [file], pages, options)
      } catch (error) {
        const isForRef = messageOf(error).startsWith('External $ref references')
        return isForRef ? REFUSED : undefined
      }
      return new Set(Object.keys(pages).map(addressOf))
    },
    isPage({ patterns, file }) {
      const matcher = common.createMintIgnoreMatcher(patterns)
      const parts = file.split('/')
      const folders = parts.slice(0, -1).map((_, n) => parts.slice(0, n + 1).join('/'))
      const isFolderHidden = folders.some((folder) => common.isMintIgnoredBy(folder, matcher, true))
      if (isFolderHidden || common.isMintIgnoredBy(file, matcher)) return false
      return common.getFileCategory(file) === 'page'
    },
  }
}

/** The packages name pages without a slash at the start. */
function addressOf(page: string): string {
  return path.posix.join('/', page).replace(/\/index$/, '') || '/'
}

async function compareAddresses(vendor: Vendor, counts: Map<string, number>): Promise<string[]> {
  const found: string[] = []
  for (let compared = 0, nth = 0; compared < PAIRS; nth++) {
    const site = new Sketch(SEED, nth).site(IS_NEWEST && nth % 3 === 0)
    const theirs = await vendor.addressesOf(site)
    if (theirs === undefined) continue
    compared++
    const ours = await ourAddressesOf(site)
    const difference = {
      ours: [...ours.difference(theirs)],
      theirs: [...theirs.difference(ours)],
    }
    if (difference.ours.length + difference.theirs.length === 0) continue
    const kept = KEPT_ADDRESSES.find((one) => one.isIn(site, difference))
    if (kept === undefined)
      found.push(`pair ${nth}: only ours ${difference.ours}; only theirs ${difference.theirs}`)
    else count(kept.name, counts)
  }
  return found
}

async function ourAddressesOf({ docs, specification }: DrawnSite): Promise<Set<string>> {
  const read = await readDocsJson('docs.json', async () => docs)
  let operations: readonly Operation[]
  try {
    operations = await readOperations(specification, async () => {})
  } catch (error) {
    if (error instanceof Unreadable) return REFUSED
    throw error
  }
  const addresses = new Set<string>()
  for (const source of read?.sources ?? []) {
    // Without a specification, an endpoint is unknown to us, and nothing to the package.
    if (source.file === '') continue
    for (const { address } of makePages(source, operations)) addresses.add(address)
  }
  return addresses
}

async function compareFiles(vendor: Vendor, counts: Map<string, number>): Promise<string[]> {
  const found: string[] = []
  for (let nth = 0; nth < PAIRS; nth++) {
    const drawn = new Sketch(SEED, -1 - nth).file()
    const rules = await readPageRules(drawn.patterns.join('\n'))
    const isOurs = rules.isPage(drawn.file, false)
    const isTheirs = vendor.isPage(drawn)
    if (isOurs === isTheirs) continue
    const difference = {
      ours: isOurs ? [drawn.file] : [],
      theirs: isTheirs ? [drawn.file] : [],
    }
    const kept = KEPT_FILES.find((one) => one.isIn(drawn, difference))
    const whose = isOurs ? 'ours' : 'theirs'
    if (kept === undefined) found.push(`only ${whose}: ${drawn.file} with ${drawn.patterns}`)
    else count(kept.name, counts)
  }
  return found
}

function count(name: string, counts: Map<string, number>): void {
  counts.set(name, (counts.get(name) ?? 0) + 1)
}

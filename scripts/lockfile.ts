import { readFileSync } from 'node:fs'

export interface LockedPackage {
  /** Where it is installed, such as `node_modules/undici`. */
  folder: string
  name: string
  version: string
  license: string
}

const LOCKFILE = new URL('../package-lock.json', import.meta.url)

/** The packages that the bundle may be made of: what `dependencies` bring, sorted by folder. */
export function bundledPackages(): LockedPackage[] {
  const { packages }: { packages: Record<string, Locked> } = JSON.parse(
    readFileSync(LOCKFILE, 'utf8'),
  )
  return Object.entries(packages)
    .filter(([folder, { dev, optional, devOptional }]) => {
      return folder !== '' && !dev && !optional && !devOptional
    })
    .map(([folder, { version, license = 'see below' }]) => {
      return { folder, name: folder.replace(/^.*node_modules\//, ''), version, license }
    })
    .sort((a, b) => (a.folder < b.folder ? -1 : 1))
}

interface Locked {
  version: string
  license?: string
  dev?: true
  optional?: true
  devOptional?: true
}

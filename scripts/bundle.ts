import { rm } from 'node:fs/promises'
import { type BuildOptions, build, type Plugin } from 'esbuild'

/**
 * Builds what the runner executes: one file to start with, and a chunk for each part that is loaded
 * only when it is needed. The small steps of the many-projects
 * workflow are a file each, and share the rest.
 */
export async function buildBundle(folder: string, { splitting = true } = {}): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await bundle({ entryPoints: ['src/index.ts'], outdir: folder, splitting })
  await bundle({
    entryPoints: {
      'many-projects-plan': 'src/many-projects/plan.ts',
      'many-projects-resume': 'src/many-projects/resume.ts',
      'many-projects-collect': 'src/many-projects/collect.ts',
    },
    outdir: folder,
    splitting,
  })
}

function bundle(options: BuildOptions) {
  return build({
    ...options,
    bundle: true,
    chunkNames: '[name]-[hash]',
    format: 'esm',
    platform: 'node',
    target: 'node24',
    charset: 'utf8',
    legalComments: 'none',
    plugins: [dropUnusedToolkit],
    // CommonJS packages in the lazy chunks call require().
    banner: {
      js: "import { createRequire as __createRequire } from 'node:module'\nconst require = __createRequire(import.meta.url)",
    },
  })
}

/**
 * `@actions/core` imports an HTTP client for OIDC tokens and a process runner for platform details.
 * Neither is used here; that their modules have no side effects lets the bundler leave them out: see
 * docs/performance.md.
 */
const dropUnusedToolkit: Plugin = {
  name: 'drop-unused-toolkit',
  setup({ onResolve, resolve }) {
    onResolve(
      { filter: /^@actions\/(http-client|exec|io)(\/|$)/ },
      async ({ path, pluginData, ...from }) => {
        if (pluginData === 'resolved') return undefined
        const resolved = await resolve(path, {
          resolveDir: from.resolveDir,
          importer: from.importer,
          kind: from.kind,
          pluginData: 'resolved',
        })
        return { ...resolved, sideEffects: false }
      },
    )
  },
}

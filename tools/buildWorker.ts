import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { cardPath, ownPages, shellPage, versionFile, workerFile } from './hosting/headers.ts'

type Manifest = Readonly<Record<string, { file: string; css?: string[]; imports?: string[]; isEntry?: boolean }>>

const readManifest = (folder: string) =>
  JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest

function entryOf(manifest: Manifest) {
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry)
  if (!entry) throw new Error('The build has no first script.')
  return entry
}

/** What every page begins with: the first script, what it imports, and its look. */
function firstFiles(manifest: Manifest): string[] {
  const { file, css = [], imports = [] } = entryOf(manifest)
  return [file, ...css, ...imports.flatMap((name) => manifest[name]?.file ?? [])]
}

const revisionOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16)

function precached(folder: string) {
  const hashed = firstFiles(readManifest(folder)).map((file) => ({ url: `/${file}`, revision: null }))
  const named = [shellPage, ...Object.values(ownPages), 'icon.svg']
  return [...hashed, ...named.map((file) => ({ url: `/${file}`, revision: revisionOf(join(folder, file)) }))]
}

/** The worker as one minified file, with `BUILT` still open. */
async function compile(): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: 'app/offline/worker.ts', formats: ['iife'], name: 'worker' },
    },
  })
  const [first] = Array.isArray(output) ? output : [output]
  if (!first || !('output' in first)) throw new Error('The worker could not be built.')
  return first.output[0].code.trim()
}

/**
 * Leaves the worker beside the built app, and the name of this build: every build names its first script anew, and a
 * page compares it with its own (app/offline/newBuild.ts).
 */
export async function buildWorker(folder: string): Promise<void> {
  const built = JSON.stringify({ files: precached(folder), shell: shellPage, card: cardPath, pages: ownPages })
  writeFileSync(
    join(folder, workerFile),
    (await compile()).replaceAll(/\bBUILT\b/g, () => `(${built})`),
  )
  writeFileSync(join(folder, versionFile), JSON.stringify({ build: `/${entryOf(readManifest(folder)).file}` }))
}

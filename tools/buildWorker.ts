import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { onlineOnlyFiles, offlineReadablePages } from './offlineReadablePages.ts'
import { directImports } from './directImports.ts'
import { readDeployment } from './readDeployment.ts'
import { cardFormPath, prerenderedPages, shellPage, versionFile, workerFile } from './hosting/headers.ts'
import { hostingFolder, pageHeadersFile } from './hosting/pageHeaders.ts'

interface Built {
  file: string
  css?: string[]
  imports?: string[]
  dynamicImports?: string[]
  isEntry?: boolean
}
/** The bundler's manifest: each output file by its source or name. */
export type Manifest = Readonly<Record<string, Built>>

const readManifest = (folder: string) =>
  JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest

function entryOf(manifest: Manifest) {
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry)
  if (!entry) throw new Error('The build has no first script.')
  return entry
}

/** The files that the browser loads first on every page: the entry script, its imports, and their stylesheets. */
function firstFiles(manifest: Manifest): string[] {
  const { file, css = [], imports = [] } = entryOf(manifest)
  return [file, ...css, ...imports.flatMap((name) => manifest[name]?.file ?? [])]
}

const isPage = (source: string) => source.endsWith('Route.tsx')
const isLateSheet = (source: string) => source.endsWith('/late.css')

/**
 * The files of the pages that are readable offline, including those that the pages load lazily. Excluded are the files
 * that every page loads first, other pages, and files that are useful only with a network. Every page needs the late
 * stylesheet.
 */
export function offlineFiles(manifest: Manifest): string[] {
  const seen = new Set<string>()
  const visit = (source: string) => {
    if (seen.has(source)) return
    seen.add(source)
    const { imports = [], dynamicImports = [] } = manifest[source] ?? {}
    imports.forEach(visit)
    dynamicImports.filter((later) => !isPage(later) && !onlineOnlyFiles.includes(later)).forEach(visit)
  }
  for (const source of [...offlineReadablePages, ...onlineOnlyFiles])
    if (!manifest[source]) throw new Error(`The build has no ${source}, which tools/offlineReadablePages.ts lists.`)
  offlineReadablePages.forEach(visit)
  Object.keys(manifest)
    .filter((source) => manifest[source]?.isEntry || isLateSheet(source))
    .forEach(visit)
  const first = new Set(firstFiles(manifest))
  const files = [...seen].flatMap((source) => {
    const { file, css = [] } = manifest[source] ?? {}
    return file ? [file, ...css] : css
  })
  return [...new Set(files)].filter((file) => !first.has(file)).map((file) => `/${file}`)
}

/**
 * Computes a revision of a page from its content and its headers. The service worker caches both, so changed headers
 * count as a new page.
 */
const revisionOf = (...parts: (string | Buffer)[]) => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex').slice(0, 16)
}

/**
 * The files that the service worker precaches. A file with a hash in its name needs no revision; all others have one.
 */
export function precachedFiles(folder: string) {
  const hashed = firstFiles(readManifest(folder)).map((file) => ({ url: `/${file}`, revision: null }))
  const headers = readFileSync(join(hostingFolder(folder), pageHeadersFile))
  const named = [shellPage, ...Object.values(prerenderedPages), 'icon.svg']
  const revised = named.map((file) => ({
    url: `/${file}`,
    revision: revisionOf(readFileSync(join(folder, file)), headers),
  }))
  return [...hashed, ...revised]
}

/** Compiles the service worker to one minified script, in which `BUILT` is still a placeholder. */
export async function compileWorker(): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [directImports()],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: 'app/offline/internal/worker.ts', formats: ['iife'], name: 'worker' },
    },
  })
  const [first] = Array.isArray(output) ? output : [output]
  if (!first || !('output' in first)) throw new Error('The worker could not be built.')
  return first.output[0].code.trim()
}

/**
 * Writes the service worker beside the built app, and the file that names this build: every build names its first
 * script differently, and a page compares that name with its own (app/offline/internal/newBuild.ts). The headers of the
 * pages must already have been written.
 */
export async function buildWorker(folder: string): Promise<void> {
  const built = JSON.stringify({
    files: precachedFiles(folder),
    shell: shellPage,
    card: cardFormPath,
    pages: prerenderedPages,
    readable: offlineFiles(readManifest(folder)),
    textures: readDeployment().textures,
  })
  writeFileSync(
    join(folder, workerFile),
    (await compileWorker()).replaceAll(/\bBUILT\b/g, () => `(${built})`),
  )
  writeFileSync(join(folder, versionFile), JSON.stringify({ build: `/${entryOf(readManifest(folder)).file}` }))
}

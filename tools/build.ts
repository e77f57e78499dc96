import { readFileSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import type * as Prerender from '../app/prerender/prerender.tsx'
import { buildWorker } from './buildWorker.ts'
import { compressFolder } from './compressFolder.ts'
import { buildCardDocument } from './cardDocument.ts'
import { deployment } from './deployment.ts'
import { bringEarlierBack, newestAssets, setEarlierAside } from './earlierBuilds.ts'
import {
  cardHeaders,
  hostingFolder,
  missingFile,
  missingPage,
  ownPages,
  pageHeaders,
  pageHeadersFile,
  shellPage,
  type PageHeaders,
} from './hosting/headers.ts'
import { hostings } from './hosting/hostings.ts'

/** What is deployed (docs/security.md). Nothing else writes here. */
const deployedApp = 'dist/app'

/** The pages that are rendered at build time, each as its own HTML beside the shell for all other addresses. */
async function prerenderPages(output: string): Promise<void> {
  const serverOutput = join('.tmp/prerender', output)
  await build({
    logLevel: 'warn',
    build: { ssr: 'prerender/prerender.tsx', outDir: resolve(serverOutput), emptyOutDir: true, manifest: false },
    ssr: { noExternal: true },
  })
  const file = pathToFileURL(resolve(serverOutput, 'prerender.js')).href
  const { prerender, prerendered, titleOf } = (await import(file)) as typeof Prerender
  const shell = await readFile(join(output, 'index.html'), 'utf8')
  for (const path of prerendered) {
    const screen = await prerender(path)
    const html = shell
      .replace('<div id="root"><!--screen-->', () => `<div id="root" data-page="${path}">${screen}`)
      .replace(/<title>.*?<\/title>/, () => `<title>${titleOf(path)}</title>`)
    await writeFile(join(output, `${path.slice(1)}.html`), html)
  }
}

/** Leaves the headers of this build's pages beside it, for `npm start` and as configuration of other hosts. */
async function writeHostings(output: string): Promise<void> {
  const folder = hostingFolder(output)
  const given = deployment()
  const headers: PageHeaders = { pages: pageHeaders(output, given), card: cardHeaders(given) }
  await mkdir(folder, { recursive: true })
  const files = { ...hostings(headers), [pageHeadersFile]: JSON.stringify(headers, null, 2) }
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(folder, name), text)))
  await writeFile(join(output, missingFile), missingPage)
}

/** The sandbox plays log-in providers at addresses below this path. */
const sandboxProvider = '/_sandbox/provider/'

/** Throws when a file of the build in this folder leads to a log-in provider that the sandbox plays (Q392). */
export function refuseSandboxProviders(output: string): void {
  const files = [...newestAssets(output).map((name) => join('assets', name)), shellPage, ...Object.values(ownPages)]
  const found = files.find((file) => readFileSync(join(output, file), 'utf8').includes(sandboxProvider))
  if (found)
    throw new Error(
      `${join(output, found)} leads to a log-in provider of the sandbox, which must not be deployed. ` +
        'Set VITE_PROVIDERS to your own providers, or leave it out.',
    )
}

/**
 * Builds the app into a folder: bundle, prerendered pages, the card's document, the worker, and brotli and gzip beside
 * every text file, with the files of the last builds; the hosts' configuration into the folder `hosting` beside it.
 */
export async function buildApp(output: string): Promise<void> {
  process.env.NODE_ENV = 'production'
  const outDir = resolve(output)
  setEarlierAside(output)
  await build({ logLevel: 'warn', build: { outDir } })
  await prerenderPages(output)
  await buildCardDocument({ build: { outDir } })
  await writeHostings(output)
  await buildWorker(output)
  await compressFolder(output)
  bringEarlierBack(output)
}

/** `npm run build`: what is deployed. */
export async function buildDeployedApp(): Promise<void> {
  await buildApp(deployedApp)
  refuseSandboxProviders(deployedApp)
  console.log(
    `Built for deployment: publish ${deployedApp}, with the file for your host from ${hostingFolder(deployedApp)} ` +
      '(docs/security.md, "Another host").',
  )
}

if (import.meta.main) {
  await buildDeployedApp()
  process.exit(0)
}

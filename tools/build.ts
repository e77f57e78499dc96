import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import type * as Prerender from '../app/prerender/prerender.tsx'
import { buildWorker } from './buildWorker.ts'
import { compressFolder } from './compressFolder.ts'
import { buildCardDocument } from './cardDocument.ts'
import { deployment } from './deployment.ts'
import { bringEarlierBack, setEarlierAside } from './earlierBuilds.ts'
import { markBuilt } from './freshBuild.ts'
import {
  cardHeaders,
  hostingFolder,
  missingFile,
  missingPage,
  pageHeaders,
  pageHeadersFile,
  type PageHeaders,
} from './hosting/headers.ts'
import { hostings } from './hosting/hostings.ts'

const output = 'dist/app'
const serverOutput = '.tmp/prerender'

/** The pages that are rendered at build time, each as its own HTML beside the shell for all other addresses. */
async function prerenderPages(): Promise<void> {
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
async function writeHostings(): Promise<void> {
  const folder = hostingFolder(output)
  const given = deployment()
  const headers: PageHeaders = { pages: pageHeaders(output, given), card: cardHeaders(given) }
  await mkdir(folder, { recursive: true })
  const files = { ...hostings(headers), [pageHeadersFile]: JSON.stringify(headers, null, 2) }
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(folder, name), text)))
  await writeFile(join(output, missingFile), missingPage)
}

/**
 * Builds the app into dist/app: bundle, prerendered pages, the card's document, the worker, and brotli and gzip beside
 * every text file, with the files of the last builds; the hosts' configuration into dist/hosting.
 */
export async function buildApp(): Promise<void> {
  process.env.NODE_ENV = 'production'
  const begunAt = new Date()
  setEarlierAside(output)
  await build({ logLevel: 'warn' })
  await prerenderPages()
  await buildCardDocument()
  await writeHostings()
  await buildWorker(output)
  await compressFolder(output)
  bringEarlierBack(output)
  markBuilt(begunAt)
}

if (import.meta.main) {
  await buildApp()
  process.exit(0)
}

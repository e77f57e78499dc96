import { readFileSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import { buildWorker } from './buildWorker.ts'
import { copyShareCardFiles } from './cardPainterFiles.ts'
import { compressFolder } from './compressFolder.ts'
import { buildCardDocument } from './cardDocument.ts'
import { readDeployment } from './readDeployment.ts'
import { restoreEarlierFiles, newestAssets, moveEarlierFilesAside } from './earlierBuilds.ts'
import { notFoundFile, notFoundHtml, prerenderedPages, shellPage } from './hosting/headers.ts'
import { cardHeaders, hostingFolder, pageHeaders, pageHeadersFile, type PageHeaders } from './hosting/pageHeaders.ts'
import { buildServer, importBuiltServer, serverFolder, writeServerPrograms } from './hosting/serverFolder.ts'
import { webServerConfigs } from './hosting/webServerConfigs.ts'

/** The folder that is deployed (docs/security.md). No other command writes to it. */
const deployedApp = 'dist/app'

/** Renders pages to HTML at build time, each into a separate file. All other URLs use the app shell (index.html). */
async function prerenderPages(output: string): Promise<void> {
  const { renderWithoutData, htmlTitleOf } = await importBuiltServer(output)
  const shell = await readFile(join(output, shellPage), 'utf8')
  for (const [path, file] of Object.entries(prerenderedPages)) {
    const screen = await renderWithoutData({ origin: '', pathname: path, search: '' })
    const html = shell
      .replace('<div id="root"><!--screen-->', () => `<div id="root" data-page="${path}">${screen}`)
      .replace(/<title>.*?<\/title>/, () => `<title>${htmlTitleOf(path)}</title>`)
    await writeFile(join(output, file), html)
  }
}

/**
 * Writes, in folders beside the app, the programs that serve this build, and the headers of its pages: for `npm start`,
 * and as configuration of common web servers. `npm start` looks for a new build in the file of headers, so this file is
 * written last.
 */
async function writeHostings(output: string): Promise<void> {
  const folder = hostingFolder(output)
  const given = readDeployment()
  const headers: PageHeaders = { pages: pageHeaders(output, given), card: cardHeaders(given) }
  await mkdir(folder, { recursive: true })
  await writeServerPrograms(output, headers, given.hosts)
  const files = { ...webServerConfigs(headers), [pageHeadersFile]: JSON.stringify(headers, null, 2) }
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(folder, name), text)))
  await writeFile(join(output, notFoundFile), notFoundHtml)
}

/** The path below which the sandbox simulates login providers. */
const sandboxProvider = '/_sandbox/provider/'

/** Throws if a file of the build in this folder links to a login provider that the sandbox simulates (Q392). */
export function refuseSandboxProviders(output: string): void {
  const files = [
    ...newestAssets(output).map((name) => join('assets', name)),
    shellPage,
    ...Object.values(prerenderedPages),
  ]
  const found = files.find((file) => readFileSync(join(output, file), 'utf8').includes(sandboxProvider))
  if (found)
    throw new Error(
      `${join(output, found)} leads to a log-in provider of the sandbox, which must not be deployed. ` +
        'Set VITE_PROVIDERS to your own providers, or leave it out.',
    )
}

/**
 * Builds the app into a folder: bundle, prerendered pages, the card document, the service worker, brotli and gzip
 * versions of every text file, and the files of the last builds. The server that renders public pages is written to the
 * folder `server` beside it, and configurations of web servers to the folder `hosting`.
 */
export async function buildApp(output: string): Promise<void> {
  process.env.NODE_ENV = 'production'
  const outDir = resolve(output)
  moveEarlierFilesAside(output)
  await build({ logLevel: 'warn', build: { outDir } })
  await buildServer(output)
  await prerenderPages(output)
  await buildCardDocument({ build: { outDir } })
  await writeHostings(output)
  await buildWorker(output)
  await compressFolder(output)
  restoreEarlierFiles(output)
}

/** Runs `npm run build`, which makes the build for deployment. */
export async function buildDeployedApp(): Promise<void> {
  await buildApp(deployedApp)
  refuseSandboxProviders(deployedApp)
  copyShareCardFiles(serverFolder(deployedApp))
  console.log(
    `Built for deployment: publish ${deployedApp}, with the file for your host from ${hostingFolder(deployedApp)} ` +
      '(docs/security.md, "Deploying").',
  )
}

if (import.meta.main) {
  await buildDeployedApp()
  process.exit(0)
}

import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { build } from 'vite'
import { securityHeaders } from '../hosting/headers.ts'
import { hostingFolder, pageHeadersFile, type PageHeaders } from '../hosting/pageHeaders.ts'
import { newestAssets } from '../earlierBuilds.ts'
import { buildLocalApp, localAppFolder } from '../buildLocalApp.ts'
import { addDemoBar } from './addDemoBar.ts'
import { demoFolder } from './demoFolder.ts'
import { demoSnapshot } from './demoSnapshot.ts'
import { buildDemoWorker } from './buildDemoWorker.ts'

/**
 * Builds the demo into one folder of files: the product as it is built for a server, and the sandbox as a service
 * worker.
 */
export async function buildDemo(): Promise<void> {
  await buildLocalApp()
  const mark = new Date().toISOString()
  await rm(demoFolder, { recursive: true, force: true })
  await copyProduct()
  await copySandbox()
  await buildDemoWorker(resolve(demoFolder), { mark, headers: await productHeaders() })
  await buildPages()
  await packData(mark)
}

/**
 * Whether a file or folder of the app in `output` belongs to the demo. Excluded are files of earlier builds, compressed
 * versions, which a simple server does not use, and files that only tools read.
 */
export function belongsToDemo(output: string): (file: string) => boolean {
  const newest = newestAssets(output)
  const isEarlier = (file: string) => dirname(file) === join(output, 'assets') && !newest.includes(basename(file))
  return (file) => !/\.(br|gz)$|\.vite|\.built$/.test(file) && !isEarlier(file)
}

/** Copies the app into the demo's folder, with its pages where the demo's worker expects them. */
async function copyProduct(): Promise<void> {
  await cp(localAppFolder, demoFolder, { recursive: true, filter: belongsToDemo(localAppFolder) })
  await mkdir(join(demoFolder, 'demo'), { recursive: true })
  // The app's service worker is removed, because the service worker of the demo replaces it (Q288).
  await rm(join(demoFolder, 'sw.js'), { force: true })
  await rename(join(demoFolder, 'card.html'), join(demoFolder, 'demo/card.html'))
  for (const [from, to] of [
    ['index.html', 'app.html'],
    ['top.html', 'top.html'],
  ] as const) {
    const html = await readFile(join(demoFolder, from), 'utf8')
    await writeFile(join(demoFolder, 'demo', to), addDemoBar(html))
    await rm(join(demoFolder, from))
  }
}

/** Copies the sandbox's pictures and films to the paths at which its app server offers them. */
async function copySandbox(): Promise<void> {
  await cp('contracts/sandbox/public', join(demoFolder, 'hosts/app'), { recursive: true })
}

async function productHeaders(): Promise<PageHeaders> {
  const text = await readFile(join(hostingFolder(localAppFolder), pageHeadersFile), 'utf8')
  const { pages, card } = JSON.parse(text) as PageHeaders
  return { pages: { ...securityHeaders, ...pages }, card: { ...securityHeaders, ...card } }
}

/** Builds the page with which a visit starts (even at a missing URL), and the script of the demo's bar. */
async function buildPages(): Promise<void> {
  await build({
    configFile: false,
    root: 'app/demo/start',
    // With relative URLs, the page also loads if the demo is hosted below a path. The page then says that the demo does
    // not run there.
    base: './',
    logLevel: 'warn',
    publicDir: false,
    resolve: { conditions: ['tsudoi-source', 'module', 'browser', 'production'] },
    build: {
      outDir: resolve(demoFolder),
      emptyOutDir: false,
      target: 'es2022',
      modulePreload: { polyfill: false },
      assetsDir: 'demo',
      rolldownOptions: {
        input: { start: resolve('app/demo/start/index.html'), bar: resolve('app/demo/bar/bar.ts') },
        output: { entryFileNames: 'demo/[name].js' },
      },
    },
  })
  const page = await readFile(join(demoFolder, 'index.html'), 'utf8')
  await writeFile(join(demoFolder, 'index.html'), page.replaceAll('"/icon.svg"', '"./icon.svg"'))
  await writeFile(join(demoFolder, '404.html'), page.replaceAll('"./demo/', '"/demo/'))
}

const pack = promisify(gzip)

/** Compresses the database engine and its data at build time, because a simple server compresses nothing. */
async function packData(mark: string): Promise<void> {
  const engine = 'node_modules/@electric-sql/pglite/dist'
  const files = {
    'pglite.wasm': await readFile(join(engine, 'pglite.wasm')),
    'pglite.data': await readFile(join(engine, 'pglite.data')),
    'data.tar': await demoSnapshot(mark),
  }
  for (const [name, data] of Object.entries(files))
    await writeFile(join(demoFolder, 'demo', `${name}.bin`), await pack(data, { level: 9 }))
}

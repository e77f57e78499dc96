import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import type * as Server from '../../app/server/main.ts'
import { cardPainterFiles } from '../cardPainterFiles.ts'
import type { BuiltApp } from './builtServer.ts'
import { securityHeaders, shellPage, transportHeaders } from './headers.ts'
import type { PageHeaders } from './pageHeaders.ts'
import { serverPrograms } from './serverPrograms.ts'
import { withoutBrowserEngines } from './withoutBrowserEngines.ts'

/** The folder, beside a built app, with the server that renders its public pages. */
export const serverFolder = (output: string) => resolve(output, '../server')

/** The module of the server in {@link serverFolder}: one file without imports. */
const serverFile = 'main.js'
/** The module in {@link serverFolder} with the shell and the headers of its build. */
const appFile = 'app.js'

/**
 * The part of react-dom/server that contains `renderToString`. The other part, which renders streams, is avoided,
 * because it opens a message channel when it loads.
 */
const renderToString = 'node_modules/react-dom/cjs/react-dom-server-legacy.browser.production.js'

/**
 * Builds the server of an app that has already been built. The server contains no Node API, so that it also runs on
 * edge runtimes.
 */
export async function buildServer(output: string): Promise<void> {
  await build({
    logLevel: 'warn',
    plugins: [withoutBrowserEngines()],
    resolve: { alias: [{ find: /^react-dom\/server$/, replacement: resolve(renderToString) }] },
    build: {
      ssr: 'server/main.ts',
      outDir: serverFolder(output),
      emptyOutDir: true,
      manifest: false,
      copyPublicDir: false,
      // The code is minified, because edge runtimes limit the size of a worker.
      minify: true,
    },
    ssr: { noExternal: true, target: 'webworker' },
  })
}

/** The URLs of the stylesheets that all pages except landing pages need. */
const lateSheets = (output: string) =>
  readdirSync(join(output, 'assets'))
    .filter((name) => /^late-.*\.css$/.test(name))
    .map((name) => `/assets/${name}`)

/** Draws the product's share card with the built server. */
async function drawProductCard(output: string): Promise<BuiltApp['card']> {
  const { createCards, productCard } = await importBuiltServer(output)
  const failed = Promise.withResolvers<never>()
  const { draw, versionOf } = createCards({
    ...cardPainterFiles(),
    fetchHost: () => Promise.reject(new Error('The product’s card needs no host.')),
    onError: failed.reject,
  })
  const { png } = await Promise.race([draw(productCard), failed.promise])
  return { png: Buffer.from(png).toString('base64'), version: versionOf(productCard) }
}

/** Writes, beside the server's module, the data about the build and the programs that run the server. */
export async function writeServerPrograms(
  output: string,
  { pages, card: cardDocument }: PageHeaders,
  hosts: BuiltApp['hosts'],
): Promise<void> {
  const card = await drawProductCard(output)
  const app: BuiltApp = {
    shell: { html: readFileSync(join(output, shellPage), 'utf8'), lateSheets: lateSheets(output) },
    headers: { everywhere: { ...securityHeaders, ...transportHeaders }, pages, card: cardDocument },
    card,
    hosts,
  }
  const programs = await serverPrograms({ main: `./${serverFile}`, app: `./${appFile}` })
  const files = {
    ...programs,
    [appFile]: `export const app = ${JSON.stringify(app)}\n`,
    // This file makes Node load the programs as modules outside of this repository; without it, they would count as
    // CommonJS.
    'package.json': '{ "type": "module" }\n',
  }
  for (const [name, code] of Object.entries(files)) writeFileSync(join(serverFolder(output), name), code)
}

/**
 * Imports a module of the built server. The version in the URL distinguishes builds that replace each other while a
 * process runs.
 */
const importBuilt = (output: string, file: string, version: number): Promise<unknown> =>
  import(`${pathToFileURL(join(serverFolder(output), file)).href}?${version}`)

/** Imports the built server. */
export const importBuiltServer = (output: string, version = 0) =>
  importBuilt(output, serverFile, version) as Promise<typeof Server>

/** Imports the data about the build that the server needs. */
export async function importBuiltApp(output: string, version = 0): Promise<BuiltApp> {
  const { app } = (await importBuilt(output, appFile, version)) as { app: BuiltApp }
  return app
}

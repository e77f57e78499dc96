import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import type * as Server from '../../app/server/main.ts'
import type { Shell } from '../../app/server/renderDocument.ts'
import { shellPage } from './headers.ts'

/** The folder, beside a built app, with the server that renders its public pages. */
export const serverFolder = (output: string) => resolve(output, '../server')

/** The built app's shell in {@link serverFolder}, as data. */
const shellFile = (output: string) => join(serverFolder(output), 'shell.json')
/** The server's module in {@link serverFolder}. It is one file without imports. */
const serverFile = (output: string) => join(serverFolder(output), 'main.js')

/**
 * Builds the server of an app that is built already. It contains no Node API, so that it runs on edge runtimes too.
 */
export async function buildServer(output: string): Promise<void> {
  await build({
    logLevel: 'warn',
    build: {
      ssr: 'server/main.ts',
      outDir: serverFolder(output),
      emptyOutDir: true,
      manifest: false,
      copyPublicDir: false,
    },
    ssr: { noExternal: true, target: 'webworker' },
  })
  const isLateSheet = (name: string) => /^late-.*\.css$/.test(name)
  const shell: Shell = {
    html: readFileSync(join(output, shellPage), 'utf8'),
    lateSheets: readdirSync(join(output, 'assets'))
      .filter(isLateSheet)
      .map((name) => `/assets/${name}`),
  }
  writeFileSync(shellFile(output), JSON.stringify(shell))
}

/** Imports the built server; `version` distinguishes builds that replace each other while a process runs. */
export const importServer = (output: string, version = 0): Promise<typeof Server> =>
  import(`${pathToFileURL(serverFile(output)).href}?${version}`) as Promise<typeof Server>

/** The shell of a built app for its server. */
export const readShell = (output: string): Shell => JSON.parse(readFileSync(shellFile(output), 'utf8')) as Shell

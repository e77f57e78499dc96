import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Handler } from '../../app/server/main.ts'
import { cardPainterFiles } from '../cardPainterFiles.ts'
import { createNodeHandler } from './nodeHandler.ts'
import { hostingFolder, pageHeadersFile } from './pageHeaders.ts'
import { importBuiltApp, importBuiltServer, serverFolder } from './serverFolder.ts'

/** Answers a GET of a page; undefined if the app is served without its server. */
export type DocumentHandler = (request: Request) => Promise<Response | undefined>

/** Whether the server renders the content of pages. With TSUDOI_SERVER_RENDERING=off, documents have only a head. */
const isRendering = () => process.env.TSUDOI_SERVER_RENDERING !== 'off'

/** Creates the handler of the build in this folder. */
async function createDocuments(
  folder: string,
  hosts: Readonly<Record<string, string>>,
  version: number,
): Promise<Handler> {
  const [server, app] = await Promise.all([importBuiltServer(folder, version), importBuiltApp(folder, version)])
  const settings = {
    hosts,
    origin: process.env.TSUDOI_ORIGIN || undefined,
    isRendering: isRendering(),
    cardFiles: cardPainterFiles(),
  }
  return createNodeHandler({ ...server, app }, settings)
}

/**
 * Creates a handler that answers requests for pages by the server of the built app, in Node. If a new build replaces
 * the app while this process runs, the handler uses the server of the new build.
 *
 * @param folder The built app, with its server and headers beside it.
 * @param hosts The address of each API host.
 */
export function createNodeDocuments(folder: string, hosts: Readonly<Record<string, string>>): DocumentHandler {
  let known: { version: number; documents: Promise<DocumentHandler> } | undefined
  return async (request) => {
    if (!existsSync(serverFolder(folder))) return undefined
    const version = statSync(join(hostingFolder(folder), pageHeadersFile)).mtimeMs
    if (known?.version !== version) known = { version, documents: createDocuments(folder, hosts, version) }
    return (await known.documents)(request)
  }
}

import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { HandlerOptions } from '../../app/server/main.ts'
import { hostingFolder, pageHeadersFile, type PageHeaders } from './headers.ts'
import { cardPainterFiles } from '../cardPainterFiles.ts'
import { importServer, readShell, serverFolder } from './serverFolder.ts'

/** Answers a GET of a page; undefined if the app is served without its server. */
export type Documents = (request: Request) => Promise<Response | undefined>

/** Compression that is quick enough for a request, by its name in `Accept-Encoding`. */
const encoders: HandlerOptions['encoders'] = {
  br: (text) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (text) => promisify(gzip)(text),
}

/** Whether the server renders pages: TSUDOI_SERVER_RENDERING=off turns it off, and pages use the app shell. */
const isOn = () => process.env.TSUDOI_SERVER_RENDERING !== 'off'

/** Creates the handler of the build in this folder; undefined if it has no server. */
async function createDocuments(
  folder: string,
  hosts: Readonly<Record<string, string>>,
  version: number,
): Promise<Documents> {
  if (!existsSync(serverFolder(folder))) return () => Promise.resolve(undefined)
  const { createCards, createHandler } = await importServer(folder, version)
  const fetchHost: HandlerOptions['fetchHost'] = (host, path, init) => fetch(hosts[host] + path, init)
  const { pages } = JSON.parse(readFileSync(join(hostingFolder(folder), pageHeadersFile), 'utf8')) as PageHeaders
  return createHandler({
    shell: readShell(folder),
    headers: pages,
    fetchHost,
    cards: createCards({ ...cardPainterFiles(), fetchHost }),
    origin: process.env.TSUDOI_ORIGIN || undefined,
    encoders,
    onError: (error, page) => console.error(`The server could not render ${page}:`, error),
  })
}

/**
 * Answers requests for pages by the server of the built app in Node. A build that replaces the app while this process
 * runs replaces its server too.
 *
 * @param folder The built app, with its server and headers beside it.
 * @param hosts The address of each backend server.
 */
export function nodeDocuments(folder: string, hosts: Readonly<Record<string, string>>): Documents {
  if (!isOn()) return () => Promise.resolve(undefined)
  let known: { version: number; documents: Promise<Documents> } | undefined
  return async (request) => {
    const version = statSync(join(hostingFolder(folder), pageHeadersFile)).mtimeMs
    if (known?.version !== version) known = { version, documents: createDocuments(folder, hosts, version) }
    return (await known.documents)(request)
  }
}

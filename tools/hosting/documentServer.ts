import { existsSync } from 'node:fs'
import type { Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import { cardPainterFiles, shareCardsFolder } from '../cardPainterFiles.ts'
import type { BuiltServer } from './builtServer.ts'
import { idleTimeoutMs } from './idleTimeout.ts'
import { methodNotAllowed } from './methodNotAllowed.ts'
import { createNodeHandler } from './nodeHandler.ts'
import { serverSettings } from './serverSettings.ts'
import { withHeaders } from './withHeaders.ts'

/** The default port of the Node program. TSUDOI_DOCUMENTS_PORT sets another one. */
export const documentsPort = 4180

/**
 * Maximum time in milliseconds for requests that are still running when the program stops. Afterwards they are aborted.
 */
const maxStopMs = 5_000

/** Finishes the requests in flight, then stops. A connection whose request has ended becomes idle and is closed. */
function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const closing = setInterval(() => server.closeIdleConnections(), 50)
    const limit = setTimeout(() => server.closeAllConnections(), maxStopMs)
    server.close(() => {
      clearInterval(closing)
      clearTimeout(limit)
      resolve()
    })
  })
}

/**
 * Serves the documents of a built app on loopback, with its robots.txt, sitemaps and card pictures, behind a web server
 * that serves the files.
 *
 * @throws {WrongSetting} if a setting is missing
 */
async function serveDocuments(
  server: BuiltServer,
  folder: string,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<{ address: string; close: () => Promise<void> }> {
  const settings = serverSettings(environment, server.app)
  const cards = shareCardsFolder(folder)
  const handler = createNodeHandler(server, {
    ...settings,
    cardFiles: existsSync(cards) ? cardPainterFiles(cards) : undefined,
  })
  const answer = async (request: Request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return methodNotAllowed()
    return handler(request)
  }
  const listening = createAdaptorServer({
    fetch: async (request) => withHeaders(await answer(request), server.app.headers.everywhere),
  }) as Server
  listening.keepAliveTimeout = idleTimeoutMs
  await new Promise<void>((resolve, reject) => {
    listening.once('error', reject)
    listening.listen(Number(environment.TSUDOI_DOCUMENTS_PORT ?? documentsPort), '127.0.0.1', resolve)
  })
  const bound = listening.address()
  return {
    address: `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : ''}`,
    close: () => stop(listening),
  }
}

/** Runs the Node program in its folder until the process gets SIGTERM or SIGINT. */
export async function runDocumentServer(server: BuiltServer, folder: string): Promise<void> {
  try {
    const { address, close } = await serveDocuments(server, folder, process.env)
    console.log(`Documents are served at ${address}.`)
    for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => void close().then(() => process.exit(0)))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

import { readFileSync, statSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { createAdaptorServer } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono, type Context } from 'hono'
import { compress } from 'hono/compress'
import { proxy } from 'hono/proxy'
import { idleTimeoutMs } from './hosting/idleTimeout.ts'
import { createNodeDocuments, type DocumentHandler } from './hosting/createNodeDocuments.ts'
import { ownHostsOnly } from '../contracts/sandbox/runtime/http/ownHosts.ts'
import {
  assetHeaders,
  cardFormPage,
  cardFormPath,
  prerenderedPages,
  securityHeaders,
  shellPage,
  versionFile,
  workerFile,
} from './hosting/headers.ts'
import { hostingFolder, pageHeadersFile, type PageHeaders } from './hosting/pageHeaders.ts'

interface AppServer {
  address: string
  close: () => Promise<void>
}

/** The error if the app's port is in use. Its message names the port and the variable that changes it. */
export class AppPortTaken extends Error {
  override name = 'AppPortTaken'
}

const isCard = (path: string) => path.replace(/\/$/, '') === cardFormPath
/**
 * Pages with a separate HTML file, by path and by file name. The service worker requests them by file name
 * (app/offline/internal/worker.ts).
 */
const htmlAt = new Map(
  Object.entries(prerenderedPages).flatMap(([path, file]) => [path, `/${file}`].map((at) => [at, file])),
)
const pageOf = (path: string) => (isCard(path) ? cardFormPage : (htmlAt.get(path) ?? shellPage))

/**
 * Reads the headers of pages from the last build, again after each change, because a build may replace them while the
 * server runs.
 */
function builtHeaders(folder: string): (path: string) => [name: string, value: string][] {
  const file = join(hostingFolder(folder), pageHeadersFile)
  let known = { writtenAt: 0, headers: { pages: {}, card: {} } as PageHeaders }
  return (path) => {
    const writtenAt = statSync(file).mtimeMs
    if (known.writtenAt !== writtenAt) {
      known = { writtenAt, headers: JSON.parse(readFileSync(file, 'utf8')) as PageHeaders }
    }
    return Object.entries(isCard(path) ? known.headers.card : known.headers.pages)
  }
}

function setHeaders({ res }: Context, headers: readonly [name: string, value: string][]): void {
  for (const [name, value] of headers) res.headers.set(name, value)
}

/**
 * Ends a forwarded answer, such as an event stream, when its client disconnects, without an error message on the
 * console.
 */
function endWithClient(answer: Response, client: AbortSignal): Response {
  const reader = answer.body?.getReader()
  if (!reader) return answer
  const end = (error: unknown) => {
    if (!client.aborted) throw error
    return { done: true, value: undefined } as const
  }
  const body = new ReadableStream<Uint8Array>({
    async pull(passed) {
      const { done, value } = await reader.read().catch(end)
      if (done) passed.close()
      else passed.enqueue(value)
    },
    cancel: (reason) => reader.cancel(reason),
  })
  return new Response(body, answer)
}

/**
 * Creates the HTTP server of the built app. It serves precompressed files (those with a hash in their name with
 * permanent caching), pages rendered by the app's server (`documents`) or from HTML files, and forwards `/hosts/*` to
 * the API hosts.
 */
export function createAppServer(
  folder: string,
  hosts: Readonly<Record<string, string>>,
  documents: DocumentHandler = createNodeDocuments(folder, hosts),
): Hono {
  const headersOfPages = builtHeaders(folder)
  const app = new Hono()
  app.use(ownHostsOnly)
  app.use(async (context, next) => {
    await next()
    setHeaders(context, Object.entries(securityHeaders))
  })
  app.use('/hosts/*', compress())
  for (const [host, address] of Object.entries(hosts)) {
    app.all(`/hosts/${host}/*`, async ({ req }) => {
      const url = new URL(req.url)
      // Redirects are forwarded to the browser, which follows them itself.
      const answer = await proxy(address + url.pathname.slice(`/hosts/${host}`.length) + url.search, {
        raw: req.raw,
        redirect: 'manual',
      })
      return endWithClient(answer, req.raw.signal)
    })
  }
  app.use('/assets/*', async (context, next) => {
    await next()
    if (context.res.ok) setHeaders(context, Object.entries(assetHeaders))
  })
  app.use('/assets/*', serveStatic({ root: folder, precompressed: true }))
  app.get('/assets/*', (context) => context.notFound())
  app.use('/:file{.+\\.(svg|ico|png|webmanifest|txt)}', serveStatic({ root: folder }))
  // The service worker requests the shell by its file name, so that it does not cache a rendered page.
  app.get('*', async ({ req }, next) => {
    const isFile = /\.(html|js|json)$/.test(req.path) || isCard(req.path)
    return (isFile ? undefined : await documents(req.raw)) ?? next()
  })
  app.use(async (context, next) => {
    await next()
    setHeaders(context, headersOfPages(context.req.path))
  })
  app.use(`/:file{(${workerFile}|${versionFile})}`, serveStatic({ root: folder, precompressed: true }))
  // Reads the file by its path, because the URL of a page is not a file name and may contain escapes such as `%26` or
  // `%2F`.
  app.get('*', (context, next) =>
    serveStatic({ root: folder, precompressed: true, path: pageOf(context.req.path) })(context, next),
  )
  app.onError((error, context) => {
    // The API host does not answer. The app shows its own text for this error.
    return context.json({ messageCode: 'Internal', code: 502 }, 502, { 'X-Reason': error.name })
  })
  return app
}

/** Serves a built app on loopback; port 0 selects a free port. */
export async function serveApp(
  folder: string,
  port: number,
  hosts: Readonly<Record<string, string>>,
): Promise<AppServer> {
  const server = createAdaptorServer({ fetch: createAppServer(folder, hosts).fetch }) as Server
  server.keepAliveTimeout = idleTimeoutMs
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new AppPortTaken(
              `Port ${port} is taken, and the app needs it. Stop what listens there, or move the app: TSUDOI_APP_PORT=<port>.`,
            )
          : error,
      ),
    )
    server.listen(port, '127.0.0.1', resolve)
  })
  const bound = server.address()
  const actual = typeof bound === 'object' && bound ? bound.port : port
  return {
    address: `http://localhost:${actual}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

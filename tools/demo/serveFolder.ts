import type { Server } from 'node:http'
import { join } from 'node:path'
import { readFile } from 'node:fs/promises'
import { createAdaptorServer } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { ownHostsOnly } from '../../contracts/sandbox/runtime/http/ownHosts.ts'

/** Serves a folder on loopback as static web hosts do: files unchanged, and `404.html` for missing files. */
export async function serveFolder(folder: string, port: number): Promise<{ address: string; close: () => void }> {
  const app = new Hono()
    .use(ownHostsOnly)
    .get('*', serveStatic({ root: folder }))
    .notFound(async (context) => context.html(await readFile(join(folder, '404.html'), 'utf8'), 404))
  const server = createAdaptorServer({ fetch: app.fetch }) as Server
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const bound = server.address()
  const actual = typeof bound === 'object' && bound ? bound.port : port
  return {
    address: `http://localhost:${actual}`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

import { createSecureServer } from 'node:http2'
import { brotliCompressSync } from 'node:zlib'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { certificate } from './certificate.ts'

/**
 * HTTP/2 server for measurements: serves the product as `npm start` does, and the baseline pages with which it is
 * compared.
 */
export interface BenchServer {
  origin: string
  /** Serves an additional page at a path of this origin, compressed with brotli. */
  add: (path: string, type: string, body: string | Buffer) => void
  close(): Promise<void>
}

/** Starts the server on a free loopback port. `product` handles all paths except those of additional pages. */
export async function startBenchServer(product: Hono): Promise<BenchServer> {
  const pages = new Map<string, { type: string; body: Buffer }>()
  const app = new Hono()
  app.use(async (context, next) => {
    const page = pages.get(new URL(context.req.url).pathname)
    if (!page) return next()
    return new Response(new Uint8Array(page.body), { headers: { 'content-type': page.type, 'content-encoding': 'br' } })
  })
  app.route('/', product)
  const server = createSecureServer({ ...certificate, allowHTTP1: true }, getRequestListener(app.fetch) as never)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The front has no port.')
  return {
    origin: `https://127.0.0.1:${address.port}`,
    add: (path, type, body) => pages.set(path, { type, body: brotliCompressSync(body) }),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

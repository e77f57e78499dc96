import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { createAdaptorServer } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { proxy } from 'hono/proxy'

interface AppServer {
  address: string
  close: () => Promise<void>
}

/** Port of the app is taken; the message names it and the variable that moves it. */
export class AppPortTaken extends Error {
  override name = 'AppPortTaken'
}

/** Hashes of the scripts that stand in a page: the policy allows these and no other inline script. */
function inlineScripts(html: string): string[] {
  const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code)
  return scripts.map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
}

/** Addresses besides our own that the build was told to call or to load pictures from. */
const otherOrigins = [process.env.VITE_HOST_APP, process.env.VITE_HOST_USER, process.env.VITE_HOST_PAYMENT]
  .filter((address) => address?.startsWith('http'))
  .map((address) => new URL(address ?? '').origin)

const hostedService = process.env.VITE_FIREBASE ? ['https://*.googleapis.com'] : []

function contentPolicy(scripts: readonly string[]): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts.join(' ')}`,
    // Colours of channels are style attributes; styles run nothing.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: https:",
    ["connect-src 'self'", ...otherOrigins, ...hostedService].join(' '),
    "font-src 'self'",
    "media-src 'self' https:",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

const securityHeaders = {
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(self), microphone=(self), geolocation=(), payment=(self)',
}

/** Pages that have an HTML of their own; every other address is the shell's. */
const ownPages: Readonly<Record<string, string>> = { '/top': 'top.html' }

const pageOf = (path: string) => ownPages[path] ?? 'index.html'

/** The policy of each HTML file as it is now: a build may replace it under a running server. */
function policies(folder: string): (name: string) => string {
  const known = new Map<string, { writtenAt: number; policy: string }>()
  return (name) => {
    const file = join(folder, name)
    const writtenAt = statSync(file).mtimeMs
    const last = known.get(name)
    if (last?.writtenAt === writtenAt) return last.policy
    const policy = contentPolicy(inlineScripts(readFileSync(file, 'utf8')))
    known.set(name, { writtenAt, policy })
    return policy
  }
}

/** The built app: files as they are compressed, hashed ones for ever; addresses of pages to their HTML; `/hosts/*` passed on. */
export function createApp(folder: string, hosts: Readonly<Record<string, string>>): Hono {
  const policyOf = policies(folder)
  const app = new Hono()
  app.use(async (context, next) => {
    await next()
    for (const [name, value] of Object.entries(securityHeaders)) context.res.headers.set(name, value)
  })
  app.use('/hosts/*', compress())
  for (const [host, address] of Object.entries(hosts)) {
    app.all(`/hosts/${host}/*`, async ({ req }) => {
      const url = new URL(req.url)
      return proxy(address + url.pathname.slice(`/hosts/${host}`.length) + url.search, req.raw)
    })
  }
  app.use(
    '/assets/*',
    serveStatic({
      root: folder,
      precompressed: true,
      onFound: (_path, { header }) => header('Cache-Control', 'public, max-age=31536000, immutable'),
    }),
  )
  app.get('/assets/*', (context) => context.notFound())
  app.use('/:file{.+\\.(svg|ico|png|webmanifest|txt)}', serveStatic({ root: folder }))
  app.use(async (context, next) => {
    await next()
    context.res.headers.set('Content-Security-Policy', policyOf(pageOf(context.req.path)))
    context.res.headers.set('Cache-Control', 'no-cache')
  })
  app.get(
    '*',
    serveStatic({
      root: folder,
      precompressed: true,
      rewriteRequestPath: (path) => `/${pageOf(path)}`,
    }),
  )
  app.onError((error, context) => {
    // A host that does not answer: the app says so in its own words.
    return context.json({ messageCode: 'Internal', code: 502 }, 502, { 'X-Reason': error.name })
  })
  return app
}

/** Serves a built app on loopback. */
export async function serveApp(
  folder: string,
  port: number,
  hosts: Readonly<Record<string, string>>,
): Promise<AppServer> {
  const server = createAdaptorServer({ fetch: createApp(folder, hosts).fetch }) as Server
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
  return {
    address: `http://localhost:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

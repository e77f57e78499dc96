import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { proxy } from 'hono/proxy'
import { appPort, unityPort } from '../ports.ts'

/**
 * `npm run unity` beside `npm start`: a page that plays the host app (docs/unity.md). The running app is passed on with
 * two changes: it may stand in a frame of this origin, and a script before its own plays the webview.
 */
const product = `http://127.0.0.1:${appPort()}`
const file = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')

async function embedded(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const sent = { ...Object.fromEntries(request.headers), 'accept-encoding': 'identity' }
  const answer = await proxy(product + pathname + search, { raw: request, headers: sent })
  const headers = new Headers(answer.headers)
  headers.delete('X-Frame-Options')
  headers.delete('Content-Length')
  const policy = headers.get('Content-Security-Policy')
  if (policy) headers.set('Content-Security-Policy', policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"))
  if (!headers.get('Content-Type')?.startsWith('text/html'))
    return new Response(answer.body, { status: answer.status, headers })
  const html = (await answer.text()).replace('<head>', '<head><script src="/fake-host/webview.js"></script>')
  return new Response(html, { status: answer.status, headers })
}

const app = new Hono()
  .get('/fake-host', (context) => context.html(file('fakeHost.html')))
  .get('/fake-host/:name{(fakeHost|webview)\\.js}', (context) =>
    context.body(file(context.req.param('name')), 200, { 'Content-Type': 'text/javascript' }),
  )
  .all('*', ({ req }) => embedded(req.raw))
app.onError((error, context) =>
  context.text(`The app does not answer at ${product} (${error.message}). Start it: npm start`, 502),
)

serve({ fetch: app.fetch, hostname: '127.0.0.1', port: unityPort() }, () =>
  console.log(`The host app, played: http://127.0.0.1:${unityPort()}/fake-host`),
)

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Hono } from 'hono'
import { proxy } from 'hono/proxy'
import { ownHostsOnly } from '../../contracts/sandbox/runtime/http/ownHosts.ts'
import { logInMember } from '../logInMember.ts'

const file = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')

/**
 * Forwards a request to the app. Changes the answer so that a frame of this origin can show the page, and adds the
 * script that simulates a webview.
 */
async function embedded(product: string, request: Request): Promise<Response> {
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

/**
 * Creates a server for a page that simulates the host app around the app at `product` (docs/unity.md). To test
 * `accessToken`, it logs in the sandbox's first member when the page requests a token.
 */
export function createFakeHost(product: string): Hono {
  const app = new Hono()
    .use(ownHostsOnly)
    .get('/fake-host', (context) => context.html(file('fakeHost.html')))
    .get('/fake-host/:name{(fakeHost|webview)\\.js}', (context) =>
      context.body(file(context.req.param('name')), 200, { 'Content-Type': 'text/javascript' }),
    )
    .post('/fake-host/token', async (context) => {
      const { accessToken } = await logInMember(`${product}/hosts/user`)
      return context.json({ accessToken })
    })
    .all('*', ({ req }) => embedded(product, req.raw))
  app.onError((error, context) =>
    context.text(`The app does not answer at ${product} (${error.message}). Start it: npm start`, 502),
  )
  return app
}

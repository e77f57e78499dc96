import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'

/** Content types that the server's default list lacks. */
const types: Readonly<Record<string, string>> = {
  m3u8: 'application/vnd.apple.mpegurl',
  vtt: 'text/vtt; charset=utf-8',
}

/**
 * Serves the seed's films below /videos as HLS with byte ranges. A production server would sign the URLs. In the
 * sandbox everybody who knows a URL may watch; only the endpoint that returns it checks the access.
 */
export const videoFiles = new Hono()
  .use(async (context, next) => {
    await next()
    if (context.res.status >= 300) return
    const type = types[context.req.path.split('.').at(-1) ?? '']
    if (type) context.header('Content-Type', type)
    context.header('Accept-Ranges', 'bytes')
    context.header('Cache-Control', 'public, max-age=604800')
  })
  .get('*', serveStatic({ root: join(import.meta.dirname, '../public') }))

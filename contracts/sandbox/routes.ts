import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono } from 'hono'
import type { Host } from '../hosts.ts'
import { developmentApp } from './development/developmentApp.ts'
import { paymentWebhook } from './payment/paymentWebhook.ts'
import { serveChannelCalendar } from './channel/channelCalendar.ts'
import { serveMedia } from './post/media/mediaFiles.ts'
import { signallingApp } from './livetalk/signallingApp.ts'
import type { SandboxServices } from './runtime/services.ts'
import { videoFiles } from './video/videoFiles.ts'

/** Adds the routes of a host that are not in the registry: development tools, files, and the payment webhook. */
export function addRoutes(app: Hono, host: Host, services: SandboxServices, hasTools: boolean): void {
  if (hasTools) app.route('/_sandbox', developmentApp(services))
  if (host === 'app') app.get('/textures/*', textures).route('/videos', videoFiles)
  if (host === 'app') app.get('/media/*', (context) => serveMedia(services, context))
  if (host === 'app') app.get('/v2/ip/:id/calendar/:file', (context) => serveChannelCalendar(services, context))
  if (host === 'app') app.route('/v2/livetalk/signalling', signallingApp(services))
  if (host === 'payment') app.route('/gateway/sbps', paymentWebhook(services))
}

/** Serves the pictures of the seed. They change only with the repository, so caching them for a week is safe. */
const textures = serveStatic({
  root: join(import.meta.dirname, 'public'),
  onFound: (_, context) => {
    context.header('Cache-Control', 'public, max-age=604800')
    context.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; img-src data:")
  },
})

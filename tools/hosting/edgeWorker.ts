import type { Handler, HandlerOptions } from '../../app/server/main.ts'
import { productName } from '../../app/content/productTexts.ts'
import { hosts, type Host } from '../../contracts/hosts.ts'
import type { BuiltServer } from './builtServer.ts'
import { cardFormPage, cardFormPath } from './headers.ts'
import { methodNotAllowed } from './methodNotAllowed.ts'
import { logFailure } from './logFailure.ts'
import { serverSettings, type ServerSettings } from './serverSettings.ts'
import { withHeaders } from './withHeaders.ts'

/** The bindings of the Cloudflare worker: the files of the built app, and its settings. */
interface Bindings {
  ASSETS: { fetch: (request: Request) => Promise<Response> }
  [setting: string]: unknown
}

/**
 * Returns the product's share card for every page, because Workers forbid compiling a WebAssembly module, which the
 * layout engine of cards does.
 */
function productCards({ png, version }: BuiltServer['app']['card']): NonNullable<HandlerOptions['cards']> {
  const bytes = Uint8Array.from(atob(png), (character) => character.charCodeAt(0))
  const draw = () => Promise.resolve({ png: bytes, lifetimeMs: 86_400_000 })
  return { draw, versionOf: () => version, alt: productName }
}

const notCached = { 'Cache-Control': 'no-store' }

interface Running {
  settings: ServerSettings
  handler: Handler
}

/** Returns the API host to which a path is forwarded. */
const hostAt = (pathname: string): Host | undefined => hosts.find((host) => pathname.startsWith(`/hosts/${host}/`))

/** Forwards a request to an API host, with the address of the client as Cloudflare saw it. */
function forward(request: Request, url: URL, host: Host, { settings }: Running): Promise<Response> {
  const address = settings.hosts[host] + url.pathname.slice(`/hosts/${host}`.length) + url.search
  const forwarded = new Request(address, request)
  forwarded.headers.delete('X-Forwarded-For')
  const client = request.headers.get('CF-Connecting-IP')
  if (client) forwarded.headers.set('X-Forwarded-For', client)
  return fetch(forwarded, { redirect: 'manual' })
}

/**
 * Creates the worker of a built app for Cloudflare Workers, which serve existing files before they call the worker. The
 * worker answers all other requests: documents, robots.txt, sitemaps, card pictures, and requests to the API hosts.
 */
export function createEdgeWorker({ createHandler, app }: BuiltServer) {
  let running: Running | undefined
  const { everywhere, pages, card } = app.headers

  /** Creates the handler at the first request, because Workers allow no random values before it. */
  function run(bindings: Bindings): Running {
    const settings = serverSettings(bindings, app)
    const handler = createHandler({
      shell: app.shell,
      headers: pages,
      fetchHost: (host, path, init) => fetch(settings.hosts[host] + path, init),
      cards: productCards(app.card),
      origin: settings.origin,
      isRendering: settings.isRendering,
      onError: logFailure,
    })
    return { settings, handler }
  }

  async function answer(request: Request, bindings: Bindings, waitUntil: (work: Promise<unknown>) => void) {
    running ??= run(bindings)
    const url = new URL(request.url)
    const host = hostAt(url.pathname)
    if (host) return forward(request, url, host, running)
    const file = (name: string) => bindings.ASSETS.fetch(new Request(new URL(`/${name}`, url), request))
    // Requests for existing files of the build do not reach the worker, so the file is missing. The answer would have
    // the headers of existing files, by its path, so they are replaced.
    if (url.pathname.startsWith('/assets/')) return withHeaders(await bindings.ASSETS.fetch(request), notCached)
    if (url.pathname === cardFormPath) return withHeaders(await file(cardFormPage), card)
    if (request.method !== 'GET' && request.method !== 'HEAD') return methodNotAllowed()
    return running.handler(request, { waitUntil })
  }

  return {
    fetch: async (
      request: Request,
      bindings: Bindings,
      context: { waitUntil: (work: Promise<unknown>) => void },
    ): Promise<Response> => withHeaders(await answer(request, bindings, (work) => context.waitUntil(work)), everywhere),
  }
}

import { registerQuotaErrorCallback } from 'workbox-core/registerQuotaErrorCallback.js'
import { createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'

/** Filled in by the build (tools/buildWorker.ts). */
declare const BUILT: {
  /** What the app begins with, besides its pages' HTML. */
  files: { url: string; revision: string | null }[]
  /** The HTML of every page but those that have their own, and the document that is never kept. */
  shell: string
  card: string
  pages: Readonly<Record<string, string>>
}

/** Read once: wherever the name stands, the build puts the whole of it. */
const built = BUILT

/** What the library's types leave to the compiler's own ones for workers, which the rest of the app does without. */
interface Worker {
  skipWaiting: () => Promise<void>
  clients: { claim: () => Promise<void> }
  addEventListener: (
    type: 'install' | 'activate' | 'message',
    listener: (event: ExtendableEvent & { data?: unknown }) => void,
  ) => void
}
interface ExtendableEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void
}
const worker = self as unknown as Worker

const cacheName = 'tsudoi-files'

/** Files of the build that were wanted once: their names change with their content. */
const files = new CacheFirst({ cacheName })

/** As many as a build has: of those of earlier ones, the oldest go. */
const mostFiles = 400

async function tidyFiles(): Promise<void> {
  const cache = await caches.open(cacheName)
  const requests = await cache.keys()
  await Promise.all(requests.slice(0, -mostFiles).map((each) => cache.delete(each)))
}

registerQuotaErrorCallback(() => caches.delete(cacheName))

// A new build's page runs as well beside an old one's: nobody has to wait until every tab is closed.
worker.addEventListener('install', () => void worker.skipWaiting())
worker.addEventListener('activate', (event) => event.waitUntil(Promise.all([worker.clients.claim(), tidyFiles()])))

precacheAndRoute(built.files, { cleanURLs: false, directoryIndex: '' })

for (const [path, file] of Object.entries(built.pages))
  registerRoute(
    new NavigationRoute(createHandlerBoundToURL(`/${file}`), { allowlist: [new RegExp(`^${path}/?(\\?|$)`)] }),
  )
// Where a card is typed in is a document of its own that nobody keeps (X14). Hosts answer for themselves.
const others = [new RegExp(`^${built.card}`), /^\/hosts\//, /^\/_/, /^[^?]*\.\w+(\?|$)/]
registerRoute(new NavigationRoute(createHandlerBoundToURL(`/${built.shell}`), { denylist: others }))

registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'), files)

// The page keeps pictures beside the answers that name them (kept.ts); they stand in where the net is gone.
registerRoute(
  ({ request, sameOrigin }) => sameOrigin && request.destination === 'image',
  ({ request }) => fetch(request).catch(async () => (await caches.match(request.url)) ?? Response.error()),
)

/** What the first page loaded before the worker was there: the browser has it still. A page takes up a new build. */
worker.addEventListener('message', (event) => {
  const { files: loaded, skipWaiting } = (event.data ?? {}) as { files?: string[]; skipWaiting?: boolean }
  if (skipWaiting) event.waitUntil(worker.skipWaiting())
  if (!loaded) return
  const keep = (url: string) => files.handle({ event, request: new Request(url) }).catch(() => {})
  event.waitUntil(Promise.all(loaded.map(keep)))
})

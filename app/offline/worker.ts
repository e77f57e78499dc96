import { registerQuotaErrorCallback } from 'workbox-core/registerQuotaErrorCallback.js'
import { addPlugins, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { filesOnly, keepAll, keepFirst, missing, surplus } from './buildFiles.ts'
import { responseCaches } from '../session/browserStorage.ts'
import { areMembersKept } from './keptNames.ts'

/** Filled in by the build (tools/buildWorker.ts). */
declare const BUILT: {
  /** What the app begins with, besides its pages' HTML. */
  files: { url: string; revision: string | null }[]
  /** The HTML of every page but those that have their own, and the document that is never kept. */
  shell: string
  card: string
  pages: Readonly<Record<string, string>>
  /** What pages that are readable without a network consist of, besides that. */
  readable: readonly string[]
  /** Where pictures lie: a path, or an address of another origin. */
  textures: string
}

/** Read once: wherever the name stands, the build puts the whole of it. */
const built = BUILT

/** What the library's types leave to the compiler's own ones for workers, which the rest of the app does without. */
interface Worker {
  skipWaiting: () => Promise<void>
  clients: { claim: () => Promise<void> }
  addEventListener: (
    type: 'install' | 'activate' | 'message',
    listener: (event: ExtendableEvent & { data?: unknown; ports?: readonly MessagePort[] }) => void,
  ) => void
}
interface ExtendableEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void
}
const worker = self as unknown as Worker

const cacheName = 'tsudoi-files'

/** Files of the build that were wanted once: their names change with their content. */
const files = new CacheFirst({ cacheName, plugins: [filesOnly] })

/** As many as a build has: of those of earlier ones, the oldest go. */
const mostFiles = 400

const keptFiles = async (cache: Cache) => (await cache.keys()).map(({ url }) => url)

async function tidyFiles(): Promise<void> {
  const cache = await responseCaches().open(cacheName)
  const tooMany = surplus(await keptFiles(cache), built.readable, mostFiles)
  await Promise.all(tooMany.map((each) => cache.delete(each)))
}

/** What a member has read can be opened without a network only with the files that show it. */
const missingFiles = async () => missing(await keptFiles(await responseCaches().open(cacheName)), built.readable)

/** Fails where there is no room for it: who asks for the next ones does not ask for the same again and again. */
const keepFile = (event: Event) => async (address: string) => {
  const [response, kept] = files.handleAll({ event, request: new Request(address) })
  await kept
  return response
}

const keepReadable = async (event: Event) => keepAll(await missingFiles(), keepFile(event))

/** So many at a time: the browser has work with each, beside a page that somebody reads. */
const ahead = 4

/** The page says when the next ones may come (readAhead.ts), and is told whether there are any. */
async function keepAhead(event: Event, page: MessagePort | undefined): Promise<void> {
  const areThereMore = missingFiles().then((all) => keepFirst(ahead, all, keepFile(event)))
  page?.postMessage(await areThereMore.catch(() => false))
}

registerQuotaErrorCallback(() => responseCaches().delete(cacheName))

// A new build's page runs as well beside an old one's: nobody has to wait until every tab is closed. Before it hands
// out its pages it has all that those on this device can be read with.
worker.addEventListener('install', (event) => {
  void worker.skipWaiting()
  event.waitUntil(areMembersKept().then((areThey) => (areThey ? keepReadable(event) : undefined)))
})
worker.addEventListener('activate', (event) => event.waitUntil(Promise.all([worker.clients.claim(), tidyFiles()])))

addPlugins([filesOnly])
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
  ({ request, sameOrigin, url }) =>
    (sameOrigin || url.href.startsWith(built.textures)) && request.destination === 'image',
  ({ request }) => fetch(request).catch(async () => (await responseCaches().match(request.url)) ?? Response.error()),
)

interface Message {
  files?: string[]
  skipWaiting?: boolean
  readAhead?: boolean
}

/** What the first page loaded before the worker was there: the browser has it still. A page takes up a new build. */
worker.addEventListener('message', (event) => {
  const { files: loaded, skipWaiting, readAhead } = (event.data ?? {}) as Message
  if (skipWaiting) event.waitUntil(worker.skipWaiting())
  if (readAhead) event.waitUntil(keepAhead(event, event.ports?.[0]))
  if (!loaded) return
  const keep = (url: string) => files.handle({ event, request: new Request(url) }).catch(() => {})
  event.waitUntil(Promise.all(loaded.map(keep)))
})

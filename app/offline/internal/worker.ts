/** The service worker: caches the build's files and pages for offline use. */
import { registerQuotaErrorCallback } from 'workbox-core/registerQuotaErrorCallback.js'
import { addPlugins, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { fileIntegrityPlugin, cacheAllFiles, cacheFirstFiles, filesToFetch, filesToEvict } from './buildFiles.ts'
import { responseCaches } from '../../storage/browserStorage.ts'
import { handleReminderPress, renewReminderDevice, showReminder, type ReminderWorker } from './reminderNotifications.ts'
import { hasMemberCache } from '../../connection/connection.ts'

/** Values that the build of the worker fills in (tools/buildWorker.ts). */
declare const BUILT: {
  /** Files that the app needs to start, besides the HTML of its pages. */
  files: { url: string; revision: string | null }[]
  /** `shell`: the HTML for pages without an HTML file. `card`: path of the card document, which is never cached. */
  shell: string
  card: string
  pages: Readonly<Record<string, string>>
  /** Further files of the pages that members can read offline. */
  readable: readonly string[]
  /** Base address of pictures: a path, or an address of another origin. */
  textures: string
}

/** Used instead of `BUILT`, because the build inlines the whole object at each use of that name. */
const built = BUILT

/** Types of the parts of a service worker that are used here. TypeScript's own types would apply to the whole app. */
interface Worker {
  skipWaiting: () => Promise<void>
  registration: ReminderWorker['registration']
  clients: { claim: () => Promise<void> } & ReminderWorker['clients']
  addEventListener: <Type extends keyof Events>(type: Type, listener: (event: Events[Type]) => void) => void
}
type MessageOfPage = ExtendableEvent & { data?: unknown; ports?: readonly MessagePort[] }
interface Events {
  install: ExtendableEvent
  activate: ExtendableEvent
  message: MessageOfPage
  push: ExtendableEvent & { data?: { text: () => string } | null }
  notificationclick: ExtendableEvent & { action: string; notification: { data?: unknown; close: () => void } }
  pushsubscriptionchange: ExtendableEvent & { newSubscription?: PushSubscription | null }
}
interface ExtendableEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void
}
const worker = self as unknown as Worker

const cacheName = 'tsudoi-files'

/**
 * Serves the build's files from the cache first. That is safe, because the names of files change with their content.
 */
const files = new CacheFirst({ cacheName, plugins: [fileIntegrityPlugin] })

/** Maximum number of cached files, about the size of a build; older files are evicted. */
const maxFiles = 400

const cachedFiles = async (cache: Cache) => (await cache.keys()).map(({ url }) => url)

async function tidyFiles(): Promise<void> {
  const cache = await responseCaches().open(cacheName)
  const surplus = filesToEvict(await cachedFiles(cache), built.readable, maxFiles)
  await Promise.all(surplus.map((each) => cache.delete(each)))
}

/** Files of the offline pages that are not cached yet. */
const missingFiles = async () => filesToFetch(await cachedFiles(await responseCaches().open(cacheName)), built.readable)

/**
 * Returns a function that fetches and caches a file. It rejects if the storage is full, so that a caller does not
 * repeat the same file.
 */
const cacheFile = (event: Event) => async (address: string) => {
  const [response, kept] = files.handleAll({ event, request: new Request(address) })
  await kept
  return response
}

const cacheReadableFiles = async (event: Event) => cacheAllFiles(await missingFiles(), cacheFile(event))

/** How many files to prefetch at a time; more would slow down the page. */
const prefetchBatchSize = 4

/** Fetches the next batch on a page's request (prefetchPages.ts) and replies whether more files are left. */
async function prefetchBatch(event: Event, page: MessagePort | undefined): Promise<void> {
  const areThereMore = missingFiles().then((all) => cacheFirstFiles(prefetchBatchSize, all, cacheFile(event)))
  page?.postMessage(await areThereMore.catch(() => false))
}

registerQuotaErrorCallback(() => responseCaches().delete(cacheName))

// Installs this worker without waiting until every tab is closed, because pages of two builds work side by side. If
// this device has a member's cached answers, the worker first caches the files of the offline pages.
worker.addEventListener('install', (event) => {
  void worker.skipWaiting()
  event.waitUntil(hasMemberCache().then((isNeeded) => (isNeeded ? cacheReadableFiles(event) : undefined)))
})
worker.addEventListener('activate', (event) => event.waitUntil(Promise.all([worker.clients.claim(), tidyFiles()])))

addPlugins([fileIntegrityPlugin])
precacheAndRoute(built.files, { cleanURLs: false, directoryIndex: '' })

for (const [path, file] of Object.entries(built.pages))
  registerRoute(
    new NavigationRoute(createHandlerBoundToURL(`/${file}`), { allowlist: [new RegExp(`^${path}/?(\\?|$)`)] }),
  )
// Paths for which the worker serves no page from the cache: the card form, which is a document that is never cached
// (X14), calls to servers, and files.
const others = [new RegExp(`^${built.card}`), /^\/hosts\//, /^\/_/, /^[^?]*\.\w+(\?|$)/]
registerRoute(new NavigationRoute(createHandlerBoundToURL(`/${built.shell}`), { denylist: others }))

registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'), files)

// While offline, answers requests for pictures from the cache of the answers that contain the pictures
// (responseCache.ts).
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

/**
 * Handles messages from pages: to activate this worker, prefetch files, or cache files that were loaded before it took
 * control.
 */
worker.addEventListener('message', (event) => {
  const { files: loaded, skipWaiting, readAhead } = (event.data ?? {}) as Message
  if (skipWaiting) event.waitUntil(worker.skipWaiting())
  if (readAhead) event.waitUntil(prefetchBatch(event, event.ports?.[0]))
  if (!loaded) return
  const cacheLoaded = (url: string) => files.handle({ event, request: new Request(url) }).catch(() => {})
  event.waitUntil(Promise.all(loaded.map(cacheLoaded)))
})

const reminders: ReminderWorker = {
  registration: worker.registration,
  clients: worker.clients,
  origin: location.origin,
}

worker.addEventListener('push', (event) => event.waitUntil(showReminder(reminders, event.data?.text())))
worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(handleReminderPress(reminders, event.action, event.notification.data))
})
worker.addEventListener('pushsubscriptionchange', (event) =>
  event.waitUntil(renewReminderDevice(reminders, event.newSubscription).catch(() => {})),
)

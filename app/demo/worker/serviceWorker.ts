import '../node/globals.ts'
import { demoAnswerTo } from './demoAnswerTo.ts'
import { whenFilesSaved } from './browserFiles.ts'
import { cacheEngineFiles } from './engineFiles.ts'

/** The service worker types that the demo uses; the types for pages do not include them. */
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface FetchEvent extends ExtendableEvent {
  request: Request
  respondWith(answer: Promise<Response>): void
}
interface WorkerScope {
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
  clients: { claim(): Promise<void> }
}
const scope = globalThis as unknown as WorkerScope

scope.addEventListener('install', (event) => event.waitUntil(cacheEngineFiles()))
// Takes control of the page that waits for the first start.
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()))
scope.addEventListener('fetch', (event) => {
  const answer = demoAnswerTo(event.request)
  if (!answer) return
  event.respondWith(answer)
  // Keeps the worker alive until the data that the user sent are stored.
  event.waitUntil(answer.then(whenFilesSaved, () => undefined))
})

import '../node/globals.ts'
import { answerOf } from './answerOf.ts'
import { saved } from './browserFiles.ts'
import { keepFiles } from './files.ts'

/** What a service worker has, as far as the demo uses it; the types of pages know nothing of it. */
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface Asked extends Lasting {
  request: Request
  respondWith(answer: Promise<Response>): void
}
interface WorkerScope {
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void
  addEventListener(type: 'fetch', listener: (event: Asked) => void): void
  clients: { claim(): Promise<void> }
}
const scope = globalThis as unknown as WorkerScope

scope.addEventListener('install', (event) => event.waitUntil(keepFiles()))
// The page that waits for the first start is answered from here, too.
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()))
scope.addEventListener('fetch', (event) => {
  const answer = answerOf(event.request)
  if (!answer) return
  event.respondWith(answer)
  // Nothing that was sent is lost because the browser ends the worker.
  event.waitUntil(answer.then(saved, () => undefined))
})

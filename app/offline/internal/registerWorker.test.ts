import { afterEach, expect, it, vi } from 'vitest'
import { checkForNewBuild, useNewBuild } from './newBuild.ts'
import { cacheLoadedFiles } from './registerWorker.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

/** Simulates one new worker per update, each with the given final state. */
function serveWorkers(...ends: ('activated' | 'redundant')[]) {
  const registration = {
    installing: undefined as EventTarget | undefined,
    update: () => {
      const worker = Object.assign(new EventTarget(), { state: 'installing' })
      registration.installing = worker
      setTimeout(() => {
        worker.state = ends.shift() ?? 'redundant'
        worker.dispatchEvent(new Event('statechange'))
      })
      return Promise.resolve()
    },
  }
  vi.stubGlobal('navigator', { serviceWorker: { register: () => Promise.resolve(registration) } })
}

it('the page tries again to install a build’s worker if the installation failed, and offers the build once the worker is installed (S088, Q284)', async () => {
  vi.stubEnv('PROD', true)
  const build = '/assets/index-2.js'
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ build }))))
  serveWorkers('redundant', 'activated')
  await checkForNewBuild('/assets/index-1.js')
  expect(useNewBuild.getState().build).toBeUndefined()
  await checkForNewBuild('/assets/index-1.js')
  expect(useNewBuild.getState().build).toBe(build)
})

it('the page makes the service worker cache the files that loaded before the worker took control, including those in flight (R036, Q284)', async () => {
  const cachedFiles: string[] = []
  const controller = { postMessage: ({ files }: { files: string[] }) => void cachedFiles.push(...files) }
  vi.stubGlobal('navigator', { serviceWorker: { controller } })
  let emitEntries: (entries: object[]) => void = () => {}
  class Observer {
    constructor(observed: (list: { getEntries: () => object[] }) => void) {
      emitEntries = (entries) => observed({ getEntries: () => entries })
    }
    observe(options: object) {
      expect(options).toEqual({ type: 'resource', buffered: true })
    }
  }
  vi.stubGlobal('PerformanceObserver', Observer)
  const file = (name: string, workerStart: number) => ({ name: `${location.origin}/assets/${name}`, workerStart })
  await cacheLoadedFiles()
  emitEntries([file('first.js', 0), { name: `${location.origin}/hosts/app/v2/time`, workerStart: 0 }])
  emitEntries([file('late.js', 0), file('handed-out.js', 12)])
  expect(cachedFiles.map((name) => name.split('/').at(-1))).toEqual(['first.js', 'late.js'])
})

import { afterEach, expect, it, vi } from 'vitest'
import { lookForBuild, useNewBuild } from './newBuild.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

/** A new worker each time it is asked for, which ends as told. */
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

it('looks again for a build whose worker could not be installed, and tells of it once it is (S088, Q284)', async () => {
  vi.stubEnv('PROD', true)
  const build = '/assets/index-2.js'
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ build }))))
  serveWorkers('redundant', 'activated')
  await lookForBuild('/assets/index-1.js')
  expect(useNewBuild.getState().build).toBeUndefined()
  await lookForBuild('/assets/index-1.js')
  expect(useNewBuild.getState().build).toBe(build)
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { resetSession } from '../session/sessionStore.ts'
import { deviceStore } from '../storage/textStore.ts'
import { createSyncedStore } from './createSyncedStore.ts'
import { syncDocument } from './syncDocument.ts'

const dayMs = 24 * 60 * 60_000
const deviceTime = Date.parse('2026-01-31T12:00:00Z')
/** An entry that was stored when the server's time was known, three days ahead of the device's clock. */
const stored = { 'event/5': { value: 1, at: deviceTime + 3 * dayMs } }
const key = 'tsudoi.later.guest'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: deviceTime })
  localStorage.clear()
  resetSession()
})
afterEach(() => vi.useRealTimers())

describe('the entries of a device whose clock is more than a day slow, before the server’s time is known (Q489, Q490)', () => {
  it('are all read and kept when the user adds another one', () => {
    deviceStore.setJson(key, stored)
    const store = createSyncedStore({ name: 'later', maxDocuments: 1 })
    expect(store.read()).toEqual(stored)
    store.change((entries, now) => ({ ...entries, 'event/6': { value: 1, at: now } }))
    expect(deviceStore.getJson(key)).toEqual({ ...stored, 'event/6': { value: 1, at: deviceTime } })
  })

  it('are ignored in a document of the member’s other devices, because those may have a wrong clock', async () => {
    const store = createSyncedStore({ name: 'later', maxDocuments: 1 })
    const service = { readDocument: async () => ({ entries: stored }), writeDocument: async () => {} }
    await syncDocument(service, store.synced, '')
    expect(store.read()).toEqual({})
  })
})

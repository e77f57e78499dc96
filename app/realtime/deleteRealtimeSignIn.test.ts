import { afterEach, describe, expect, it, vi } from 'vitest'
import { deleteRealtimeSignIn } from './deleteRealtimeSignIn.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

/** Simulates the database of Firebase's sign-in with the given object stores. */
function database(stores: string[]) {
  const clear = vi.fn<() => void>()
  const abort = vi.fn<() => void>()
  const close = vi.fn<() => void>()
  const request: Record<string, unknown> = {
    result: {
      objectStoreNames: { contains: (name: string) => stores.includes(name) },
      transaction: () => ({ objectStore: () => ({ clear }) }),
      close,
    },
    transaction: { abort },
  }
  const open = vi.fn<(name: string) => object>(() => request)
  vi.stubGlobal('indexedDB', { open })
  return { open, clear, abort, close, happens: (event: string) => (request[event] as () => void)() }
}

describe('the stored sign-in of Firebase', () => {
  it('is deleted under its storage names, without loading Firebase’s code (S035, S098)', () => {
    localStorage.setItem('firebase:authUser:key:[DEFAULT]', '{}')
    localStorage.setItem('other', 'x')
    const stored = database(['firebaseLocalStorage'])
    deleteRealtimeSignIn()
    stored.happens('onsuccess')
    expect(Object.keys(localStorage)).toEqual(['other'])
    expect(stored.open.mock.calls).toEqual([['firebaseLocalStorageDb']])
    expect([stored.clear.mock.calls.length, stored.close.mock.calls.length]).toEqual([1, 1])
  })

  it('is not created by the deletion if it does not exist', () => {
    const stored = database([])
    deleteRealtimeSignIn()
    stored.happens('onupgradeneeded')
    stored.happens('onsuccess')
    expect([stored.abort.mock.calls.length, stored.clear.mock.calls.length]).toEqual([1, 0])
  })

  it('is left alone, without an error, if the browser denies access to storage', () => {
    const denied = {
      get: () => {
        throw new DOMException('Denied', 'SecurityError')
      },
    }
    vi.stubGlobal('indexedDB', new Proxy({}, denied))
    expect(deleteRealtimeSignIn).not.toThrow()
  })
})

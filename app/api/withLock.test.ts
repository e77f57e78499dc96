import { afterEach, describe, expect, it, vi } from 'vitest'
import { pause } from '../time/pause.ts'
import { holdLock, webLocks, withLock } from './withLock.ts'

/** Simulates the Web Locks of one browser, as far as the app uses them. */
class Locks {
  private readonly holders = new Map<string, { ended: Promise<unknown>; onStolen: (error: Error) => void }>()

  request<T>(name: string, ...given: [LockOptions, () => Promise<T>] | [() => Promise<T>]): Promise<T> {
    const task = given.length === 1 ? given[0] : given[1]
    const before = this.holders.get(name)
    const { promise: stolen, reject: onStolen } = Promise.withResolvers<never>()
    if (given.length === 2 && given[0].steal) before?.onStolen(new DOMException('stolen', 'AbortError'))
    const running = Promise.race([Promise.resolve(before?.ended).then(task), stolen])
    this.holders.set(name, { ended: running.catch(() => {}), onStolen })
    return running
  }
}

const stubLocks = (locks: Locks | undefined) => vi.stubGlobal('navigator', { locks })
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('withLock', () => {
  it('runs two tasks under one lock name one after the other, and a task under another lock name without waiting', async () => {
    stubLocks(new Locks())
    const order: string[] = []
    const { promise, resolve } = Promise.withResolvers<void>()
    const first = withLock('a', async () => {
      order.push('first begins')
      await promise
      order.push('first ends')
    })
    const second = withLock('a', async () => void order.push('second'))
    await withLock('b', async () => {})
    expect(order).toEqual(['first begins'])
    resolve()
    await Promise.all([first, second])
    expect(order).toEqual(['first begins', 'first ends', 'second'])
  })

  it('runs the task without waiting in a browser without Web Locks', async () => {
    stubLocks(undefined)
    expect(webLocks()).toBeUndefined()
    expect(await withLock('a', async () => 'done')).toBe('done')
  })

  it('runs the task without waiting in a browser that denies storage, and locks with it (Q427)', async () => {
    const denied = new DOMException('Access is denied for this document.', 'SecurityError')
    vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(denied) } })
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw denied
    })
    expect(await withLock('a', async () => 'done')).toBe('done')
  })
})

describe('holdLock', () => {
  it('blocks tasks under the lock’s name until the caller releases the lock', async () => {
    stubLocks(new Locks())
    const release = holdLock('a')
    const task = vi.fn<() => Promise<void>>().mockResolvedValue(undefined)
    const waiting = withLock('a', task)
    await pause(0)
    expect(task).not.toHaveBeenCalled()
    release()
    await waiting
    expect(task).toHaveBeenCalledOnce()
  })

  it('reports when another holder steals the lock, but does not report it after the caller has released the lock', async () => {
    stubLocks(new Locks())
    const [onLost, onLostLater] = [vi.fn<() => void>(), vi.fn<() => void>()]
    holdLock('a', { steal: true }, onLost)
    const release = holdLock('a', { steal: true }, onLostLater)
    await vi.waitFor(() => expect(onLost).toHaveBeenCalledOnce())
    release()
    holdLock('a', { steal: true })
    await pause(0)
    expect(onLostLater).not.toHaveBeenCalled()
  })

  it('returns without an error in a browser without Web Locks', () => {
    stubLocks(undefined)
    expect(() => holdLock('a')()).not.toThrow()
  })
})

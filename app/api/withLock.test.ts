import { afterEach, describe, expect, it, vi } from 'vitest'
import { pause } from '../time/pause.ts'
import { withCrossTabLock } from './crossTabLock.ts'
import { holdLock, lockTimeoutMs, withLock } from './withLock.ts'

/** Simulates the Web Locks of one browser, as far as the app uses them. */
class Locks {
  private readonly holders = new Map<string, { ended: Promise<unknown>; onStolen: (error: Error) => void }>()

  request<T>(name: string, { steal }: LockOptions, task: () => Promise<T>): Promise<T> {
    const before = this.holders.get(name)
    const { promise: stolen, reject: onStolen } = Promise.withResolvers<never>()
    if (steal) before?.onStolen(new DOMException('stolen', 'AbortError'))
    const running = Promise.race([Promise.resolve(before?.ended).then(task), stolen])
    this.holders.set(name, { ended: running.catch(() => {}), onStolen })
    return running
  }
}

const stubLocks = (locks: Pick<LockManager, 'request'> | Locks | undefined) => vi.stubGlobal('navigator', { locks })
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
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

describe('in a browser that stores data but refuses each lock (Q488)', () => {
  const refusal = new DOMException('The lock manager is not available.', 'InvalidStateError')
  const refusals: [string, () => Promise<never>][] = [
    ['by a rejection', () => Promise.reject(refusal)],
    [
      'by an exception',
      () => {
        throw refusal
      },
    ],
  ]

  describe.each(refusals)('%s', (_how, request) => {
    it('withLock runs the task once', async () => {
      stubLocks({ request })
      const task = vi.fn<() => Promise<string>>().mockResolvedValue('done')
      expect(await withLock('a', task)).toBe('done')
      expect(task).toHaveBeenCalledOnce()
    })

    it('withCrossTabLock runs the task once, and says that other tabs may run it at the same time', async () => {
      stubLocks({ request })
      const task = vi.fn<(isAlone: boolean) => Promise<string>>().mockResolvedValue('done')
      expect(await withCrossTabLock(task)).toBe('done')
      expect(task).toHaveBeenCalledExactlyOnceWith(false)
    })

    it('holdLock does not report that another tab has taken the lock', async () => {
      stubLocks({ request })
      const onLost = vi.fn<() => void>()
      holdLock('a', { steal: true }, onLost)
      await pause(0)
      expect(onLost).not.toHaveBeenCalled()
    })
  })

  it('a failure of the task itself is no refusal: it is passed on, and the task does not run again', async () => {
    stubLocks(new Locks())
    const task = vi.fn<() => Promise<void>>().mockRejectedValue(refusal)
    await expect(withLock('a', task)).rejects.toBe(refusal)
    await expect(withCrossTabLock(task)).rejects.toBe(refusal)
    expect(task).toHaveBeenCalledTimes(2)
  })
})

describe('a lock of a tab that the system has suspended (Q488)', () => {
  it('delays a task of withLock until the time limit, and then the task runs once', async () => {
    vi.useFakeTimers()
    const request = vi.fn<(name: string, options: LockOptions) => Promise<never>>(
      (_name, { signal }) =>
        new Promise((_resolve, reject) =>
          signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
        ),
    )
    stubLocks({ request: request as unknown as LockManager['request'] })
    const task = vi.fn<() => Promise<string>>().mockResolvedValue('done')
    const waiting = withLock('a', task)
    await vi.advanceTimersByTimeAsync(lockTimeoutMs - 1)
    expect(task).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(await waiting).toBe('done')
    expect(task).toHaveBeenCalledOnce()
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

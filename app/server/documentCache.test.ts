import { expect, it, vi } from 'vitest'
import { createDocumentCache } from './documentCache.ts'

function cacheAt({
  maxEntries = 10,
  maxBytes = 1_000,
  maxInFlight = 4,
  rare = { maxEntries: 10, maxBytes: 1_000 },
} = {}) {
  const clock = { now: 0 }
  const onError = vi.fn<(error: unknown, key: string) => void>()
  const limits = { freshMs: 30, staleMs: 300, maxEntries, maxBytes, maxInFlight, rare }
  const cache = createDocumentCache<string>({
    ...limits,
    bytesOf: ({ length }) => length,
    isRare: (value) => value === '404',
    onError,
    now: () => clock.now,
  })
  return { cache, clock, onError }
}
const making = (value: string) => vi.fn<() => Promise<string>>(() => Promise.resolve(value))
const afterMicrotasks = () => new Promise((resolve) => setTimeout(resolve))

it('the document cache lets the server render a document only once for three concurrent requests', async () => {
  const { cache } = cacheAt()
  const make = making('page')
  await expect(Promise.all([cache.get('a', make), cache.get('a', make), cache.get('a', make)])).resolves.toEqual([
    'page',
    'page',
    'page',
  ])
  expect(make).toHaveBeenCalledTimes(1)
})

it('the document cache serves a stale document while the server renders a new one, but none that is older than its limit', async () => {
  const { cache, clock } = cacheAt()
  await cache.get('a', making('first'))
  clock.now = 31
  const second = making('second')
  await expect(cache.get('a', second)).resolves.toBe('first')
  await afterMicrotasks()
  await expect(cache.get('a', making('third'))).resolves.toBe('second')
  expect(second).toHaveBeenCalledTimes(1)
  clock.now = 31 + 331
  await expect(cache.get('a', making('fourth'))).resolves.toBe('fourth')
})

it('the document cache serves a stale document if the server cannot render a new one, and caches no failure', async () => {
  const { cache, clock, onError } = cacheAt()
  const failing = () => Promise.reject(new Error('host down'))
  await expect(cache.get('b', failing)).resolves.toBeUndefined()
  await expect(cache.get('b', making('up again'))).resolves.toBe('up again')
  clock.now = 100
  await expect(cache.get('b', failing)).resolves.toBe('up again')
  await afterMicrotasks()
  await expect(cache.get('b', failing)).resolves.toBe('up again')
  expect(onError).toHaveBeenCalled()
})

it('the document cache stays within its limits when 100,000 URLs are requested, and evicts the least recently used document', async () => {
  const { cache } = cacheAt({ maxEntries: 50, maxBytes: 400 })
  await cache.get('used', making('used'))
  for (let at = 0; at < 100_000; at += 1) {
    await cache.get(`${at}`, () => Promise.resolve('0123456789'))
    if (at % 5 === 0) await cache.get('used', making('made again'))
  }
  expect(cache.size().entries).toBeLessThanOrEqual(50)
  expect(cache.size().bytes).toBeLessThanOrEqual(400)
  await expect(cache.get('used', making('made again'))).resolves.toBe('used')
})

it('the document cache returns nothing for a further URL while the server renders its maximum number of documents', async () => {
  const { cache } = cacheAt({ maxInFlight: 2 })
  const slow = Promise.withResolvers<string>()
  const waiting = ['a', 'b'].map((key) => cache.get(key, () => slow.promise))
  await expect(cache.get('c', making('c'))).resolves.toBeUndefined()
  slow.resolve('done')
  await expect(Promise.all(waiting)).resolves.toEqual(['done', 'done'])
  await expect(cache.get('c', making('c'))).resolves.toBe('c')
})

it('the document cache calls `waitUntil` once for each document that the server renders, even while it serves a stale one', async () => {
  const { cache, clock } = cacheAt()
  const kept: Promise<unknown>[] = []
  const waitUntil = (work: Promise<unknown>) => void kept.push(work)
  await Promise.all([cache.get('a', making('first'), waitUntil), cache.get('a', making('other'), waitUntil)])
  expect(kept.length).toBe(1)
  await cache.get('a', making('second'), waitUntil)
  expect(kept.length).toBe(1)
  clock.now = 31
  await expect(cache.get('a', making('third'), waitUntil)).resolves.toBe('first')
  expect(kept.length).toBe(2)
  await expect(kept[1]).resolves.toBe('third')
})

it('the document cache evicts no common document while 1,000 rare ones are cached, and keeps these within limits of their own', async () => {
  const rare = { maxEntries: 5, maxBytes: 20 }
  const { cache } = cacheAt({ rare })
  await cache.get('common', making('page'))
  for (let at = 0; at < 1_000; at += 1) await cache.get(`invented ${at}`, making('404'))
  const again = making('page again')
  await expect(cache.get('common', again)).resolves.toBe('page')
  expect(cache.size()).toEqual({ entries: 6, bytes: 4 + 5 * 3 })
  await expect(cache.get('invented 999', making('made again'))).resolves.toBe('404')
  await expect(cache.get('invented 0', making('made again'))).resolves.toBe('made again')
})

it('the document cache serves the new document after a rare one has become common', async () => {
  const { cache, clock } = cacheAt()
  await cache.get('a', making('404'))
  clock.now = 31
  await cache.get('a', making('page'))
  await afterMicrotasks()
  await expect(cache.get('a', making('other'))).resolves.toBe('page')
  expect(cache.size().entries).toBe(1)
})

it('the document cache keeps an empty answer', async () => {
  const { cache } = cacheAt()
  await expect(cache.get('a', making(''))).resolves.toBe('')
  await expect(cache.get('a', making('other'))).resolves.toBe('')
})

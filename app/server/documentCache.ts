import { LRUCache } from 'lru-cache'

/** A cached value and its times. */
interface Entry<Value> {
  value: Value
  storedAt: number
}

/** The maximum number of entries and their maximum total size. */
interface Room {
  maxEntries: number
  maxBytes: number
}

/** The limits of a cache. */
export interface CacheLimits extends Room {
  /** How long a value is served without being made again, in milliseconds. */
  freshMs: number
  /** How long after that a value is still served while it is made again, in milliseconds. */
  staleMs: number
  /** How many values may be made at the same time. Requests for further keys are refused. */
  maxInFlight: number
  /** The limits of rare values, which do not count for the other limits. Default: no value is rare. */
  rare?: Room
}

/**
 * Keeps work alive after its request was answered. Edge runtimes need it, because they end all other work of a request.
 */
export type WaitUntil = (work: Promise<unknown>) => void

/** Options of `createDocumentCache`. */
interface CacheOptions<Value> extends CacheLimits {
  bytesOf: (value: Value) => number
  /** Whether a value is rarely requested again, so that it may never evict another. Default: no value is. */
  isRare?: (value: Value, key: string) => boolean
  /** Called when a value could not be made. */
  onError?: ((error: unknown, key: string) => void) | undefined
  /** The time in milliseconds since any fixed moment. Default: the process's clock. */
  now?: () => number
}

/**
 * A cache with limits for values that it makes itself. A value is fresh for a time, and then served stale while one
 * request makes it again. No key is made twice at the same time. The cache evicts the entries that were not used for
 * the longest time; rare values have room of their own. If a value cannot be made, the stale value stays and nothing
 * new is cached.
 */
export function createDocumentCache<Value>({
  bytesOf,
  isRare = () => false,
  onError,
  now = () => performance.now(),
  ...limits
}: CacheOptions<Value>) {
  const shelfFor = ({ maxEntries, maxBytes }: Room) =>
    new LRUCache<string, Entry<Value>>({
      max: maxEntries,
      maxSize: maxBytes,
      // An empty answer has 0 bytes, which lru-cache refuses as a size.
      sizeCalculation: ({ value }) => Math.max(bytesOf(value), 1),
    })
  const common = shelfFor(limits)
  const rare = shelfFor(limits.rare ?? limits)
  const inFlight = new Map<string, Promise<Value | undefined>>()

  function remove(key: string): void {
    common.delete(key)
    rare.delete(key)
  }

  function store(key: string, value: Value): void {
    remove(key)
    const shelf = isRare(value, key) ? rare : common
    shelf.set(key, { value, storedAt: now() })
  }

  function makeOnce(
    key: string,
    make: () => Promise<Value | undefined>,
    waitUntil?: WaitUntil,
  ): Promise<Value | undefined> {
    const running = inFlight.get(key)
    if (running) return running
    if (inFlight.size >= limits.maxInFlight) return Promise.resolve(undefined)
    const made = make()
      .then((value) => {
        if (value !== undefined) store(key, value)
        return value
      })
      .catch((error: unknown) => {
        onError?.(error, key)
        return undefined
      })
      .finally(() => inFlight.delete(key))
    inFlight.set(key, made)
    waitUntil?.(made)
    return made
  }

  function cached(key: string): Entry<Value> | undefined {
    const entry = common.get(key) ?? rare.get(key)
    if (!entry || now() - entry.storedAt <= limits.freshMs + limits.staleMs) return entry
    remove(key)
    return undefined
  }

  return {
    /**
     * Returns the value of a key: the cached one, or the result of `make`. Resolves with undefined if `make` fails or
     * returns none, or if too many values are being made. `waitUntil` receives the promise of each value that is made,
     * even while a stale value is served.
     */
    get: async (
      key: string,
      make: () => Promise<Value | undefined>,
      waitUntil?: WaitUntil,
    ): Promise<Value | undefined> => {
      const entry = cached(key)
      if (!entry) return makeOnce(key, make, waitUntil)
      if (now() - entry.storedAt > limits.freshMs) void makeOnce(key, make, waitUntil)
      return entry.value
    },
    /** The number of entries and their total size in bytes, for tests and measurements. */
    size: () => ({
      entries: common.size + rare.size,
      bytes: common.calculatedSize + rare.calculatedSize,
    }),
  }
}

/** A cached value and its times. */
interface Entry<Value> {
  value: Value
  bytes: number
  storedAt: number
}

/** The limits of a cache. */
export interface CacheLimits {
  /** How long a value is served without being made again, in milliseconds. */
  freshMs: number
  /** How long after that a value is still served while it is made again, in milliseconds. */
  staleMs: number
  maxEntries: number
  maxBytes: number
  /** How many values may be made at the same time. Requests for further keys are refused. */
  maxInFlight: number
}

/**
 * Keeps work alive after its request was answered. Edge runtimes need it, because they end all other work of a request.
 */
export type WaitUntil = (work: Promise<unknown>) => void

/** Options of `createDocumentCache`. */
interface CacheOptions<Value> extends CacheLimits {
  bytesOf: (value: Value) => number
  /** Called when a value could not be made. */
  onError?: ((error: unknown, key: string) => void) | undefined
  /** The time in milliseconds since any fixed moment. Default: the process's clock. */
  now?: () => number
}

/**
 * A cache with limits for values that it makes itself. A value is fresh for a time, and then served stale while one
 * request makes it again. No key is made twice at the same time. The cache evicts the entries that were not used for
 * the longest time. If a value cannot be made, the stale value stays and nothing new is cached.
 */
export function createDocumentCache<Value>({
  bytesOf,
  onError,
  now = () => performance.now(),
  ...limits
}: CacheOptions<Value>) {
  /** The entries, from the least recently used to the most recently used. */
  const entries = new Map<string, Entry<Value>>()
  const inFlight = new Map<string, Promise<Value | undefined>>()
  let bytes = 0

  function remove(key: string): void {
    bytes -= entries.get(key)?.bytes ?? 0
    entries.delete(key)
  }

  function store(key: string, value: Value): void {
    remove(key)
    const entry = { value, bytes: bytesOf(value), storedAt: now() }
    entries.set(key, entry)
    bytes += entry.bytes
    for (const oldest of entries.keys()) {
      if (entries.size <= limits.maxEntries && bytes <= limits.maxBytes) break
      remove(oldest)
    }
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
    const entry = entries.get(key)
    if (!entry) return undefined
    if (now() - entry.storedAt > limits.freshMs + limits.staleMs) {
      remove(key)
      return undefined
    }
    // Moves the entry to the end, as the most recently used one.
    entries.delete(key)
    entries.set(key, entry)
    return entry
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
    size: () => ({ entries: entries.size, bytes }),
  }
}

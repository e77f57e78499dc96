/** A cached value of one key. */
interface Entry<Value> {
  value: Value
  bytes: number
  storedAt: number
}

/** The limits of a cache. */
export interface CacheLimits {
  /** For this time a value is served as it is, in milliseconds. */
  freshMs: number
  /** For this further time a value is served while it is made again, in milliseconds. */
  staleMs: number
  maxEntries: number
  maxBytes: number
  /** How many values may be made at the same time; further keys are refused. */
  maxInFlight: number
}

/** Keeps work alive after the answer to its request. Edge runtimes need it: they end what is left of a request. */
export type WaitUntil = (work: Promise<unknown>) => void

/** Options of `createDocumentCache`. */
interface CacheOptions<Value> extends CacheLimits {
  bytesOf: (value: Value) => number
  /** Called when a value could not be made. */
  onError?: ((error: unknown, key: string) => void) | undefined
  /** Milliseconds since any fixed moment. Default: the process's clock. */
  now?: () => number
}

/**
 * A bounded cache of made values: fresh for a time, then served stale while one request makes it again. Each key is
 * made once at a time. The least recently used entries are evicted. A failed value is not cached, and a stale one
 * stays.
 */
export function createDocumentCache<Value>({
  bytesOf,
  onError,
  now = () => performance.now(),
  ...limits
}: CacheOptions<Value>) {
  /** From the least recently used entry to the latest one. */
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
    // Moves the entry to the end, as the latest one.
    entries.delete(key)
    entries.set(key, entry)
    return entry
  }

  return {
    /**
     * The value of a key: cached, or made by `make`. Resolves with undefined if `make` fails or has no value, or if too
     * many values are being made. `waitUntil` is called with the making, also of a value that is served stale.
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
    /** The number of entries and their bytes, for tests and measurements. */
    size: () => ({ entries: entries.size, bytes }),
  }
}

/** An in-memory `CacheStorage` for tests, because happy-dom has none. */
export function createMemoryCaches() {
  const all = new Map<string, Map<string, Response>>()
  const urlOf = (request: RequestInfo | URL) =>
    new URL(request instanceof Request ? request.url : request, location.href)
  const cacheOf = (entries: Map<string, Response>) => ({
    put: (request: RequestInfo, response: Response) => Promise.resolve(void entries.set(urlOf(request).href, response)),
    match: (request: RequestInfo) => Promise.resolve(entries.get(urlOf(request).href)?.clone()),
    delete: (request: RequestInfo) => Promise.resolve(entries.delete(urlOf(request).href)),
    keys: () => Promise.resolve([...entries.keys()].map((url) => new Request(url))),
    add: () => Promise.reject(new TypeError('No picture is fetched here.')),
  })
  return {
    keys: () => Promise.resolve([...all.keys()]),
    has: (name: string) => Promise.resolve(all.has(name)),
    delete: (name: string) => Promise.resolve(all.delete(name)),
    open: (name: string) => {
      const entries = all.get(name) ?? new Map<string, Response>()
      all.set(name, entries)
      return Promise.resolve(cacheOf(entries))
    },
    match: (request: RequestInfo, { cacheName }: { cacheName: string }) =>
      Promise.resolve(all.get(cacheName)?.get(urlOf(request).href)?.clone()),
  }
}

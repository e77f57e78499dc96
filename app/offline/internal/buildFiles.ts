/** Functions by which the service worker (worker.ts) caches the files of a build. */

const pathOf = (address: string) => new URL(address, location.href).pathname

const isAsset = (address: string) => pathOf(address).startsWith('/assets/')

/** Whether a response is an HTML page, which some servers send instead of a missing file. */
const isPage = (response: Response) => response.headers.get('content-type')?.startsWith('text/html') === true

/** Whether a response is the requested file, not an error or a fallback page. */
export const isRequestedFile = (response: Response) => response.ok && !isPage(response)

interface Fetched {
  request: Request
  response: Response
}

/** Workbox plugin for every strategy that caches files: never caches an error or a page instead of a file. */
export const fileIntegrityPlugin = {
  /** The browser's HTTP cache may contain a failed answer: retries once without that cache. */
  fetchDidSucceed: async ({ request, response }: Fetched): Promise<Response> =>
    isAsset(request.url) && !isRequestedFile(response) ? fetch(request.url, { cache: 'reload' }) : response,
  cacheWillUpdate: ({ request, response }: Fetched): Promise<Response | null> =>
    Promise.resolve(response.ok && !(isAsset(request.url) && isPage(response)) ? response : null),
}

/** The cached addresses to delete so that `maxFiles` remain: the oldest ones, but none with a path in `readable`. */
export function filesToEvict(cached: readonly string[], readable: readonly string[], maxFiles: number): string[] {
  const own = new Set(readable)
  const others = cached.filter((address) => !own.has(pathOf(address)))
  return others.slice(0, Math.max(0, cached.length - maxFiles))
}

/** The paths in `readable` that are not cached yet. */
export function filesToFetch(cached: readonly string[], readable: readonly string[]): string[] {
  const cachedPaths = new Set(cached.map(pathOf))
  return readable.filter((path) => !cachedPaths.has(path))
}

type FetchFile = (address: string) => Promise<Response>

/** Fetches the first `maxFiles` addresses. Resolves with whether more are left; rejects if any file is missing. */
export async function cacheFirstFiles(
  maxFiles: number,
  addresses: readonly string[],
  fetchFile: FetchFile,
): Promise<boolean> {
  await Promise.all(
    addresses.slice(0, maxFiles).map(async (address) => {
      if (!isRequestedFile(await fetchFile(address))) throw new Error(`${address} is filesToFetch.`)
    }),
  )
  return addresses.length > maxFiles
}

/** How many files to fetch at a time, so that other requests do not wait. */
const batchSize = 8

/** Fetches all addresses, in batches. Rejects if any file is missing. */
export async function cacheAllFiles(addresses: readonly string[], fetchFile: FetchFile): Promise<void> {
  let from = 0
  while (await cacheFirstFiles(batchSize, addresses.slice(from), fetchFile)) from += batchSize
}

/** Files of the build as the worker keeps them (worker.ts). */

const pathOf = (address: string) => new URL(address, location.href).pathname

const isAsset = (address: string) => pathOf(address).startsWith('/assets/')

/** Some hosts answer for a file that is missing with a page. */
const isPage = (response: Response) => response.headers.get('content-type')?.startsWith('text/html') === true

export const isFile = (response: Response) => response.ok && !isPage(response)

interface Fetched {
  request: Request
  response: Response
}

/** For every strategy that keeps files: what is missing once does not stay missing. */
export const filesOnly = {
  /** The browser's own cache may hold the failure for as long as a host has said: asked past it, once. */
  fetchDidSucceed: async ({ request, response }: Fetched): Promise<Response> =>
    isAsset(request.url) && !isFile(response) ? fetch(request.url, { cache: 'reload' }) : response,
  cacheWillUpdate: ({ request, response }: Fetched): Promise<Response | null> =>
    Promise.resolve(response.ok && !(isAsset(request.url) && isPage(response)) ? response : null),
}

/** Which of the files go where there are too many: the oldest, and none that this build is read with offline. */
export function surplus(kept: readonly string[], readable: readonly string[], most: number): string[] {
  const own = new Set(readable)
  const others = kept.filter((address) => !own.has(pathOf(address)))
  return others.slice(0, Math.max(0, kept.length - most))
}

/** Which of the files that this build is read with offline are still to be fetched. */
export function missing(kept: readonly string[], readable: readonly string[]): string[] {
  const there = new Set(kept.map(pathOf))
  return readable.filter((path) => !there.has(path))
}

type Take = (address: string) => Promise<Response>

/** Fetches the first of them; true where there are more. One that cannot be had fails all. */
export async function keepFirst(most: number, addresses: readonly string[], take: Take): Promise<boolean> {
  await Promise.all(
    addresses.slice(0, most).map(async (address) => {
      if (!isFile(await take(address))) throw new Error(`${address} is missing.`)
    }),
  )
  return addresses.length > most
}

/** So many at a time: what somebody asks for meanwhile is not kept waiting. */
const atOnce = 8

/** Fetches them all, for a page that waits for them. */
export async function keepAll(addresses: readonly string[], take: Take): Promise<void> {
  let from = 0
  while (await keepFirst(atOnce, addresses.slice(from), take)) from += atOnce
}

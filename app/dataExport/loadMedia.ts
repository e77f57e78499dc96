import { anySignal } from '@tsudoi/contracts/anySignal'
import { parseUrl } from '@tsudoi/design-system/text/parseUrl'
import { lazyCheckForOffline } from '../connection/connection.ts'
import { env } from '../env.ts'
import { LocalFailure } from '../errors/localFailure.ts'
import { withTimeout } from '../time/withTimeout.ts'
import type { mediaProblems } from './exportFormat.ts'

/** Why a picture or video is missing. */
export type MediaProblem = (typeof mediaProblems)[number]

/** A loaded picture or video, or why it is missing. */
export type LoadedMedia = { bytes: Uint8Array<ArrayBuffer>; extension: string } | { problem: MediaProblem }

/** The formats of pictures and videos, with the endings of their files. */
const extensions: ReadonlyMap<string, string> = new Map([
  ['image/jpeg', 'jpg'],
  ['image/png', 'png'],
  ['image/webp', 'webp'],
  ['image/gif', 'gif'],
  ['image/avif', 'avif'],
  ['video/mp4', 'mp4'],
])

/** Maximum size of a file in bytes: twice what a server accepts as an upload. */
export const maxMediaBytes = 20_000_000
/** Timeout (ms) for loading one file. */
const mediaTimeoutMs = 120_000

function httpOrigins(address: string): string[] {
  const url = parseUrl(address, location.href)
  return url && /^https?:$/.test(url.protocol) ? [url.origin] : []
}

/** Whether pictures are loaded from a URL: only from the origins of this deployment, as in its content policy. */
function isAllowed(url: string): boolean {
  const allowed = [location.href, env.hosts.app, env.textures, ...env.mediaOrigins].flatMap(httpOrigins)
  return httpOrigins(url).some((origin) => allowed.includes(origin))
}

/** Reads a body of at most `maxMediaBytes`. Undefined for a longer one. */
async function readBody({ body, headers }: Response): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (Number(headers.get('Content-Length') ?? 0) > maxMediaBytes) return undefined
  const parts: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  const reader = body?.getReader()
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.length
    if (size > maxMediaBytes) return undefined
    parts.push(part.value)
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}

async function load(url: string, signal: AbortSignal): Promise<LoadedMedia> {
  const response = await fetch(url, { signal })
  if (!response.ok) return { problem: 'UNAVAILABLE' }
  if (response.url && !isAllowed(response.url)) return { problem: 'OTHER_HOST' }
  const format = response.headers.get('Content-Type')?.split(';', 1)[0]?.trim().toLowerCase()
  const extension = extensions.get(format ?? '')
  if (!extension) return { problem: 'NOT_MEDIA' }
  const bytes = await readBody(response)
  return bytes ? { bytes, extension } : { problem: 'TOO_LARGE' }
}

/**
 * Loads a picture or video. For a file that cannot be loaded it resolves with the reason, so that the export continues
 * without the file. Only for a lost connection it throws a `LocalFailure`, because then no further file could be loaded
 * either.
 *
 * @throws the signal's reason after an abort
 */
export async function loadMedia(url: string | undefined, signal: AbortSignal): Promise<LoadedMedia> {
  if (url === undefined || !isAllowed(url)) return { problem: 'OTHER_HOST' }
  const own = new AbortController()
  try {
    const late: LoadedMedia = { problem: 'UNAVAILABLE' }
    return await withTimeout(load(url, anySignal(signal, own.signal)), mediaTimeoutMs, late)
  } catch {
    signal.throwIfAborted()
    if (await lazyCheckForOffline()) throw new LocalFailure('network')
    return { problem: 'UNAVAILABLE' }
  } finally {
    // Aborts a request that is still in flight, and removes the listeners from the signal of the whole export.
    own.abort()
  }
}

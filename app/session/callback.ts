import { parseUrl } from '@tsudoi/design-system/text/parseUrl'

/**
 * Matches characters that could hide part of a URL from a reader or a parser: control and format characters, blanks,
 * backslashes.
 */
const tricks = /[\p{Cc}\p{Cf}\p{Z}\\]/u

/**
 * Returns the page of a callback URL, or undefined if the app must not open it (S027, X1). The URL must be a full
 * http(s) URL of this origin or of an allowed one. For an allowed origin the full URL is returned, and for this origin
 * only path, query and hash. The URL is parsed, never compared as a string. An access token in it is removed (X2).
 */
export function safeCallback(
  callback: string | null | undefined,
  origin: string,
  allowedOrigins: readonly string[] = [],
): string | undefined {
  if (!callback || tricks.test(callback) || !/^https?:\/\/[^/]/i.test(callback)) return undefined
  const url = parseUrl(callback)
  if (!url || url.username || url.password) return undefined
  url.searchParams.delete('accessToken')
  if (url.origin !== origin) return allowedOrigins.includes(url.origin) ? url.href : undefined
  // Rejects a path that begins with `//`, which would be read as another host.
  return url.pathname.startsWith('//') ? undefined : url.pathname + url.search + url.hash
}

/** The current URL as a callback, without an access token in its query (X2). */
export function callbackOf(address: string): string {
  const url = new URL(address)
  url.searchParams.delete('accessToken')
  return url.href
}

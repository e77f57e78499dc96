/** What could hide something from a reader or from a parser: control and format characters, blanks, backslashes. */
const tricks = /[\p{Cc}\p{Cf}\p{Z}\\]/u

/**
 * The page a callback leads to, or undefined when it must not be followed (S027, X1): it has to be a full http(s)
 * address of this origin. Another allowed origin is answered in full, our own as path, query and hash. Parsing decides,
 * never a comparison of strings; an access token is never carried along (X2).
 */
export function safeCallback(
  callback: string | null | undefined,
  origin: string,
  allowedOrigins: readonly string[] = [],
): string | undefined {
  if (!callback || tricks.test(callback) || !/^https?:\/\/[^/]/i.test(callback)) return undefined
  const url = URL.parse(callback)
  if (!url || url.username || url.password) return undefined
  url.searchParams.delete('accessToken')
  if (url.origin !== origin) return allowedOrigins.includes(url.origin) ? url.href : undefined
  // `//host` as a path would be another host for the next reader of the address.
  return url.pathname.startsWith('//') ? undefined : url.pathname + url.search + url.hash
}

/** The current address as a callback, without a token in its query (X2). */
export function callbackOf(address: string): string {
  const url = new URL(address)
  url.searchParams.delete('accessToken')
  return url.href
}

/** What a parser drops or turns round while a reader does not see it: blanks, control characters, backslashes. */
const hasTricks = (address: string) => /[\p{Cc}\p{Z}\\]/u.test(address)

/**
 * Where a link may lead (X15): to a path (from the root or `./`) or a hash of ours, or to an http(s) address. Anything
 * else, whoever wrote it — `javascript:`, `data:`, `//host` — leads nowhere: undefined.
 *
 * @param ownOrigin An address of this origin becomes its path, so that it opens inside the app.
 */
export function safeHref(href: string, ownOrigin?: string): { href: string; isOurs: boolean } | undefined {
  if (hasTricks(href)) return undefined
  if (/^(#|\/(?!\/)|\?|\.\/)/.test(href)) return { href, isOurs: href.startsWith('/') }
  if (!/^https?:\/\/[^/]/i.test(href)) return undefined
  const url = URL.parse(href)
  if (!url || url.username || url.password) return undefined
  if (url.origin !== ownOrigin || url.pathname.startsWith('//')) return { href, isOurs: false }
  return { href: url.pathname + url.search + url.hash, isOurs: true }
}

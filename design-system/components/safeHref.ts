/** What a parser drops or turns round while a reader does not see it: blanks, control characters, backslashes. */
const hasTricks = (address: string) => /[\p{Cc}\p{Z}\\]/u.test(address)

/**
 * Where a link may lead (X15): to a path (from the root or `./`) or a hash of ours, or to an http(s) address. Anything
 * else, whoever wrote it — `javascript:`, `data:`, `//host` — leads nowhere: undefined.
 */
export function safeHref(href: string): { href: string; isOurs: boolean } | undefined {
  if (hasTricks(href)) return undefined
  if (/^(#|\/(?!\/)|\?|\.\/)/.test(href)) return { href, isOurs: href.startsWith('/') }
  if (!/^https?:\/\/[^/]/i.test(href)) return undefined
  const url = URL.parse(href)
  return url && !url.username && !url.password ? { href, isOurs: false } : undefined
}

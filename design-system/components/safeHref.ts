import { parseUrl } from '../text/parseUrl.ts'

/**
 * Whether an address contains characters that a URL parser drops or rewrites although a reader does not see them:
 * blanks, control characters, backslashes.
 */
const hasTricks = (address: string) => /[\p{Cc}\p{Z}\\]/u.test(address)

/**
 * Checks the target of a link (X15). Allowed are a path (from the root or `./`), a query or a hash of the app, an
 * http(s) URL, and a `mailto:` or `tel:` with only one address or number (Q493). For anything else (`javascript:`,
 * `data:`, `//host`) it returns undefined. `isInApp` says whether the target opens inside the app.
 * @param ownOrigin A URL of this origin, or of its host without TLS, is reduced to its path: it opens inside the app.
 */
export function safeHref(href: string, ownOrigin?: string): { href: string; isInApp: boolean } | undefined {
  if (hasTricks(href)) return undefined
  if (/^(#|\/(?!\/)|\?|\.\/)/.test(href)) return { href, isInApp: href.startsWith('/') }
  if (!/^(https?:\/\/[^/]|mailto:[\w.+-]+@[\w.-]+$|tel:\+?\d[\d-]+$)/i.test(href)) return undefined
  const url = parseUrl(href)
  if (!url || url.username || url.password) return undefined
  const isOwn = url.origin === ownOrigin || url.origin.replace('http:', 'https:') === ownOrigin
  if (!isOwn || url.pathname.startsWith('//')) return { href, isInApp: false }
  return { href: url.pathname + url.search + url.hash, isInApp: true }
}

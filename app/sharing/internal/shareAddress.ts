import { canonicalPath } from '../../router/canonicalPath.ts'
import { pageAtLocation } from '../../router/pageAtPath.ts'
import { privatePages } from '../../router/privatePages.ts'
import { viewSearchOf } from '../../router/viewSearch.ts'

/**
 * Pages that are shared as another page, because only the host app or the member can open them, or because their path
 * contains the reader's names. The replacement is the path of the public page.
 */
const publicPages: readonly [pattern: RegExp, replacement: string][] = [
  [/^(\/channel\/[^/]+\/gacha)\/result$/, '$1'],
  [/^(\/channel\/[^/]+\/movie\/[^/]+)\/unity$/, '$1'],
  [/^\/unity\/post\/ip\/([^/]+)$/, '/channel/$1?tab=posts'],
  [/^\/unity(\/post(?:\/[^/]+){3})$/, '$1'],
  [/^\/story\/[^/]+\/[^/]+\/([^/]+)\/([^/]+)\/.+$/, '/channel/$1/story/$2'],
]

/** Lists that depend on the member: a guest would see a prompt to log in instead. */
const memberLists = new Set(['followed'])

/** The path of the public page to share instead of a path; most pages share their own. */
function publicPathOf(pathname: string): string {
  const twin = publicPages.find(([pattern]) => pattern.test(pathname))
  return twin ? pathname.replace(...twin) : pathname
}

const privatePatterns = new Set(privatePages.map(({ path }) => path))

/**
 * The address by which others open a page: its canonical path with the search parameters that select its view, and
 * nothing else of the query. Undefined for pages that a guest cannot open.
 */
export function shareAddress({ origin, pathname, search }: Record<'origin' | 'pathname' | 'search', string>) {
  const path = canonicalPath(pageAtLocation({ pathname, search }).path, pathname)
  const url = new URL(publicPathOf(path), origin)
  const query = new URLSearchParams(url.search || search)
  if (memberLists.has(query.get('list') ?? '')) query.delete('list')
  const view = viewSearchOf(query)
  const page = pageAtLocation({ pathname: url.pathname, search: view })
  const isPublic = page.guard === 'open' && page.path.startsWith('/') && !privatePatterns.has(page.path)
  return isPublic ? origin + url.pathname + view : undefined
}

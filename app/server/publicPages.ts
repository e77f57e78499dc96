import type { PageSpec } from '../pageSpec.ts'
import { canonicalPath } from '../router/canonicalPath.ts'
import { pageAtLocation } from '../router/pageAtPath.ts'
import { notFoundPageOfMap } from '../router/pageMap.ts'
import { redirects } from '../router/resolveArrival.ts'
import type { PageUrl } from './renderPage.tsx'

/**
 * Open pages whose content the server does not render: pages of the host app, whose users have its session; and pages
 * that show what only the device knows.
 */
const unrendered: ReadonlySet<string> = new Set([
  '/channel/:id/movie/:videoId/unity',
  '/unity/post/:type/:typeId',
  '/unity/post/:type/:typeId/:postId',
])

/** A page of the map as the server serves it to a guest. */
export interface PublicPage {
  page: PageSpec
  /** Its canonical URL, with the search parameters that select its view. */
  url: PageUrl
  /** Whether the server may render its content. */
  isRendered: boolean
}

/** Search parameters of our pages that open a dialog or a step. Such a page is rendered in the browser. */
const clientParameters = ['accessToken', 'by', 'card', 'device', 'entry', 'episode', 'item', 'photo', 'write']

/** The search parameters that select a view of the page, in one order. Others, such as those of trackers, are dropped. */
function viewOf({ views = [] }: PageSpec, search: URLSearchParams): string {
  const kept = [...views, 'tab'].flatMap((name) => {
    const value = search.get(name)
    return value === null ? [] : [[name, value]]
  })
  return kept.length > 0 ? `?${new URLSearchParams(kept).toString()}` : ''
}

/**
 * What a URL leads to: a public page; a page that needs a session or belongs to a step of the app; or no page (404).
 */
export function pageKindAt({ origin, pathname, search }: PageUrl): PublicPage | 'private' | 'missing' {
  const page = pageAtLocation({ pathname, search })
  if (redirects[pathname.toLowerCase()]) return 'private'
  if (page === notFoundPageOfMap) return 'missing'
  if (page.guard !== 'open') return 'private'
  const query = new URLSearchParams(search)
  const isCanonical = canonicalPath(page.path, pathname) === pathname
  const opensDialog = clientParameters.some((name) => query.has(name))
  return {
    page,
    url: { origin, pathname, search: viewOf(page, query) },
    isRendered: isCanonical && !opensDialog && !unrendered.has(page.path),
  }
}

import type { PageSpec } from '../pageSpec.ts'
import { canonicalPath } from '../router/canonicalPath.ts'
import { pageAtLocation } from '../router/pageAtPath.ts'
import { redirects } from '../router/resolvePage.ts'
import { clientParameters, viewSearchOf } from '../router/viewSearch.ts'
import { pageHeads } from './head/pageHeads.ts'
import type { PageUrl } from './renderPage.tsx'

/** The page at a URL, with what the server may show of it. */
export interface ServedPage {
  /** The page of the map, or the not-found page. */
  page: PageSpec
  /** The page's canonical URL, with the search parameters that select its view. */
  url: PageUrl
  /** Whether a guest may see its content. If so, the document's head describes the content. */
  isPublic: boolean
  /** Whether the server may render its content. */
  isRendered: boolean
  /** The path to which a guest is redirected. Undefined for a URL with a page. */
  redirect?: string | undefined
}

const publicPatterns = new Set(pageHeads.map(({ path }) => path))

/** The page at a URL of the app. */
export function servedPageAt({ origin, pathname, search }: PageUrl): ServedPage {
  const page = pageAtLocation({ pathname, search })
  const query = new URLSearchParams(search)
  const canonical = canonicalPath(page.path, pathname)
  const redirect = redirects[canonical.toLowerCase()]
  const isPublic = publicPatterns.has(page.path) && !redirect
  const isForBrowser = clientParameters.some((name) => query.has(name))
  return {
    page,
    url: { origin, pathname: canonical, search: viewSearchOf(query) },
    isPublic,
    isRendered: isPublic && canonical === pathname && !isForBrowser,
    redirect: redirect && redirect() + search,
  }
}

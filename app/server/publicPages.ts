import type { PageSpec } from '../pageSpec.ts'
import { canonicalPath } from '../router/canonicalPath.ts'
import { pageAtLocation } from '../router/pageAtPath.ts'
import { redirects } from '../router/resolveArrival.ts'
import { pageHeads } from './head/pageHeads.ts'
import type { PageUrl } from './renderPage.tsx'

/** What a URL leads to, for the server. */
export interface ServedPage {
  /** The page of the map, also the not-found page. */
  page: PageSpec
  /** Its canonical URL, with the search parameters that select its view. */
  url: PageUrl
  /** Whether a guest may see its content: its head says what it is about. */
  isPublic: boolean
  /** Whether the server may render its content. */
  isRendered: boolean
  /** Where a guest is redirected; undefined for a URL with a page. */
  redirect?: string | undefined
}

const publicPatterns = new Set(pageHeads.map(({ path }) => path))

/** Search parameters of our pages that open a dialog or a step, or belong to the host app. */
const clientParameters = ['accessToken', 'by', 'card', 'device', 'entry', 'episode', 'item', 'photo', 'write']

/** Search parameters that select a view of a public page (Q415). Others, such as those of trackers, are dropped. */
const viewParameters = ['gachaId', 'list', 'tab']

function viewOf(search: URLSearchParams): string {
  const kept = viewParameters.flatMap((name) => {
    const value = search.get(name)
    return value === null ? [] : [[name, value]]
  })
  return kept.length > 0 ? `?${new URLSearchParams(kept).toString()}` : ''
}

/** The page at a URL of the app. */
export function servedPageAt({ origin, pathname, search }: PageUrl): ServedPage {
  const page = pageAtLocation({ pathname, search })
  const query = new URLSearchParams(search)
  const canonical = canonicalPath(page.path, pathname)
  const redirect = redirects[canonical.toLowerCase()]
  const isPublic = publicPatterns.has(page.path) && !redirect
  const opensDialog = clientParameters.some((name) => query.has(name))
  return {
    page,
    url: { origin, pathname: canonical, search: viewOf(query) },
    isPublic,
    isRendered: isPublic && canonical === pathname && !opensDialog,
    redirect: redirect && redirect() + search,
  }
}

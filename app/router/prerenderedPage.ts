import { matchRoutes } from 'react-router-dom'
import type { ResolvedPage } from './resolvePage.ts'
import { loadPage } from './loadPage.ts'
import { pageAtPath } from './pageAtPath.ts'

interface Prerendered {
  page: ResolvedPage
  /**
   * Starts the page's queries and lazy parts, and returns the page. `isFromServer`: whether the page renders exactly as
   * on the server.
   */
  startQueries: (isFromServer: boolean) => ResolvedPage
}

/**
 * The page of a URL whose HTML contains its content (server/). No guard is applied to it, and its queries start only
 * with `startQueries`.
 */
export async function prerenderedPage({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): Promise<Prerendered> {
  const spec = pageAtPath(pathname)
  const { Component, beforeRender, title = spec.title } = await loadPage(spec)
  const params = matchRoutes([{ path: spec.path }], pathname)?.[0]?.params ?? {}
  const location = { pathname, search, hash, state: null, key: 'default' }
  const page: ResolvedPage = { location, page: { ...spec, title }, Component }
  return {
    page,
    startQueries: (isFromServer) => {
      beforeRender?.({ params, search: new URLSearchParams(search) })
      return { ...page, isFromServer }
    },
  }
}

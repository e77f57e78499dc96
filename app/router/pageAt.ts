import { matchRoutes } from 'react-router-dom'
import { notFoundPage, pages } from '../pages.ts'
import type { PageSpec } from '../pageSpec.ts'

const routes = [...pages, notFoundPage].map((page) => ({ path: page.path, page }))

/** Ranking the whole map takes milliseconds on a slow phone, and a page asks for many addresses: every banner's. */
const known: Record<string, PageSpec> = {}

/**
 * The page of the map that stands at a path, by the router's own ranking; the not-found page where there is none
 * (R085).
 */
export const pageAt = (pathname: string): PageSpec =>
  (known[pathname] ??= matchRoutes(routes, pathname)?.at(-1)?.route.page ?? notFoundPage)

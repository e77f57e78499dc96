import { matchRoutes } from 'react-router-dom'
import { notFoundPage, pages } from '../pages.ts'
import type { PageSpec } from '../pageSpec.ts'

const routes = [...pages, notFoundPage].map((page) => ({ path: page.path, page }))

/** `/channel/todai` begins with `channel`, as every page's path begins with a word. */
const firstWord = (path: string) => path.split('/', 2)[1]?.toLowerCase()

/** The pages that begin as an address does: ranking the whole map takes milliseconds on a slow phone. */
const routesNear = (pathname: string) => routes.filter(({ path }) => firstWord(path) === firstWord(pathname))

/** A page asks for many addresses: every banner's. */
const known: Record<string, PageSpec> = {}

/**
 * The page of the map that stands at a path, by the router's own ranking; the not-found page where there is none
 * (R085).
 */
export const pageAt = (pathname: string): PageSpec =>
  (known[pathname] ??=
    (matchRoutes(routesNear(pathname), pathname) ?? matchRoutes(routes, pathname))?.at(-1)?.route.page ?? notFoundPage)

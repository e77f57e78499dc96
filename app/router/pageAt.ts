import { matchRoutes } from 'react-router-dom'
import { notFoundPage, pages } from '../pages.ts'
import type { PageSpec } from '../pageSpec.ts'

const routes = [...pages, notFoundPage].map((page) => ({ path: page.path, page }))

/**
 * The page of the map that stands at a path, by the router's own ranking; the not-found page where there is none
 * (R085).
 */
export const pageAt = (pathname: string): PageSpec => matchRoutes(routes, pathname)?.at(-1)?.route.page ?? notFoundPage

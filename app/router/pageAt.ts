import { matchRoutes } from 'react-router-dom'
import { notFoundPage, pages } from '../pages.ts'
import type { PageSpec } from '../pageSpec.ts'
import { decodablePath } from './canonicalPath.ts'
import { impossibleId } from './impossibleId.ts'

const routes = [...pages, notFoundPage].map((page) => ({ path: page.path, page }))

/** The first word of a path in lower case: every page's path begins with one, such as `channel`. */
const firstWord = (path: string) => path.split('/', 2)[1]?.toLowerCase()

/** The pages that begin as an address does: ranking the whole map takes milliseconds on a slow phone. */
const routesNear = (pathname: string) => routes.filter(({ path }) => firstWord(path) === firstWord(pathname))

/** A page asks for many addresses: every banner's. */
const known: Record<string, PageSpec> = {}

/** Parameters of a path that hold an id; a story's reader is no id: its page takes what can be shown of it (X8). */
const idsInPath = /^(?!user)/

/** Search parameters that hold an id, on whatever page. */
const idsInSearch = /^(card|channel|entry|episode|gachaId|id|item|livetalk|photo|slot|target|ticket|transactionId)$/

const canExist = (values: Iterable<[name: string, value: string]>, ids: RegExp) =>
  [...values].every(([name, value]) => !ids.test(name) || !impossibleId.test(value))

function find(pathname: string): PageSpec {
  const path = decodablePath(pathname)
  const match = (matchRoutes(routesNear(path), path) ?? matchRoutes(routes, path))?.at(-1)
  return match && canExist(Object.entries(match.params as Record<string, string>), idsInPath)
    ? match.route.page
    : notFoundPage
}

/**
 * The page of the map at a path, by the router's own ranking; the not-found page where there is none, and for an id
 * that cannot exist: no host is asked for it (R085).
 */
export const pageAt = (pathname: string): PageSpec => (known[pathname] ??= find(pathname))

/** The same for an address with its search, which may hold ids as well. */
export const pageFor = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): PageSpec =>
  canExist(new URLSearchParams(search), idsInSearch) ? pageAt(pathname) : notFoundPage

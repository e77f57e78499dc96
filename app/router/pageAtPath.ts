import { matchRoutes } from 'react-router-dom'
import type { PageSpec } from '../pageSpec.ts'
import { decodablePath } from './canonicalPath.ts'
import { impossibleIdPattern } from './impossibleIdPattern.ts'
import { notFoundPageOfMap, pageRoutes } from './pageMap.ts'

/** The first word of a path in lower case, such as `channel`. Every page's path begins with a word. */
const firstWord = (path: string) => path.split('/', 2)[1]?.toLowerCase()

/** The pages with the same first word. Ranking the whole map would take milliseconds on a slow phone. */
const routesNear = (pathname: string) => pageRoutes.filter(({ path }) => firstWord(path) === firstWord(pathname))

/**
 * A cache, because a page looks up many paths, for example one per banner. It is bounded, because the server is asked
 * for any path.
 */
const pageByPath = new Map<string, PageSpec>()
const maxCachedPaths = 500

/** Path parameters that contain an id. A story's reader names are none: the page shows their visible part (X8). */
const idsInPath = /^(?!user)/

/** Search parameters that contain an id, on any page. */
const idsInSearch = /^(card|channel|entry|episode|gachaId|id|item|livetalk|photo|slot|target|ticket|transactionId)$/

const canExist = (values: Iterable<[name: string, value: string]>, ids: RegExp) =>
  [...values].every(([name, value]) => !ids.test(name) || !impossibleIdPattern.test(value))

function findPage(pathname: string): PageSpec {
  const path = decodablePath(pathname)
  const match = (matchRoutes(routesNear(path), path) ?? matchRoutes(pageRoutes, path))?.at(-1)
  return match && canExist(Object.entries(match.params as Record<string, string>), idsInPath)
    ? match.route.page
    : notFoundPageOfMap
}

/**
 * The page of the map at a path, by the library's ranking. Without a match, or with an id that cannot exist, it is the
 * not-found page, and no request is sent (R085).
 */
export function pageAtPath(pathname: string): PageSpec {
  const page = pageByPath.get(pathname) ?? findPage(pathname)
  if (pageByPath.size === maxCachedPaths) pageByPath.clear()
  pageByPath.set(pathname, page)
  return page
}

/** The page of the map at a URL with search parameters, which may contain impossible ids too. */
export const pageAtLocation = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): PageSpec =>
  canExist(new URLSearchParams(search), idsInSearch) ? pageAtPath(pathname) : notFoundPageOfMap

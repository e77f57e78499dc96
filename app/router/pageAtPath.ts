import { matchRoutes } from 'react-router-dom'
import type { PageSpec } from '../pageSpec.ts'
import { decodablePath } from './canonicalPath.ts'
import { impossibleIdPattern } from './impossibleIdPattern.ts'
import { notFoundPageOfMap, pageRoutes } from './pageMap.ts'

/** The first word of a path in lower case, such as `channel`. Every page's path begins with a word. */
const firstWord = (path: string) => path.split('/', 2)[1]?.toLowerCase()

/** The pages whose path begins with the same word. Comparing all pages would take milliseconds on a slow phone. */
const routesNear = (pathname: string) => pageRoutes.filter(({ path }) => firstWord(path) === firstWord(pathname))

/**
 * Caches the page of each path, because a page looks up many paths, for example one per banner. Its size is limited,
 * because clients can request any path from the server.
 */
const pageByPath = new Map<string, PageSpec>()
const maxCachedPaths = 500

/**
 * Matches path parameters that contain an id. The names of a story's reader are no ids: the page shows their visible
 * part (X8).
 */
const idsInPath = /^(?!user)/

/** Matches search parameters that contain an id, on any page. */
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

/** The page of the map at a URL with search parameters, which may contain impossible ids, too. */
export const pageAtLocation = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): PageSpec =>
  canExist(new URLSearchParams(search), idsInSearch) ? pageAtPath(pathname) : notFoundPageOfMap

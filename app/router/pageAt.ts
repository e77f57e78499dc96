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

/** Holds a control character, or is longer than any id of a host: such a thing cannot exist (Q379). */
const impossible = /\p{Cc}|.{256}/u

/** A reader's name in a story's address is no id: its page takes what can be shown of it (X8). */
const namesReader = /^user/

const canExist = (params: object) =>
  Object.entries(params).every(([name, value]) => namesReader.test(name) || !impossible.test(value))

function find(pathname: string): PageSpec {
  const match = (matchRoutes(routesNear(pathname), pathname) ?? matchRoutes(routes, pathname))?.at(-1)
  return match && canExist(match.params) ? match.route.page : notFoundPage
}

/**
 * The page of the map at a path, by the router's own ranking; the not-found page where there is none, and for an id
 * that cannot exist: no host is asked for it (R085).
 */
export const pageAt = (pathname: string): PageSpec => (known[pathname] ??= find(pathname))

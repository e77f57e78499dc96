import { matchRoutes } from 'react-router-dom'
import type { Arrival } from './resolveArrival.ts'
import { loadPage } from './loadPage.ts'
import { pageAtPath } from './pageAtPath.ts'

interface Prerendered {
  arrival: Arrival
  /** Starts the page's queries and lazy parts. Returns the page; `isFromServer`: as a server renders it. */
  start: (isFromServer: boolean) => Arrival
}

/** The page of a URL as it is in its HTML (server/): no guard is applied, and no query started before `start`. */
export async function prerenderedPage({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): Promise<Prerendered> {
  const page = pageAtPath(pathname)
  const { Component, start, title = page.title } = await loadPage(page)
  const params = matchRoutes([{ path: page.path }], pathname)?.[0]?.params ?? {}
  const location = { pathname, search, hash, state: null, key: 'default' }
  const arrival: Arrival = { location, page: { ...page, title }, Component }
  return {
    arrival,
    start: (isFromServer) => {
      start?.({ params, search: new URLSearchParams(search) })
      return { ...arrival, isFromServer }
    },
  }
}

import type { Arrival } from './resolveArrival.ts'
import { pageAtPath } from './pageAtPath.ts'

/** The page of a URL as it is in its HTML (prerender/): no guard is applied and no query started. */
export async function prerenderedPage({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): Promise<Arrival> {
  const page = pageAtPath(pathname)
  const { Component } = await page.load()
  return { location: { pathname, search, hash, state: null, key: 'default' }, page, Component }
}

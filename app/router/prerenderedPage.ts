import type { Arrival } from './arrive.ts'
import { pageAt } from './pageAt.ts'

/** The page of a URL as it is in its HTML (prerender/): no guard is applied and no query started. */
export async function prerenderedPage({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): Promise<Arrival> {
  const page = pageAt(pathname)
  const { Component } = await page.load()
  return { location: { pathname, search, hash, state: null, key: 'default' }, page, Component }
}

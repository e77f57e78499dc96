import { notFoundPageOfMap } from '../router/pageMap.ts'
import { loadPage } from '../router/loadPage.ts'
import { pageAtPath } from '../router/pageAtPath.ts'

/**
 * Loads the files of the page at a URL in advance. Failures are ignored; the visit itself reports them.
 *
 * @returns whether the app has a page at this URL. Other paths of our origin belong to a server behind it.
 */
export function preloadPage(href: string): boolean {
  const page = pageAtPath(href.split(/[?#]/, 1)[0] ?? '')
  if (page === notFoundPageOfMap) return false
  loadPage(page).catch(() => {})
  return true
}

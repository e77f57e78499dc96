import { notFoundPageOfMap } from '../router/pageMap.ts'
import { loadPage } from '../router/loadPage.ts'
import { pageAtPath } from '../router/pageAtPath.ts'
import { redirects } from '../router/resolvePage.ts'

/**
 * Loads the files of the page at a URL in advance. Failures are ignored; the visit itself reports them.
 *
 * @returns whether the app has a page at this URL, or redirects it to one. Other paths of this origin belong to a
 *   server behind it.
 */
export function preloadPage(href: string): boolean {
  const path = href.split(/[?#]/, 1)[0] ?? ''
  const page = pageAtPath(redirects[path]?.() ?? path)
  if (page === notFoundPageOfMap) return false
  loadPage(page).catch(() => {})
  return true
}

import { notFoundPageOfMap } from '../router/pageMap.ts'
import { loadPage } from '../router/loadPage.ts'
import { pageAtPath } from '../router/pageAtPath.ts'

/** Loads the files of the page at a URL in advance. Failures are ignored; the visit itself reports them. */
export function preloadPage(href: string): void {
  const page = pageAtPath(href.split(/[?#]/, 1)[0] ?? '')
  if (page !== notFoundPageOfMap) loadPage(page).catch(() => {})
}

import { notFoundPage } from '../router/pageMap.ts'
import { loadPage } from '../router/loadPage.ts'
import { pageAt } from '../router/pageAt.ts'

/** Loads the files of the page at a URL in advance. Failures are ignored; the visit itself reports them. */
export function preloadPage(href: string): void {
  const page = pageAt(href.split(/[?#]/, 1)[0] ?? '')
  if (page !== notFoundPage) loadPage(page).catch(() => {})
}

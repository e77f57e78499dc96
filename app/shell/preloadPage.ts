import { notFoundPage } from '../pages.ts'
import { loadPage } from '../router/loadPage.ts'
import { pageAt } from '../router/pageAt.ts'

/** Fetches the files of the page at an address, in passing: when it cannot be had, the visit itself will say so. */
export function preloadPage(href: string): void {
  const page = pageAt(href.split(/[?#]/, 1)[0] ?? '')
  if (page !== notFoundPage) loadPage(page).catch(() => {})
}

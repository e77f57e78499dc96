import { notFoundPage } from '../pages.ts'
import { pageAt } from '../router/pageAt.ts'

/** Fetches the file of the page at an address, in passing: when it cannot be had, the visit itself will say so. */
export function preloadPage(href: string): void {
  const page = pageAt(href.split(/[?#]/, 1)[0] ?? '')
  if (page !== notFoundPage) page.load().catch(() => {})
}

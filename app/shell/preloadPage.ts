import { matchPath } from 'react-router-dom'
import { pages } from '../pages.ts'

/** Fetches the file of the page at an address, in passing: when it cannot be had, the visit itself will say so. */
export function preloadPage(href: string): void {
  const pathname = href.split(/[?#]/, 1)[0] ?? ''
  const page = pages.find(({ path }) => matchPath(path, pathname))
  page?.load().catch(() => {})
}

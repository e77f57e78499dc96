import { pages } from '../../pages.ts'

/** The title of a page in the map of pages, by its pattern. */
export function pageTitleOf(pattern: string): string {
  const page = pages.find(({ path }) => path === pattern)
  if (!page) throw new Error(`The map of pages has no page ${pattern}`)
  return page.title
}

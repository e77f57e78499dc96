import type { PageSpec } from '../pageSpec.ts'

/** The pages, in the form that the library's matcher takes. Empty until `providePages` is called. */
export let pageRoutes: { path: string; page: PageSpec }[] = []

/** The page that every other path shows (R085). */
export let notFoundPageOfMap: PageSpec

/**
 * Sets the pages of the router, with the not-found page last. The app's entry, the server's rendering and tests call it
 * first. The router cannot import the map of pages: the map imports all areas, and the areas import the router.
 */
export function providePages(pages: readonly [...PageSpec[], PageSpec]): void {
  pageRoutes = pages.map((page) => ({ path: page.path, page }))
  notFoundPageOfMap = pages[pages.length - 1] as PageSpec
}

import type { PageSpec } from '../pageSpec.ts'

/** The pages, in the form of the library's matcher. Empty until `providePages` was called. */
export let pageRoutes: { path: string; page: PageSpec }[] = []

/** The page of all other paths (R085). */
export let notFoundPageOfMap: PageSpec

/**
 * Gives the router its pages, with the not-found page last. The app's entry, the build's HTML and tests call it first:
 * the router cannot import the map, because the map imports all areas, and they import the router.
 */
export function providePages(pages: readonly [...PageSpec[], PageSpec]): void {
  pageRoutes = pages.map((page) => ({ path: page.path, page }))
  notFoundPageOfMap = pages[pages.length - 1] as PageSpec
}

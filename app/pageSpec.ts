import type { ComponentType } from 'react'
import type { PageGuard } from './session/guards.ts'

/**
 * The exports of a page's module. `beforeRender` is called before the page is rendered: it begins the page's queries,
 * without waiting for them.
 */
export interface PageFile {
  Component: ComponentType
  /**
   * The page's title. The built app takes it from here instead of from the map of pages (tools/moveTitlesToPages.ts).
   */
  title?: string
  beforeRender?:
    | ((address: { params: Readonly<Record<string, string | undefined>>; search: URLSearchParams }) => void)
    | undefined
}

/** A page in the map of pages. Each area lists its own pages in `<area>.pages.ts`. */
export interface PageSpec {
  /** The row of the page in the specification's list of routes. */
  id: `R${number}` | 'ours'
  path: string
  title: string
  guard: PageGuard
  /**
   * Which header the page has. `wide`: hidden below 1024 px (S023, S024). `none`: for pages of the embedded device
   * (Q28) and for the story player, which has a header of its own (Q169). Default: full.
   */
  header?: 'full' | 'simple' | 'wide' | 'none'
  /**
   * Which footer the page has. `none`: hidden (W007). Default: full. On the embedded device the footer is always
   * hidden.
   */
  footer?: 'full' | 'wide' | 'none'
  /** The item that the header and the tab bar mark as current on this page. */
  place?: 'home' | 'channel' | 'collection' | 'profile'
  /**
   * Set for landing pages, on which users enter the site. All their styles are in first.css (8 kB together), and their
   * shared code is one file. All other pages wait for the late stylesheet.
   */
  isLanding?: true | undefined
  /**
   * Search parameters that select another view at the same path (a form step, another gacha), which starts at its top.
   * A change of any other parameter keeps the scroll position.
   */
  views?: readonly string[]
  load: () => Promise<PageFile>
}

import type { ComponentType } from 'react'
import type { PageGuard } from './session/guards.ts'

/**
 * The module of a page. `beforeRender` is called before the page is rendered: it begins the page's queries, without
 * waiting for them.
 */
export interface PageFile {
  Component: ComponentType
  /** The page's title. The built app takes it from here instead of from the map (tools/moveTitlesToPages.ts). */
  title?: string
  beforeRender?:
    | ((address: { params: Readonly<Record<string, string | undefined>>; search: URLSearchParams }) => void)
    | undefined
}

/** A page in the map of pages. Each area lists its own pages in `<area>.pages.ts`. */
export interface PageSpec {
  /** Row of the specification's list of routes. */
  id: `R${number}` | 'ours'
  path: string
  title: string
  guard: PageGuard
  /**
   * `wide`: hidden below 1024 px (S023, S024). `none`: pages of the embedded device (Q28), and the story player, which
   * has its own header (Q169). Default: full.
   */
  header?: 'full' | 'simple' | 'wide' | 'none'
  /** Default: full. `none`: hidden (W007). Always hidden on the embedded device. */
  footer?: 'full' | 'wide' | 'none'
  /** The item of the header and the tab bar that is marked as current. */
  place?: 'home' | 'channel' | 'collection' | 'profile'
  /**
   * Set for pages that users enter the site on. All their styles are in first.css (8 kB together), and their shared
   * code is one file. All other pages wait for the late stylesheet.
   */
  isLanding?: true | undefined
  /**
   * Search parameters that select another view at the same path (a form step, another gacha), which starts at its top.
   * A change of any other parameter keeps the scroll position.
   */
  views?: readonly string[]
  load: () => Promise<PageFile>
}

import type { ComponentType } from 'react'
import type { Guard } from './session/guards.ts'

/**
 * What a page's file gives the router. `start` begins the page's queries before it is rendered, and waits for none of
 * them.
 */
export interface PageFile {
  Component: ComponentType
  /** In the built app the map leaves a page's title to its file (tools/titlesWithPages.ts). */
  title?: string
  start?: (address: { params: Readonly<Record<string, string | undefined>>; search: URLSearchParams }) => void
}

/** A page of the map. Each area lists its own in `<area>.pages.ts`. */
export interface PageSpec {
  /** Row of the specification list of routes. */
  id: `R${number}` | 'ours'
  path: string
  title: string
  guard: Guard
  /**
   * `wide`: hidden below 1024 px (S023, S024). `none`: the pages of the embedded device (Q28), and the story player,
   * which has a head of its own (Q169). Default: full.
   */
  header?: 'full' | 'simple' | 'wide' | 'none'
  /** Default: full. `none`: hidden (W007). On the embedded device always hidden. */
  footer?: 'full' | 'wide' | 'none'
  /** The place of the header and the tab bar it belongs to. */
  place?: 'home' | 'channel' | 'collection' | 'profile'
  /**
   * People come in here from outside. The whole look of the page is in first.css (8 kB for all of them), and what such
   * pages share is one file. Every other page waits for the late stylesheet.
   */
  isLanding?: true
  /**
   * Search parameters that open another view at the same path (a step of a form, another gacha): it begins at its top.
   * A change of any other parameter leaves the page where it is scrolled.
   */
  views?: readonly string[]
  load: () => Promise<PageFile>
}

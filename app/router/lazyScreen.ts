import { lazyComponent } from '@tsudoi/design-system/lazy'
import type { ComponentType } from 'react'
import type { PageFile } from '../pageSpec.ts'

/**
 * A screen in a file of its own, for a page whose answer takes as long: it comes beside the answer, and nobody waits
 * for it with the page's file. `startWith` gives the page's `start`, which begins to fetch the screen and does what it
 * is given.
 */
export function lazyScreen<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const startWith =
    (start: NonNullable<PageFile['start']>): PageFile['start'] =>
    (address) => {
      // A failure is the screen's to tell.
      load().catch(() => {})
      start(address)
    }
  return { Screen: lazyComponent(load), startWith }
}

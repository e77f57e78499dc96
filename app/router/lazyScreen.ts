import { lazyComponent } from '@tsudoi/design-system/lazy'
import type { ComponentType } from 'react'
import type { PageFile } from '../pageSpec.ts'

/**
 * A screen in a separate file, so that the page's file stays small. For a page whose answer takes at least as long to
 * load as the screen: the two load in parallel. `withScreenPreload` wraps the page's `beforeRender`, and begins to load
 * the screen.
 */
export function lazyScreen<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Screen = lazyComponent(load)
  const withScreenPreload =
    (beforeRender: NonNullable<PageFile['beforeRender']>): PageFile['beforeRender'] =>
    (address) => {
      // Ignores a failure here, because the screen shows that its file could not be loaded.
      Screen.load().catch(() => {})
      beforeRender(address)
    }
  return { Screen, withScreenPreload }
}

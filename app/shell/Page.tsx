import { nameOr } from '@tsudoi/design-system/text/nameOr'
import { useContext, useLayoutEffect, useMemo, type ReactNode } from 'react'
import { useCurrentPage } from '../router/useCurrentPage.ts'
import { FrameContext, storeServerFrameSettings, type FrameSettings } from './frameSettings.ts'
import { usePageTitle } from './usePageTitle.ts'

/** The title of a page, and the settings that it sets for the frame. */
export interface PageProps extends Partial<FrameSettings> {
  /**
   * The page's title. A page about one item sets the item's name. Default, or if nothing of it is visible: the title in
   * the map of pages.
   */
  title?: string | undefined
  children: ReactNode
}

/**
 * A page, and the settings that it sets for the frame. `AppFrame` applies them before the browser paints, so the colour
 * of the page before is never visible. On the server, which runs no effects, they are stored for the renderer.
 */
export function Page({ title, back, channel, isStage = false, children }: PageProps) {
  const spec = useCurrentPage()
  const applySettings = useContext(FrameContext)
  usePageTitle(nameOr(title ?? '', spec.title))
  const [label, href] = [back?.label, back?.href]
  const [id, seed] = [channel?.id, channel?.seed]
  const settings = useMemo(
    (): FrameSettings => ({
      isStage,
      back: label === undefined || href === undefined ? undefined : { label, href },
      channel: id === undefined ? undefined : { id, seed },
    }),
    [isStage, label, href, id, seed],
  )
  storeServerFrameSettings(settings)
  useLayoutEffect(() => applySettings(settings), [applySettings, settings])
  return children
}

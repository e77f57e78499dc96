import { useContext, useLayoutEffect, useMemo, type ReactNode } from 'react'
import { useCurrentPage } from '../router/useCurrentPage.ts'
import { FrameContext, storeServerFacts, type FrameFacts } from './frameFacts.ts'
import { usePageTitle } from './usePageTitle.ts'

/** The title and the frame facts of a page. */
export interface PageProps extends Partial<FrameFacts> {
  /** Default, also if empty: the map's title. Pages about one item set its name. */
  title?: string | undefined
  children: ReactNode
}

/**
 * A page with the facts that it sets for the frame. `AppFrame` applies them before the browser paints, so the earlier
 * page's colour is never visible. On the server, which runs no effects, they are stored for the renderer.
 */
export function Page({ title, back, channel, isStage = false, children }: PageProps) {
  const spec = useCurrentPage()
  const stateFacts = useContext(FrameContext)
  usePageTitle(title || spec.title)
  const [label, href] = [back?.label, back?.href]
  const [id, seed] = [channel?.id, channel?.seed]
  const facts = useMemo(
    (): FrameFacts => ({
      isStage,
      back: label === undefined || href === undefined ? undefined : { label, href },
      channel: id === undefined ? undefined : { id, seed },
    }),
    [isStage, label, href, id, seed],
  )
  storeServerFacts(facts)
  useLayoutEffect(() => stateFacts(facts), [stateFacts, facts])
  return children
}

import { useContext, useLayoutEffect, type ReactNode } from 'react'
import { usePage } from '../router/usePage.ts'
import { FrameContext, type FrameFacts } from './frameFacts.ts'
import { usePageTitle } from './usePageTitle.ts'

export interface PageProps extends Partial<FrameFacts> {
  /** Default, also for an empty one: the title of the map. Pages about one thing give its name. */
  title?: string
  children: ReactNode
}

/**
 * A page with what it says of itself. The frame around it (`AppFrame`) takes that up before the browser paints, so the
 * colour of the page before is never seen. Only the map's facts are in prerendered HTML: the frame learns of a page's
 * own ones in the browser.
 */
export function Page({ title, back, channel, isStage = false, children }: PageProps) {
  const spec = usePage()
  const stateFacts = useContext(FrameContext)
  usePageTitle(title || spec.title)
  const [label, href] = [back?.label, back?.href]
  const [id, seed] = [channel?.id, channel?.seed]
  useLayoutEffect(() => {
    stateFacts({
      isStage,
      back: label === undefined || href === undefined ? undefined : { label, href },
      channel: id === undefined ? undefined : { id, seed },
    })
  }, [stateFacts, isStage, label, href, id, seed])
  return children
}

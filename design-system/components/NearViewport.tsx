import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'

export interface NearViewportProps {
  /**
   * Called once when the children are less than one viewport below the visible area, and once more each time `when`
   * becomes true.
   */
  onNear: () => void
  /**
   * Whether `onNear` may be called. Set it to false while a page is loading, or after a failure that waits for the user
   * to retry.
   */
  isWatching: boolean
  children: ReactNode
}

/** Wraps the end of a list and reports that the user is about to reach it, so that the next page can load in time. */
export function NearViewport({ onNear, isWatching, children }: NearViewportProps) {
  const place = useRef<HTMLDivElement>(null)
  const near = useEffectEvent(onNear)
  useEffect(() => {
    if (!isWatching || !place.current) return undefined
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        watch.disconnect()
        near()
      },
      { rootMargin: '0px 0px 100% 0px', scrollMargin: '0px 0px 100% 0px' },
    )
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [isWatching])
  return <div ref={place}>{children}</div>
}

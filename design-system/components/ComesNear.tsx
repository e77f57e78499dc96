import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'

export interface ComesNearProps {
  /** Called once when it comes within a screen of being seen, and again with each new `when`. */
  onNear: () => void
  /** Nothing is said while it is false: something is on its way already, or has failed and waits for a press. */
  when: boolean
  children: ReactNode
}

/** Around the end of a list: says that a reader is about to reach it, so that what comes next can be there in time. */
export function ComesNear({ onNear, when, children }: ComesNearProps) {
  const place = useRef<HTMLDivElement>(null)
  const near = useEffectEvent(onNear)
  useEffect(() => {
    if (!when || !place.current) return undefined
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
  }, [when])
  return <div ref={place}>{children}</div>
}

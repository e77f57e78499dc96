import { useDeferredValue, type ReactNode } from 'react'

/** False in a page's first render, true in the one that follows its paint: what waits for it makes no tap wait. */
export const useAfterFirstPaint = (): boolean => useDeferredValue(true, false)

/**
 * Stands where the rest of a page comes: as tall as a restored scroll position needs, and the footer stays out of
 * sight, so that nothing shifts.
 */
export const BelowFoldRoom = () => <div className="min-h-[300dvh]" />

/** What nobody sees without scrolling: rendered right after the first paint of what stands above it. */
export function BelowFold({ children }: { children: ReactNode }) {
  return useAfterFirstPaint() ? children : <BelowFoldRoom />
}

import { useDeferredValue, type ReactNode } from 'react'
import { useIsServerMarkup } from '../lazy.tsx'

/**
 * Whether the content below the fold may be rendered: false in a page's first render, true in the deferred render after
 * the first paint, which user input can interrupt. Always true for a page that a server has rendered, because that page
 * is painted already.
 */
export const useAfterFirstPaint = (): boolean => useDeferredValue(true, useIsServerMarkup())

/**
 * Placeholder for the rest of a page: tall enough to restore a scroll position, and it keeps the footer below the
 * viewport, so that nothing shifts.
 */
export const BelowFoldPlaceholder = () => <div className="min-h-[300dvh]" />

/** Renders its children right after the first paint of the content above. For content outside the first viewport. */
export function BelowFold({ children }: { children: ReactNode }) {
  return useAfterFirstPaint() ? children : <BelowFoldPlaceholder />
}

import type { ReactNode } from 'react'
import { measureHeight } from './measureHeight.ts'

export interface StickyFootProps {
  /** Whether the page has a tab bar, so that the foot is placed above it on phones. Default: no. */
  isAboveTabBar?: boolean | undefined
  children: ReactNode
}

const measure = measureHeight('--foot')

/**
 * The foot of a page with its main action, which stays visible at the bottom of the viewport while the page scrolls. It
 * is placed above `BottomBars`, and a focused element is scrolled clear of it (WCAG 2.4.11).
 */
export function StickyFoot({ isAboveTabBar = false, children }: StickyFootProps) {
  return (
    <div
      ref={measure}
      data-bar="page"
      data-foot={isAboveTabBar ? 'above-tabs' : ''}
      className="sticky bottom-0 z-10 mt-14 border-t border-ink bg-paper pb-(--safe-bottom)"
    >
      {children}
    </div>
  )
}

import type { ReactNode } from 'react'
import { measureHeight } from './measureHeight.ts'

export interface BottomBarsProps {
  /** True on pages with a tab bar: the bars are placed above it on phones. Default: no. */
  isAboveTabBar?: boolean | undefined
  /** The bars, the topmost first: `PaymentLine`, `StatusLine`, `SmartBanner`. Each may be absent. */
  children: ReactNode
}

const measure = measureHeight('--bars')

/**
 * The bars over the bottom of the page, stacked without covering each other. A `StickyFoot` stays above them, and a
 * focused element is scrolled clear of both. Render it once per page.
 */
export function BottomBars({ isAboveTabBar = false, children }: BottomBarsProps) {
  const foot = isAboveTabBar ? 'bottom-16 mb-(--safe-bottom) desk:bottom-0' : 'bottom-0 pb-(--safe-bottom)'
  return (
    <div
      ref={measure}
      data-bar="overlay"
      className={`fixed inset-x-0 z-30 flex flex-col bg-raised empty:hidden ${foot}`}
    >
      {children}
    </div>
  )
}

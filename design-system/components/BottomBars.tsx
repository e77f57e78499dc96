import type { ReactNode } from 'react'
import { measureHeight } from './measureHeight.ts'

export interface BottomBarsProps {
  /** True on pages with a tab bar: the bars are placed above it on phones. Default: no. */
  isAboveTabBar?: boolean | undefined
  /** The bars, the topmost first: `PaymentLine`, `StatusLine`, `SmartBanner`. Each may be absent. */
  children: ReactNode
}

const measureBars = measureHeight('--bars')
const measureTabs = measureHeight('--tabs')

/** Measures the bars, and the tab bar below them. */
function measure(bars: HTMLElement | null): (() => void) | undefined {
  const endBars = measureBars(bars)
  const endTabs = measureTabs(bars?.ownerDocument.querySelector<HTMLElement>('[data-tabs]') ?? null)
  return () => {
    endBars?.()
    endTabs?.()
  }
}

/**
 * The bars over the bottom of the page, stacked without covering each other. A `StickyFoot` stays above them, and a
 * focused element is scrolled clear of both. Render it once per page.
 */
export function BottomBars({ isAboveTabBar = false, children }: BottomBarsProps) {
  return (
    <div
      ref={measure}
      data-bar="overlay"
      data-bars={isAboveTabBar ? 'above-tabs' : ''}
      className="fixed inset-x-0 bottom-0 z-30 flex flex-col bg-raised empty:hidden"
    >
      {children}
    </div>
  )
}

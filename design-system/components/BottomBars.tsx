import { useEffect, useRef, type ReactNode } from 'react'
import { measureHeight } from './measureHeight.ts'

export interface BottomBarsProps {
  /** Whether the page has a tab bar, so that the bars are placed above it on phones. Default: no. */
  isAboveTabBar?: boolean | undefined
  /** The bars, the topmost first: `PaymentLine`, `StatusLine`, `SmartBanner`. Each bar may be absent. */
  children: ReactNode
}

const measureBars = measureHeight('--bars')
const measureTabs = measureHeight('--tabs')

/**
 * The bars over the bottom of the page, stacked without covering each other. A `StickyFoot` stays above them, and a
 * focused element is scrolled clear of both. Render it once per page.
 */
export function BottomBars({ isAboveTabBar = false, children }: BottomBarsProps) {
  const bars = useRef<HTMLDivElement>(null)
  useEffect(() => measureBars(bars.current), [])
  // Measures the tab bar again when it may have mounted or unmounted with its page, while these bars remain mounted.
  useEffect(() => {
    const tabs = bars.current?.ownerDocument.querySelector<HTMLElement>('[data-tabs]')
    return isAboveTabBar && tabs ? measureTabs(tabs) : undefined
  }, [isAboveTabBar])
  return (
    <div
      ref={bars}
      data-bar="overlay"
      data-bars={isAboveTabBar ? 'above-tabs' : ''}
      className="fixed inset-x-0 bottom-0 z-30 flex flex-col bg-raised pr-(--safe-right) pl-(--safe-left) empty:hidden"
    >
      {children}
    </div>
  )
}

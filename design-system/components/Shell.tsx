import type { ReactNode } from 'react'
import { SkipLink } from './SkipLink.tsx'

export interface ShellProps {
  /** Nothing where a page hides it (S023). */
  header?: ReactNode
  /** Phones only. */
  tabBar?: ReactNode
  footer?: ReactNode
  /** A `Light` that falls through the header onto the page. */
  light?: ReactNode
  children: ReactNode
}

/** The frame of a page: way past the header, header, main, foot, tab bar. */
export function Shell({ header, tabBar, footer, light, children }: ShellProps) {
  return (
    <div
      className={`relative isolate flex min-h-dvh flex-col bg-paper pt-(--safe-top) pr-(--safe-right) pl-(--safe-left) ${tabBar ? 'max-desk:pb-16' : ''}`}
    >
      <SkipLink target="main" />
      {light}
      {header}
      <main id="main" tabIndex={-1} className="min-w-0 flex-1">
        {children}
      </main>
      {footer}
      {tabBar}
    </div>
  )
}

import type { ReactNode } from 'react'

export interface StatusRegionProps {
  /** The current status; empty until there is something to announce. */
  children: ReactNode
  className?: string | undefined
}

/**
 * A live region (`role="status"`): screen readers read all of its content whenever it changes (WCAG 4.1.3). Mount it
 * empty before the message: content that is inserted together with the region is not announced. Use it for blocks; for
 * one line of text use `<output>`. Neither sets `aria-live`, because a modal dialog leaves elements with `aria-live`
 * and the page around them in the accessibility tree.
 */
export const StatusRegion = ({ children, className }: StatusRegionProps) => (
  // The element is not an `<output>`, because that may contain phrasing content only.
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
  <div role="status" className={className}>
    {children}
  </div>
)

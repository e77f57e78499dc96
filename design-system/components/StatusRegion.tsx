import type { ReactNode } from 'react'

export interface StatusRegionProps {
  /** What is so now; empty until there is something to say. */
  children: ReactNode
  className?: string
}

/**
 * Is read out politely, as a whole, whenever what it holds changes (WCAG 4.1.3). It stands before its words do: what
 * comes together with its place is not read. For blocks; a line of text is an `output` by itself. Neither carries
 * `aria-live`: a dialog keeps whatever holds one in the accessibility tree, and the page around it too.
 */
export const StatusRegion = ({ children, className }: StatusRegionProps) => (
  // `output` may hold phrases only.
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
  <div role="status" className={className}>
    {children}
  </div>
)

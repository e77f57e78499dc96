import type { CSSProperties } from 'react'

/**
 * However large the reader's text is, a figure never grows wider than the page: digits take six tenths of their size.
 */
export function figureMost(value: string): CSSProperties {
  return { '--figure-most': `calc((100vw - 96px) / ${Math.max(1, value.length * 0.6)})` } as CSSProperties
}

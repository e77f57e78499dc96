import type { CSSProperties } from 'react'

/**
 * However large the reader's text is, a figure never grows wider than its room, the page: digits take six tenths of
 * their size.
 */
export function figureMost(value: string, room = '100vw - 96px'): CSSProperties {
  return { '--figure-most': `calc((${room}) / ${Math.max(1, value.length * 0.6)})` } as CSSProperties
}

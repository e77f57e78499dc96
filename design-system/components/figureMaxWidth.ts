import type { CSSProperties } from 'react'

/**
 * Style that limits the width of a figure to `room` (a CSS length), however large the user's text is. A digit is about
 * 0.6 em wide.
 */
export function figureMaxWidth(value: string, room = '100vw - 96px'): CSSProperties {
  return { '--figure-most': `calc((${room}) / ${Math.max(1, value.length * 0.6)})` } as CSSProperties
}

import type { CSSProperties } from 'react'

/**
 * Style that limits the width of a figure to `room` (a CSS length), however large the user's text is. A digit is about
 * 0.6 em wide.
 */
export function figureMaxWidth(value: string, room = '100vw - 96px'): CSSProperties {
  return { '--figure-most': `calc((${room}) / ${Math.max(1, value.length * 0.6)})` } as CSSProperties
}

/**
 * The width of a figure (a CSS length) that leaves room for a unit of this many letters beside it on a phone. At large
 * text sizes it is at least half the page, and a long unit wraps below the figure.
 */
export const roomBesideUnit = (letters: number) => `min(100vw - 96px, max(50vw, 100vw - 38px - ${letters * 0.875}rem))`

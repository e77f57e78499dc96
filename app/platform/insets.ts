import { tabStore } from '../storage/textStore.ts'

const sides = ['top', 'right', 'bottom', 'left'] as const
/** The safe-area insets of the device, in CSS pixels. */
export type Insets = Readonly<Record<(typeof sides)[number], number>>

const key = 'tsudoi.insets'
const maxInsetPx = 200

/** Parses `47,0,34,0` (top, right, bottom, left in CSS pixels); undefined for anything else. */
export function parseInsets(text: string | null | undefined): Insets | undefined {
  if (!text || !/^\d{1,3}(,\d{1,3}){3}$/.test(text)) return undefined
  const [top = 0, right = 0, bottom = 0, left = 0] = text.split(',').map(Number)
  return Math.max(top, right, bottom, left) <= maxInsetPx ? { top, right, bottom, left } : undefined
}

/** Sets the safe-area insets, for webviews without CSS `env()`. base.css uses whichever of the two is larger. */
export function applyInsets(insets: Insets): void {
  for (const side of sides) document.documentElement.style.setProperty(`--inset-${side}`, `${insets[side]}px`)
}

/**
 * Applies the insets from the query parameter `insets=47,0,34,0`. Stored for the tab, because later addresses do not
 * contain it.
 */
export function applyInsetsFromAddress(): void {
  const parameter = new URLSearchParams(location.search).get('insets')
  if (parseInsets(parameter)) tabStore.set(key, parameter ?? '')
  const insets = parseInsets(tabStore.get(key))
  if (insets) applyInsets(insets)
}

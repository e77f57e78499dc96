import { tabStore } from '../session/textStore.ts'

const sides = ['top', 'right', 'bottom', 'left'] as const
export type Insets = Readonly<Record<(typeof sides)[number], number>>

const key = 'tsudoi.insets'
const largest = 200

/** `47,0,34,0` in the order of CSS (top, right, bottom, left), in CSS pixels; undefined when it is anything else. */
export function readInsets(text: string | null | undefined): Insets | undefined {
  if (!text || !/^\d{1,3}(,\d{1,3}){3}$/.test(text)) return undefined
  const [top = 0, right = 0, bottom = 0, left = 0] = text.split(',').map(Number)
  return Math.max(top, right, bottom, left) <= largest ? { top, right, bottom, left } : undefined
}

/** Room at the device's edges where the webview does not tell it by env(): base.css takes the larger of the two. */
export function applyInsets(insets: Insets): void {
  for (const side of sides) document.documentElement.style.setProperty(`--inset-${side}`, `${insets[side]}px`)
}

/**
 * Takes the edges from the address (`insets=47,0,34,0`) and keeps them for the tab, because later addresses no longer
 * carry them.
 */
export function takeInsets(): void {
  const given = new URLSearchParams(location.search).get('insets')
  if (readInsets(given)) tabStore.set(key, given ?? '')
  const insets = readInsets(tabStore.get(key))
  if (insets) applyInsets(insets)
}

import type { GridPosition } from '@tsudoi/design-system/components/VirtualGrid'
import { onSessionReset } from '../../session/onSessionReset.ts'
import { tabStore } from '../../storage/textStore.ts'

const nameOf = (pathname: string) => `tsudoi.wall-place.${pathname}` as const

/**
 * Scroll positions that are not stored yet, by the path of their wall. They change with every scrolled frame, so they
 * are stored only on page unload, when the page is hidden, and before a position is read.
 */
const unwrittenPositions = new Map<string, GridPosition | undefined>()

function writePositions(): void {
  for (const [pathname, place] of unwrittenPositions) {
    if (place) tabStore.setJson(nameOf(pathname), place)
    else tabStore.remove(nameOf(pathname))
  }
  unwrittenPositions.clear()
}

addEventListener('pagehide', writePositions)
// Stores the positions when the page is hidden, because the operating system may end a webview in the background
// without an unload event.
addEventListener('visibilitychange', () => document.hidden && writePositions())
onSessionReset(() => unwrittenPositions.clear())

/** Stores the scroll position of the wall at a path, for this tab. Undefined deletes it. */
export const storeWallPosition = (pathname: string, place: GridPosition | undefined) =>
  unwrittenPositions.set(pathname, place)

/** Returns the stored scroll position of the wall at a path. Undefined if there is none or it is malformed. */
export function storedWallPosition(pathname: string): GridPosition | undefined {
  writePositions()
  const { key, at, top, hasFocus } = (tabStore.getJson(nameOf(pathname)) ?? {}) as Partial<Record<string, unknown>>
  if (typeof key !== 'string' || typeof top !== 'number' || !Number.isFinite(top)) return undefined
  return { key, at: Number.isSafeInteger(at) && Number(at) >= 0 ? Number(at) : 0, top, hasFocus: hasFocus === true }
}

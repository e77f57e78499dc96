import type { GridPlace } from '@tsudoi/design-system/components/VirtualGrid'
import { onSessionReset } from '../../session/onSessionReset.ts'
import { tabStore } from '../../storage/textStore.ts'

const nameOf = (pathname: string) => `tsudoi.wall-place.${pathname}` as const

/**
 * Unwritten scroll positions by the wall's path. They change with every scrolled frame, and are written only when they
 * might be lost.
 */
const places = new Map<string, GridPlace | undefined>()

function writePlaces(): void {
  for (const [pathname, place] of places) {
    if (place) tabStore.setJson(nameOf(pathname), place)
    else tabStore.remove(nameOf(pathname))
  }
  places.clear()
}

addEventListener('pagehide', writePlaces)
// The system may end a webview in the background without an unload event.
document.addEventListener('visibilitychange', () => document.hidden && writePlaces())
onSessionReset(() => places.clear())

/** Stores the scroll position of a wall for this tab. */
export const storeWallPlace = (pathname: string, place: GridPlace | undefined) => places.set(pathname, place)

/** The stored scroll position; undefined if there is none or it is malformed. */
export function storedWallPlace(pathname: string): GridPlace | undefined {
  writePlaces()
  const { key, at, top, hasFocus } = (tabStore.getJson(nameOf(pathname)) ?? {}) as Partial<Record<string, unknown>>
  if (typeof key !== 'string' || typeof top !== 'number' || !Number.isFinite(top)) return undefined
  return { key, at: Number.isSafeInteger(at) && Number(at) >= 0 ? Number(at) : 0, top, hasFocus: hasFocus === true }
}

import type { GridPlace } from '@tsudoi/design-system/components/VirtualGrid'
import { onReset } from '../../session/reset.ts'
import { tabStore } from '../../session/textStore.ts'

const nameOf = (pathname: string) => `tsudoi.wall-place.${pathname}` as const

/** Where one is, by the wall. It changes with every frame of scrolling, and is written when it may be lost. */
const places = new Map<string, GridPlace | undefined>()

function writePlaces(): void {
  for (const [pathname, place] of places) {
    if (place) tabStore.setJson(nameOf(pathname), place)
    else tabStore.remove(nameOf(pathname))
  }
  places.clear()
}

addEventListener('pagehide', writePlaces)
// A webview that is put aside may be ended without a word.
document.addEventListener('visibilitychange', () => document.hidden && writePlaces())
onReset(() => places.clear())

/** Keeps where one is on a wall, for as long as the tab lasts. */
export const keepWallPlace = (pathname: string, place: GridPlace | undefined) => places.set(pathname, place)

/** Where one was; what another build, or somebody, wrote there may be anything. */
export function wallPlaceOf(pathname: string): GridPlace | undefined {
  writePlaces()
  const { key, at, top, hasFocus } = (tabStore.getJson(nameOf(pathname)) ?? {}) as Partial<Record<string, unknown>>
  if (typeof key !== 'string' || typeof top !== 'number' || !Number.isFinite(top)) return undefined
  return { key, at: Number.isSafeInteger(at) && Number(at) >= 0 ? Number(at) : 0, top, hasFocus: hasFocus === true }
}

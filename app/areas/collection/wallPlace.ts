import type { GridPlace } from '@tsudoi/design-system/components/VirtualGrid'
import { tabStore } from '../../session/textStore.ts'

const nameOf = (pathname: string) => `tsudoi.wall-place.${pathname}`

/** Keeps where one is on a wall, for as long as the tab lasts. */
export function keepWallPlace(pathname: string, place: GridPlace | undefined): void {
  if (place) tabStore.setJson(nameOf(pathname), place)
  else tabStore.remove(nameOf(pathname))
}

/** Where one was; what another build, or somebody, wrote there may be anything. */
export function wallPlaceOf(pathname: string): GridPlace | undefined {
  const { key, at, top, hasFocus } = (tabStore.getJson(nameOf(pathname)) ?? {}) as Partial<Record<string, unknown>>
  if (typeof key !== 'string' || typeof top !== 'number' || !Number.isFinite(top)) return undefined
  return { key, at: Number.isSafeInteger(at) && Number(at) >= 0 ? Number(at) : 0, top, hasFocus: hasFocus === true }
}

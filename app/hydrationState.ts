import { lazyModulesSettled } from '@tsudoi/design-system/lazy'
import { startTransition } from 'react'
import type { QueryKey } from '@tanstack/react-query'
import { queryClient } from './queryClient.ts'
import type {} from './early/earlyPress.ts'
import { deviceStore } from './storage/textStore.ts'
import { defaultFrameSettings, initialFrameSettings, type FrameSettings } from './shell/frameSettings.ts'
import { stopClock } from './time/clock.ts'

/** The state from which the server rendered a page. The HTML contains it, so that the browser renders the same. */
export interface HydrationState {
  /** When the page was rendered, in ISO 8601. */
  now: string
  frame: FrameSettings
  /** The data of the page's queries, each with its query key. */
  queries: readonly (readonly [key: QueryKey, data: unknown])[]
}

/** Id of the HTML element that contains the `HydrationState` as JSON. */
export const hydrationStateId = 'first-view'

/**
 * Sets the clock, the frame and the query cache to the state in the page's HTML. Returns false if the HTML contains
 * none. Data that is older than its query allows is refetched after hydration.
 */
export function restoreHydrationState(): boolean {
  const text = document.getElementById(hydrationStateId)?.textContent
  if (!text) return false
  const { now, frame, queries } = JSON.parse(text) as HydrationState
  stopClock(now)
  initialFrameSettings.current = frame
  const updatedAt = Math.min(Date.now(), Date.parse(now))
  for (const [key, data] of queries) queryClient.setQueryData(key, data, { updatedAt })
  return true
}

/** Storage keys of the values that no public page shows. */
const unshownTexts = /^tsudoi\.(device|scroll|reloaded|taken-build)$/

/**
 * Whether this device has stored nothing that a page may show, such as a reading position or a setting. If it has, the
 * server's markup may differ from what the device shows, so the page is rendered again instead of hydrated.
 */
export const isNewDevice = (): boolean => deviceStore.keys('tsudoi.').every((key) => unshownTexts.test(key))

/**
 * Repeats a press that the user made before hydration, and starts the clock once the page's lazy parts are hydrated,
 * too. Call it when the page is hydrated.
 */
export async function finishHydration(): Promise<void> {
  window.tsudoiHydrated?.()
  await lazyModulesSettled()
  initialFrameSettings.current = defaultFrameSettings
  startTransition(() => stopClock())
}

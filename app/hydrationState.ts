import { lazyModulesSettled } from '@tsudoi/design-system/lazy'
import { startTransition } from 'react'
import type { QueryKey } from '@tanstack/react-query'
import { queryClient } from './queryClient.ts'
import type {} from './early/earlyPress.ts'
import { deviceStore } from './storage/textStore.ts'
import { defaultFrameFacts, initialFacts, type FrameFacts } from './shell/frameFacts.ts'
import { stopClock } from './time/clock.ts'

/** What a page was rendered from on the server, embedded in its HTML, so that the browser renders the same. */
export interface HydrationState {
  /** When it was rendered, as ISO 8601. */
  now: string
  facts: FrameFacts
  /** The data of the page's queries by their keys. */
  queries: readonly (readonly [key: QueryKey, data: unknown])[]
}

/** The id of the element with the first view as JSON. */
export const hydrationStateId = 'first-view'

/**
 * Sets the state of the app to that of the page's HTML. Returns false if the HTML contains no first view. Data that is
 * older than its query allows is refetched after hydration.
 */
export function restoreHydrationState(): boolean {
  const text = document.getElementById(hydrationStateId)?.textContent
  if (!text) return false
  const { now, facts, queries } = JSON.parse(text) as HydrationState
  stopClock(now)
  initialFacts.current = facts
  const updatedAt = Math.min(Date.now(), Date.parse(now))
  for (const [key, data] of queries) queryClient.setQueryData(key, data, { updatedAt })
  return true
}

/** Stored texts that no public page shows. */
const unshownTexts = /^tsudoi\.(device|scroll|reloaded|taken-build)$/

/**
 * Whether this device has stored nothing that a page may show, such as a reading position or a setting. Otherwise the
 * server's markup differs from what the device shows, and the page is rendered again instead of hydrated.
 */
export const isNewDevice = (): boolean => deviceStore.keys('tsudoi.').every((key) => unshownTexts.test(key))

/** Carries out an early press once the page is hydrated, and lets its time run once its lazy parts are, too. */
export async function finishHydration(): Promise<void> {
  window.tsudoiHydrated?.()
  await lazyModulesSettled()
  initialFacts.current = defaultFrameFacts
  startTransition(() => stopClock())
}

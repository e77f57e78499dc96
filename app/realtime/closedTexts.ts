import { serverNow } from '../time/clock.ts'
import { deviceStore } from '../storage/textStore.ts'
import type { SyncEntries } from './syncEntries.ts'
import type { SyncedData } from './syncDocument.ts'

/** Storage key of the texts that a member has closed, and when (the "visited" setting, S147). */
const keyOf = (accountId: string) => `tsudoi.visited.${encodeURIComponent(accountId)}` as const

/** Reads the closed texts. Ignores invalid values, which another build or the user may have stored. */
const read = (accountId: string): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(deviceStore.getJson(keyOf(accountId)) ?? {}).filter((pair) => Number.isFinite(pair[1])),
  )

const add = (accountId: string, closed: Readonly<Record<string, number>>): void =>
  deviceStore.setJson(keyOf(accountId), { ...read(accountId), ...closed })

/** Hashes a text (FNV-1a), and returns the hash in base 36. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return (hash >>> 0).toString(36)
}

/** Id of a text by name and content: a changed text under the same name gets a different id. */
export const closedHomeTextId = (name: string, text: string) => `${name}-${text.length}-${hashOf(text)}`

/** Whether the member has closed this text of the home page. */
export const wasHomeTextClosed = (accountId: string, id: string): boolean => Object.hasOwn(read(accountId), id)

/** Records that the member has closed this text of the home page. */
export const markHomeTextClosed = (accountId: string, id: string): void => add(accountId, { [id]: serverNow() })

/**
 * Synchronizes the closed texts, so that a text that was closed on one device is closed on all devices (W158, Q260).
 */
export const syncedClosedTexts: SyncedData = {
  name: 'seen',
  read: (accountId): SyncEntries =>
    Object.fromEntries(Object.entries(read(accountId)).map(([id, at]) => [id, { value: true, at }])),
  take: (accountId, entries) =>
    add(accountId, Object.fromEntries(Object.entries(entries).map(([id, { at }]) => [id, at]))),
}

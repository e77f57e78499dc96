import { serverNow } from '../session/clock.ts'
import { deviceStore } from '../session/textStore.ts'
import type { Entries } from './entries.ts'
import type { Synced } from './syncDocument.ts'

/** The visited setting (S147): what a member was shown and has closed, when. */
const keyOf = (accountId: string) => `tsudoi.visited.${encodeURIComponent(accountId)}` as const

/** What another build, or somebody, wrote there may be anything. */
const read = (accountId: string): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(deviceStore.getJson(keyOf(accountId)) ?? {}).filter((pair) => Number.isFinite(pair[1])),
  )

const add = (accountId: string, closed: Readonly<Record<string, number>>): void =>
  deviceStore.setJson(keyOf(accountId), { ...read(accountId), ...closed })

/** FNV-1a. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(36)
}

/** A text by what it says: another one under the same name is another text. */
export const idOf = (name: string, text: string) => `${name}-${text.length}-${hashOf(text)}`

export const wasClosed = (accountId: string, id: string): boolean => Object.hasOwn(read(accountId), id)

export const keepClosed = (accountId: string, id: string): void => add(accountId, { [id]: serverNow() })

/** What was closed on one device stays closed on all (W158, Q260). */
export const closedTexts: Synced = {
  name: 'seen',
  read: (accountId): Entries =>
    Object.fromEntries(Object.entries(read(accountId)).map(([id, at]) => [id, { value: true, at }])),
  take: (accountId, entries) =>
    add(accountId, Object.fromEntries(Object.entries(entries).map(([id, { at }]) => [id, at]))),
}

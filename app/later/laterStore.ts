import { useSyncExternalStore } from 'react'
import type { SyncedData } from '../realtime/syncDocument.ts'
import { mergeEntries, readEntries, type SyncEntries, type SyncEntry } from '../realtime/syncEntries.ts'
import { createStore } from '../session/createStore.ts'
import { onSessionReset } from '../session/onSessionReset.ts'
import { isSessionOver } from '../session/isSessionOver.ts'
import { useSession } from '../session/sessionStore.ts'
import { deviceStore } from '../storage/textStore.ts'
import { serverNow } from '../time/clock.ts'
import {
  maxLaterDocuments,
  withLaterItem,
  withoutLaterItem,
  withoutOldRemovals,
  withRestoredItem,
  type LaterFacts,
} from './laterEntries.ts'

const prefix = 'tsudoi.later.'
/** Storage key of an account's items; of the guest's without one. */
const keyOf = (accountId: string) => `${prefix}${accountId ? encodeURIComponent(accountId) : 'guest'}` as const

/** Incremented with every change, in this tab or another one. */
const useChanges = createStore(() => ({ count: 0 }))
const notify = () => useChanges.setState(({ count }) => ({ count: count + 1 }))

/** The entries last read, by storage key, with the text from which they were parsed. */
const lastReads = new Map<string, { text: string | undefined; entries: SyncEntries }>()
onSessionReset(() => lastReads.clear())

/** The stored entries of an account. The same object as before if they have not changed. */
function read(accountId: string): SyncEntries {
  const key = keyOf(accountId)
  const text = deviceStore.get(key)
  const last = lastReads.get(key)
  if (last && last.text === text) return last.entries
  const entries = readEntries({ entries: deviceStore.getJson(key) }, serverNow())
  lastReads.set(key, { text, entries })
  return entries
}

function write(accountId: string, entries: SyncEntries): void {
  deviceStore.setJson(keyOf(accountId), entries)
  notify()
}

/** Moves the items that the guest of this device has kept to the member who has logged in. No item is dropped. */
function adoptGuestItems(accountId: string): void {
  const guest = accountId ? read('') : {}
  if (Object.keys(guest).length === 0) return
  const entries = mergeEntries(read(accountId), guest)
  deviceStore.remove(keyOf(''))
  write(accountId, entries)
}

const currentAccountId = () => useSession.getState().accountId

/** Applies a change to the current user's entries, unless the member has logged out in another tab. */
function change(edit: (entries: SyncEntries, now: number) => SyncEntries | undefined): boolean {
  const accountId = currentAccountId()
  if (isSessionOver(accountId)) return true
  adoptGuestItems(accountId)
  const before = read(accountId)
  const entries = edit(before, serverNow())
  if (entries && entries !== before) write(accountId, entries)
  return entries !== undefined
}

/** The items that the current user keeps for later, on this device and, for members, on all of their devices. */
export const laterStore = {
  /** The current user's entries, as stored now. */
  read: () => read(currentAccountId()),
  /** Keeps an item. Returns false if the list is full. */
  keep: (key: string, facts: LaterFacts): boolean => change((entries, now) => withLaterItem(entries, key, facts, now)),
  remove: (key: string): void => void change((entries, now) => withoutLaterItem(entries, key, now)),
  restore: (key: string, before: SyncEntry): void =>
    void change((entries, now) => withRestoredItem(entries, key, before, now)),
  /** Calls the listener after each change, in this tab or another one. Returns a function that unsubscribes. */
  subscribe: (listener: () => void) => useChanges.subscribe(listener),
  adoptGuestItems: (): void => {
    const accountId = currentAccountId()
    if (!isSessionOver(accountId)) adoptGuestItems(accountId)
  },
}

/** The current user's entries, for components: changes with every change in this tab or another one. */
export function useLaterEntries(): SyncEntries {
  const accountId = useSession((session) => session.accountId)
  return useSyncExternalStore(laterStore.subscribe, () => read(accountId))
}

/** Whether the current user's entries outlive this tab on this device. */
export function useIsLaterStored(): boolean {
  const accountId = useSession((session) => session.accountId)
  return useSyncExternalStore(laterStore.subscribe, () => deviceStore.isKept(keyOf(accountId)))
}

/** Synchronizes the items between the devices of a member (Q261, Q490). */
export const syncedLaterItems: SyncedData = {
  name: 'later',
  read(accountId) {
    if (isSessionOver(accountId)) return {}
    adoptGuestItems(accountId)
    return read(accountId)
  },
  take(accountId, entries) {
    if (isSessionOver(accountId)) return
    write(accountId, withoutOldRemovals(mergeEntries(read(accountId), entries), serverNow()))
  },
  several: {
    maxDocuments: maxLaterDocuments,
    withoutOldRemovals: (entries) => withoutOldRemovals(entries, serverNow()),
  },
}

// Another tab has changed the items, or deleted them at a logout.
addEventListener('storage', ({ key }) => {
  if (key === null || key.startsWith(prefix)) notify()
})

import { useSyncExternalStore } from 'react'
import { createStore } from '../session/createStore.ts'
import { isSessionOver } from '../session/isSessionOver.ts'
import { onSessionReset } from '../session/onSessionReset.ts'
import { useSession } from '../session/sessionStore.ts'
import { deviceStore } from '../storage/textStore.ts'
import { serverNow } from '../time/clock.ts'
import type { SyncedData } from './syncDocument.ts'
import { mergeEntries, readEntries, type SyncEntries } from './syncEntries.ts'
import { withoutOldRemovals } from './syncRemovals.ts'

/** Where the entries are stored: the storage keys and the documents have this name. */
export interface SyncedStoreOptions {
  name: 'later' | 'mutes'
  /** Maximum number of documents of this store for one member. A server keeps a hundred for all stores together. */
  maxDocuments: number
}

/** The change of the entries at the time `now` (ms); undefined if it is refused. */
type Edit = (entries: SyncEntries, now: number) => SyncEntries | undefined

/**
 * A list of the user on this device and, for members, on all of their devices. A guest's list belongs to the member who
 * logs in on the device (Q489, Q490).
 */
export function createSyncedStore({ name, maxDocuments }: SyncedStoreOptions) {
  const prefix = `tsudoi.${name}.` as const
  /** Storage key of an account's entries, or of the guest's for an empty account id. */
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
    // Accepts entries of any time: until the server's time is known, the clock of this device may be days behind them.
    const entries = readEntries({ entries: deviceStore.getJson(key) })
    lastReads.set(key, { text, entries })
    return entries
  }

  function write(accountId: string, entries: SyncEntries): void {
    deviceStore.setJson(keyOf(accountId), entries)
    notify()
  }

  /** Moves the entries of this device's guest to the member who has logged in. No entry is dropped. */
  function adoptGuestEntries(accountId: string): void {
    const guest = accountId ? read('') : {}
    if (Object.keys(guest).length === 0) return
    const entries = mergeEntries(read(accountId), guest)
    deviceStore.remove(keyOf(''))
    write(accountId, entries)
  }

  const currentAccountId = () => useSession.getState().accountId
  const subscribe = (listener: () => void) => useChanges.subscribe(listener)

  /** Synchronizes the entries between the devices of a member (Q261, Q490). */
  const synced: SyncedData = {
    name,
    read(accountId) {
      if (isSessionOver(accountId)) return {}
      adoptGuestEntries(accountId)
      return read(accountId)
    },
    take(accountId, entries) {
      if (isSessionOver(accountId)) return
      write(accountId, withoutOldRemovals(mergeEntries(read(accountId), entries), serverNow()))
    },
    several: { maxDocuments, withoutOldRemovals: (entries) => withoutOldRemovals(entries, serverNow()) },
  }

  // Another tab has changed the entries, or deleted them at a logout.
  addEventListener('storage', ({ key }) => {
    if (key === null || key.startsWith(prefix)) notify()
  })

  return {
    synced,
    /** Calls the listener after each change, in this tab or another one. Returns a function that unsubscribes. */
    subscribe,
    /** The current user's entries, as stored now. */
    read: () => read(currentAccountId()),
    /**
     * Applies a change to the current user's entries, unless the member has logged out in another tab. Returns false if
     * `edit` refuses it.
     */
    change: (edit: Edit): boolean => {
      const accountId = currentAccountId()
      if (isSessionOver(accountId)) return true
      adoptGuestEntries(accountId)
      const before = read(accountId)
      const entries = edit(before, serverNow())
      if (entries && entries !== before) write(accountId, entries)
      return entries !== undefined
    },
    /** Moves the entries of this device's guest to the member who has logged in. */
    adoptGuestEntries: (): void => {
      const accountId = currentAccountId()
      if (!isSessionOver(accountId)) adoptGuestEntries(accountId)
    },
    /** The current user's entries, for components: changes with every change in this tab or another one. */
    useEntries: (): SyncEntries => {
      const accountId = useSession((session) => session.accountId)
      return useSyncExternalStore(subscribe, () => read(accountId))
    },
    /** Whether the current user's entries outlive this tab on this device. */
    useIsStored: (): boolean => {
      const accountId = useSession((session) => session.accountId)
      return useSyncExternalStore(subscribe, () => deviceStore.isKept(keyOf(accountId)))
    },
  }
}

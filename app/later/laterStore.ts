import { createSyncedStore } from '../realtime/createSyncedStore.ts'
import type { SyncEntry } from '../realtime/syncEntries.ts'
import {
  maxLaterDocuments,
  withLaterItem,
  withoutLaterItem,
  withRestoredItem,
  type LaterItemDetails,
} from './laterEntries.ts'

const store = createSyncedStore({ name: 'later', maxDocuments: maxLaterDocuments })

/** The items that the current user keeps for later, on this device and, for members, on all of their devices. */
export const laterStore = {
  read: store.read,
  subscribe: store.subscribe,
  adoptGuestItems: store.adoptGuestEntries,
  /** Keeps an item. Returns false if the list is full. */
  keep: (key: string, details: LaterItemDetails): boolean =>
    store.change((entries, now) => withLaterItem(entries, key, details, now)),
  remove: (key: string): void => {
    store.change((entries, now) => withoutLaterItem(entries, key, now))
  },
  restore: (key: string, before: SyncEntry): void => {
    store.change((entries, now) => withRestoredItem(entries, key, before, now))
  },
}

/** The current user's entries, for components, and whether they outlive this tab on this device. */
export const { useEntries: useLaterEntries, useIsStored: useIsLaterStored } = store

/** Synchronizes the items between the devices of a member (Q261, Q490). */
export const syncedLaterItems = store.synced

import type { MuteSettings, MuteWord } from '@tsudoi/design-system/screens/mute/mute.types'
import { createSyncedStore } from '../../realtime/createSyncedStore.ts'
import { maxMuteDocuments, withMuteWord, withoutMuteWord, withRestoredWord } from './muteEntries.ts'

const store = createSyncedStore({ name: 'mutes', maxDocuments: maxMuteDocuments })

/** The words and names that the current member mutes, on this device and on all other devices of the member. */
export const muteStore = {
  read: store.read,
  subscribe: store.subscribe,
  /** Adds a word, or replaces the one with the key `before`. Returns false if the list is full. */
  save: (settings: MuteSettings, before?: string): boolean =>
    store.change((entries, now) => withMuteWord(entries, settings, before, now)),
  /** Adds a removed word again as it was, even if the list is full by now. */
  restore: (word: MuteWord): void => {
    store.change((entries, now) => withRestoredWord(entries, word, now))
  },
  remove: (key: string): void => {
    store.change((entries, now) => withoutMuteWord(entries, key, now))
  },
}

/** The current user's entries, for components, and whether they outlive this tab on this device. */
export const { useEntries: useMuteEntries, useIsStored: useAreMutesStored } = store

/** Synchronizes the words between the devices of a member (Q261, Q513). */
export const syncedMutes = store.synced

import { useCallback, useEffect, useMemo, useState } from 'react'
import { latestKeptFirst, laterItemOf, laterItems } from '../../later/laterEntries.ts'
import { laterStore, useLaterEntries } from '../../later/laterStore.ts'
import { useBlockedAuthors } from '../../posts/posts.ts'
import type { SyncEntry } from '../../realtime/syncEntries.ts'

/**
 * Loads the items that the member's other devices have kept or removed. Without a network, the page shows the list of
 * this device.
 */
async function readOtherDevices(): Promise<void> {
  const { syncMemberDocument } = await import('../../realtime/memberSync.ts')
  await syncMemberDocument('later')
}

/**
 * The kept items with those that the user has removed on this visit, which can still be restored; without the posts of
 * blocked accounts (S047).
 */
export function useLaterList() {
  const entries = useLaterEntries()
  const [removed, setRemoved] = useState<Readonly<Record<string, SyncEntry>>>({})
  useEffect(() => {
    laterStore.adoptGuestItems()
    readOtherDevices().catch(() => undefined)
  }, [])
  const items = useMemo(() => {
    const kept = laterItems(entries)
    const keys = new Set(kept.map(({ key }) => key))
    const gone = Object.entries(removed).flatMap(([key, entry]) => {
      const item = keys.has(key) ? undefined : laterItemOf(key, entry)
      return item ? [{ ...item, isRemoved: true }] : []
    })
    return [...kept, ...gone].toSorted(latestKeptFirst)
  }, [entries, removed])
  const blocked = useBlockedAuthors(items.some(({ author }) => author !== undefined))
  const visible = useMemo(
    () => items.filter(({ author }) => author === undefined || !blocked.has(author)),
    [items, blocked],
  )
  const remove = useCallback(
    (key: string, isRemoved: boolean) => {
      const before = removed[key]
      const entry = laterStore.read()[key]
      if (isRemoved && entry) {
        setRemoved((all) => ({ ...all, [key]: entry }))
        laterStore.remove(key)
      } else if (before) {
        laterStore.restore(key, before)
      }
    },
    [removed],
  )
  return { items: visible, remove }
}

import { sortedMutes } from '@tsudoi/design-system/screens/mute/mute.rules'
import type { MuteWord } from '@tsudoi/design-system/screens/mute/mute.types'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useNow } from '../../time/useNow.ts'
import { muteWords } from './muteEntries.ts'
import { muteStore, useMuteEntries } from './muteStore.ts'

/** Reads what the member's other devices have added or removed. Without a network the list of this device remains. */
async function readOtherDevices(): Promise<void> {
  const { syncMemberDocument } = await import('../../realtime/memberSync.ts')
  await syncMemberDocument('mutes')
}

/** The muted words with those that the user has removed on this visit, which can still be restored. */
export function useMuteList() {
  const entries = useMuteEntries()
  const now = useNow()
  const [removed, setRemoved] = useState<readonly MuteWord[]>([])
  useEffect(() => void readOtherDevices().catch(() => undefined), [])
  const words = useMemo(() => {
    const kept = muteWords(entries)
    const keys = new Set(kept.map(({ key }) => key))
    const gone = removed.filter(({ key }) => !keys.has(key)).map((word) => ({ ...word, isRemoved: true }))
    return sortedMutes([...kept, ...gone], now)
  }, [entries, removed, now])
  const remove = useCallback(
    (key: string, isRemoved: boolean) => {
      const word = words.find((each) => each.key === key)
      if (word && isRemoved) {
        setRemoved((all) => [...all.filter((each) => each.key !== key), word])
        muteStore.remove(key)
      } else if (word) {
        muteStore.restore(word)
      }
    },
    [words],
  )
  return { words, now, remove }
}

import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useConnection } from '../../connection/connection.ts'
import { queryClient } from '../../queryClient.ts'
import { useSession } from '../../session/sessionStore.ts'
import { sendQueuedEntriesMutation, withRecordedEntries } from './door.mutations.ts'
import { doorQuery } from './door.queries.ts'
import { readDoorMemory, writeDoorMemory, type DoorMemory } from './doorMemory.ts'

/** How often entries that are not sent yet are tried again, in milliseconds. */
const retryMs = 15_000

/** What this device stores about a door. Entries that were made offline are sent as soon as the host is reachable. */
export function useDoorMemory(id: string) {
  const accountId = useSession((session) => session.accountId)
  const isOffline = useConnection((connection) => connection.isOffline)
  const [memory, setMemory] = useState(() => readDoorMemory(accountId, id))
  // Reads the stored memory again for each change, because another tab may have changed it.
  const changeMemory = (change: (memory: DoorMemory) => DoorMemory) => {
    const changed = change(readDoorMemory(accountId, id))
    writeDoorMemory(accountId, id, changed)
    setMemory(changed)
  }
  const { mutate, isPending } = useMutation({
    ...sendQueuedEntriesMutation(accountId, id),
    onSuccess: (recorded) => {
      if (recorded.length === 0) return
      changeMemory((all) => withRecordedEntries(all, recorded))
      void queryClient.invalidateQueries({ queryKey: doorQuery(id).queryKey })
    },
  })
  const hasQueue = memory.queue.length > 0
  useEffect(() => {
    if (!hasQueue) return undefined
    if (!isOffline) mutate()
    const timer = setInterval(mutate, retryMs)
    return () => clearInterval(timer)
  }, [hasQueue, isOffline, mutate])
  return {
    memory,
    changeMemory,
    isOffline,
    unsent: { count: memory.queue.length, isPending, onSend: () => mutate() },
  }
}

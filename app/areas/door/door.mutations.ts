import { maxEntries, recordEntries } from '@tsudoi/contracts/door/door.endpoints'
import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import { ApiError } from '../../api/apiError.ts'
import { call } from '../../api/call.ts'
import { withTimeout } from '../../time/withTimeout.ts'
import { entranceName, readDoorMemory, type DoorMemory, type QueuedEntry } from './doorMemory.ts'

/** The host's result for an entry. */
export type Recorded = ResponseOf<typeof recordEntries>['results'][number]

/** How long a guest waits for the host, in milliseconds. After that the list of this device decides. */
const waitMs = 4_000

const send = (episodeId: string, entrance: string, entries: readonly QueuedEntry[], isAdmitted: boolean) =>
  call(
    recordEntries,
    {
      params: { id: episodeId },
      body: { door: entranceName(entrance), entries: entries.map((entry) => ({ ...entry, isAdmitted })) },
    },
    { isSilent: true },
  )

/** Whether the host got no chance to decide about the request. */
const isUnreachable = (error: unknown) =>
  error instanceof ApiError && (error.kind === 'network' || error.kind === 'timeout' || (error.status ?? 0) >= 500)

/**
 * Asks the host to record an entry. Undefined if the host does not answer in time: the device then decides, and sends
 * the entry again later, with the same id. Throws if the host refuses the whole request.
 */
export async function requestEntry(
  episodeId: string,
  entrance: string,
  entry: QueuedEntry,
): Promise<Recorded | undefined> {
  try {
    const answer = await withTimeout(send(episodeId, entrance, [entry], false), waitMs)
    return answer?.results[0]
  } catch (error) {
    if (isUnreachable(error)) return undefined
    throw error
  }
}

/**
 * Sends entries that were made offline, in requests of at most `maxEntries`. Returns the results of those that the host
 * has recorded, also if a later request fails.
 */
async function sendQueue(episodeId: string, memory: DoorMemory): Promise<Recorded[]> {
  const recorded: Recorded[] = []
  for (let from = 0; from < memory.queue.length; from += maxEntries) {
    const entries = memory.queue.slice(from, from + maxEntries)
    try {
      recorded.push(...(await send(episodeId, memory.entrance, entries, true)).results)
    } catch {
      return recorded
    }
  }
  return recorded
}

/** Sends what a member of the staff has stored about a door. It never fails: what is not sent stays in the queue. */
export const sendQueueMutation = (accountId: string, episodeId: string) => ({
  mutationKey: ['door-queue', episodeId],
  mutationFn: () => sendQueue(episodeId, readDoorMemory(accountId, episodeId)),
  scope: { id: `door-queue-${episodeId}` },
})

/** The memory after the host has recorded entries of its queue. Entries that the host refused are kept for a report. */
export function withRecorded(memory: DoorMemory, recorded: readonly Recorded[]): DoorMemory {
  const results = new Map(recorded.map(({ entryId, result }) => [entryId, result]))
  const refused = memory.queue.flatMap((entry) => {
    const result = results.get(entry.entryId)
    return result === undefined || result === 'ENTERED' || result === 'USED' ? [] : [{ ...entry, result }]
  })
  return {
    ...memory,
    queue: memory.queue.filter(({ entryId }) => !results.has(entryId)),
    refused: [...memory.refused, ...refused],
  }
}

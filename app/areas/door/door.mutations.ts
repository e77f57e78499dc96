import { maxEntries, recordEntries } from '@tsudoi/contracts/door/door.endpoints'
import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import { ApiError } from '../../api/apiError.ts'
import { call } from '../../api/call.ts'
import { withTimeout } from '../../time/withTimeout.ts'
import { entranceName, readDoorMemory, type DoorMemory, type QueuedEntry } from './doorMemory.ts'

/** The host's result for an entry. */
export type RecordedEntry = ResponseOf<typeof recordEntries>['results'][number]

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

/** Whether an error means that the host has not decided about the request, because it could not be reached. */
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
): Promise<RecordedEntry | undefined> {
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
 * has recorded, even if a later request fails.
 */
async function sendQueue(episodeId: string, memory: DoorMemory): Promise<RecordedEntry[]> {
  const recorded: RecordedEntry[] = []
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

/**
 * Sends the queued entries that this device has stored about a door for a member of its staff. The mutation never
 * fails: entries that were not sent stay in the queue.
 */
export const sendQueuedEntriesMutation = (accountId: string, episodeId: string) => ({
  mutationKey: ['door-queue', episodeId],
  mutationFn: () => sendQueue(episodeId, readDoorMemory(accountId, episodeId)),
  scope: { id: `door-queue-${episodeId}` },
})

/**
 * Returns the stored data of a door after the host has recorded entries of its queue. Entries that the host refused are
 * kept for a report.
 */
export function withRecordedEntries(memory: DoorMemory, recorded: readonly RecordedEntry[]): DoorMemory {
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

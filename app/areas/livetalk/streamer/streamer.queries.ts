import {
  checkStreamer,
  contactChannel,
  listGroupLivetalks,
  signInMonitor,
  signInTalk,
} from '@tsudoi/contracts/livetalk/livetalk.endpoints'
import { queryOptions } from '@tanstack/react-query'
import { failedWith } from '../../../api/apiError.ts'
import { call } from '../../../api/call.ts'
import { withClockAnswer } from '../../../talk/call/heard.ts'
import { streamerKeys } from './streamer.keys.ts'

/** The pages say themselves that a talk is not there, or not one's own (X11). */
const meta = { handles: ['NotFound', 'PermissionDenied', 'OutOfTerm', 'UnavailableIpPublicationPeriod'] }
/** Guests' names and room keys are forgotten with the page that shows them. */
const forgotten = { gcTime: 0, staleTime: 0, meta } as const

const dayEvery = 5_000
const slotEvery = 2_000

/** The group's talks (C130), each asked whether the caller runs it (C140): the others are left out (Q275). */
export const ownTalksQuery = (groupId: string) =>
  queryOptions({
    ...forgotten,
    queryKey: streamerKeys.talks(groupId),
    queryFn: async ({ signal }) => {
      const { group, ip, livetalkList } = await call(listGroupLivetalks, { params: { id: groupId } }, { signal })
      const checks = await Promise.all(livetalkList.map(({ livetalkId }) => ownOrNot(livetalkId, signal)))
      return { group, ip, own: checks.filter((check) => check !== undefined) }
    },
  })

async function ownOrNot(id: string, signal: AbortSignal) {
  try {
    return await call(checkStreamer, { params: { id } }, { signal, isSilent: true })
  } catch (error) {
    if (failedWith(error, 'PermissionDenied') || failedWith(error, 'NotFound')) return undefined
    throw error
  }
}

/** The run of a live talk with its guests (C140). */
export const dayQuery = (id: string) =>
  queryOptions({
    ...forgotten,
    queryKey: streamerKeys.day(id),
    queryFn: ({ signal }) => call(checkStreamer, { params: { id } }, { signal }),
    refetchInterval: dayEvery,
  })

/** One slot, as it stands (C141); it is polled as long as its page is open, in the background too. */
export const slotQuery = (id: string, slotId: string) =>
  queryOptions({
    ...forgotten,
    queryKey: streamerKeys.slot(id, slotId),
    queryFn: ({ signal }) => withClockAnswer(() => call(contactChannel, { params: { id, slotId } }, { signal })),
    refetchInterval: slotEvery,
    refetchIntervalInBackground: true,
  })

/**
 * The rooms of a live talk with a key to them: for an official who looks on (C150), or who has permitted to join
 * (C151). Keys live for minutes, so it is polled in the background too.
 */
export const roomsQuery = (id: string, role: 'monitor' | 'talk') =>
  queryOptions({
    ...forgotten,
    meta: { handles: [...meta.handles, 'FailedPrecondition'] },
    queryKey: streamerKeys.rooms(id, role),
    queryFn: ({ signal }) =>
      withClockAnswer(() => call(role === 'talk' ? signInTalk : signInMonitor, { params: { id } }, { signal })),
    refetchInterval: slotEvery,
    refetchIntervalInBackground: true,
  })

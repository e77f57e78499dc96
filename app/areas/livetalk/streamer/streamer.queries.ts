import {
  checkStreamer,
  contactChannel,
  listGroupLivetalks,
  signInMonitor,
  signInTalk,
} from '@tsudoi/contracts/livetalk/livetalk.endpoints'
import { queryOptions } from '@tanstack/react-query'
import { hasMessageCode } from '../../../api/apiError.ts'
import { call } from '../../../api/call.ts'
import { withClockAnswer } from '../../../talk/talk.ts'
import { streamerKeys } from './streamer.keys.ts'

/** Error codes for which the pages themselves say that a talk does not exist or is not run by the viewer (X11). */
const meta = { handles: ['NotFound', 'PermissionDenied', 'OutOfTerm', 'UnavailableIpPublicationPeriod'] }
/** Removes guests' names and room keys from the cache when their page is left. */
const uncached = { gcTime: 0, staleTime: 0, meta } as const

const dayPollMs = 5_000
const slotPollMs = 2_000

/**
 * The live talks of a group (C130), reduced to those that the viewer runs. The server is asked for each talk whether
 * the viewer is its staff (C140, Q275).
 */
export const streamerTalksQuery = (groupId: string) =>
  queryOptions({
    ...uncached,
    queryKey: streamerKeys.talks(groupId),
    queryFn: async ({ signal }) => {
      const { group, ip, livetalkList } = await call(listGroupLivetalks, { params: { id: groupId } }, { signal })
      const checks = await Promise.all(livetalkList.map(({ livetalkId }) => checkOwn(livetalkId, signal)))
      return { group, ip, own: checks.filter((check) => check !== undefined) }
    },
  })

async function checkOwn(id: string, signal: AbortSignal) {
  try {
    return await call(checkStreamer, { params: { id } }, { signal, isSilent: true })
  } catch (error) {
    if (hasMessageCode(error, 'PermissionDenied') || hasMessageCode(error, 'NotFound')) return undefined
    throw error
  }
}

/** The schedule of a live talk, with its slots and guests (C140). */
export const talkScheduleQuery = (id: string) =>
  queryOptions({
    ...uncached,
    queryKey: streamerKeys.day(id),
    queryFn: ({ signal }) => call(checkStreamer, { params: { id } }, { signal }),
    refetchInterval: dayPollMs,
  })

/** The current state of a slot (C141), polled while its page is open, even in a background tab. */
export const streamerSlotQuery = (id: string, slotId: string) =>
  queryOptions({
    ...uncached,
    queryKey: streamerKeys.slot(id, slotId),
    queryFn: ({ signal }) => withClockAnswer(() => call(contactChannel, { params: { id, slotId } }, { signal })),
    refetchInterval: slotPollMs,
    refetchIntervalInBackground: true,
  })

/**
 * The rooms of a live talk with a key to them: to watch (`monitor`, C150), or to take part after joining (`talk`,
 * C151). Polled even in a background tab, because keys expire within minutes.
 */
export const talkRoomsQuery = (id: string, role: 'monitor' | 'talk') =>
  queryOptions({
    ...uncached,
    meta: { handles: [...meta.handles, 'FailedPrecondition'] },
    queryKey: streamerKeys.rooms(id, role),
    queryFn: ({ signal }) =>
      withClockAnswer(() => call(role === 'talk' ? signInTalk : signInMonitor, { params: { id } }, { signal })),
    refetchInterval: slotPollMs,
    refetchIntervalInBackground: true,
  })

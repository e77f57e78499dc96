import {
  getLivetalk,
  getLivetalkEnvironment,
  getMemberLivetalk,
  getTalkInfo,
  getTicketSlots,
  listGroupLivetalks,
  listLivetalkTickets,
  listMemberGroupLivetalks,
  waitInChannel,
} from '@tsudoi/contracts/livetalk/livetalk.endpoints'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { withClockAnswer } from '../../talk/talk.ts'
import { livetalkKeys } from './livetalk.keys.ts'

/** Error codes for which the pages show their own message instead of a dialog. */
const meta = { handles: ['NotFound', 'OutOfTerm'] }

/** Refetch on window focus, because other members reserve and cancel slots. */
const refetchOnFocus = { refetchOnWindowFocus: 'always' } as const

/** A group with its live talks (C130). */
export const livetalkGroupQuery = (id: string, isMember: boolean) =>
  queryOptions({
    queryKey: livetalkKeys.group(id, isMember),
    meta,
    queryFn: ({ signal }) => call(listGroupLivetalks, { params: { id } }, { signal }),
    ...refetchOnFocus,
  })

/** The member's own slots in a group, even if it is no longer published (C139). */
export const ownLivetalkGroupQuery = (id: string) =>
  queryOptions({
    queryKey: livetalkKeys.group(id, 'own'),
    meta,
    queryFn: ({ signal }) => call(listMemberGroupLivetalks, { params: { id } }, { signal }),
    ...refetchOnFocus,
  })

/** A live talk; for a member also the to-dos and the number of tickets (C131). */
export const livetalkQuery = (id: string, isMember: boolean) =>
  queryOptions({
    queryKey: livetalkKeys.one(id, isMember),
    meta,
    queryFn: ({ signal }) => call(getLivetalk, { params: { id } }, { signal }),
    ...refetchOnFocus,
  })

/** A live talk with the member's own slots, even if it is no longer published (C138). */
export const ownLivetalkQuery = (id: string) =>
  queryOptions({
    queryKey: livetalkKeys.one(id, 'own'),
    meta,
    queryFn: ({ signal }) => call(getMemberLivetalk, { params: { id } }, { signal }),
    ...refetchOnFocus,
  })

/** The member's tickets for a live talk, with their slots (C132). */
export const talkTicketsQuery = (id: string) =>
  queryOptions({
    queryKey: livetalkKeys.one(id, 'tickets'),
    meta,
    queryFn: ({ signal }) => call(listLivetalkTickets, { params: { id } }, { signal }),
    ...refetchOnFocus,
  })

/** The slots that can be reserved with a ticket (C133). */
export const ticketSlotsQuery = (livetalkId: string, ticketId: string) =>
  queryOptions({
    queryKey: livetalkKeys.one(livetalkId, 'slots', ticketId),
    meta,
    queryFn: ({ signal }) => call(getTicketSlots, { params: { ticketId, livetalkId } }, { signal }),
    ...refetchOnFocus,
  })

/**
 * The name and topic that the member has entered for the streamer (C136). Fails with PermissionDenied if the member has
 * no slot; the page shows this itself.
 */
export const talkInfoQuery = (id: string) =>
  queryOptions({
    queryKey: livetalkKeys.one(id, 'info'),
    meta: { handles: ['NotFound', 'PermissionDenied'] },
    queryFn: ({ signal }) => call(getTalkInfo, { params: { id } }, { signal }),
  })

/** Heartbeat interval of the waiting room in seconds, used until the server's value has loaded. */
const defaultHeartbeatSeconds = 3

/**
 * The heartbeat interval of the waiting room in seconds, as set by the server (C149). If it cannot be loaded, the
 * default is used.
 */
export const heartbeatQuery = queryOptions({
  queryKey: livetalkKeys.heartbeat,
  meta: { isSilent: true },
  queryFn: async ({ signal }) => (await call(getLivetalkEnvironment, {}, { signal, isSilent: true })).heartbeatSeconds,
  staleTime: Infinity,
})

/**
 * Polls the waiting room, which also tells the server that the member is present (C142). Continues while the window is
 * in the background.
 */
export const waitingRoomQuery = (id: string, slotId: string, heartbeatSeconds = defaultHeartbeatSeconds) =>
  queryOptions({
    queryKey: livetalkKeys.one(id, 'wait', slotId),
    meta: { handles: ['NotFound', 'OutOfTerm', 'FailedPrecondition', 'PermissionDenied'] },
    queryFn: ({ signal }) => withClockAnswer(() => call(waitInChannel, { params: { id, slotId } }, { signal })),
    refetchInterval: heartbeatSeconds * 1_000,
    refetchIntervalInBackground: true,
    retry: false,
    gcTime: 0,
  })

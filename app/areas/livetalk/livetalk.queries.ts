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
import { withClockAnswer } from '../../talk/call/heard.ts'
import { livetalkKeys } from './livetalk.keys.ts'

/** What the pages say themselves instead of a dialog. */
const meta = { handles: ['NotFound', 'OutOfTerm'] }

/** Slots come and go with others' presses: they are read anew whenever one comes back to the page. */
const fresh = { refetchOnWindowFocus: 'always' } as const

/** A group with its live talks, for everybody (C130). */
export const groupQuery = (id: string, isMember: boolean) =>
  queryOptions({
    queryKey: livetalkKeys.group(id, isMember),
    meta,
    queryFn: ({ signal }) => call(listGroupLivetalks, { params: { id } }, { signal }),
    ...fresh,
  })

/** The member's own slots in a group, also when it is no longer published (C139). */
export const ownGroupQuery = (id: string) =>
  queryOptions({
    queryKey: livetalkKeys.group(id, 'own'),
    meta,
    queryFn: ({ signal }) => call(listMemberGroupLivetalks, { params: { id } }, { signal }),
    ...fresh,
  })

/** A live talk; for a member with what is to be done, and the tickets (C131). */
export const livetalkQuery = (id: string, isMember: boolean) =>
  queryOptions({
    queryKey: livetalkKeys.one(id, isMember),
    meta,
    queryFn: ({ signal }) => call(getLivetalk, { params: { id } }, { signal }),
    ...fresh,
  })

/** A live talk with the own slots, also when it is no longer published (C138). */
export const ownLivetalkQuery = (id: string) =>
  queryOptions({
    queryKey: livetalkKeys.one(id, 'own'),
    meta,
    queryFn: ({ signal }) => call(getMemberLivetalk, { params: { id } }, { signal }),
    ...fresh,
  })

/** The tickets that open a live talk, with their slots (C132). */
export const talkTicketsQuery = (id: string) =>
  queryOptions({
    queryKey: livetalkKeys.one(id, 'tickets'),
    meta,
    queryFn: ({ signal }) => call(listLivetalkTickets, { params: { id } }, { signal }),
    ...fresh,
  })

/** The slots that one ticket can choose from (C133). */
export const slotsQuery = (livetalkId: string, ticketId: string) =>
  queryOptions({
    queryKey: livetalkKeys.one(livetalkId, 'slots', ticketId),
    meta,
    queryFn: ({ signal }) => call(getTicketSlots, { params: { ticketId, livetalkId } }, { signal }),
    ...fresh,
  })

/** What the member has told the streamer (C136); PermissionDenied without a slot, which the page says itself. */
export const talkInfoQuery = (id: string) =>
  queryOptions({
    queryKey: livetalkKeys.one(id, 'info'),
    meta: { handles: ['NotFound', 'PermissionDenied'] },
    queryFn: ({ signal }) => call(getTalkInfo, { params: { id } }, { signal }),
  })

/** Seconds between two heartbeats until the host has said how many. */
const untilSaid = 3

/** How often the host wants to hear from whoever waits (C149). Without an answer the waiting goes on. */
export const heartbeatQuery = queryOptions({
  queryKey: livetalkKeys.heartbeat,
  meta: { isSilent: true },
  queryFn: async ({ signal }) => (await call(getLivetalkEnvironment, {}, { signal, isSilent: true })).heartbeatSeconds,
  staleTime: Infinity,
})

/** The waiting member's heartbeat (C142), also while another window is in front. */
export const waitQuery = (id: string, slotId: string, heartbeatSeconds = untilSaid) =>
  queryOptions({
    queryKey: livetalkKeys.one(id, 'wait', slotId),
    meta: { handles: ['NotFound', 'OutOfTerm', 'FailedPrecondition', 'PermissionDenied'] },
    queryFn: ({ signal }) => withClockAnswer(() => call(waitInChannel, { params: { id, slotId } }, { signal })),
    refetchInterval: heartbeatSeconds * 1_000,
    refetchIntervalInBackground: true,
    retry: false,
    gcTime: 0,
  })

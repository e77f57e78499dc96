import { state } from '../states.ts'

/** The channel of the example live talk, without optional fields. The specification calls a channel IP. */
export const bareIp = { ipId: 'ip-hoshiyomi', name: '星よみ放送' }

/** The channel of the example live talk, with every optional field. The specification calls a channel IP. */
export const fullIp = { ...bareIp, image: 'hoshiyomi/jacket.webp', oshiColor: '#1464c8' }

/** An example live talk without optional fields. */
export const bareLivetalk = {
  livetalkId: 'livetalk-hoshiyomi-1',
  groupId: 'group-hoshiyomi-1',
  ipId: 'ip-hoshiyomi',
  title: '冬の夜話',
  streamer: { name: '白瀬 ゆき' },
  startTime: '2026-02-01T11:00:00Z',
  endTime: '2026-02-01T11:03:00Z',
  slotSeconds: 60,
  slotCount: 3,
  freeSlotCount: 3,
  reservationStartTime: '2026-01-18T03:00:00Z',
  reservationEndTime: '2026-01-31T03:00:00Z',
  state: 'RESERVABLE' as const,
  isRecorded: false,
  needsIdentityVerification: false,
}

/** An example live talk with every optional field. */
export const fullLivetalk = {
  ...bareLivetalk,
  description: '今夜見えている星をひとつ教えてください。',
  image: 'livetalk/winter.webp',
  streamer: { name: '白瀬 ゆき', image: 'member/yuki.webp' },
  isRecorded: true,
  recordingTerms: { version: '2026-01-10', text: 'この通話は録画します。録画は90日のあいだ保管し、そのあと消します。' },
  needsIdentityVerification: true,
  cautionList: ['開始の15分前から入室できます。', '録画・録音はできません。'],
}

/** The example reservation of a slot, as the state `a reserved slot` creates it for the member. */
export const exampleReservation = {
  reservationId: 'reservation-hoshiyomi-1',
  livetalkId: 'livetalk-hoshiyomi-1',
  ticketId: 'ticket-hoshiyomi-1',
  slotId: 'livetalk-hoshiyomi-1-slot-1',
  state: 'RESERVED' as const,
  startTime: '2026-02-01T11:00:00Z',
  endTime: '2026-02-01T11:01:00Z',
  entryTime: '2026-02-01T10:45:00Z',
  reservedTime: '2026-01-28T04:00:00Z',
  cancelDeadline: '2026-01-31T03:00:00Z',
}

/** The provider state that creates the channel of the example live talk. */
export const channelState = state('a channel')

/** The provider state that creates the channel of the example live talk, without optional fields. */
export const bareChannelState = state('a channel', { detail: 'minimal' })

/** The provider state that creates another member than the caller, who can then reserve a slot. */
export const otherMemberState = state('another member')

/** The account id of the other member, whom `otherMemberState` creates. */
export const guestId = 'acc-sora'

/** The provider states for an event ticket that is also valid for a live talk, in which the member has a slot. */
export const eventTicketForLivetalkStates = [
  state('a held ticket'),
  state('a live talk'),
  state('a ticket to a live talk'),
  state('a reserved slot', { ticketId: 'ticket-1' }),
]

/** The live talk of `eventTicketForLivetalkStates`, as the answers about tickets and events contain it. */
export const exampleOpenedLivetalk = {
  livetalkId: 'livetalk-hoshiyomi-1',
  title: '冬の夜話',
  startTime: '2026-02-01T11:00:00Z',
}

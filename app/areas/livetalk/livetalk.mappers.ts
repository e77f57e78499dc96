import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import type {
  getLivetalk,
  getMemberLivetalk,
  getTicketSlots,
  listGroupLivetalks,
  Livetalk as WireLivetalk,
  listLivetalkTickets,
  listMemberGroupLivetalks,
  LivetalkTodo,
  SlotReservation,
} from '@tsudoi/contracts/livetalk/livetalk.endpoints'
import type { CampaignChannel } from '@tsudoi/design-system/screens/campaign.types'
import type {
  Livetalk,
  LivetalkHrefs,
  LivetalkPhase,
  OwnSlot,
  OwnSlotState,
  LivetalkGroupPageData,
  LivetalkPageData,
  TalkSlot,
  TalkTicket,
  Todo,
} from '@tsudoi/design-system/screens/livetalk/livetalk.types'
import { normalisedInstant } from '../../mappers/channel.mappers.ts'
import { pictureOf } from '../../mappers/pictureOf.ts'
import { paths } from '../../paths.ts'
import { channelNameOf, nameOr, titleOf } from '@tsudoi/design-system/text/nameOr'

const phases: Readonly<Record<WireLivetalk['state'], LivetalkPhase | undefined>> = {
  BEFORE_RESERVATION: 'before',
  RESERVABLE: 'open',
  RESERVATION_CLOSED: 'closed',
  ON_AIR: 'onAir',
  ENDED: 'over',
  UNKNOWN: undefined,
}

const order: readonly LivetalkPhase[] = ['before', 'open', 'closed', 'onAir', 'over']

function phaseByClock(livetalk: WireLivetalk, now: string): LivetalkPhase {
  const at = Date.parse(now)
  const isPast = (moment: string) => at >= Date.parse(moment)
  if (isPast(livetalk.endTime)) return 'over'
  if (isPast(livetalk.startTime)) return 'onAir'
  if (isPast(livetalk.reservationEndTime)) return 'closed'
  return isPast(livetalk.reservationStartTime) ? 'open' : 'before'
}

/**
 * The phase of a live talk. It is the server's state, or a later phase if the clock has passed its time. It never goes
 * back, so that a device's wrong clock does no harm (Q45).
 */
function phaseView(livetalk: WireLivetalk, now: string): LivetalkPhase {
  const [serverPhase, clockPhase] = [phases[livetalk.state], phaseByClock(livetalk, now)]
  return serverPhase && order.indexOf(serverPhase) > order.indexOf(clockPhase) ? serverPhase : clockPhase
}

/** A live talk as the screens render it. */
export function livetalkView(livetalk: WireLivetalk, now: string): Livetalk {
  return {
    id: livetalk.livetalkId,
    title: titleOf(livetalk.title),
    image: pictureOf(livetalk.image),
    description: livetalk.description,
    streamer: { name: nameOr(livetalk.streamer.name, '出演者'), image: pictureOf(livetalk.streamer.image) },
    start: normalisedInstant(livetalk.startTime),
    end: normalisedInstant(livetalk.endTime),
    seconds: livetalk.slotSeconds,
    slots: livetalk.slotCount,
    free: livetalk.freeSlotCount,
    reservation: {
      start: normalisedInstant(livetalk.reservationStartTime),
      end: normalisedInstant(livetalk.reservationEndTime),
    },
    phase: phaseView(livetalk, now),
    isRecorded: livetalk.isRecorded,
    terms: livetalk.recordingTerms,
    needsIdentity: livetalk.needsIdentityVerification,
    cautions: livetalk.cautionList ?? [],
    href: paths.livetalk(livetalk.livetalkId),
  }
}

/** The state of the member's own slot on screen, by the server's state. */
export const ownSlotStates: Readonly<Record<SlotReservation['state'], OwnSlotState>> = {
  FREE: 'reserved',
  RESERVED: 'reserved',
  WAITING: 'waiting',
  TALKING: 'talking',
  ENDED: 'ended',
  FORCED_OUT: 'forcedOut',
  NO_SHOW: 'noShow',
  UNKNOWN: 'reserved',
}

/** A slot that the member has reserved. */
export const ownSlotView = (slot: SlotReservation): OwnSlot => ({
  id: slot.slotId,
  ticketId: slot.ticketId,
  state: ownSlotStates[slot.state],
  start: normalisedInstant(slot.startTime),
  end: normalisedInstant(slot.endTime),
  entry: normalisedInstant(slot.entryTime),
  cancelDeadline: normalisedInstant(slot.cancelDeadline),
  href: paths.livetalkCall(slot.livetalkId, slot.slotId),
})

type Ip = ResponseOf<typeof getLivetalk>['ip']

/** The channel of a live talk, from the answer about the live talk. */
export function livetalkChannelView(ip: Ip | undefined): CampaignChannel {
  if (!ip) return { id: '', name: '', href: paths.channels }
  return { id: ip.ipId, name: channelNameOf(ip.name), seed: ip.oshiColor, href: paths.channel(ip.ipId) }
}

type OwnGroup = ResponseOf<typeof listMemberGroupLivetalks>

/**
 * A group with its live talks. If the group is no longer published, it contains only the live talks in which the member
 * has a slot.
 */
export function livetalkGroupView(
  all: ResponseOf<typeof listGroupLivetalks> | undefined,
  own: OwnGroup | undefined,
  now: string,
): LivetalkGroupPageData | undefined {
  const group = all?.group ?? own?.group
  if (!group) return undefined
  const slotsIn = (id: string) => own?.livetalkList.find(({ livetalk }) => livetalk.livetalkId === id)?.slotList ?? []
  const list = all?.livetalkList ?? own?.livetalkList.map(({ livetalk }) => livetalk) ?? []
  return {
    group: {
      id: group.groupId,
      name: titleOf(group.name),
      image: pictureOf(group.image),
      description: group.description,
    },
    list: list.map((each) => ({
      livetalk: livetalkView(each, now),
      own: slotsIn(each.livetalkId).map(ownSlotView),
    })),
  }
}

type Detail = ResponseOf<typeof getLivetalk>

/**
 * The to-dos before a talk: first the profile, then the server's to-dos in their order (Q270). The consent to camera
 * and microphone counts as the server's device check (C152). The rehearsal is a separate to-do, whose result is stored
 * on this device; `hasRehearsed` is undefined if there is no rehearsal.
 */
export function todosView(list: readonly LivetalkTodo[], hasNickName: boolean, hasRehearsed?: boolean): Todo[] {
  const todos: Todo[] = [{ type: 'profile', isDone: hasNickName, isRequired: true }]
  for (const { type, isDone, isRequired } of list) {
    if (type === 'IDENTITY_VERIFICATION') todos.push({ type: 'identity', isDone, isRequired })
    if (type === 'TALK_INFO') todos.push({ type: 'talkInfo', isDone, isRequired })
    if (type === 'DEVICE_CHECK') {
      if (hasRehearsed !== undefined) todos.push({ type: 'device', isDone: isDone || hasRehearsed, isRequired: false })
      todos.push({ type: 'consent', isDone, isRequired })
    }
  }
  return todos
}

/** The page of a live talk. `own` is the response of C138 with the member's slots, even of an unpublished live talk. */
export function livetalkPageView(
  detail: Detail | undefined,
  own: ResponseOf<typeof getMemberLivetalk> | undefined,
  { now, hasRehearsed }: { now: string; hasRehearsed: boolean },
): LivetalkPageData | undefined {
  const livetalk = detail?.livetalk ?? own?.livetalk
  if (!livetalk) return undefined
  const member = detail?.member
  return {
    livetalk: livetalkView(livetalk, now),
    own: own?.slotList.map(ownSlotView) ?? [],
    todos: member && todosView(detail.todoList ?? [], Boolean(member.nickName), hasRehearsed),
    tickets: detail?.ticketCount,
  }
}

const vacancies = { FREE: 'free', TAKEN: 'taken', OWN: 'own', UNKNOWN: 'taken' } as const

/** The slots that can be reserved with a ticket, with their vacancy. */
export const slotsView = ({ slotList }: ResponseOf<typeof getTicketSlots>): TalkSlot[] =>
  slotList.map(({ slotId, startTime, endTime, vacancy }) => ({
    id: slotId,
    start: normalisedInstant(startTime),
    end: normalisedInstant(endTime),
    vacancy: vacancies[vacancy],
  }))

/** The member's tickets for a live talk, each with the slot that is reserved with it. */
export const ticketsView = ({ list, livetalk }: ResponseOf<typeof listLivetalkTickets>): TalkTicket[] =>
  list.map(({ ticketId, name, image, unusedCount, reservation }) => ({
    id: ticketId,
    name: titleOf(name),
    image: pictureOf(image),
    unused: unusedCount,
    own: reservation && ownSlotView(reservation),
    href: paths.livetalkSlots(livetalk.livetalkId, ticketId),
  }))

/**
 * The ticket that the URL names (`wanted`). Otherwise a ticket with a slot, then one with an unused use, then the
 * first.
 */
export const chosenTicket = (tickets: readonly TalkTicket[], wanted: string | null): TalkTicket | undefined =>
  tickets.find(({ id }) => id === wanted) ??
  tickets.find(({ own }) => own) ??
  tickets.find(({ unused }) => unused > 0) ??
  tickets[0]

/** The links of a live talk's pages. `entry` contains the links to login and registration. */
export const livetalkHrefs = (
  id: string,
  groupId: string | undefined,
  isMember: boolean,
  entry: { login: string; signUp: string },
): LivetalkHrefs => ({
  group: groupId === undefined ? paths.livetalk(id) : paths.livetalkGroup(groupId),
  livetalk: paths.livetalk(id),
  slots: paths.livetalkSlots(id),
  talkInfo: paths.livetalkTalkInfo(id),
  rehearsal: paths.livetalkRehearsal(id),
  profile: paths.profileEdit,
  tickets: paths.tickets,
  top: isMember ? paths.home : paths.top,
  ...entry,
})

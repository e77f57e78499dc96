import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import type {
  checkStreamer,
  contactChannel,
  getIdentityVerification,
  signInMonitor,
} from '@tsudoi/contracts/livetalk/livetalk.endpoints'
import type { MonitorData } from '@tsudoi/design-system/screens/livetalk/streamer/MonitorScreen'
import type { StreamerCall } from '@tsudoi/design-system/screens/livetalk/streamer/StreamerCallScreen'
import type { StaffDay } from '@tsudoi/design-system/screens/livetalk/streamer/StreamerDayScreen'
import type { StaffTalkList } from '@tsudoi/design-system/screens/livetalk/streamer/StreamerTalksScreen'
import type {
  GuestIdentity,
  StreamerSlot,
  ScheduledSlot,
  SlotState,
  StaffTalk,
  TalkGuest,
} from '@tsudoi/design-system/screens/livetalk/streamer/streamer.types'
import { callNameOf } from '@tsudoi/design-system/screens/livetalk/streamer/streamer.rules'
import { pictureOf } from '../../../mappers/pictureOf.ts'
import { paths } from '../../../paths.ts'
import { channelNameOf, nameOr, titleOf } from '@tsudoi/design-system/text/nameOr'

type Day = ResponseOf<typeof checkStreamer>
/**
 * The server's current state of a slot, without the key to the room. The server calls a slot with its room a channel.
 */
export type SlotChannel = Omit<ResponseOf<typeof contactChannel>['channel'], 'room'>
type WireGuest = NonNullable<SlotChannel['guest']>
type WireState = SlotChannel['state']

const states: Readonly<Record<WireState, SlotState>> = {
  FREE: 'free',
  RESERVED: 'reserved',
  WAITING: 'waiting',
  TALKING: 'talking',
  ENDED: 'ended',
  FORCED_OUT: 'forcedOut',
  NO_SHOW: 'noShow',
  UNKNOWN: 'unknown',
}
/** The state of a slot on the staff's screens, by the server's state. */
export const slotStateView = (state: WireState): SlotState => states[state]

function guestView({ nickName, image, talkInfo, hasPermittedRecording, recordingConsent }: WireGuest): TalkGuest {
  const consent = hasPermittedRecording ? recordingConsent : undefined
  return {
    name: nameOr(nickName ?? '', 'ゲスト'),
    image: pictureOf(image),
    callName: talkInfo.callName,
    topic: talkInfo.topic,
    ...(consent && { consent: { version: consent.version, time: consent.consentTime } }),
  }
}

/** A live talk with the viewer's role in it. */
export const staffTalkView = ({ livetalk, ip, role }: Day): StaffTalk => ({
  title: titleOf(livetalk.title),
  channel: { id: ip.ipId, name: channelNameOf(ip.name), seed: ip.oshiColor },
  role: role === 'STREAMER' ? 'streamer' : 'official',
  isRecorded: livetalk.isRecorded,
  needsIdentity: livetalk.needsIdentityVerification,
})

/** The schedule of a live talk, with its slots and guests. */
export function talkScheduleView(day: Day): StaffDay {
  const run = day.slotList.map((slot, index): ScheduledSlot => {
    const guest = day.guestList.find(({ slotId }) => slotId === slot.slotId)
    return {
      id: slot.slotId,
      number: index + 1,
      state: slotStateView(slot.state),
      start: slot.startTime,
      end: slot.endTime,
      href: paths.livetalkDay(day.livetalk.livetalkId, slot.slotId),
      ...(guest && { guest: guestView(guest) }),
    }
  })
  return { talk: staffTalkView(day), run }
}

/** A slot from its own poll, whose state is more recent than the schedule's. */
export function streamerSlotView(channel: SlotChannel, { run }: StaffDay): StreamerSlot {
  const { slotId, state, startTime, endTime, isPresent, isRecording, guest } = channel
  const known = run.find(({ id }) => id === slotId)
  return {
    id: slotId,
    number: known?.number ?? 1,
    state: slotStateView(state),
    start: startTime,
    end: endTime,
    href: known?.href ?? '',
    isPresent,
    isRecording,
    ...(guest && { guest: guestView(guest) }),
  }
}

/** The room of a slot for the streamer: the talk, the slot, and the next guest. */
export function streamerCallView(channel: SlotChannel, day: Day): StreamerCall {
  const shown = talkScheduleView(day)
  const next = shown.run.find(({ id }) => id === channel.nextSlotId)
  return {
    talk: shown.talk,
    slot: streamerSlotView(channel, shown),
    ...(next?.guest && {
      next: {
        name: callNameOf(next.guest),
        start: next.start,
        isWaiting: next.state === 'waiting',
        href: next.href,
      },
    }),
  }
}

/** The live talks that the viewer runs: first the coming ones, then the past ones, the latest first. */
export function streamerTalksView(answer: {
  group: { name: string }
  ip: Day['ip']
  own: readonly Day[]
}): StaffTalkList {
  const list = answer.own.map(({ livetalk, guestList, slotList }) => ({
    id: livetalk.livetalkId,
    title: titleOf(livetalk.title),
    start: livetalk.startTime,
    isOver: livetalk.state === 'ENDED',
    taken: guestList.length,
    slots: slotList.length,
    href: paths.livetalkDay(livetalk.livetalkId),
  }))
  const over = list.filter(({ isOver }) => isOver).reverse()
  return {
    talk: { title: titleOf(answer.group.name), channel: { id: answer.ip.ipId, seed: answer.ip.oshiColor } },
    list: [...list.filter(({ isOver }) => !isOver), ...over],
  }
}

type Monitor = ResponseOf<typeof signInMonitor>

/** The rooms of a live talk for the monitor. `seed` is the channel's colour, which this answer does not contain. */
export const monitorRoomsView = ({ livetalk, channelList }: Monitor, seed?: string): MonitorData => ({
  talk: { title: titleOf(livetalk.title), channel: { id: livetalk.ipId, name: '', seed } },
  rooms: channelList.map(({ channelId, state, startTime, endTime }) => ({
    id: channelId,
    state: slotStateView(state),
    start: startTime,
    end: endTime,
  })),
})

/** The verified identity of a guest. */
export const guestIdentityView = ({
  lastName,
  firstName,
  birthday,
  isComplete,
}: ResponseOf<typeof getIdentityVerification>): GuestIdentity => ({ lastName, firstName, birthday, isComplete })

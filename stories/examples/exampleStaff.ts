import type { StreamerCall } from '@tsudoi/design-system/screens/livetalk/streamer/StreamerCallScreen'
import type {
  StreamerSlot,
  ScheduledSlot,
  StaffTalk,
} from '@tsudoi/design-system/screens/livetalk/streamer/streamer.types'

/** A live talk as the staff sees it. */
export const staffTalk: StaffTalk = {
  title: '汐里と、桟橋で一分',
  channel: { id: 'todai', name: '灯台ラジオ', seed: '#1464c8' },
  role: 'streamer',
  isRecorded: true,
  needsIdentity: true,
}

const consent = { version: '2026-01-10', time: '2026-06-01T10:46:00Z' }
const minute = (at: number) => `2026-06-01T11:0${at}:00Z`
const slot = (number: number, more: Partial<ScheduledSlot>): ScheduledSlot => ({
  id: `slot-${number}`,
  number,
  state: 'reserved',
  start: minute(number - 1),
  end: minute(number),
  href: `/livetalk/pier/staff?slot=slot-${number}`,
  ...more,
})

/** The schedule of the live talk: its slots as the staff sees them. */
export const staffSchedule: readonly ScheduledSlot[] = [
  slot(1, { state: 'ended', guest: { name: '澪', callName: 'みお', consent } }),
  slot(2, {
    state: 'waiting',
    guest: {
      name: '小春',
      callName: 'こはる',
      topic: 'はじめて桟橋に来た日のこと。\n波の音で眠れなかった夜に、深夜便を聞いていました。',
      consent,
    },
  }),
  slot(3, { guest: { name: '夏' } }),
  slot(4, { state: 'free' }),
  slot(5, { state: 'noShow', guest: { name: '千の夜を越えて届いた手紙を読む人のながいながい名前' } }),
]

/** The slot that the staff runs now. */
export const staffSlot: StreamerSlot = { ...slot(2, staffSchedule[1] ?? {}), isPresent: true, isRecording: false }
/** The data of the call in `staffSlot`. */
export const staffCall: StreamerCall = {
  talk: staffTalk,
  slot: staffSlot,
  next: { name: '夏', start: minute(2), isWaiting: true, href: '/livetalk/pier/staff?slot=slot-3' },
}

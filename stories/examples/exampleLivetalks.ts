import type {
  Livetalk,
  LivetalkHrefs,
  OwnSlot,
  LivetalkGroupPageData,
  LivetalkPageData,
  LivetalkSlotsPageData,
  TalkSlot,
  TalkTicket,
  Todo,
  TodoType,
} from '../../design-system/screens/livetalk/livetalk.types.ts'
import type { OpenedLivetalk } from '../../design-system/screens/parts/livetalkLink.rules.ts'
import { todai } from './exampleChannels.ts'

const { id, name, seed, href } = todai
/** The channel of the example live talks. */
export const livetalkChannel = { id, name, seed, href }

const base = '/livetalk/pier'
/** The links of the example live talks. */
export const livetalkHrefs: LivetalkHrefs = {
  group: '/livetalk/group/todai-pier',
  livetalk: base,
  slots: `${base}/slot`,
  talkInfo: `${base}/talk-info`,
  rehearsal: '/livetalk/rehearsal',
  profile: '/profile/edit',
  tickets: '/ticket',
  top: '/home',
  login: '/login',
  signUp: '/signup',
}

/** A live talk that starts twenty minutes after `exampleNow`; slots are still available. */
export const exampleLivetalk: Livetalk = {
  id: 'pier',
  title: '汐里と、桟橋で一分',
  image: '/textures/todai/night.svg',
  description: '今夜の便りに書ききれなかったことを、汐里に聞かせてください。波の音がすこし入ります。',
  streamer: { name: '汐里', image: '/textures/todai/member-shiori.svg' },
  start: '2026-01-31T20:00:00+09:00',
  end: '2026-01-31T20:30:00+09:00',
  seconds: 60,
  slots: 30,
  free: 12,
  reservation: { start: '2026-01-17T20:00:00+09:00', end: '2026-01-31T19:55:00+09:00' },
  phase: 'open',
  isRecorded: false,
  needsIdentity: false,
  cautions: [
    '開始の15分前から、待機室に入れます。お時間までにお入りください。',
    'お話しできるのは、ご予約の枠の一回だけです。途中で切れたときも、終わりの時刻は変わりません。',
  ],
  href: base,
}

/** A live talk that is recorded, so that members have to consent first. */
export const recordedLivetalk: Livetalk = {
  ...exampleLivetalk,
  id: 'weekly',
  title: '灯太と、放送のあとで',
  image: '/textures/todai/studio.svg',
  streamer: { name: '灯太', image: '/textures/todai/member-touta.svg' },
  start: '2026-02-07T22:00:00+09:00',
  end: '2026-02-07T22:20:00+09:00',
  slots: 20,
  free: 0,
  reservation: { start: '2026-01-24T22:00:00+09:00', end: '2026-02-06T22:00:00+09:00' },
  isRecorded: true,
  needsIdentity: true,
  terms: {
    version: '2026-01-10',
    text: 'この通話は録画します。\n録画は90日のあいだ保管し、そのあと消します。',
  },
  href: '/livetalk/weekly',
}

/** A live talk that has ended. */
export const endedLivetalk: Livetalk = {
  ...exampleLivetalk,
  id: 'last',
  title: '岬と、雨あがりの桟橋で',
  image: '/textures/todai/dawn.svg',
  streamer: { name: '岬', image: '/textures/todai/member-misaki.svg' },
  start: '2026-01-28T20:00:00+09:00',
  end: '2026-01-28T20:20:00+09:00',
  free: 4,
  phase: 'over',
  href: '/livetalk/last',
}

/** The example member's slot in `exampleLivetalk`. */
export const ownSlot: OwnSlot = {
  id: 'slot-3',
  ticketId: 'todai-album-ticket',
  state: 'reserved',
  start: '2026-01-31T20:02:00+09:00',
  end: '2026-01-31T20:03:00+09:00',
  entry: '2026-01-31T19:47:00+09:00',
  cancelDeadline: '2026-01-31T19:55:00+09:00',
  href: `${base}/call/slot-3`,
}

/** A group with the example live talks. */
export const exampleLivetalkGroup: LivetalkGroupPageData = {
  group: {
    id: 'todai-pier',
    name: '桟橋の一分',
    image: '/textures/todai/harbour.svg',
    description: '公開収録のあと、灯りを落とした桟橋で、おひとりずつ一分だけお話しします。',
  },
  list: [
    { livetalk: exampleLivetalk, own: [ownSlot] },
    { livetalk: recordedLivetalk, own: [] },
    { livetalk: endedLivetalk, own: [] },
  ],
}

const required: readonly TodoType[] = ['profile', 'identity', 'consent']
const order: readonly TodoType[] = ['profile', 'identity', 'talkInfo', 'device', 'consent']

/** The to-dos of a recorded talk. `done` lists the completed ones. */
export const exampleTodos = (...done: TodoType[]): Todo[] =>
  order.map((type) => ({ type, isDone: done.includes(type), isRequired: required.includes(type) }))

/** The data of the page of `exampleLivetalk`; `more` overrides parts of it. */
export const livetalkPageData = (more: Partial<LivetalkPageData> = {}): LivetalkPageData => ({
  livetalk: exampleLivetalk,
  own: [],
  todos: exampleTodos('profile'),
  tickets: 1,
  ...more,
})

/** A live talk with the longest possible names, no picture, and an unusual duration. */
export const longLivetalk: Livetalk = {
  ...exampleLivetalk,
  id: 'long',
  title: '春の大三角を見上げる全国縦断ツアー最終公演のあとの、ただいまとおかえりのあいだの立ち話',
  image: undefined,
  description: undefined,
  streamer: { name: '遠い星までひびけ合唱団とその仲間たちの放課後放送局' },
  seconds: 95,
  cautions: [],
}

const at = (minute: number) => `2026-01-31T20:${String(minute).padStart(2, '0')}:00+09:00`
const takenMinutes = new Set([0, 1, 5, 6, 9])

/** The slots of `exampleLivetalk`, one per minute, some of them taken. `own` is the minute of the member's own slot. */
export const exampleTalkSlots = (own?: number): TalkSlot[] =>
  Array.from({ length: 12 }, (_, minute) => ({
    id: `slot-${minute + 1}`,
    start: at(minute),
    end: at(minute + 1),
    vacancy: minute === own ? 'own' : takenMinutes.has(minute) ? 'taken' : 'free',
  }))

/** The ticket for a slot of `exampleLivetalk`. */
export const exampleTalkTicket: TalkTicket = {
  id: 'todai-album-ticket',
  name: '公開収録 観覧券',
  unused: 1,
  href: `${base}/slot?ticket=todai-album-ticket`,
}

/** The data of the slots page of `exampleLivetalk`; `more` overrides parts of it. */
export const slotsPageData = (more: Partial<LivetalkSlotsPageData> = {}): LivetalkSlotsPageData => ({
  livetalk: exampleLivetalk,
  tickets: [exampleTalkTicket],
  ticket: exampleTalkTicket,
  ...more,
})

/** Live talks that a ticket gives access to: one with the member's own slot, one with a very long title. */
export const exampleOpenedLivetalks: OpenedLivetalk[] = [
  {
    title: '汐里と、桟橋で一分',
    start: '2026-01-31T23:00:00+09:00',
    slotStart: '2026-01-31T23:02:00+09:00',
    href: '/livetalk/pier-tonight',
  },
  {
    title: '灯太と、放送のあとで台本の余白に書いたことをひとつずつ声に出して読みあう長い夜の桟橋から',
    start: '2026-02-07T22:00:00+09:00',
    href: '/livetalk/pier-7',
  },
]

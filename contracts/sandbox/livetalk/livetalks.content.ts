import type { ChannelId } from '../channel/channels.content.ts'
import { seedTimeOnDay, type SeedTime } from '../runtime/seed/seedTime.ts'

interface SeedLivetalkGroup {
  readonly groupId: string
  readonly ipId: ChannelId
  readonly name: string
  readonly description: string
  readonly image: string
  /** The item that is the ticket for the live talks: a prize of the channel's gacha. */
  readonly ticketId: string
  /** The accounts that run all live talks of the group. */
  readonly staff: readonly { readonly accountId: string; readonly role: 'STREAMER' | 'OFFICIAL' }[]
}

/** A live talk of the seed. */
export interface SeedLivetalk {
  /**
   * The prefix of the live talk's id. Each repetition has its own id, so that an old reservation never belongs to a new
   * live talk.
   */
  readonly key: string
  readonly groupId: string
  readonly title: string
  readonly description: string
  readonly image: string
  /** The id of the channel's member with whom the guests talk (channel/members.content.ts). */
  readonly memberId: string
  /** When the live talk starts. `SOON`: at the next full or half hour that leaves time to reserve. */
  readonly starts: SeedTime | 'SOON'
  readonly slots: number
  /** Minutes before the start until which slots can be reserved and cancelled. */
  readonly closes: number
  readonly isRecorded: boolean
  readonly needsIdentity: boolean
  /** The accounts that have reserved a slot. */
  readonly guests?: readonly { readonly accountId: string; readonly slot: number }[]
}

/** All groups of live talks of the seed. */
export const livetalkGroups: readonly SeedLivetalkGroup[] = [
  {
    groupId: 'todai-pier',
    ipId: 'todai',
    name: '桟橋の一分',
    description:
      '公開収録のあと、灯りを落とした桟橋で、おひとりずつ一分だけお話しします。公開収録の観覧券をお持ちの方が、そのままお使いになれます。',
    image: 'todai/harbour.svg',
    ticketId: 'todai-album-ticket',
    staff: [
      { accountId: 'shiori', role: 'STREAMER' },
      { accountId: 'kakari', role: 'OFFICIAL' },
    ],
  },
  {
    groupId: 'lemonade-lane',
    ipId: 'lemonade',
    name: '花道わきの立ち話',
    description:
      'パレードの旗をおろしたあと、花道のわきで立ち話をします。立見券一枚で、一分間。旗をふってくれた方の名前を、ちゃんと呼びたいのです。',
    image: 'lemonade/parade.svg',
    ticketId: 'lemonade-parade-ticket',
    staff: [{ accountId: 'kakari', role: 'OFFICIAL' }],
  },
]

/** The terms to which a member consents before a recorded talk. Every change of the text requires a new version. */
export const recordingTerms = {
  version: '2026-01-10',
  text: [
    'この通話は録画します。あなたの顔、声、お名前（呼ばれたい名前）、お話の内容が映像に入ります。',
    '録画は、あなたへの記念としてお渡しするためと、通話の安全を確かめるために使います。ほかの方には公開しません。',
    '録画は90日のあいだ保管し、そのあと消します。消してほしいときは、いつでもお問い合わせください。',
    '同意は、通話がはじまるまで取り消せます。取り消すと、この通話には参加できません。',
  ].join('\n'),
} as const

/** The cautions that every seeded live talk shows under ご注意. */
export const livetalkCautions: readonly string[] = [
  '開始の15分前から、待機室に入れます。お時間までにお入りください。',
  'お話しできるのは、ご予約の枠の一回だけです。途中で切れたときも、終わりの時刻は変わりません。',
  '録画、録音、画面の撮影はできません。',
  '係の者が見守っています。お困りのときも、お声がけください。',
]

/** All live talks of the seed. */
export const livetalks: readonly SeedLivetalk[] = [
  {
    key: 'todai-pier-tonight',
    groupId: 'todai-pier',
    title: '汐里と、桟橋で一分',
    description: '今夜の便りに書ききれなかったことを、汐里に聞かせてください。波の音がすこし入ります。',
    image: 'todai/night.svg',
    memberId: 'todai-shiori',
    starts: 'SOON',
    slots: 30,
    closes: 5,
    isRecorded: false,
    needsIdentity: false,
    guests: [{ accountId: 'koharu', slot: 3 }],
  },
  {
    key: 'todai-pier-weekly',
    groupId: 'todai-pier',
    title: '灯太と、放送のあとで',
    description: '深夜便の台本の余白に、何を書いているのか。進行役の灯太が、ひとつだけ答えます。',
    image: 'todai/studio.svg',
    memberId: 'todai-touta',
    starts: seedTimeOnDay(7, '22:00'),
    slots: 20,
    closes: 24 * 60,
    isRecorded: true,
    needsIdentity: true,
  },
  {
    key: 'todai-pier-last',
    groupId: 'todai-pier',
    title: '岬と、雨あがりの桟橋で',
    description: 'ベースの岬と、雨の話だけをした夜でした。ご参加ありがとうございました。',
    image: 'todai/dawn.svg',
    memberId: 'todai-misaki',
    starts: seedTimeOnDay(-3, '20:00'),
    slots: 20,
    closes: 24 * 60,
    isRecorded: false,
    needsIdentity: false,
  },
  {
    key: 'lemonade-lane-tomorrow',
    groupId: 'lemonade-lane',
    title: '灯里と、旗をたたみながら',
    description: 'いちばん長い昼の話を、灯里と。ご本人の確認のあと、記念に録画をお渡しします。',
    image: 'lemonade/soda.svg',
    memberId: 'lemonade-akari',
    starts: seedTimeOnDay(1, '18:30'),
    slots: 30,
    closes: 60,
    isRecorded: true,
    needsIdentity: true,
  },
  {
    key: 'lemonade-lane-weekly',
    groupId: 'lemonade-lane',
    title: 'なおと、炭酸が抜けるまで',
    description: 'コップ一杯の炭酸が抜けるまでの、おしゃべりです。お題はなおが用意しておきます。',
    image: 'lemonade/glass.svg',
    memberId: 'lemonade-nao',
    starts: seedTimeOnDay(8, '18:30'),
    slots: 24,
    closes: 24 * 60,
    isRecorded: false,
    needsIdentity: false,
  },
]

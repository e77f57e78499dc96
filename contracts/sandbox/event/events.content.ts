import type { eventKinds } from '../../event/event.endpoints.ts'
import type { ChannelId } from '../channel/channels.content.ts'
import { seedTimeOnDay, type SeedTime } from '../runtime/seed/seedTime.ts'

/** An event of the seed. */
export interface SeedEvent {
  readonly eventId: string
  readonly ipId: ChannelId
  readonly kind: (typeof eventKinds)[number]
  readonly title: string
  readonly description: string
  readonly image: string
  readonly venue?: string
  readonly cautionList?: readonly string[]
  readonly episodes: readonly SeedEventEpisode[]
}

/** An episode of a seeded event. */
export interface SeedEventEpisode {
  readonly episodeId: string
  readonly title: string
  readonly description?: string
  readonly image?: string
  readonly starts: SeedTime
  readonly ends: SeedTime
  readonly isCancelled?: boolean
  /** The number of invented bookings and viewers, in addition to the members of the sandbox. */
  readonly booked: number
  readonly watching?: number
  /** Until when the bulletin board can be read. It opens a week before the event starts. Absent without a board. */
  readonly boardUntil?: SeedTime
  readonly recording?: { readonly title: string; readonly until: SeedTime }
}

const standing = ['開演後のご入場は、曲間にご案内します。', '花束や差し入れは、入口の箱にお入れください。']

/** All events of the seed, in the display order of each channel's page. */
export const seededEvents: readonly SeedEvent[] = [
  {
    eventId: 'todai-harbour',
    ipId: 'todai',
    kind: 'LIVE',
    title: '港の公開収録 第五十夜',
    description:
      '五十回目の夜は、スタジオを出て港の倉庫から。汽笛が鳴ったら、四人は演奏をやめて聞きます。\n\n会場の百二十席と、配信でお届けします。便りは当日の掲示板で受けつけます。',
    image: 'todai/harbour.svg',
    venue: '灯台港 三番倉庫',
    cautionList: standing,
    episodes: [
      {
        episodeId: 'todai-harbour-night',
        title: '本番',
        description: '便りを読み、そのあと七曲。汽笛の時刻は当日まで分かりません。',
        starts: { hours: -0.5 },
        ends: { hours: 2 },
        booked: 118,
        watching: 3_420,
        boardUntil: { hours: 26 },
      },
    ],
  },
  {
    eventId: 'todai-letters',
    ipId: 'todai',
    kind: 'PREMIER',
    title: '潮待ちの手紙 上映会',
    description: '第四十七夜に読みきれなかった便りを、一本の映像にしました。届いた順に、ぜんぶ読みます。',
    image: 'todai/letter.svg',
    episodes: [
      {
        episodeId: 'todai-letters-first',
        title: '前編 出さなかった手紙',
        image: 'todai/night.svg',
        starts: seedTimeOnDay(-4, '21:00'),
        ends: seedTimeOnDay(-4, '22:10'),
        booked: 860,
        recording: { title: '潮待ちの手紙 前編', until: seedTimeOnDay(14, '23:59') },
      },
      {
        episodeId: 'todai-letters-second',
        title: '後編 届いた手紙',
        image: 'todai/dawn.svg',
        starts: seedTimeOnDay(-3, '21:00'),
        ends: seedTimeOnDay(-3, '22:20'),
        booked: 912,
        recording: { title: '潮待ちの手紙 後編', until: seedTimeOnDay(14, '23:59') },
      },
    ],
  },
  {
    eventId: 'lemonade-parade-day',
    ipId: 'lemonade',
    kind: 'LIVE',
    title: '夏至のパレード 港町一周',
    description:
      '一年でいちばん長い昼に、五人が町を一周します。先頭の旗はみつき。どの窓から手をふっても、だれかが気づきます。',
    image: 'lemonade/parade.svg',
    venue: '港通り商店街 花道',
    cautionList: ['沿道でお待ちの方は、白い線の内側でごらんください。', '雨の場合は、すいの鼓笛だけで一周します。'],
    episodes: [
      {
        episodeId: 'lemonade-parade-noon',
        title: '昼の一周',
        starts: seedTimeOnDay(5, '13:00'),
        ends: seedTimeOnDay(5, '15:00'),
        booked: 1_240,
        boardUntil: seedTimeOnDay(6, '23:59'),
      },
      {
        episodeId: 'lemonade-parade-evening',
        title: '夕方の一周',
        starts: seedTimeOnDay(5, '17:00'),
        ends: seedTimeOnDay(5, '19:00'),
        booked: 1_530,
        boardUntil: seedTimeOnDay(6, '23:59'),
      },
    ],
  },
  {
    eventId: 'lemonade-afterschool',
    ipId: 'lemonade',
    kind: 'LIVETALK',
    title: '五人の放課後 ひとこと会',
    description: '練習の帰り道に、ひとりずつお話しする会です。きょう食べたものの話だけでも、かまいません。',
    image: 'lemonade/hall.svg',
    episodes: [
      {
        episodeId: 'lemonade-afterschool-akari',
        title: '灯里の回',
        image: 'lemonade/member-akari.svg',
        starts: seedTimeOnDay(8, '19:00'),
        ends: seedTimeOnDay(8, '20:00'),
        booked: 30,
      },
      {
        episodeId: 'lemonade-afterschool-nao',
        title: 'なおの回',
        image: 'lemonade/member-nao.svg',
        starts: seedTimeOnDay(9, '19:00'),
        ends: seedTimeOnDay(9, '20:00'),
        booked: 30,
      },
    ],
  },
  {
    eventId: 'benio-preview',
    ipId: 'benio',
    kind: 'PREMIER',
    title: '第八話「火を借りる」先行上映',
    description: '送り火の夜のつづきを、公開より三日早くお届けします。上映のあと、千早役の語りが入ります。',
    image: 'benio/night.svg',
    episodes: [
      {
        episodeId: 'benio-preview-night',
        title: '先行上映',
        starts: seedTimeOnDay(2, '21:00'),
        ends: seedTimeOnDay(2, '21:40'),
        booked: 640,
        boardUntil: seedTimeOnDay(5, '21:00'),
      },
    ],
  },
  {
    eventId: 'shinyou-fire',
    ipId: 'shinyou',
    kind: 'LIVETALK',
    title: '焚き火のそばで',
    description: '小屋の前に火を熾して、ひと組ずつお話しします。ミミが鳴いたら、話の途中でも静かにします。',
    image: 'shinyou/cabin.svg',
    venue: '針葉樹林の小屋',
    episodes: [
      {
        episodeId: 'shinyou-fire-hinata',
        title: 'ひなたと鳥の話',
        image: 'shinyou/member-hinata.svg',
        starts: seedTimeOnDay(6, '20:00'),
        ends: seedTimeOnDay(6, '21:30'),
        booked: 12,
      },
      {
        episodeId: 'shinyou-fire-nire',
        title: '楡と火の話',
        image: 'shinyou/member-nire.svg',
        starts: seedTimeOnDay(7, '20:00'),
        ends: seedTimeOnDay(7, '21:30'),
        isCancelled: true,
        booked: 9,
      },
    ],
  },
  {
    eventId: 'velvet-warm',
    ipId: 'velvet',
    kind: 'LIVE',
    title: '点灯式 真空管が温まるまで',
    description: '電源を入れてから、最初の音が出るまで。その三分間をふくめて、全十一曲。',
    image: 'velvet/warm.svg',
    venue: '旧映画館 ビロード座',
    cautionList: standing,
    episodes: [
      {
        episodeId: 'velvet-warm-midnight',
        title: '真夜中の部',
        starts: seedTimeOnDay(10, '24:00'),
        ends: seedTimeOnDay(10, '26:00'),
        booked: 420,
        boardUntil: seedTimeOnDay(12, '23:59'),
      },
    ],
  },
  {
    eventId: 'velvet-off',
    ipId: 'velvet',
    kind: 'PREMIER',
    title: '消灯 前回公演の全曲上映',
    description: '最後の音が消えて、針が戻るまでの映像です。',
    image: 'velvet/levels.svg',
    episodes: [
      {
        episodeId: 'velvet-off-night',
        title: '上映',
        starts: seedTimeOnDay(-12, '23:00'),
        ends: seedTimeOnDay(-11, '0:30'),
        booked: 388,
        recording: { title: '消灯 全曲', until: seedTimeOnDay(3, '23:59') },
      },
    ],
  },
  {
    eventId: 'setsugen-reading',
    ipId: 'setsugen',
    kind: 'LIVE',
    title: '雪の夜の朗読会 公開の回',
    description: '毎週の朗読を、町の図書館でひらきます。眠ってしまった方は、朝までそのままで大丈夫です。',
    image: 'setsugen/globe.svg',
    venue: '雪原町立図書館 二階',
    episodes: [
      {
        episodeId: 'setsugen-reading-night',
        title: '第三十二夜',
        starts: seedTimeOnDay(4, '23:00'),
        ends: seedTimeOnDay(4, '23:50'),
        booked: 64,
        boardUntil: seedTimeOnDay(7, '23:59'),
      },
    ],
  },
]

/** A ticket of a seeded event. */
export interface SeedTicket {
  readonly ticketId: string
  readonly eventId: string
  readonly episodeIds: readonly string[]
  readonly seat?: string
  /** The name and picture of the ticket. Absent if the ticket is a gacha item, which has its own. */
  readonly item?: { readonly name: string; readonly image: string }
}

/** The tickets of the seed. Tickets are items, and some of them are also gacha items. */
export const seededTickets: readonly SeedTicket[] = [
  { ticketId: 'todai-album-ticket', eventId: 'todai-harbour', episodeIds: ['todai-harbour-night'], seat: '自由席' },
  {
    ticketId: 'lemonade-parade-ticket',
    eventId: 'lemonade-parade-day',
    episodeIds: ['lemonade-parade-noon', 'lemonade-parade-evening'],
    seat: '花道わき 立見',
  },
  {
    ticketId: 'ticket-todai-letters',
    eventId: 'todai-letters',
    episodeIds: ['todai-letters-first', 'todai-letters-second'],
    item: { name: '潮待ちの手紙 通し券', image: 'todai/album-ticket.svg' },
  },
  {
    ticketId: 'ticket-velvet-warm',
    eventId: 'velvet-warm',
    episodeIds: ['velvet-warm-midnight'],
    seat: '2階 前列',
    item: { name: '点灯式 指定席', image: 'velvet/keys.svg' },
  },
  {
    ticketId: 'ticket-setsugen-reading',
    eventId: 'setsugen-reading',
    episodeIds: ['setsugen-reading-night'],
    item: { name: '朗読会 毛布つき席', image: 'setsugen/window.svg' },
  },
]

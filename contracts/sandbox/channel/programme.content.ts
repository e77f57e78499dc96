import type { programmeKinds } from '../../channel/channel.endpoints.ts'
import type { ChannelId } from './channels.content.ts'
import type { TimeOfDay } from '../runtime/seed/seedTime.ts'

/** An entry of the programme (schedule) that is repeated every day, so that there is always something today. */
interface SeedProgramme {
  readonly programmeId: string
  readonly ipId: ChannelId
  readonly kind: (typeof programmeKinds)[number]
  readonly title: string
  readonly episode?: string
  readonly image: string
  readonly starts: TimeOfDay
  /** The duration in minutes; absent for something that stays available. */
  readonly minutes?: number
  /** The number of viewers while the entry is live. */
  readonly viewerCount?: number
  /** The id of the gacha, story or video to which the entry links. */
  readonly linkId?: string
}

/** The programme entries of every day, ordered by time of day in Japan. */
export const dailyProgramme: readonly SeedProgramme[] = [
  {
    programmeId: 'shinyou-morning',
    ipId: 'shinyou',
    kind: 'LIVE',
    title: '朝露の観察日記',
    episode: '第112回',
    image: 'shinyou/morning.svg',
    starts: '7:30',
    minutes: 30,
    viewerCount: 1_840,
  },
  {
    programmeId: 'setsugen-story',
    ipId: 'setsugen',
    kind: 'STORY',
    title: '郵便局の灯',
    episode: '第十二話',
    image: 'setsugen/window.svg',
    starts: '12:00',
    linkId: 'setsugen-post',
  },
  {
    programmeId: 'lemonade-gacha',
    ipId: 'lemonade',
    kind: 'GACHA',
    title: '夏至のパレード',
    episode: '全18種',
    image: 'lemonade/parade.svg',
    starts: '12:00',
    linkId: 'lemonade-parade',
  },
  {
    programmeId: 'lemonade-rehearsal',
    ipId: 'lemonade',
    kind: 'EVENT',
    title: '五人の放課後 練習室を開けます',
    image: 'lemonade/hall.svg',
    starts: '16:00',
    minutes: 60,
    viewerCount: 6_420,
  },
  {
    programmeId: 'todai-live',
    ipId: 'todai',
    kind: 'LIVE',
    title: '潮待ちの手紙',
    episode: '第48夜',
    image: 'todai/night.svg',
    starts: '19:00',
    minutes: 120,
    viewerCount: 12_000,
    linkId: 'todai-live-tonight',
  },
  {
    programmeId: 'velvet-gacha',
    ipId: 'velvet',
    kind: 'GACHA',
    title: '真空管の夜',
    episode: '全8種',
    image: 'velvet/tube.svg',
    starts: '20:00',
    linkId: 'velvet-tube',
  },
  {
    programmeId: 'benio-story',
    ipId: 'benio',
    kind: 'STORY',
    title: '送り火の約束',
    episode: '第七話',
    image: 'benio/night.svg',
    starts: '21:00',
    linkId: 'benio-farewell',
  },
  {
    programmeId: 'shinyou-owl',
    ipId: 'shinyou',
    kind: 'LIVE',
    title: 'フクロウを待つ会',
    episode: '第20夜',
    image: 'shinyou/owl.svg',
    starts: '21:30',
    minutes: 45,
    viewerCount: 2_310,
    linkId: 'shinyou-owl-night',
  },
  {
    programmeId: 'lemonade-premier',
    ipId: 'lemonade',
    kind: 'PREMIER',
    title: '新曲「炭酸のワルツ」',
    image: 'lemonade/soda.svg',
    starts: '22:30',
    minutes: 15,
    viewerCount: 9_870,
    linkId: 'lemonade-soda-waltz',
  },
  {
    programmeId: 'setsugen-live',
    ipId: 'setsugen',
    kind: 'LIVE',
    title: '雪の夜の朗読会',
    episode: '第31夜',
    image: 'setsugen/globe.svg',
    starts: '23:00',
    minutes: 45,
    viewerCount: 3_050,
  },
]

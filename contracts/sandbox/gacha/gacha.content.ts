import type { gachaTypes } from '../../gacha/gacha.endpoints.ts'
import type { ChannelId } from '../channel/channels.content.ts'
import { seedTimeOnDay, type SeedTime } from '../runtime/seed/seedTime.ts'

/** A gacha of the seed. */
export interface SeedGacha {
  readonly gachaId: string
  readonly ipId: ChannelId
  readonly name: string
  readonly image: string
  readonly type: (typeof gachaTypes)[number]
  readonly description: string
  readonly starts: SeedTime
  /** When the gacha is first shown; it can be drawn from `starts` on. */
  readonly announced?: SeedTime
  readonly ends: SeedTime
  /** The price in coins for each possible number of draws; 0 for a free draw. */
  readonly prices: readonly { readonly count: number; readonly consumeCoin: number }[]
  /** The maximum number of draws per member; absent if unlimited. */
  readonly drawLimit?: number
  /** Until when a free gacha can be drawn (`FailedPrecondition` afterwards). */
  readonly freeUntil?: SeedTime
  readonly hasTerms: boolean
}

const coins = [
  { count: 1, consumeCoin: 30 },
  { count: 10, consumeCoin: 300 },
] as const
const free = [{ count: 1, consumeCoin: 0 }] as const

/** All gacha of the seed, in the display order of each channel's gacha page. */
export const gachas = [
  {
    gachaId: 'lemonade-parade',
    ipId: 'lemonade',
    name: '夏至のパレード',
    image: 'lemonade/parade.svg',
    type: 'LIMIT',
    description:
      '一年でいちばん長い昼に、五人が町を一周しました。先頭の旗から、練習室の窓辺まで。紙吹雪の一枚も残さず、18種の写真にしました。',
    starts: seedTimeOnDay(-7, '12:00'),
    ends: seedTimeOnDay(3, '23:59'),
    prices: coins,
    hasTerms: true,
  },
  {
    gachaId: 'velvet-tube',
    ipId: 'velvet',
    name: '真空管の夜',
    image: 'velvet/tube.svg',
    type: 'LIMIT',
    description:
      '電源を入れてから、音が出るまでの三分間。楽屋の明かりを落として撮った、二人の8種です。今夜で片づけます。',
    starts: seedTimeOnDay(-6, '20:00'),
    ends: { hours: 5 },
    prices: coins,
    hasTerms: true,
  },
  {
    gachaId: 'velvet-sleeve',
    ipId: 'velvet',
    name: '刷りそこないのジャケット',
    image: 'velvet/warm.svg',
    type: 'OTHERS',
    description: '刷り師がはねた、世界に数枚ずつのジャケット写真。なくなったものから、提供割合が組みなおされます。',
    starts: seedTimeOnDay(-2, '12:00'),
    ends: seedTimeOnDay(12, '23:59'),
    prices: [{ count: 1, consumeCoin: 50 }],
    hasTerms: true,
  },
  {
    gachaId: 'velvet-morning',
    ipId: 'velvet',
    name: '電源を切るまえに',
    image: 'velvet/morning.svg',
    type: 'LIMIT',
    description: '始発のまえ、楽屋にだけ朝日が入る三分間を、四枚の写真にしました。夜の部が片づいたら、はじまります。',
    announced: seedTimeOnDay(-1, '12:00'),
    starts: seedTimeOnDay(2, '12:00'),
    ends: seedTimeOnDay(9, '23:59'),
    prices: coins,
    hasTerms: true,
  },
  {
    gachaId: 'todai-album',
    ipId: 'todai',
    name: '岬の写真帖',
    image: 'todai/letter.svg',
    type: 'COMMON',
    description:
      '深夜便のあと、始発までの港で撮りためた写真です。汐里の膝かけ、航の缶コーヒー。番組では見えないところを、10種にまとめました。',
    starts: seedTimeOnDay(-20, '12:00'),
    ends: seedTimeOnDay(11, '23:59'),
    prices: coins,
    hasTerms: true,
  },
  {
    gachaId: 'todai-postcard',
    ipId: 'todai',
    name: 'はじめての絵はがき',
    image: 'todai/harbour.svg',
    type: 'OTHERS',
    description: '深夜便をはじめて聴いてくださった方へ、港から一枚お送りします。コインはいりません。おひとり1回です。',
    starts: seedTimeOnDay(-30, '12:00'),
    ends: seedTimeOnDay(30, '23:59'),
    prices: free,
    drawLimit: 1,
    freeUntil: seedTimeOnDay(30, '23:59'),
    hasTerms: false,
  },
  {
    gachaId: 'shinyou-base',
    ipId: 'shinyou',
    name: '秘密基地の一枚',
    image: 'shinyou/cabin.svg',
    type: 'OTHERS',
    description:
      '小屋の屋根裏から見つかった、部員だけのアルバム。見られるのは、おひとり3枚まで。フクロウとの約束です。',
    starts: seedTimeOnDay(-4, '9:00'),
    ends: seedTimeOnDay(8, '21:00'),
    prices: [{ count: 1, consumeCoin: 30 }],
    drawLimit: 3,
    hasTerms: true,
  },
  {
    gachaId: 'benio-lantern',
    ipId: 'benio',
    name: '送り火の灯籠',
    image: 'benio/lanterns.svg',
    type: 'LIMIT',
    description: '第七話の夜に流した灯籠を、ひとつずつ写真にしました。すべての灯籠が、もう海に出ています。',
    starts: seedTimeOnDay(-10, '21:00'),
    ends: seedTimeOnDay(4, '23:59'),
    prices: coins,
    hasTerms: true,
  },
  {
    gachaId: 'setsugen-lot',
    ipId: 'setsugen',
    name: '雪ひらくじ',
    image: 'setsugen/morning.svg',
    type: 'COMMON',
    description:
      '初雪の日から七日間、雪のひとひらに一枚の写真を結びました。無料で引ける期間は終わりました。写真は朗読会のあいだ飾っておきます。',
    starts: seedTimeOnDay(-9, '12:00'),
    ends: seedTimeOnDay(6, '23:59'),
    prices: free,
    freeUntil: seedTimeOnDay(-1, '23:59'),
    hasTerms: false,
  },
] as const satisfies readonly SeedGacha[]

/** The id of a seeded gacha. */
export type GachaId = (typeof gachas)[number]['gachaId']

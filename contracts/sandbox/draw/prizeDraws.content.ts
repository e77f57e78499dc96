import type { ChannelId } from '../channel/channels.content.ts'
import { photoReward } from '../gacha/photoReward.content.ts'
import { coinReward, votePointReward, type SeedReward } from '../inventory/rewards.content.ts'
import { seedTimeOnDay, type SeedTime } from '../runtime/seed/seedTime.ts'

/** A channel's prize draw of the seed. */
export interface SeedPrizeDraw {
  readonly drawId: string
  readonly ipId: ChannelId
  readonly name: string
  readonly image: string
  readonly description: string
  readonly cautions: readonly string[]
  readonly starts: SeedTime
  readonly ends: SeedTime
  /** The prizes, the best one first. */
  readonly prizes: readonly ({
    readonly id: string
    /** The share of entries that win the prize, in ten-thousandths. The remainder up to 10,000 wins nothing. */
    readonly weight: number
    /** The number of prizes; null if unlimited. */
    readonly stock: number | null
  } & SeedReward)[]
}

const usualCautions = [
  'フォローしている方が、1日1回、無料で引けます。日付は0:00に変わります。',
  '賞品は、その場でお渡しします。なくなった賞品の分は、はずれになります。',
] as const

/** All prize draws of the seed. */
export const prizeDraws: readonly SeedPrizeDraw[] = [
  {
    drawId: 'todai-dial',
    ipId: 'todai',
    name: '今夜のダイヤル合わせ',
    image: 'todai/night.svg',
    description:
      'ラジオのダイヤルを、目をつぶってひと回し。灯台放送局につながった方に、スタジオからおすそわけがあります。',
    cautions: usualCautions,
    starts: seedTimeOnDay(-14, '0:00'),
    ends: seedTimeOnDay(14, '23:59'),
    prizes: [
      { id: 'shiori', weight: 100, stock: 10, ...photoReward('todai-album-shiori') },
      { id: 'studio', weight: 900, stock: 100, ...photoReward('todai-album-studio') },
      { id: 'points', weight: 3_000, stock: null, ...votePointReward(5) },
      { id: 'coins', weight: 3_000, stock: null, ...coinReward(10) },
    ],
  },
  {
    drawId: 'benio-fortune',
    ipId: 'benio',
    name: '千早の火占い',
    image: 'benio/gates.svg',
    description: '火の番の千早が、その日の運勢を一枚だけ占います。凶の日は、黙って火を分けてくれます。',
    cautions: usualCautions,
    starts: seedTimeOnDay(-7, '0:00'),
    ends: seedTimeOnDay(21, '23:59'),
    prizes: [
      { id: 'great', weight: 500, stock: 30, ...photoReward('benio-lantern-chihaya') },
      { id: 'good', weight: 2_500, stock: null, ...coinReward(20) },
      { id: 'fair', weight: 4_000, stock: null, ...coinReward(5) },
    ],
  },
]

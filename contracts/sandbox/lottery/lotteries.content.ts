import type { ChannelId } from '../channel/channels.content.ts'
import { photoReward } from '../gacha/photoReward.content.ts'
import { coinReward, goodsReward, type SeedReward } from '../inventory/rewards.content.ts'
import { seedTimeOnDay, type SeedTime } from '../runtime/seed/seedTime.ts'

/** A lottery of the seed. */
export interface SeedLottery {
  readonly lotteryId: string
  readonly ipId: ChannelId
  readonly name: string
  readonly image: string
  readonly description: string
  readonly cautions: readonly string[]
  readonly starts: SeedTime
  readonly ends: SeedTime
  readonly announced: SeedTime
  /** When the lottery is no longer shown. */
  readonly closes: SeedTime
  readonly consumeCoin: number
  readonly limitPerMember: number
  /** The maximum number of entries of all members together; null if unlimited. */
  readonly entryLimit: number | null
  /** The prizes, the best one first. */
  readonly prizes: readonly {
    readonly id: string
    readonly name: string
    readonly image: string
    readonly winners: number
    /** The items of the prize, of which the winner chooses one. */
    readonly items: readonly ({ readonly id: string } & SeedReward)[]
  }[]
}

const usualCautions = [
  '当選は、おひとりひとつの賞までです。口数が多いほど、当たりやすくなります。',
  '抽選の結果は、発表の時間になるとこのページに出ます。',
] as const

/** All lotteries of the seed. */
export const lotteries: readonly SeedLottery[] = [
  {
    lotteryId: 'lemonade-flag',
    ipId: 'lemonade',
    name: 'パレードの旗、さしあげます',
    image: 'lemonade/parade-flag.svg',
    description: '夏至のパレードで五人が振った紙の旗に、ひとりずつ名前を書きました。欲しい旗は、当たってから選べます。',
    cautions: [...usualCautions, '旗は、発表から一か月ほどでお届けします。'],
    starts: seedTimeOnDay(-2, '12:00'),
    ends: seedTimeOnDay(5, '23:59'),
    announced: seedTimeOnDay(7, '18:00'),
    closes: seedTimeOnDay(30, '18:00'),
    consumeCoin: 50,
    limitPerMember: 10,
    entryLimit: 3_000,
    prizes: [
      {
        id: 'flag',
        name: '名前入りの紙の旗',
        image: 'lemonade/parade-flag.svg',
        winners: 5,
        items: [
          { id: 'akari', ...goodsReward('灯里の旗', 'lemonade/parade-akari.svg') },
          { id: 'kotoha', ...goodsReward('ことはの旗', 'lemonade/parade-kotoha.svg') },
          { id: 'mitsuki', ...goodsReward('みつきの旗', 'lemonade/parade-mitsuki.svg') },
          { id: 'sui', ...goodsReward('すいの旗', 'lemonade/parade-sui.svg') },
          { id: 'nao', ...goodsReward('なおの旗', 'lemonade/parade-nao.svg') },
        ],
      },
      {
        id: 'photo',
        name: '花道の写真',
        image: 'lemonade/parade-five.svg',
        winners: 30,
        items: [
          { id: 'five', ...photoReward('lemonade-parade-five') },
          { id: 'akari', ...photoReward('lemonade-parade-akari') },
        ],
      },
      {
        id: 'coins',
        name: '炭酸の泡賞',
        image: 'lemonade/soda.svg',
        winners: 200,
        items: [{ id: 'coins', ...coinReward(100) }],
      },
    ],
  },
  {
    lotteryId: 'shinyou-feather',
    ipId: 'shinyou',
    name: 'ミミの風切羽、一枚だけ',
    image: 'shinyou/owl.svg',
    description: '秋の換羽でミミが落としていった風切羽を、額に入れました。ひなたが拾った場所の地図が付きます。',
    cautions: usualCautions,
    starts: seedTimeOnDay(2, '12:00'),
    ends: seedTimeOnDay(9, '23:59'),
    // The result is announced at the end of the entry period, so that this lottery can start again while the other
    // lottery waits for its result.
    announced: seedTimeOnDay(9, '23:59'),
    closes: seedTimeOnDay(40, '18:00'),
    consumeCoin: 30,
    limitPerMember: 5,
    entryLimit: null,
    prizes: [
      {
        id: 'feather',
        name: '風切羽の額',
        image: 'shinyou/owl.svg',
        winners: 1,
        items: [{ id: 'feather', ...goodsReward('風切羽の額', 'shinyou/owl.svg') }],
      },
      {
        id: 'lake',
        name: '湖の写真',
        image: 'shinyou/lake.svg',
        winners: 50,
        items: [{ id: 'lake', ...photoReward('shinyou-base-lake') }],
      },
    ],
  },
  {
    lotteryId: 'setsugen-photo',
    ipId: 'setsugen',
    name: '初雪の日の一枚',
    image: 'setsugen/morning.svg',
    description:
      '雪ひらくじに結んだ写真のうち、二人がいちばん手ばなしたくなかった二枚。応募は無料です。当たった方は、どちらか一枚をお選びください。',
    cautions: usualCautions,
    starts: seedTimeOnDay(-12, '12:00'),
    ends: seedTimeOnDay(-2, '23:59'),
    announced: seedTimeOnDay(-1, '18:00'),
    closes: seedTimeOnDay(60, '18:00'),
    consumeCoin: 0,
    limitPerMember: 3,
    entryLimit: null,
    prizes: [
      {
        id: 'two',
        name: '二人の一枚',
        image: 'setsugen/lot-yuki.svg',
        winners: 3,
        items: [
          { id: 'yuki', ...photoReward('setsugen-lot-yuki') },
          { id: 'touma', ...photoReward('setsugen-lot-touma') },
        ],
      },
      {
        id: 'coins',
        name: '雪のひとひら賞',
        image: 'setsugen/globe.svg',
        winners: 100,
        items: [{ id: 'coins', ...coinReward(30) }],
      },
    ],
  },
]

import type { ChannelId } from '../channel/channels.content.ts'
import { photoReward } from '../gacha/photoReward.content.ts'
import { coinReward, votePointReward, type SeedReward } from '../inventory/rewards.content.ts'
import { seedTimeOnDay, type SeedTime } from '../runtime/seed/seedTime.ts'

interface SeedVoteReward extends SeedReward {
  readonly id: string
  readonly required: number
}

interface SeedVote {
  readonly campaignId: string
  readonly ipId: ChannelId
  readonly name: string
  readonly image: string
  readonly description: string
  readonly cautions: readonly string[]
  readonly starts: SeedTime
  readonly ends: SeedTime
  /** When the publication ends, and with it the period in which rewards can be received. */
  readonly closes: SeedTime
  readonly dailyAmount: number
}

/** A ranking campaign of the seed. */
export interface SeedRanking extends SeedVote {
  readonly targets: readonly {
    readonly id: string
    readonly name: string
    readonly image: string
    readonly description: string
    /** The number of invented votes that the count starts from. */
    readonly votes: number
  }[]
  readonly bonus: {
    readonly id: string
    readonly name: string
    readonly image: string
    readonly description: string
    readonly starts: SeedTime
    readonly ends: SeedTime
    readonly maxRatePercent: number
    readonly photos: readonly { readonly itemId: string; readonly ratePercent: number }[]
  }
  readonly amountRewards: readonly SeedVoteReward[]
  readonly participateDescription: string
  readonly participateRewards: readonly SeedVoteReward[]
}

/** A coop campaign of the seed. */
export interface SeedCoopVote extends SeedVote {
  /** The number of invented votes that the count starts from. */
  readonly votes: number
  readonly goal: number
  readonly rewards: readonly SeedVoteReward[]
}

const usualCautions = [
  '毎日0:00に、この投票で使えるポイントが10ポイント配られます。その日のうちにお使いください。',
  '投票は、あとから取り消せません。',
] as const

/** All ranking campaigns of the seed. */
export const rankings: readonly SeedRanking[] = [
  {
    campaignId: 'todai-last-song',
    ipId: 'todai',
    name: '公開収録、最後の一曲',
    image: 'todai/studio.svg',
    description:
      '次の公開収録の最後に、四人が演奏する一曲を決めます。いちばん票を集めた曲は、灯台の明かりだけで演奏します。順位は1時間ごとに貼りだします。',
    cautions: [...usualCautions, '順位は、ボーナスを加えた票数で決まります。'],
    starts: seedTimeOnDay(-5, '12:00'),
    ends: seedTimeOnDay(6, '22:00'),
    closes: seedTimeOnDay(13, '22:00'),
    dailyAmount: 10,
    targets: [
      {
        id: 'letter',
        name: '潮待ちの手紙',
        image: 'todai/letter.svg',
        description: '番組のはじまりに流れる、あの三拍子。',
        votes: 4_820,
      },
      {
        id: 'boat',
        name: '紙の舟',
        image: 'todai/album-boat.svg',
        description: '便りを折って、港に浮かべた夜の歌。',
        votes: 5_310,
      },
      {
        id: 'tower',
        name: '非番の灯台',
        image: 'todai/album-tower.svg',
        description: '灯太がはじめて書いた、静かな曲。',
        votes: 3_960,
      },
      {
        id: 'harbour',
        name: '始発まえの港',
        image: 'todai/album-harbour.svg',
        description: '朝がくるまでの、ベースと足音だけの四分間。',
        votes: 2_740,
      },
      {
        id: 'guitar',
        name: '波止場のワルツ',
        image: 'todai/album-wataru.svg',
        description: '航のギターが、波よりすこし遅れてついてきます。',
        votes: 2_740,
      },
      {
        id: 'rain',
        name: '雨あがりの岬',
        image: 'todai/album-misaki.svg',
        description: '名前の由来をきかれて、岬が弾いた答え。',
        votes: 1_580,
      },
      {
        id: 'dawn',
        name: '消灯のうた',
        image: 'todai/dawn.svg',
        description: '最終回のために取っておいたという、まだ誰も聴いていない曲。',
        votes: 4_100,
      },
    ],
    bonus: {
      id: 'album',
      name: '写真帖ボーナス',
      image: 'todai/album-studio.svg',
      description: '「岬の写真帖」の写真を持っていると、一枚につき10〜30%、合わせて50%まで票が増えます。',
      starts: seedTimeOnDay(-1, '12:00'),
      ends: seedTimeOnDay(3, '12:00'),
      maxRatePercent: 50,
      photos: [
        { itemId: 'todai-album-shiori', ratePercent: 30 },
        { itemId: 'todai-album-wataru', ratePercent: 20 },
        { itemId: 'todai-album-misaki', ratePercent: 20 },
        { itemId: 'todai-album-touta', ratePercent: 10 },
        { itemId: 'todai-album-boat', ratePercent: 10 },
        { itemId: 'todai-album-tower', ratePercent: 10 },
      ],
    },
    amountRewards: [
      { id: 'coins', required: 10, ...coinReward(30) },
      { id: 'studio', required: 50, ...photoReward('todai-album-studio') },
      { id: 'more-coins', required: 120, ...coinReward(100) },
      { id: 'shiori', required: 300, ...photoReward('todai-album-shiori') },
    ],
    participateDescription: '1ポイントでも投票した方に、もれなくお贈りします。受け取りは、投票のあと一週間まで。',
    participateRewards: [
      { id: 'postcard', required: 1, ...photoReward('todai-postcard-tower') },
      { id: 'points', required: 30, ...votePointReward(20) },
    ],
  },
  {
    campaignId: 'setsugen-window',
    ipId: 'setsugen',
    name: '窓辺に置く一冊',
    image: 'setsugen/window.svg',
    description: '冬のあいだ、朗読室の窓辺に置いておく一冊を決める投票でした。いちばん票を集めた本から読みはじめます。',
    cautions: usualCautions,
    starts: seedTimeOnDay(-16, '12:00'),
    ends: seedTimeOnDay(-6, '22:00'),
    closes: seedTimeOnDay(45, '22:00'),
    dailyAmount: 10,
    targets: [
      {
        id: 'post',
        name: '郵便局の灯',
        image: 'setsugen/noon.svg',
        description: '雪でとまった郵便車の、ひと晩の話。',
        votes: 2_310,
      },
      {
        id: 'globe',
        name: '手のひらの雪',
        image: 'setsugen/globe.svg',
        description: '割れたスノードームを直しにいく短篇。',
        votes: 1_940,
      },
      {
        id: 'comb',
        name: '櫛の歯',
        image: 'setsugen/comb.svg',
        description: '二人が声を交互にして読む、ちいさな戯曲。',
        votes: 1_120,
      },
    ],
    bonus: {
      id: 'lot',
      name: '雪ひらくじボーナス',
      image: 'setsugen/lot-globe.svg',
      description: '「雪ひらくじ」の写真を持っていると、一枚につき10%、合わせて20%まで票が増えました。',
      starts: seedTimeOnDay(-12, '12:00'),
      ends: seedTimeOnDay(-8, '12:00'),
      maxRatePercent: 20,
      photos: [
        { itemId: 'setsugen-lot-yuki', ratePercent: 10 },
        { itemId: 'setsugen-lot-touma', ratePercent: 10 },
      ],
    },
    amountRewards: [{ id: 'coins', required: 10, ...coinReward(20) }],
    participateDescription: '1ポイントでも投票した方にお贈りします。受け取りは、投票のあと一か月ほど。',
    participateRewards: [{ id: 'points', required: 1, ...votePointReward(10) }],
  },
]

/** All coop campaigns of the seed. */
export const coopVotes: readonly SeedCoopVote[] = [
  {
    campaignId: 'shinyou-firewood',
    ipId: 'shinyou',
    name: '冬じたく 薪一万本',
    image: 'shinyou/cabin.svg',
    description:
      '1ポイントで、薪が一本割れます。部員みんなで一万本。積みあがるたびに、小屋からお礼が届きます。一万本になったら、フクロウが来る夜まで火を絶やしません。',
    cautions: usualCautions,
    starts: seedTimeOnDay(-8, '9:00'),
    ends: seedTimeOnDay(5, '21:00'),
    closes: seedTimeOnDay(12, '21:00'),
    dailyAmount: 10,
    votes: 6_480,
    goal: 10_000,
    rewards: [
      { id: 'coins', required: 3_000, ...coinReward(30) },
      { id: 'lake', required: 6_000, ...photoReward('shinyou-base-lake') },
      { id: 'points', required: 8_000, ...votePointReward(30) },
      { id: 'nire', required: 10_000, ...photoReward('shinyou-base-nire') },
    ],
  },
]

import type {
  AmountRewards,
  CoopVote,
  ParticipateRewards,
  Ranking,
  RankingRow,
  VotePageData,
  VoteBonus,
  VoteCampaign,
  VoteHrefs,
  VoteReward,
  VoteTarget,
} from '../../design-system/screens/vote/vote.types.ts'
import { shinyou, todai } from './exampleChannels.ts'

const channelOf = ({ id, name, seed, href }: typeof todai) => ({ id, name, seed, href })
/** The channel of the example vote. */
export const voteChannel = channelOf(todai)
/** The channel of the example cooperative vote. */
export const coopVoteChannel = channelOf(shinyou)

const base = '/vote/ranking/todai-last-song'
/** The links of the example vote. */
export const voteHrefs: VoteHrefs = {
  campaign: base,
  ranking: `${base}/ranking`,
  targets: `${base}/target`,
  reward: `${base}/reward`,
  collection: '/collection',
  presents: '/present',
  login: `/login?callback=${encodeURIComponent(base)}`,
  top: '/home',
}

const coopBase = '/vote/coop/shinyou-firewood'
/** The links of the example cooperative vote. */
export const coopHrefs = {
  campaign: coopBase,
  reward: `${coopBase}/reward`,
  collection: '/collection',
  presents: '/present',
  login: `/login?callback=${encodeURIComponent(coopBase)}`,
  top: '/home',
}

/** An open vote for a song. */
export const exampleVote: VoteCampaign = {
  id: 'todai-last-song',
  name: '公開収録、最後の一曲',
  image: '/textures/todai/studio.svg',
  description:
    '次の公開収録の最後に、四人が演奏する一曲を決めます。いちばん票を集めた曲は、灯台の明かりだけで演奏します。順位は1時間ごとに貼りだします。',
  cautions: [
    '毎日0:00に、この投票で使えるポイントが10ポイント配られます。その日のうちにお使いください。',
    '投票は、あとから取り消せません。',
  ],
  start: '2026-01-26T12:00:00+09:00',
  end: '2026-02-06T22:00:00+09:00',
  daily: 10,
}

const song = (id: string, name: string, image: string, description: string): VoteTarget => ({
  id,
  name,
  image: `/textures/todai/${image}.svg`,
  description,
  voted: 0,
  uncounted: 0,
})

/** The candidates of `exampleVote`. */
export const exampleVoteTargets: VoteTarget[] = [
  {
    ...song('letter', '潮待ちの手紙', 'letter', '番組のはじまりに流れる、あの三拍子。'),
    voted: 18,
    uncounted: 12,
  },
  song('boat', '紙の舟', 'album-boat', '便りを折って、港に浮かべた夜の歌。'),
  song('tower', '非番の灯台', 'album-tower', '灯太がはじめて書いた、静かな曲。'),
  song('harbour', '始発まえの港', 'album-harbour', '朝がくるまでの、ベースと足音だけの四分間。'),
  song('guitar', '波止場のワルツ', 'album-wataru', '航のギターが、波よりすこし遅れてついてきます。'),
  song('rain', '雨あがりの岬', 'album-misaki', '名前の由来をきかれて、岬が弾いた答え。'),
  song('dawn', '消灯のうた', 'dawn', '最終回のために取っておいたという、まだ誰も聴いていない曲。'),
]

/** The member's points: used and available. */
export const examplePoints = { voted: 18, votable: 32 }
/** The data of the pages of `exampleVote`. */
export const votePageData: VotePageData = { campaign: exampleVote, targets: exampleVoteTargets, points: examplePoints }

const photo = (id: string, name: string, percent: number) => ({
  id,
  name,
  image: `/textures/todai/album-${id}.svg`,
  percent,
})
const bonusPhotos = [
  photo('shiori', '栞 深夜のパーソナリティ', 30),
  photo('wataru', '航 波止場のギター', 20),
  photo('misaki', '岬 窓辺のベース', 20),
  photo('touta', '灯太 非番の朝', 10),
  photo('boat', '紙の舟', 10),
  photo('tower', '灯台の昼', 10),
]

/** A bonus of a vote: photos that add per cent to the votes of their owner. The member owns two, of 20 % and 10 %. */
export const exampleBonus: VoteBonus = {
  id: 'album',
  name: '写真帖ボーナス',
  description: '「岬の写真帖」の写真を持っていると、一枚につき10〜30%、合わせて50%まで票が増えます。',
  start: '2026-01-30T12:00:00+09:00',
  end: '2026-02-03T12:00:00+09:00',
  maxPercent: 50,
  photos: bonusPhotos,
  owned: bonusPhotos.slice(1, 2).concat(bonusPhotos.slice(3, 4)),
}

/** The bonus of the next term: the member owns one photo, which gives 10 %. */
export const nextBonus: VoteBonus = {
  ...exampleBonus,
  id: 'night',
  name: '深夜便ボーナス',
  owned: [{ ...bonusPhotos[1]!, percent: 10 }],
}

const row = (id: string, rank: number, votes: number, more: Partial<RankingRow> = {}): RankingRow => {
  const { name, image } = exampleVoteTargets.find((each) => each.id === id)!
  return { id, name, image, rank, votes, isTied: false, ...more }
}

/** The ranking of `exampleVoteTargets`, to be updated every hour. */
export const exampleRanking: Ranking = {
  rows: [
    row('boat', 1, 5_310, { change: 1 }),
    row('letter', 2, 4_820, { change: -1, uncounted: 12 }),
    row('dawn', 3, 4_100, { change: 0 }),
    row('tower', 4, 3_960, { change: 0 }),
    row('harbour', 5, 2_740, { change: 1, isTied: true }),
    row('guitar', 5, 2_740, { change: 0, isTied: true }),
    row('rain', 7, 1_580, { change: 0 }),
  ],
  asOf: '2026-01-31T19:00:00+09:00',
  next: '2026-01-31T20:00:00+09:00',
  since: '2026-01-31T18:00:00+09:00',
}

/** A ranking before its first publication. */
export const unpublishedRanking: Ranking = { rows: [], next: '2026-01-31T20:00:00+09:00' }
/** The ranking after the end of the vote. */
export const finalRanking: Ranking = {
  rows: exampleRanking.rows.map(({ uncounted: _counted, ...each }) => each),
  asOf: '2026-01-31T12:00:00+09:00',
}

/** A ranking of 100 rows, in a different order when `turn` is not 0. `turn` also moves its time on by as many hours. */
export const rankingOfHundred = (turn: number): Ranking => ({
  asOf: new Date(Date.parse('2026-01-31T10:00:00Z') + turn * 3_600_000).toISOString(),
  next: new Date(Date.parse('2026-01-31T11:00:00Z') + turn * 3_600_000).toISOString(),
  rows: Array.from({ length: 100 }, (_, at) => {
    const place = turn === 0 ? at : (at * 37) % 100
    return {
      id: `song-${at}`,
      name: `リクエスト第${at + 1}番`,
      rank: place + 1,
      votes: 10_000 - place * 97,
      isTied: false,
    }
  }).toSorted((a, b) => a.rank - b.rank),
})

const coins = { kind: 'COIN' as const, name: '無償コイン' }
const photoAsset = (name: string, image: string) => ({
  kind: 'PHOTO' as const,
  name,
  image: `/textures/${image}.svg`,
  amount: 1,
})

/** Rewards that a member reaches by voting. */
export const reachedRewards = [{ ...coins, amount: 30 }, photoAsset('灯台のふもとのスタジオ', 'todai/album-studio')]

const reward = (id: string, required: number, asset: VoteReward['asset'], voted: number): VoteReward => ({
  id,
  required,
  asset,
  isReached: required <= voted,
  isReceived: required <= voted,
})

/** The rewards by points. */
export const amountRewards: AmountRewards = {
  voted: 60,
  rewards: [
    reward('coins', 10, { ...coins, amount: 30 }, 60),
    reward('studio', 50, photoAsset('灯台のふもとのスタジオ', 'todai/album-studio'), 60),
    reward('more-coins', 120, { ...coins, amount: 100 }, 60),
    reward('shiori', 300, photoAsset('栞 深夜のパーソナリティ', 'todai/album-shiori'), 60),
  ],
}

/** The rewards for taking part. */
export const participateRewards: ParticipateRewards = {
  voted: 60,
  description: '1ポイントでも投票した方に、もれなくお贈りします。受け取りは、投票のあと一週間まで。',
  start: exampleVote.start,
  end: exampleVote.end,
  receivable: { start: exampleVote.start, end: '2026-02-13T22:00:00+09:00' },
  rewards: [
    { ...reward('postcard', 1, photoAsset('絵はがき 灯台の昼', 'todai/album-tower'), 60), isReceived: false },
    reward('points', 30, { kind: 'VOTE_POINT', name: '投票ポイント', amount: 20 }, 60),
  ],
}

/** The example cooperative vote. */
export const exampleCoopVote: CoopVote = {
  campaign: {
    ...exampleVote,
    id: 'shinyou-firewood',
    name: '冬じたく 薪一万本',
    image: '/textures/shinyou/cabin.svg',
    description:
      '1ポイントで、薪が一本割れます。部員みんなで一万本。積みあがるたびに、小屋からお礼が届きます。一万本になったら、フクロウが来る夜まで火を絶やしません。',
  },
  goal: 10_000,
  achieved: 6_480,
  points: { voted: 24, votable: 10 },
}

/** The rewards of the example cooperative vote. */
export const coopRewards: VoteReward[] = [
  { ...reward('coins', 3_000, { ...coins, amount: 30 }, 6_480) },
  { ...reward('lake', 6_000, photoAsset('朝もやの湖', 'shinyou/cabin'), 6_480), isReceived: false },
  reward('points', 8_000, { kind: 'VOTE_POINT', name: '投票ポイント', amount: 30 }, 6_480),
  reward('nire', 10_000, photoAsset('楡 火の番', 'shinyou/cabin'), 6_480),
]

const longName =
  '海のむこうの町まで届くように毎晩すこしずつ出力を上げている港の灯台がひとまわりするあいだだけ聴こえる深夜便の一曲'
/** A vote with very long texts. */
export const longVote: VotePageData = {
  campaign: { ...exampleVote, id: 'long', name: longName, description: '便りを読み、歌をうたいます。'.repeat(20) },
  targets: exampleVoteTargets.map((each, at) => ({
    ...each,
    name: `${longName} その${at + 1}`,
    voted: 9_999_999,
    uncounted: 9_999_999,
  })),
  points: { voted: 9_999_999, votable: 9_999_999 },
}
/** A ranking with very long names. */
export const longRanking: Ranking = {
  ...exampleRanking,
  rows: exampleRanking.rows.map((each, at) => ({
    ...each,
    name: `${longName} その${at + 1}`,
    rank: 1_234 + at,
    votes: 9_999_999 - at,
    image: undefined,
    uncounted: 9_999_999,
    change: at % 2 ? -1_234 : 1_234,
  })),
}
